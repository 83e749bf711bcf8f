import { http, HttpResponse } from "msw";

/** The handlers of the embedded picture host: `/cdn/{variant}/{path}?size=`. */
export const pictureHandlers = [
  http.get("*/cdn/:variant/*", async ({ request, params }) => {
    const url = new URL(request.url);
    const variant = String(params["variant"]);
    const path = decodeURIComponent(url.pathname.split(`/cdn/${variant}/`)[1] ?? "");
    // These modules are imported on the first request, because most tests need no picture.
    const [{ readPicture }, { rasterise }] = await Promise.all([
      import("../picture-files"),
      import("../rasterise"),
    ]);
    const picture = await readPicture(path);
    const file =
      picture &&
      (await rasterise(path, picture, {
        variant,
        size: url.searchParams.get("size"),
        accept: request.headers.get("accept") ?? "",
      }));
    if (!file) return new HttpResponse(null, { status: 404 });
    return new HttpResponse(file.body, {
      headers: {
        "Content-Type": file.type,
        // In development, a replaced picture must be visible at once.
        "Cache-Control":
          process.env["NODE_ENV"] === "development" ? "no-cache" : "public, max-age=86400",
        Vary: "Accept",
      },
    });
  }),
];
