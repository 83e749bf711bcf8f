import * as to from "~/addresses";
import { data } from "@remix-run/node";
import { parseSitePath } from "~/http/site-path";
import { redirectTo, referringPath } from "~/http/redirects.server";
import { isKnownPage } from "../_main.404/known-pages.server";
import { findNearest } from "./nearest.server";

/**
 * The loader of an error page. For a wrong address (`?missing`) it says what was not found, with status 404. In an
 * outage its document is the same for every address, so it is rendered once: "Try again" leads to the page itself, as
 * `?again=yes`, and from there to the address that failed (`?from=`), which the browser sends as the referring page.
 */
export async function loadErrorPage(request: Request) {
  const { pathname, searchParams } = new URL(request.url);
  if (searchParams.has("again")) throw redirectTo(failedAddress(referringPath(request)) ?? to.home);
  const from = parseSitePath(searchParams.get("from"));
  // A known page that the upstream has nothing for is an outage.
  const isMissing = searchParams.has("missing") && !(from && isKnownPage(from));
  return data(
    {
      again: from && !isMissing ? `${pathname}?again=yes` : undefined,
      missing: isMissing ? await findNearest(from ?? to.home) : undefined,
    },
    isMissing ? 404 : 500,
  );
}

function failedAddress(page: string | undefined): string | undefined {
  if (page === undefined) return undefined;
  return parseSitePath(new URL(page, "http://own.invalid").searchParams.get("from"));
}
