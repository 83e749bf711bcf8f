import * as to from "~/addresses";
import { redirect, type AppLoadContext } from "@remix-run/node";
import { subSiteOf } from "~/http/sub-site";
import { isNotFound, classifyFailure } from "~/upstream/failure";
import { cacheControl, hasStaleCopy, keepStaleCopy, uncachedHeaders } from "./cache-policy";
import { parseSitePath } from "./site-path";
import { secure } from "./security-headers.server";

/**
 * Redirects inside this site.
 *
 * @param path an own path; non-ASCII letters are encoded, which a Location header requires
 * @param status 302, or 301 for addresses that moved for good
 * @param cookie a Set-Cookie value
 */
export function redirectTo(path: string, status: 301 | 302 | 303 = 302, cookie?: string): Response {
  const { pathname, search, hash } = new URL(path, "http://own.invalid");
  const cache = status === 301 ? cacheControl.fixedFile : cacheControl.never;
  return redirect(pathname + search + hash, {
    status,
    headers: secure(
      new Headers({ "Cache-Control": cache, ...(cookie && { "Set-Cookie": cookie }) }),
    ),
  });
}

/** Redirects to a corrected address. The application replaces the history entry, so that Back does not return here. */
export function replaceWith(path: string): Response {
  const answer = redirectTo(path);
  // As Remix's `replace()` does.
  answer.headers.set("X-Remix-Replace", "true");
  return answer;
}

/**
 * Whether the request comes from the running application, not from the browser for a document. By the address where it is
 * known: caches share answers among browsers, and not all of them send the header.
 */
export function isClientNavigation(request: Request, context: AppLoadContext): boolean {
  return context.isForData ?? request.headers.get("Sec-Fetch-Dest") === "empty";
}

/** The path of the page of this site that sent a request, by its Referer; undefined for other sites. */
export function referringPath(request: Request): string | undefined {
  const referrer = request.headers.get("Referer");
  if (referrer === null || !URL.canParse(referrer)) return undefined;
  const { origin, host, pathname, search } = new URL(referrer);
  const isOwn = origin === new URL(request.url).origin || host === request.headers.get("Host");
  return isOwn ? parseSitePath(pathname + search) : undefined;
}

/**
 * Redirects to another site.
 *
 * @param address from `content/links.yaml` or a schema, never from a request
 * @param status 303 for the answer to a post
 */
export function redirectAway(address: string, status: 302 | 303 = 302): Response {
  return redirect(new URL(address).href, { status, headers: uncachedHeaders() });
}

/**
 * The failure policy of a loader: `.catch(toErrorPage(request))` redirects to the error page of the sub-site, which links
 * back to the address, or says that nothing is there. A cache with a stale copy is told to serve that, unless the upstream
 * denied the request. Other errors than failed calls are rethrown.
 */
export function toErrorPage(request: Request): (reason: unknown) => never {
  return (reason) => {
    if (classifyFailure(reason) !== "absent" && hasStaleCopy(request)) throw keepStaleCopy();
    throw isNotFound(reason) ? redirectToNotFound(request) : redirectToError(request);
  };
}

/** Redirects to the error page of the sub-site, which says that nothing is at this address. */
export function redirectToNotFound(request: Request): Response {
  return redirectToError(request, { missing: "yes" });
}

function redirectToError(request: Request, more: Record<string, string> = {}): Response {
  const { pathname, search } = new URL(request.url);
  const from = parseSitePath(pathname + search);
  return redirectTo(to.errorPage(subSiteOf(pathname), { from, ...more }));
}
