import { http, HttpResponse } from "msw";
import { handlers } from "../../mocks/handlers";
import { startUpstream } from "../../mocks/server";

/** An upstream that belongs to one test. */
export interface OwnUpstream {
  url: string;
  /** The data of the envelope by path below `/v1/`; a test may change it. */
  data: Record<string, unknown>;
  /** Whether the upstream also serves the sample content. All pictures are single pixels. */
  isWhole: boolean;
  /** Whether it closes every connection, or never responds. */
  isDown: boolean;
  isHanging: boolean;
  /** The requested paths, in order. */
  requestedPaths: string[];
  close(): Promise<void>;
}

/** A white pixel. */
const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mP4DwABAQEAHLCMmQAAAABJRU5ErkJggg==",
  "base64",
);

const asPicture = {
  headers: { "Content-Type": "image/png", "Content-Length": String(picture.byteLength) },
};
const missing = { code: "CHASE-1404", message: "not found", data: null };

/** Starts an upstream that serves the given calls. */
export async function startOwnUpstream(data: Record<string, unknown> = {}): Promise<OwnUpstream> {
  const own = http.all("*", ({ request }) => {
    const { pathname, search } = new URL(request.url);
    upstream.requestedPaths.push(pathname + search);
    if (upstream.isDown) return HttpResponse.error();
    if (upstream.isHanging) return new Promise<Response>(() => undefined);
    const known = upstream.data[(pathname + search).replace("/v1/", "")];
    if (known !== undefined) {
      return HttpResponse.json({ code: "CHASE-1000", message: "OK", data: known });
    }
    // Pictures are single pixels: drawing them would occupy all six connections of the browser, and
    // block form posts.
    if (pathname.startsWith("/cdn/")) return new HttpResponse(picture, asPicture);
    if (upstream.isWhole) return undefined;
    return HttpResponse.json(missing, { status: 404 });
  });
  const listening = await startUpstream({ loadHandlers: () => [own, ...handlers] });
  const states = { isWhole: false, isDown: false, isHanging: false };
  const upstream: OwnUpstream = { ...listening, ...states, data, requestedPaths: [] };
  return upstream;
}

/** The data of a chapter, made of the commentary of each page. */
export function chapterOf(commentary: Record<number, string>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(commentary).map(([page, text]) => [
      page,
      { page: Number(page), imageId: `drawing-${page}`, commentary: text },
    ]),
  );
}
