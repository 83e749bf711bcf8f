import { upstreamAnswers } from "~/upstream/health.server";
import { cacheControl } from "./cache-policy";
import { isIncomplete } from "./incomplete.server";
import { secure } from "./security-headers.server";

/** Whether it is a cache that asks, and one that has an older copy of the page; see deploy/nginx. */
export function hasOlderCopy(request: Request): boolean {
  return request.headers.has("X-Older-Copy");
}

/**
 * Whether a cache had better go on with its older copy than take the page that is being made: something is
 * missing from that, because the upstream is down. Where only a part of the upstream fails, the newer page is
 * the better one: it may be long until that part is mended.
 */
export async function isOlderCopyBetter(request: Request): Promise<boolean> {
  return isIncomplete() && hasOlderCopy(request) && !(await upstreamAnswers());
}

/**
 * The answer to a cache that had better go on with its older copy, with a status that `stale-if-error` is
 * about. By itself it would take half a page for a whole one, and cannot tell the redirect to an error page from
 * any other.
 */
export function olderCopyInstead(): Response {
  const headers = secure(new Headers({ "Cache-Control": cacheControl.never }));
  return new Response(null, { status: 503, headers });
}
