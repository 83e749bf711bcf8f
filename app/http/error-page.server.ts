import { data } from "@remix-run/node";
import { cacheControl } from "./cache-policy";
import { ownPath } from "./own-path";
import { redirectTo } from "./redirects.server";
import { referringPath } from "./referring-path.server";

/**
 * The loader of an error page. Its document is the same whatever failed, so that an outage renders it
 * once: the link to try again leads to the page itself, as `?again`, and from there to the address that
 * it was opened for (`?from=`), which the browser tells as the page it comes from.
 */
export function loadErrorPage(request: Request) {
  const { pathname, searchParams } = new URL(request.url);
  if (searchParams.has("again")) throw redirectTo(failedAddress(referringPath(request)) ?? "/");
  const canTryAgain = ownPath(searchParams.get("from")) !== undefined;
  return data(
    { again: canTryAgain ? `${pathname}?again` : undefined },
    { status: 500, headers: { "Cache-Control": cacheControl.never } },
  );
}

function failedAddress(page: string | undefined): string | undefined {
  if (page === undefined) return undefined;
  return ownPath(new URL(page, "http://own.invalid").searchParams.get("from"));
}
