import { LRUCache } from "lru-cache";
import { http, HttpResponse } from "msw";
import type { Picture } from "sample-art/picture";

/** A picture is asked for in several sizes, one after the other. */
const drawings = new LRUCache<string, Picture>({ max: 50 });

/** The embedded picture host: `/cdn/{variant}/{path}?size=`. */
export const pictureHandlers = [
  http.get("*/cdn/:variant/*", async ({ request, params }) => {
    const url = new URL(request.url);
    const variant = String(params["variant"]);
    const path = decodeURIComponent(url.pathname.split(`/cdn/${variant}/`)[1] ?? "");
    // The drawings are most of this upstream's code: they are loaded with the first picture.
    const [{ drawPicture }, { rasterise }] = await Promise.all([
      import("sample-art"),
      import("../rasterise"),
    ]);
    const picture = drawings.get(path) ?? drawPicture(path);
    if (!picture) return new HttpResponse(null, { status: 404 });
    drawings.set(path, picture);
    const file = await rasterise(path, picture, {
      variant,
      size: url.searchParams.get("size"),
      accept: request.headers.get("accept") ?? "",
    });
    if (!file) return new HttpResponse(null, { status: 404 });
    return new HttpResponse(file.body, {
      headers: {
        "Content-Type": file.type,
        "Cache-Control": "public, max-age=86400",
        Vary: "Accept",
      },
    });
  }),
];
