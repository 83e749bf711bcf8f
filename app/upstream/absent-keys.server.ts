import { LRUCache } from "lru-cache";
import { monotonicClock } from "./monotonic-clock";

/**
 * What the upstream does not have, where a page asks for it only to pass it over. It is not asked again before the TTL
 * ends; what it said counts longer during an outage.
 */
export const absentKeys = new LRUCache<string, true>({
  max: 1_000,
  ttl: 5 * 60_000,
  allowStale: true,
  noDeleteOnStaleGet: true,
  perf: monotonicClock,
});
