import { parseSitePath } from "./site-path";

/**
 * The page of this site that a request was made from, by its Referer; nothing where there is none. Browsers
 * tell a site the whole address of its own pages, and no more than the origin of another's.
 */
export function referringPath(request: Request): string | undefined {
  const referrer = request.headers.get("Referer");
  if (referrer === null || !URL.canParse(referrer)) return undefined;
  const { origin, host, pathname, search } = new URL(referrer);
  const isOwn = origin === new URL(request.url).origin || host === request.headers.get("Host");
  return isOwn ? parseSitePath(pathname + search) : undefined;
}
