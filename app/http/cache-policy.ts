import type { AppLoadContext, HeadersFunction } from "@remix-run/node";
import { secure } from "./security-headers.server";
import { pageCookies, readCookies } from "./preferences.server";

/** Cache-Control values with names and reasons. Times are in seconds. */
export const cacheControl = {
  /** Documents and their data: a minute spares a reader on a slow line the repeat. */
  page: "public, max-age=60, s-maxage=60, stale-while-revalidate=600, stale-if-error=604800",
  /** The same, where a cookie had a say: never in a cache that others use. */
  privatePage: "private, max-age=60",
  /** What says how many days ago: asked for anew each time, so that no word outlives its day. */
  ofTheDay: "private, no-cache",
  /** What a page that is seen asks for every 30 s: a crowd that does asks once, and gets nothing much older. */
  live: "public, max-age=10, s-maxage=10",
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
  const isPersonal = pageCookies.some((name) => name in cookies);
  return isPersonal ? cacheControl.privatePage : cacheControl.page;
}

declare module "@remix-run/node" {
  interface AppLoadContext {
    /** When what the page says is not true any more, by `Date.now`; see `keepUntil`. */
    changesAt?: number;
  }
}

/** Limits the lifetime of a page in all caches. @param time by `Date.now` */
export function keepUntil(context: AppLoadContext, time: number): void {
  context.changesAt = Math.min(context.changesAt ?? Infinity, time);
}

/** Sets `Cache-Control`: never for an incomplete page, else as its route says, else by its request and status. */
export function chooseCachePolicy(
  headers: Headers,
  request: Request,
  status: number,
  { isIncomplete, changesAt = Infinity }: AppLoadContext = {},
): void {
  if (isIncomplete) headers.set("Cache-Control", cacheControl.never);
  else if (!headers.has("Cache-Control")) {
    const policy = pageCacheControl(request, status);
    headers.set("Cache-Control", shortened(policy, Math.max(0, changesAt - Date.now()) / 1_000));
  }
}

/** The policy with all its lifetimes limited to so many seconds. */
function shortened(policy: string, seconds: number): string {
  const fresh = Math.floor(Math.min(60, seconds));
  return policy.replace(
    /(max-age|s-maxage|stale-while-revalidate)=(\d+)/g,
    (_directive, name: string, value: string) => {
      const most = name === "stale-while-revalidate" ? Math.floor(seconds) - fresh : fresh;
      return `${name}=${Math.min(Number(value), most)}`;
    },
  );
}

/**
 * A route's `headers` where the loader chose some: hands them on to the document. Pages without
 * one get the default policy of `entry.server.tsx`.
 */
export const fromLoader: HeadersFunction = ({ loaderHeaders, errorHeaders }) =>
  errorHeaders ?? loaderHeaders;

/** Whether the request comes from a cache that holds a stale copy of the page; see deploy/nginx. */
export function hasStaleCopy(request: Request): boolean {
  return request.headers.has("X-Older-Copy");
}

/**
 * The answer that makes a cache serve its stale copy: a status for which it does. It would store an incomplete page, and
 * cannot tell the redirect to an error page from any other.
 */
export function keepStaleCopy(): Response {
  const headers = secure(new Headers({ "Cache-Control": cacheControl.never }));
  return new Response(null, { status: 503, headers });
}
