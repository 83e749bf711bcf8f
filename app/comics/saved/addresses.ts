/** What the service worker makes of an address. Pure: it asks no cache. */

/** What a page of the comic asks for. */
export type RequestKind = "page" | "data" | "list" | "file" | "picture";

const picture = /\/(?:d|m|thumb|base)(\/comics\/[^/]+\/\d+\/[^/]+\.png)$/;

/**
 * What a request is for; nothing for all that the worker has no business with: it is not even looked at. Data that
 * is only fetched ahead by a link has the mode "no-cors".
 *
 * @param origin the site's own
 */
export function classifyRequest(
  { method, mode, url }: Pick<Request, "method" | "mode" | "url">,
  origin: string,
): RequestKind | undefined {
  if (method !== "GET") return undefined;
  const { pathname, origin: at } = new URL(url);
  if (picture.test(pathname)) return mode === "navigate" ? undefined : "picture";
  if (at !== origin) return undefined;
  if (pathname.startsWith("/assets/")) return "file";
  if (!pathname.startsWith("/comics/")) return undefined;
  if (mode === "navigate") return "page";
  if (mode === "no-cors") return undefined;
  if (pathname.endsWith(".data")) return "data";
  return /\/(?:ahead|panels)\.json$/.test(pathname) ? "list" : undefined;
}

/** What of the query makes another page. */
const read = ["open", "page"];

/** The address under which a page, or its data, is kept: with what it reads of the query, and no more. */
export function toCacheKey(url: string): string {
  const { pathname, searchParams } = new URL(url);
  if (/\/saved(?:\.data)?$/.test(pathname)) return pathname;
  const kept = [...searchParams].filter(([name, value]) => read.includes(name) && value !== "");
  return pathname + (kept.length > 0 ? `?${new URLSearchParams(kept).toString()}` : "");
}

/** The page that a request for data is about. */
export function toPageAddress(url: string): string {
  const { pathname, searchParams } = new URL(url);
  searchParams.delete("_routes");
  const search = searchParams.toString();
  return pathname.replace(/\.data$/, "") + (search && `?${search}`);
}

/**
 * Where an address that only the server has an answer for leads: to a page, from a choice of one, a chapter,
 * or a place in its scroll. Nothing for any other.
 *
 * @param firstOf the first page of a saved chapter
 */
export function resolvePage(
  url: string,
  firstOf: (comic: string, chapter: number) => number | undefined,
): string | undefined {
  const { pathname, searchParams } = new URL(url);
  const [, , comic = "", number, last] = pathname.split("/");
  const chapter = number ?? searchParams.get("chapter");
  if (chapter === null || !/^\d+$/.test(chapter)) return undefined;
  if (last !== undefined && last !== "scroll") return undefined;
  const page = searchParams.get(last === "scroll" ? "at" : "page");
  if (last === "scroll" && !page) return undefined;
  const to = page && /^\d+$/.test(page) ? Number(page) : firstOf(comic, Number(chapter));
  return to === undefined ? undefined : `/comics/${comic}/${chapter}/${to}`;
}

/** The saved picture that stands in for another size of it, among addresses. */
export function findOtherSize(url: string, saved: readonly string[]): string | undefined {
  const path = picture.exec(new URL(url).pathname)?.[1];
  if (path === undefined) return undefined;
  return saved.find((address) => picture.exec(address.split("?")[0]!)?.[1] === path);
}

/** The chapter that a page or a picture is of. */
export function parseChapter(url: string): { comic: string; chapter: number } | undefined {
  const [, comic, chapter] = /\/comics\/([^/]+)\/(\d+)(?:[/.]|$)/.exec(new URL(url).pathname) ?? [];
  return comic === undefined ? undefined : { comic, chapter: Number(chapter) };
}
