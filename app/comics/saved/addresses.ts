import * as to from "~/addresses";

/** How the service worker reads addresses. Pure functions: none opens a cache. */

/** A kind of request that the worker answers. */
export type RequestKind = "page" | "data" | "list" | "file" | "picture";

const picture = /\/(?:d|m|thumb|base)(\/comics\/[^/]+\/\d+\/[^/]+\.png)$/;

/**
 * Classifies a request; undefined for requests that the worker leaves to the browser. Data that a link prefetches has
 * the mode "no-cors".
 *
 * @param origin the site's own
 */
export function classifyRequest(
  { method, mode, cache, url }: Pick<Request, "method" | "mode" | "cache" | "url">,
  origin: string,
): RequestKind | undefined {
  if (method !== "GET") return undefined;
  const { pathname, origin: at } = new URL(url);
  // A picture that is fetched anew replaces the saved one.
  if (picture.test(pathname))
    return mode === "navigate" || cache === "reload" ? undefined : "picture";
  if (at !== origin) return undefined;
  if (pathname.startsWith("/assets/")) return "file";
  if (mode === "navigate") return pathname.startsWith("/ex/") ? undefined : "page";
  if (mode === "no-cors" || !pathname.startsWith("/comics/")) return undefined;
  if (pathname.endsWith(".data")) return "data";
  // Chapters that were saved by an earlier build have their panels in files of their own.
  return /\/(?:ahead|panels)\.json$/.test(pathname) ? "list" : undefined;
}

/** Query parameters that change a page. */
const pageParams = ["open", "page"];

/** The address under which a page, or its list, is cached: without parameters that change nothing. */
export function toCacheKey(url: string): string {
  const { pathname, searchParams } = new URL(url);
  if (/\/saved$/.test(pathname)) return pathname;
  const kept = [...searchParams].filter(
    ([name, value]) => pageParams.includes(name) && value !== "",
  );
  return pathname + (kept.length > 0 ? `?${new URLSearchParams(kept).toString()}` : "");
}

/** The address of the page whose data is requested. */
export function toPageAddress(url: string): string {
  const { pathname, searchParams } = new URL(url);
  searchParams.delete("_routes");
  const search = searchParams.toString();
  return pathname.replace(/\.data$/, "") + (search && `?${search}`);
}

/**
 * Resolves an address that the server would redirect to a page: a chosen page, a chapter, or a position in its scroll.
 * Undefined for any other.
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
  const first = page && /^\d+$/.test(page) ? Number(page) : firstOf(comic, Number(chapter));
  return first === undefined
    ? undefined
    : to.page(comic, { chapter: Number(chapter), page: first });
}

/** Finds the saved picture that is another size of the requested one. */
export function findOtherSize(url: string, saved: readonly string[]): string | undefined {
  const path = picture.exec(new URL(url).pathname)?.[1];
  if (path === undefined) return undefined;
  return saved.find((address) => picture.exec(address.split("?")[0]!)?.[1] === path);
}

/** The chapter of a page or picture. */
export function parseChapter(url: string): { comic: string; chapter: number } | undefined {
  const [, comic, chapter] = /\/comics\/([^/]+)\/(\d+)(?:[/.]|$)/.exec(new URL(url).pathname) ?? [];
  return comic === undefined ? undefined : { comic, chapter: Number(chapter) };
}
