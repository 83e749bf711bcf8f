import { cookieNames, readCookies } from "./preferences.server";

/** Cache-Control values with names and reasons. Times are in seconds. */
export const cacheControl = {
  /** Documents and their data: a minute spares a reader on a slow line the repeat. */
  page: "public, max-age=60, s-maxage=60, stale-while-revalidate=600, stale-if-error=604800",
  /** The same, where a cookie had a say: never in a cache that others use. */
  privatePage: "private, max-age=60",
  /** What says how many days ago: asked for anew each time, so that no word outlives its day. */
  ofTheDay: "private, no-cache",
  /** Files whose name is a hash of their content. */
  hashedFile: "public, max-age=31536000, immutable",
  /** Files at a fixed URL that may change with the next deployment. */
  fixedFile: "public, max-age=3600, stale-while-revalidate=86400",
  /** The script of a service worker: what it does wrong would otherwise stay wrong. */
  worker: "no-cache",
  /** Feeds: their readers ask often, and the ETag answers cheaply. */
  feed: "public, max-age=300, stale-while-revalidate=3600, stale-if-error=604800",
  /** Pictures: a new drawing gets a new address. */
  picture: "public, max-age=604800, stale-while-revalidate=2592000",
  /** Errors, redirects to them, and answers to posts. */
  never: "no-store",
} as const;

/**
 * The policy of a page that did not choose one itself: errors are never stored, and a page a
 * cookie had a say in stays with its visitor.
 */
export function pageCacheControl(request: Request, status: number): string {
  const storable = request.method === "GET" || request.method === "HEAD";
  if (!storable || (status !== 200 && status !== 304)) return cacheControl.never;
  // The parser decides what is a cookie of ours, as it does for what a page shows.
  const cookies = readCookies(request);
  const isPersonal = Object.values(cookieNames).some((name) => name in cookies);
  return isPersonal ? cacheControl.privatePage : cacheControl.page;
}

/** Says who may keep a page: as its route says, else by what it is; nobody what something is missing from. */
export function chooseCachePolicy(
  headers: Headers,
  request: Request,
  status: number,
  isIncomplete = false,
): void {
  if (isIncomplete) headers.set("Cache-Control", cacheControl.never);
  else if (!headers.has("Cache-Control")) {
    headers.set("Cache-Control", pageCacheControl(request, status));
  }
}
