import { LRUCache } from "lru-cache";
import { env } from "~/env.server";
import { settledWithin } from "./deadline.server";
import { cacheLookups } from "~/metrics.server";
import { fetchForAll, noteFreshUntil } from "./request-context.server";
import { isGoneForGood, type Deniable } from "./denials.server";
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

/** An answer, and its times by `monotonicClock`. */
interface Entry extends Deniable {
  value: unknown;
  /** When it was last asked for, with or without success. */
  askedAt: number;
  freshUntil: number;
  /** Later than `freshUntil` after a failure. */
  renewedFrom: number;
  /** Until then it is served where it cannot be renewed. */
  servedUntil: number;
}

interface Renewal {
  policy: CachePolicy;
  fetchFresh: (onIncomplete: () => void) => Promise<unknown>;
}

const entries = new LRUCache<string, Entry, Renewal>({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ value }, key) => 2 * (JSON.stringify(value).length + key.length) + 200,
  // An answer that is evicted while it is awaited is still used.
  ignoreFetchAbort: true,
  async fetchMethod(key, seen, { context: { policy, fetchFresh } }) {
    const askedAt = monotonicClock.now();
    let { ttl } = policy;
    try {
      const onIncomplete = () => (ttl = Math.min(policy.ttl, INCOMPLETE_TTL_MS));
      const value = await fetchForAll(() => fetchFresh(onIncomplete));
      // Absence is not cached, so that new things are found at once.
      if (value === undefined) return undefined;
      const freshUntil = askedAt + ttl;
      return {
        value,
        askedAt,
        freshUntil,
        renewedFrom: freshUntil,
        servedUntil: freshUntil + policy.stale,
      };
    } catch (failure) {
      if (!seen || isGoneForGood(seen, failure)) throw failure;
      return { ...seen, askedAt, renewedFrom: monotonicClock.now() + BACK_OFF_MS };
    }
  },
});

/** Younger answers, and those renewed so lately, are not renewed for something that they lack. */
const MIN_RENEWED_AGE_MS = 10 * SECOND_MS;

/**
 * Answers from the cache, or calls `fetchFresh`, once for all concurrent requests. A failure is never stored: the last
 * good answer is served until its stale time ends, unless the upstream has denied it for an hour.
 *
 * @param fetchFresh calls `onIncomplete` when the answer lacks something that another try may bring
 * @param hasIt whether an answer has what the caller looks for. A cached one without it is renewed before it is missing:
 * of two answers that contradict each other the older one is wrong. One call in ten seconds is made for it, whatever is
 * asked for.
 */
export async function cached<Value>(
  key: string,
  policy: CachePolicy,
  fetchFresh: (onIncomplete: () => void) => Promise<Value>,
  hasIt: (value: Value) => boolean = () => true,
): Promise<Value> {
  if (env.UPSTREAM_CACHE === "off") return fetchFresh(() => undefined);
  const renewal = { policy, fetchFresh };
  const value = (await readEntry(key, renewal)) as Value;
  const { askedAt = Infinity } = entries.peek(key) ?? {};
  const isYoung = monotonicClock.now() - askedAt < MIN_RENEWED_AGE_MS;
  if (isYoung || hasIt(value)) return value;
  return readEntry(key, renewal, true).catch(() => value) as Promise<Value>;
}

/** @param isForced whether a fresh entry is renewed, too */
async function readEntry(key: string, renewal: Renewal, isForced = false): Promise<unknown> {
  const now = monotonicClock.now();
  if (now >= (entries.peek(key)?.servedUntil ?? Infinity)) entries.delete(key);
  const known = entries.peek(key);
  const isFresh = known !== undefined && now < known.renewedFrom;
  const result = isFresh && !isForced ? "hit" : known && !isFresh ? "stale" : "miss";
  cacheLookups.inc({ cache: "answers", result });
  const { revalidateTimeout } = renewal.policy;
  const answer = entries.fetch(key, {
    context: renewal,
    forceRefresh: isForced || !isFresh,
    allowStale: !isForced && (isFresh || !revalidateTimeout),
  });
  try {
    const isLimited = known && !isForced && revalidateTimeout;
    return (await (isLimited ? settledWithin(answer, revalidateTimeout, known) : answer))?.value;
  } finally {
    const freshUntil = entries.peek(key)?.freshUntil;
    noteFreshUntil(freshUntil ? Date.now() + freshUntil - monotonicClock.now() : 0);
  }
}

/** For deploy/purge.sh, and between tests. */
export const clearCache = () => entries.clear();
