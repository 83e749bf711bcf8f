import { cachified, type Cache, type CacheEntry, type CacheMetadata } from "@epic-web/cachified";
import { LRUCache } from "lru-cache";
import { env } from "~/env.server";
import { settledWithin } from "./deadline.server";
import { cacheLookups } from "~/metrics.server";
import { fetchForAll, noteFreshUntil } from "./freshness.server";
import { isGoneForGood, clearDenial } from "./denials.server";
import { monotonicClock } from "./monotonic-clock";

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Times of a cache entry, in milliseconds. */
export interface CachePolicy {
  /** How long an entry is fresh. */
  ttl: number;
  /** How long after that a stale entry is served while it is renewed, or when it cannot be. */
  stale: number;
  /** How long a visitor waits for a newer answer before the stale entry is served; 0 by default. */
  revalidateTimeout?: number;
}

/** The named policies. Their long stale times carry the site through an outage of the upstream. */
export const cachePolicies = {
  /** For the latest page and the commission status. */
  current: { ttl: 30 * SECOND_MS, stale: 7 * DAY_MS },
  /** For data that open pages request every 30 s: without the wait, a single page would always get the stale entry. */
  live: { ttl: 10 * SECOND_MS, stale: 7 * DAY_MS, revalidateTimeout: SECOND_MS },
  /** For content that the artist edits now and then. */
  story: { ttl: 5 * MINUTE_MS, stale: 30 * DAY_MS },
} satisfies Record<string, CachePolicy>;

/** How long a stale entry is served without another call after one has failed. */
const BACK_OFF_MS = 5 * SECOND_MS;

/** TTL of an answer from which late HTML was left out. */
const INCOMPLETE_TTL_MS = MINUTE_MS;

const MAX_BYTES = 64 * 1024 * 1024;

const entries = new LRUCache<string, CacheEntry>({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ value }, key) => 2 * (JSON.stringify(value).length + key.length) + 200,
});

const store: Cache = {
  name: "upstream",
  get: (key) => entries.get(key),
  set(key, entry) {
    // Absence is not cached, so that new things are found at once.
    if (entry.value !== undefined) entries.set(key, entry);
  },
  delete: (key) => entries.delete(key),
};

/**
 * Answers from the cache, or calls `fetchFresh`, once for all concurrent requests. A failure is never stored: the last
 * good answer is served until its stale time ends, unless the upstream has denied it for an hour.
 *
 * @param fetchFresh calls `onIncomplete` when the answer lacks something that another try may bring
 * @param isForced calls it also for a fresh entry
 */
export function cached<Value>(
  key: string,
  policy: CachePolicy,
  fetchFresh: (onIncomplete: () => void) => Promise<Value>,
  isForced = false,
): Promise<Value> {
  if (env.UPSTREAM_CACHE === "off") return fetchFresh(() => undefined);
  followClock();
  const result = isStale(key) ? "stale" : entries.has(key) && !isForced ? "hit" : "miss";
  cacheLookups.inc({ cache: "answers", result });
  const getFreshValue = async (metadata: CacheMetadata) => {
    try {
      const value = await fetchFresh(() => {
        metadata.ttl = Math.min(policy.ttl, INCOMPLETE_TTL_MS);
      });
      clearDenial(key);
      return value;
    } catch (failure) {
      const entry = entries.peek(key);
      if (entry && isGoneForGood(key, failure)) entries.delete(key);
      else if (entry) backOff(entry);
      throw failure;
    }
  };
  const read = (forceFresh: boolean) =>
    cachified<Value>({
      key,
      cache: store,
      ttl: policy.ttl,
      swr: policy.stale,
      forceFresh,
      fallbackToCache: false,
      getFreshValue: ({ metadata }) => fetchForAll(() => getFreshValue(metadata)),
    });
  const answer =
    isStale(key) && policy.revalidateTimeout
      ? revalidateWithin(policy.revalidateTimeout, key, read)
      : read(isForced);
  return answer.finally(() => {
    // An entry that backs off has a longer TTL than the policy, but is not fresh.
    const { createdTime = 0, ttl } = entries.peek(key)?.metadata ?? {};
    noteFreshUntil(createdTime && createdTime + Math.min(policy.ttl, ttl ?? 0));
  });
}

/** Younger answers, and those renewed so lately, are not renewed for something that they lack. */
const MIN_RENEWED_AGE_MS = 10 * SECOND_MS;

const renewals = new LRUCache<string, Promise<unknown>>({
  max: 5_000,
  ttl: MIN_RENEWED_AGE_MS,
  perf: monotonicClock,
});

/**
 * As `cached`, but a cached answer that lacks something is renewed before it is missing: of two answers that contradict
 * each other the older one is wrong. One call in ten seconds is made for it, whatever is asked for.
 *
 * @param hasIt whether an answer has what the caller looks for
 */
export async function cachedWith<Value>(
  key: string,
  policy: CachePolicy,
  fetchFresh: (onIncomplete: () => void) => Promise<Value>,
  hasIt: (value: Value) => boolean,
): Promise<Value> {
  const value = await cached(key, policy, fetchFresh);
  const { createdTime } = entries.peek(key)?.metadata ?? {};
  const isYoung = createdTime === undefined || Date.now() - createdTime < MIN_RENEWED_AGE_MS;
  if (isYoung || hasIt(value)) return value;
  const renewal =
    (renewals.get(key) as Promise<Value> | undefined) ??
    cached(key, policy, fetchFresh, true).catch(() => value);
  renewals.set(key, renewal, { noUpdateTTL: true });
  return renewal;
}

const getClockOffset = () => Date.now() - monotonicClock.now();
let clockOffset = getClockOffset();

/** Moves the times of all entries with a clock that is set back: cachified measures ages by `Date`. */
function followClock(): void {
  const shift = getClockOffset() - clockOffset;
  clockOffset += shift;
  // The two clocks drift a little.
  if (shift > -SECOND_MS) return;
  for (const { metadata } of entries.values()) metadata.createdTime += shift;
}

/** Whether an entry exists that is not fresh, but still served. */
function isStale(key: string): boolean {
  const { metadata } = entries.peek(key) ?? {};
  if (!metadata) return false;
  const [age, ttl] = [Date.now() - metadata.createdTime, metadata.ttl ?? 0];
  return age >= ttl && age < ttl + (metadata.swr ?? 0);
}

/** A newer answer if it comes in time, else the stale entry, unless that was removed meanwhile. */
async function revalidateWithin<Value>(
  timeout: number,
  key: string,
  read: (forceFresh: boolean) => Promise<Value>,
): Promise<Value> {
  const stale = entries.peek(key)?.value as Value;
  try {
    return await settledWithin(read(true), timeout, stale);
  } catch (failure) {
    if (!entries.has(key)) throw failure;
    return stale;
  }
}

/** Makes an entry count as fresh for a while. Its stale time ends as before. */
function backOff({ metadata }: CacheEntry): void {
  const lifetime = (metadata.ttl ?? 0) + (metadata.swr ?? 0);
  const ttl = Date.now() - metadata.createdTime + BACK_OFF_MS;
  if (ttl > lifetime) return;
  metadata.ttl = ttl;
  metadata.swr = lifetime - ttl;
}

/** For deploy/purge.sh, and between tests. */
export function clearCache(): void {
  entries.clear();
  renewals.clear();
}
