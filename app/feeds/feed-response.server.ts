import * as to from "~/addresses";
import { cacheControl } from "~/http/cache-policy.server";
import { fileResponse } from "~/http/file-response.server";
import { redirectTo } from "~/http/redirects.server";

/** Responds with a feed, or with 304. Browsers, which would show XML, are redirected to a page. */
export function feedResponse(
  request: Request,
  xml: string,
  type: "application/atom+xml" | "application/rss+xml",
): Response {
  const isForBrowser = request.headers.get("Sec-Fetch-Dest") === "document";
  const response = isForBrowser
    ? redirectTo(to.follow)
    : fileResponse(request, xml, `${type}; charset=utf-8`, cacheControl.feed);
  response.headers.set("Vary", "Sec-Fetch-Dest");
  return response;
}
