import { http, HttpResponse } from "msw";
import { handlers } from "../../mocks/handlers";
import { startUpstream } from "../../mocks/server";

/** An upstream of a test's own. */
export interface OwnUpstream {
  url: string;
  /** What it answers, by path below `/v1/`: the data of the envelope. A test may change it. */
  data: Record<string, unknown>;
  /** Whether it knows the sample content, too; else nothing but its data. Every picture is a pixel. */
  isWhole: boolean;
  /** Whether it breaks every connection, or never answers. */
  isDown: boolean;
  isHanging: boolean;
  /** The paths it was asked for, in order. */
  asked: string[];
  close(): Promise<void>;
}

/** A white pixel. */
const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mP4DwABAQEAHLCMmQAAAABJRU5ErkJggg==",
  "base64",
);

const asPicture = { headers: { "Content-Type": "image/png" } };
const missing = { code: "CHASE-1404", message: "not found", data: null };

/** Starts an upstream that knows the given calls. */
export async function startOwnUpstream(data: Record<string, unknown> = {}): Promise<OwnUpstream> {
  const own = http.all("*", ({ request }) => {
    const { pathname, search } = new URL(request.url);
    upstream.asked.push(pathname + search);
    if (upstream.isDown) return HttpResponse.error();
    if (upstream.isHanging) return new Promise<Response>(() => undefined);
    const known = upstream.data[(pathname + search).replace("/v1/", "")];
    if (known !== undefined) {
      return HttpResponse.json({ code: "CHASE-1000", message: "OK", data: known });
    }
    // Not drawn: six of them on their way are all the connections that a browser has for a form.
    if (pathname.startsWith("/cdn/")) return new HttpResponse(picture, asPicture);
    if (upstream.isWhole) return undefined;
    return HttpResponse.json(missing, { status: 404 });
  });
  const listening = await startUpstream({ loadHandlers: () => [own, ...handlers] });
  const states = { isWhole: false, isDown: false, isHanging: false };
  const upstream: OwnUpstream = { ...listening, ...states, data, asked: [] };
  return upstream;
}

/** A chapter of the v1 API from the commentary of each of its pages. */
export function chapterOf(commentary: Record<number, string>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(commentary).map(([page, text]) => [
      page,
      { page: Number(page), imageId: `drawing-${page}`, commentary: text },
    ]),
  );
}
