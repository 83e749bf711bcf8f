import { cacheControl } from "./cache-policy";
import { secure } from "./security-headers.server";

/** Whether it is a cache that asks, and one that has an older copy of the page; see deploy/nginx. */
export function hasStaleCopy(request: Request): boolean {
  return request.headers.has("X-Older-Copy");
}

/**
 * The answer to a cache that had better go on with its older copy, with a status that it goes on for. By
 * itself it would take half a page for a whole one, and cannot tell the redirect to an error page from any
 * other.
 */
export function keepStaleCopy(): Response {
  const headers = secure(new Headers({ "Cache-Control": cacheControl.never }));
  return new Response(null, { status: 503, headers });
}
