import type { IncomingHttpHeaders } from "node:http";
import type { AppLoadContext } from "@remix-run/node";
import { parse } from "cookie";
import { chooseEncoding } from "./compress.server";
import { featureCookies, parsePreferences } from "./preferences.server";
import { setSecurityHeaders } from "./security-headers.server";

/** The values of Cache-Control by name; the numbers are seconds. */
export const cacheControl = {
  /** Documents and their loader data. */
  page: "public, max-age=60, s-maxage=60, stale-while-revalidate=600, stale-if-error=604800",
  /** Documents and their loader data that depend on a cookie. */
  privatePage: "private, max-age=60",
  /** Pages that depend on a cookie and will change soon. */
  changingPrivatePage: "private, no-cache",
  /** Pages that will change soon. */
  changingPage: "public, max-age=10, s-maxage=10",
  /** Files whose name contains a hash of the content. */
  hashedFile: "public, max-age=31536000, immutable",
  /** Files whose content may change with a deployment. */
  fixedFile: "public, max-age=3600, stale-while-revalidate=86400",
  /** Feeds, which feed readers request often to get 304. */
  feed: "public, max-age=300, stale-while-revalidate=3600, stale-if-error=604800",
  /** Preview images that are complete; their address changes with their data. */
  picture: "public, max-age=604800, stale-while-revalidate=2592000",
  /** Errors, temporary redirects, responses to POST, and pages without data of a failed call. */
  never: "no-store",
} as const;

/** Returns the policy of a picture that caches may keep for a number of seconds. */
export const pictureCacheControl = (seconds: number) =>
  `public, max-age=${seconds}, stale-while-revalidate=${seconds}, stale-if-error=604800`;

/** The maximum time for which caches serve a page, fresh or stale. */
const MAX_PAGE_AGE_MS = 660_000;

/** Lets caches store a page until a `Date.now` timestamp; 0 prevents caching. */
export const cacheUntil = (context: AppLoadContext, time: number) =>
  void (context.changesAt = time);

/** The request headers that pages depend on, except Accept-Encoding. */
const PAGE_HEADERS = ["Cookie", "Save-Data"];

/** The request headers that the key of a page contains, in lower case. */
export const keyHeaders: ReadonlySet<string> = new Set(
  [...PAGE_HEADERS, "Accept-Encoding"].map((name) => name.toLowerCase()),
);

/**
 * Returns the cache key of a page: its address, and the values of the headers that pages depend on.
 * Unknown values count as missing.
 *
 * @returns undefined for a page that depends on the cookie of a feature, which has too many values
 */
export function pageKey(address: string, headers: IncomingHttpHeaders): string | undefined {
  const { cookie, "save-data": saveData, "accept-encoding": encoding } = headers;
  if (hasFeatureCookie(address, cookie)) return undefined;
  const variant = variantOf(cookie, saveData?.toString());
  return [chooseEncoding(encoding?.toString()), variant, address].join("\n");
}

const variantOf = (...headers: Parameters<typeof parsePreferences>) =>
  JSON.stringify(parsePreferences(...headers));

/** Returns whether the page at an address depends on a feature's cookie that the visitor has. */
function hasFeatureCookie(address: string, cookie = ""): boolean {
  const cookies = parse(cookie);
  return Object.values(featureCookies).some(
    ({ name, path }) => name in cookies && address.startsWith(path),
  );
}

/** Returns whether a page differs for this visitor because of a cookie. */
function isPersonal({ url, headers }: Request): boolean {
  const [cookie = "", saveData = ""] = PAGE_HEADERS.map((name) => headers.get(name) ?? "");
  const hasChosen = variantOf(cookie, saveData) !== variantOf("", saveData);
  return hasChosen || hasFeatureCookie(new URL(url).pathname, cookie);
}

/**
 * Sets `Vary` and `Cache-Control`. An error or an incomplete page gets `no-store`, any other page
 * the policy of its route. The default policy is public, or private if the page depends on a
 * cookie, with a short lifetime if the page is about to change.
 */
export function setCacheHeaders(
  headers: Headers,
  request: Request,
  status: number,
  { isIncomplete, changesAt = Infinity }: AppLoadContext = {},
): void {
  headers.append("Vary", PAGE_HEADERS.join(", "));
  const isPage = (status === 200 || status === 304) && ["GET", "HEAD"].includes(request.method);
  if (!isPage || isIncomplete || changesAt <= Date.now()) {
    headers.set("Cache-Control", cacheControl.never);
  } else if (!headers.has("Cache-Control")) {
    const isStable = changesAt > Date.now() + MAX_PAGE_AGE_MS;
    const forAll = isStable ? cacheControl.page : cacheControl.changingPage;
    const forOne = isStable ? cacheControl.privatePage : cacheControl.changingPrivatePage;
    headers.set("Cache-Control", isPersonal(request) ? forOne : forAll);
  }
}

/** Returns the headers of an uncached response. */
export function uncachedHeaders(more: Readonly<Record<string, string>> = {}): Headers {
  return setSecurityHeaders(new Headers({ ...more, "Cache-Control": cacheControl.never }));
}

/** Returns an uncached response without a body. */
export const emptyResponse = (status: number, more?: Record<string, string>) =>
  new Response(null, { status, headers: uncachedHeaders(more) });

/** Returns an uncached response with one sentence of text. */
export const textResponse = (status: number, text: string, more?: Record<string, string>) =>
  new Response(text, { status, headers: uncachedHeaders(more) });
