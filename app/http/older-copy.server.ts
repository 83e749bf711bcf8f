import { cacheControl } from "./cache-policy";
import { secure } from "./security-headers.server";

/** Says that whoever asks is a cache with an older copy of the page; see deploy/nginx. */
const olderCopy = "X-Older-Copy";

/**
 * Refuses a cache that has an older copy, with the status that `stale-if-error` is about. It would take
 * half a page for a whole one, and cannot tell the redirect to an error page from any other. For
 * everyone else it does nothing.
 *
 * @throws a 503 answer
 */
export function preferOlderCopy(request: Request): void {
  if (!request.headers.has(olderCopy)) return;
  const headers = secure(new Headers({ "Cache-Control": cacheControl.never }));
  throw new Response(null, { status: 503, headers });
}
