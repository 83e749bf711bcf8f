import { http, HttpResponse } from "msw";
import { upstream } from "~mocks/index";

/** The picture id of a page in these comics. */
export const imageId = (chapter: number, page: number) => `image-${chapter}-${page}`;

/** Wraps data in the envelope of the upstream. */
export const envelope = (data: unknown) =>
  HttpResponse.json({ code: "CHASE-1000", message: "OK", data });

/** The response to a call for missing data. */
export const missing = () =>
  HttpResponse.json({ code: "CHASE-1404", message: "missing", data: null }, { status: 404 });

/**
 * Sets the upstream's comic for the rest of the test.
 *
 * @param chapters the page numbers of each chapter; other chapters are missing
 * @param latest the data of the latest call; undefined if that call fails
 */
export function upstreamHas(
  chapters: Record<number, readonly number[]>,
  latest: readonly number[] | undefined,
): void {
  upstream.use(
    http.get("*/v1/comics/talechasers/latest", () => (latest ? envelope(latest) : missing())),
    http.get("*/v1/comics/talechasers/chapters/:chapter", ({ params }) => {
      const chapter = Number(params["chapter"]);
      const pages = chapters[chapter];
      if (!pages) return missing();
      return envelope(
        Object.fromEntries(
          pages.map((page) => [
            page,
            {
              page,
              imageId: imageId(chapter, page),
              commentary: `Said of ${chapter}.${page}.`,
            },
          ]),
        ),
      );
    }),
  );
}

/** Records the requests to the upstream during a test. */
export function countUpstreamRequests(): { paths: string[]; stop(): void } {
  const paths: string[] = [];
  const count = ({ request }: { request: Request }) => paths.push(new URL(request.url).pathname);
  upstream.events.on("request:start", count);
  return { paths, stop: () => upstream.events.removeListener("request:start", count) };
}
