import { LRUCache } from "lru-cache";
import { monotonicClock } from "./monotonic-clock";

/** What the upstream does not have, remembered for five minutes, where a page asks for it only to pass it over. */
export const absentKeys = new LRUCache<string, true>({
  max: 1_000,
  ttl: 5 * 60_000,
  perf: monotonicClock,
});
