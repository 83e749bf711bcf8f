import { redirect, replace, type AppLoadContext } from "@remix-run/node";
import * as to from "~/addresses";
import { withoutAddedSigns } from "~/own-path";
import { classifyFailure } from "~/upstream/failure";
import { cacheControl, uncachedHeaders } from "./cache-policy.server";
import { missingResponse } from "./file-response.server";
import { parseSitePath } from "./site-path";
import { subSiteOf } from "./sub-site";

/**
 * Redirects to a path of this site.
 *
 * @param path non-ASCII letters are encoded, which a Location header requires
 * @param status 302, or 301 for addresses that moved permanently
 * @param cookie a Set-Cookie value
 */
export function redirectTo(path: string, status: 301 | 302 | 303 = 302, cookie?: string): Response {
  const { pathname, search, hash } = new URL(path, "http://own.invalid");
  const headers = uncachedHeaders(cookie ? { "Set-Cookie": cookie } : {});
  if (status === 301) headers.set("Cache-Control", cacheControl.fixedFile);
  return redirect(pathname + search + hash, { status, headers });
}

/**
 * Redirects to a corrected address. A client navigation replaces the history entry, so that Back
 * does not lead to the wrong address again.
 */
export const replaceWith = (path: string): Response =>
  replace(path, { headers: uncachedHeaders() });

/** Redirects to another site. @param address a trusted URL, never the input of a visitor */
export function redirectAway(address: string, status: 302 | 303 = 302): Response {
  return redirect(new URL(address).href, { status, headers: uncachedHeaders() });
}

/** Returns whether a client navigation or a revalidation sent the request. */
export function isDataRequest(request: Request, context: AppLoadContext): boolean {
  return context.isForData ?? request.headers.get("Sec-Fetch-Dest") === "empty";
}

/** Returns the path of the page of this site that the Referer header names. */
export function referringPath(request: Request): string | undefined {
  const referrer = request.headers.get("Referer") ?? "";
  if (!URL.canParse(referrer)) return undefined;
  const { origin, host, pathname, search } = new URL(referrer);
  const isOwn = origin === new URL(request.url).origin || host === request.headers.get("Host");
  return isOwn ? parseSitePath(pathname + search) : undefined;
}

/**
 * The failure policy of a loader: `.catch(toErrorPage(request))` redirects to the error page of the
 * sub-site. The error page links back to the address, or says that it does not exist. An error that
 * is not an `UpstreamError` is rethrown.
 */
export function toErrorPage(request: Request): (reason: unknown) => never {
  return (reason) => {
    const isAbsent = classifyFailure(reason) === "absent";
    throw isAbsent ? redirectToNotFound(request) : redirectToError(request);
  };
}

/** The failure policy of a page that always exists, for which missing data means an outage. */
export function toOutagePage(request: Request): (reason: unknown) => never {
  return (reason) => {
    classifyFailure(reason);
    throw redirectToError(request);
  };
}

/** Redirects to the error page of the sub-site, which says that the address does not exist. */
export function redirectToNotFound(request: Request): Response {
  return respondToMissing(request) ?? redirectToError(request, { missing: "yes" });
}

function redirectToError(request: Request, more: Record<string, string> = {}): Response {
  const { pathname, search } = new URL(request.url);
  const from = parseSitePath(pathname + search);
  return redirectTo(to.errorPage(subSiteOf(pathname), { from, ...more }));
}

/** Redirects to the 404 page of the sub-site. @param status 303 for the response to a post */
export function redirectToMissingPage(request: Request, status: 302 | 303 = 302): Response {
  const { pathname } = new URL(request.url);
  const page = to.missingPage(subSiteOf(pathname), parseSitePath(pathname));
  return respondToMissing(request) ?? redirectTo(page, status);
}

/** Responds to a missing address with JSON, or with a redirect that removes added punctuation. */
function respondToMissing(request: Request): Response | undefined {
  const { pathname, search } = new URL(request.url);
  if (pathname.endsWith(".json")) return missingResponse();
  const path = withoutAddedSigns(pathname);
  return path === pathname ? undefined : redirectTo(path + search, 301);
}
