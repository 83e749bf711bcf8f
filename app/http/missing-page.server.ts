import { parseSitePath } from "./site-path";
import { preferenceCookie, readCookies } from "./preferences.server";
import { redirectTo } from "./redirects.server";
import { subSiteOf } from "./sub-site";

const cookie = "lost";

/** Characters of an address that are remembered; no address of this site is as long. */
const longest = 200;

/**
 * A redirect to the page that says that there is no such page, on the address's sub-site. That page has one
 * address; which one was asked for it is told by a cookie of half a minute.
 *
 * @param status 303 for the answer to a post
 */
export function missingPage(request: Request, status: 302 | 303 = 302): Response {
  const { pathname } = new URL(request.url);
  const page = subSiteOf(pathname) === "guild" ? "/cga/404" : "/404";
  const answer = redirectTo(page, status);
  answer.headers.append(
    "Set-Cookie",
    preferenceCookie(cookie, pathname.slice(0, longest), 30, page),
  );
  return answer;
}

/** The path that a visitor of that page asked for, decoded where it can be; of an own page or of none. */
export function lostPath(request: Request): string | undefined {
  const path = parseSitePath(readCookies(request)[cookie]?.slice(0, longest));
  if (path === undefined) return undefined;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
