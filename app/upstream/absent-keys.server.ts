import { LRUCache } from "lru-cache";
import { monotonicClock } from "./monotonic-clock";

/** What the upstream does not have is remembered where a page asks for it only to pass it over. */
const FRESH_MS = 5 * 60_000;

/** When each absence was learned, by `monotonicClock`. */
const learnedAt = new LRUCache<string, number>({ max: 1_000 });

export const absentKeys = {
  add: (key: string) => void learnedAt.set(key, monotonicClock.now()),
  delete: (key: string) => void learnedAt.delete(key),
  /** Whether the upstream has said so at all, which counts during an outage. */
  has: (key: string) => learnedAt.has(key),
  /** For how many milliseconds the upstream is not asked again; 0 or less if it is. */
  freshFor: (key: string) => (learnedAt.get(key) ?? -Infinity) + FRESH_MS - monotonicClock.now(),
  clear: () => learnedAt.clear(),
};
