import * as to from "~/addresses";
import { preferenceCookie, readCookies } from "./preferences.server";
import { respondToMissing, redirectTo } from "./redirects.server";
import { parseSitePath } from "./site-path";
import { subSiteOf } from "./sub-site";

const cookie = "lost";

/** Maximum length of an address in the cookie; all addresses of this site are shorter. */
const MAX_PATH_LENGTH = 200;

/**
 * Redirects to the sub-site's page for missing addresses. A cookie, valid for half a minute, tells
 * that page the requested address.
 *
 * @param status 303 for the response to a post
 */
export function redirectToMissingPage(request: Request, status: 302 | 303 = 302): Response {
  const { pathname } = new URL(request.url);
  const page = to.missingPage(subSiteOf(pathname));
  const lost = preferenceCookie(cookie, pathname.slice(0, MAX_PATH_LENGTH), 30, page);
  return respondToMissing(request) ?? redirectTo(page, status, lost);
}

/** The path that was not found, decoded if possible; undefined without a valid cookie. */
export function readMissingPath(request: Request): string | undefined {
  const path = parseSitePath(readCookies(request)[cookie]?.slice(0, MAX_PATH_LENGTH));
  try {
    return path && decodeURIComponent(path);
  } catch {
    return path;
  }
}
