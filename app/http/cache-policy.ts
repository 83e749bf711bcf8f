import type { AppLoadContext, HeadersFunction } from "@remix-run/node";
import { secure } from "./security-headers.server";
import { pageCookies, readCookies } from "./preferences.server";

/** Cache-Control values by name. Times are in seconds. */
export const cacheControl = {
  /** Documents and their data. */
  page: "public, max-age=60, s-maxage=60, stale-while-revalidate=600, stale-if-error=604800",
  /** Documents and their data that depend on a cookie. */
  privatePage: "private, max-age=60",
  /** Pages with relative days such as "yesterday". */
  ofTheDay: "private, no-cache",
  /** Data that open pages request every 30 s. */
  live: "public, max-age=10, s-maxage=10",
  /** Files with a hash of their content in their name. */
  hashedFile: "public, max-age=31536000, immutable",
  /** Other files, which may change with a deployment. */
  fixedFile: "public, max-age=3600, stale-while-revalidate=86400",
  /** The script of the service worker, so that a fix reaches browsers at once. */
  worker: "no-cache",
  /** Feeds, which are requested often and answered with 304. */
  feed: "public, max-age=300, stale-while-revalidate=3600, stale-if-error=604800",
  /** Pictures; a new drawing has a new address. */
  picture: "public, max-age=604800, stale-while-revalidate=2592000",
  /** Errors, redirects to them, and answers to POST. */
  never: "no-store",
} as const;

/** The policy of a page that did not choose one: errors are not stored, and pages that depend on a cookie are private. */
export function pageCacheControl(request: Request, status: number): string {
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (!isRead || (status !== 200 && status !== 304)) return cacheControl.never;
  // The same parser reads the cookies that pages depend on.
  const cookies = readCookies(request);
  const isPersonal = pageCookies.some((name) => name in cookies);
  return isPersonal ? cacheControl.privatePage : cacheControl.page;
}

/** The policy of a picture that may be cached for so many seconds. */
export const pictureCacheControl = (seconds: number) =>
  `public, max-age=${seconds}, stale-while-revalidate=${seconds}, stale-if-error=604800`;

/** Limits the lifetime of a page in all caches to a time by `Date.now`; 0 for a page that no cache may store. */
export function keepUntil(context: AppLoadContext, time: number): void {
  context.changesAt = Math.min(context.changesAt ?? Infinity, time);
}

/**
 * Sets `Cache-Control`: `no-store` for an error or an incomplete or changed page, else the policy of its route, else that
 * of `pageCacheControl`.
 */
export function chooseCachePolicy(
  headers: Headers,
  request: Request,
  status: number,
  { isIncomplete, changesAt = Infinity }: AppLoadContext = {},
): void {
  const policy = pageCacheControl(request, status);
  const seconds = (changesAt - Date.now()) / 1_000;
  if (isIncomplete || seconds <= 0 || policy === cacheControl.never) {
    headers.set("Cache-Control", cacheControl.never);
  } else if (!headers.has("Cache-Control")) {
    headers.set("Cache-Control", shorten(policy, seconds));
  }
}

/** Limits all lifetimes of a policy to so many seconds. */
function shorten(policy: string, seconds: number): string {
  const fresh = Math.floor(Math.min(60, seconds));
  return policy.replace(
    /(max-age|s-maxage|stale-while-revalidate)=(\d+)/g,
    (_directive, name: string, value: string) => {
      const max = name === "stale-while-revalidate" ? Math.floor(seconds) - fresh : fresh;
      return `${name}=${Math.min(Number(value), max)}`;
    },
  );
}

/** The `headers` of a route whose loader sets some. Other pages have the default policy of `entry.server.tsx`. */
export const fromLoader: HeadersFunction = ({ loaderHeaders, errorHeaders }) =>
  errorHeaders ?? loaderHeaders;

/** Whether the request comes from a cache that holds a stale copy of the page; see deploy/nginx. */
export function hasStaleCopy(request: Request): boolean {
  return request.headers.has("X-Older-Copy");
}

/** The headers of a response that is never cached. */
export function uncachedHeaders(more: Readonly<Record<string, string>> = {}): Headers {
  return secure(new Headers({ ...more, "Cache-Control": cacheControl.never }));
}

/** Responds without a body, never cached. */
export function emptyResponse(status: number, more?: Readonly<Record<string, string>>): Response {
  return new Response(null, { status, headers: uncachedHeaders(more) });
}

/** The response that makes a cache serve its stale copy: it does so for a status of 503, but not for a redirect. */
export const keepStaleCopy = () => emptyResponse(503);
