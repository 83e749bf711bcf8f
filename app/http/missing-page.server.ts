import * as to from "~/addresses";
import { respondToMissing, redirectTo } from "./redirects.server";
import { parseSitePath } from "./site-path";
import { subSiteOf } from "./sub-site";

/** Redirects to the 404 page of the sub-site. @param status 303 for the response to a post */
export function redirectToMissingPage(request: Request, status: 302 | 303 = 302): Response {
  const { pathname } = new URL(request.url);
  const page = to.missingPage(subSiteOf(pathname), parseSitePath(pathname));
  return respondToMissing(request) ?? redirectTo(page, status);
}
