import { LRUCache } from "lru-cache";
import { UpstreamError } from "./failure";
import { monotonicClock } from "./monotonic-clock";

/** Longer than a deployment that answers 404 to everything, shorter than a removed page should be visible. */
const MIN_DENIAL_MS = 60 * 60 * 1_000;

/** When each key was first denied, by `monotonicClock`. */
const deniedSince = new LRUCache<string, number>({ max: 10_000 });

/**
 * Whether the upstream has denied a cached thing (404, 410 or no data) for an hour without a good answer in between.
 *
 * @param key of the cache entry
 * @param failure of the call that should have renewed the entry
 */
export function isGoneForGood(key: string, failure: unknown): boolean {
  if (!(failure instanceof UpstreamError)) return false;
  const { kind, status } = failure;
  if (kind !== "no-data" && status !== 404 && status !== 410) return false;
  const now = monotonicClock.now();
  const since = deniedSince.get(key) ?? now;
  deniedSince.set(key, since);
  return now - since >= MIN_DENIAL_MS;
}

/** Forgets earlier denials after a good answer. */
export function clearDenial(key: string): void {
  deniedSince.delete(key);
}
