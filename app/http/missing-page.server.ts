import * as to from "~/addresses";
import { preferenceCookie, readCookies } from "./preferences.server";
import { answerMissing, redirectTo } from "./redirects.server";
import { parseSitePath } from "./site-path";
import { subSiteOf } from "./sub-site";

const cookie = "lost";

/** Characters of an address in the cookie; no address of this site is as long. */
const MAX_PATH_LENGTH = 200;

/**
 * Redirects to the missing page of the sub-site. A cookie of half a minute tells it the requested address.
 *
 * @param status 303 for the answer to a post
 */
export function redirectToMissingPage(request: Request, status: 302 | 303 = 302): Response {
  const { pathname } = new URL(request.url);
  const page = to.missingPage(subSiteOf(pathname));
  const lost = preferenceCookie(cookie, pathname.slice(0, MAX_PATH_LENGTH), 30, page);
  return answerMissing(request) ?? redirectTo(page, status, lost);
}

/** The path for which the missing page is shown, decoded if possible; undefined without a valid cookie. */
export function readMissingPath(request: Request): string | undefined {
  const path = parseSitePath(readCookies(request)[cookie]?.slice(0, MAX_PATH_LENGTH));
  try {
    return path && decodeURIComponent(path);
  } catch {
    return path;
  }
}
