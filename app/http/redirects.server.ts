import { redirect } from "@remix-run/node";
import { subSiteOf } from "~/http/sub-site";
import { isNotFound, classifyFailure } from "~/upstream/failure";
import { cacheControl, hasStaleCopy, keepStaleCopy } from "./cache-policy";
import { parseSitePath } from "./site-path";
import { secure } from "./security-headers.server";

/**
 * Redirects inside this site.
 *
 * @param path an own path; non-ASCII letters are encoded, which a Location header requires
 * @param status 302, or 301 for addresses that moved for good
 */
export function redirectTo(path: string, status: 301 | 302 | 303 = 302): Response {
  const { pathname, search, hash } = new URL(path, "http://own.invalid");
  const cache = status === 301 ? cacheControl.fixedFile : cacheControl.never;
  return redirect(pathname + search + hash, {
    status,
    headers: secure(new Headers({ "Cache-Control": cache })),
  });
}

/**
 * Redirects to the address that should have been requested. In the running application it replaces the history entry, so
 * that Back does not lead here again.
 */
export function replaceWith(path: string): Response {
  const answer = redirectTo(path);
  // What Remix's own `replace()` adds.
  answer.headers.set("X-Remix-Replace", "true");
  return answer;
}

/** Whether the request comes from the running application, not from the browser for a document. */
export function isClientNavigation(request: Request): boolean {
  return request.headers.get("Sec-Fetch-Dest") === "empty";
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
 * @param address absolute and checked: from `content/links.ts` or a schema, never from a request
 * @param status 303 for the answer to a post
 */
export function redirectAway(address: string, status: 302 | 303 = 302): Response {
  return redirect(new URL(address).href, {
    status,
    headers: secure(new Headers({ "Cache-Control": cacheControl.never })),
  });
}

/**
 * The failure policy of a loader: `.catch(toErrorPage(request))` sends the visitor to the error page
 * of the sub-site they are on. In an outage it offers to try the same address again; for what the upstream does not
 * have, it says so. A cache goes on with its older copy, unless the upstream says that there is no such thing.
 *
 * Anything but a failed upstream call is a bug and is thrown on, to the error boundary and the log.
 */
export function toErrorPage(request: Request): (reason: unknown) => never {
  return (reason) => {
    if (classifyFailure(reason) !== "absent" && hasStaleCopy(request)) throw keepStaleCopy();
    throw isNotFound(reason) ? errorPage(request) : toErrorAddress(request);
  };
}

/** A redirect to the error page of the address's sub-site, which says that nothing is at this address. */
export function errorPage(request: Request): Response {
  return toErrorAddress(request, { missing: "yes" });
}

function toErrorAddress(request: Request, more: Record<string, string> = {}): Response {
  const { pathname, search } = new URL(request.url);
  const page = subSiteOf(pathname) === "guild" ? "/cga/error" : "/error";
  const from = parseSitePath(pathname + search);
  const params = new URLSearchParams({ ...(from && { from }), ...more });
  return redirectTo(`${page}?${params.toString()}`);
}
