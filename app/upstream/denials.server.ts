import { LRUCache } from "lru-cache";
import { UpstreamError } from "./failure";

/**
 * How long an upstream has to deny what it once had before it is believed, in milliseconds: longer than a
 * deployment that answers 404 to everything, shorter than anybody wants to see what was taken down.
 */
const patience = 60 * 60 * 1_000;

/** Since when each is denied, by the steady clock. */
const deniedSince = new LRUCache<string, number>({ max: 10_000 });

/**
 * Whether what there is a copy of is gone for good: denied (404 or 410) now, and an hour ago, without
 * having been there in between. Any other failure says nothing about it.
 *
 * @param key of the copy
 * @param failure of the call that should have renewed it
 */
export function isGoneForGood(key: string, failure: unknown): boolean {
  const isDenied =
    failure instanceof UpstreamError && (failure.status === 404 || failure.status === 410);
  if (!isDenied) return false;
  const now = performance.now();
  const since = deniedSince.get(key) ?? now;
  deniedSince.set(key, since);
  return now - since >= patience;
}

/** Notes that it is there. */
export function clearDenial(key: string): void {
  deniedSince.delete(key);
}
