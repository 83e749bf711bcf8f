import { redirectTo } from "~/http/redirects.server";

/**
 * Sends a visitor who came by another spelling of an address (capitals, an apostrophe, a slash at
 * the end) to the one address of the page, for good. Does nothing at that address.
 *
 * @param path the page's address, which has to exist
 * @throws {Response}
 */
export function toCanonical(request: Request, path: string): void {
  const url = new URL(request.url);
  const canonical = new URL(path, url).pathname;
  if (url.pathname !== canonical) throw redirectTo(canonical + url.search, 301);
}
