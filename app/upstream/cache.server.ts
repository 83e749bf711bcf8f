import {
  cachified,
  isExpired,
  type CacheEntry,
  type GetFreshValueContext,
} from "@epic-web/cachified";
import { LRUCache } from "lru-cache";
import { env } from "~/env.server";
import { cacheLookups } from "~/metrics.server";
import { classifyFailure, UpstreamError } from "./failure";
import { isInBackground, noteFreshUntil } from "./request-context.server";

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** The lifetime of a cached answer in milliseconds. Then it is served while it is renewed. */
export interface CachePolicy {
  ttl: number;
}

/** The named policies. An answer that cannot be renewed is served regardless of its age. */
export const cachePolicies = {
  /** The policy of data that changes often, such as the latest comic page. */
  current: { ttl: 30 * SECOND_MS },
  /** The policy of content that the artist edits occasionally. */
  story: { ttl: 5 * MINUTE_MS },
} satisfies Record<string, CachePolicy>;

/** After a failed API call, the stale answer is served without a new call for this time. */
const BACK_OFF_MS = 5 * SECOND_MS;

/** The minimum age of an answer that is renewed because data is missing. */
const MIN_RENEWED_AGE_MS = 10 * SECOND_MS;

/** The minimum age of an answer that a 404 removes; a faulty deployment is shorter. */
const MIN_ABSENT_AGE_MS = 60 * MINUTE_MS;

interface Answer<Value = unknown> {
  value: Value;
  /** The `performance.now` timestamp of the upstream's response. */
  sentAt: number;
}

/**
 * Creates a cache whose entries age by `performance.now`: cachified compares timestamps of
 * `Date.now`, which a correction of the system's clock changes. Sizes are in characters of JSON.
 */
function createCache() {
  const entries = new LRUCache<string, CacheEntry<Answer> & { storedAt: number }>({
    maxSize: 32 * 1024 * 1024,
    sizeCalculation: ({ value }, key) => JSON.stringify(value).length + key.length + 100,
  });
  return {
    get(key: string): CacheEntry<Answer> | undefined {
      const entry = entries.get(key);
      if (!entry) return undefined;
      const createdTime = Date.now() - (performance.now() - entry.storedAt);
      return { value: entry.value, metadata: { ...entry.metadata, createdTime } };
    },
    set: (key: string, entry: CacheEntry<Answer>) =>
      entries.set(key, { ...entry, storedAt: performance.now() }),
    delete: (key: string) => entries.delete(key),
  };
}

let answers = createCache();

const clearedListeners: (() => void)[] = [];

/** Calls a listener when the cache is cleared, so that data made of answers is cleared. */
export const onCacheCleared = (listener: () => void): void => void clearedListeners.push(listener);

/** Clears the cache, for deploy/purge.sh and between tests. Pending API calls do not fill it. */
export function clearCache(): void {
  answers = createCache();
  for (const listener of clearedListeners) listener();
}

interface CacheOptions<Value> {
  /**
   * Whether an answer contains what the caller needs. If a cached answer does not, it is renewed
   * once, because the older of two contradictory answers is wrong.
   */
  isComplete?: ((value: Value) => boolean) | undefined;
  /** The value to return and cache if the upstream has nothing at the requested address. */
  absent?: Value | undefined;
}

/**
 * Returns the cached answer, or calls `fetchFresh` once for all concurrent requests. When the call
 * fails, the last good answer is returned, unless it is an hour old and its subject no longer
 * exists. An error that is not an `UpstreamError` is a bug, and is always thrown.
 */
export async function getCached<Value>(
  key: string,
  policy: CachePolicy,
  fetchFresh: () => Promise<Value>,
  { isComplete = () => true, absent }: CacheOptions<Value> = {},
): Promise<Value> {
  const cache = answers;
  async function getFreshValue({ metadata, background }: GetFreshValueContext) {
    try {
      return { value: await fetchFresh(), sentAt: performance.now() };
    } catch (error) {
      const known = cache.get(key)?.value as Answer<Value> | undefined;
      const isBug = !(error instanceof UpstreamError);
      const isAbsent = !isBug && classifyFailure(error) === "absent";
      const isOld = known && performance.now() - known.sentAt >= MIN_ABSENT_AGE_MS;
      if (known && !isBug && !(isAbsent && isOld)) {
        metadata.createdTime = Date.now();
        metadata.ttl = BACK_OFF_MS;
        return known;
      }
      cache.delete(key);
      if (isAbsent && absent !== undefined) return { value: absent, sentAt: -Infinity };
      // No request waits for this renewal, so the error is logged here.
      if (isBug && background) console.error(`${key} cannot be renewed:`, error);
      throw error;
    }
  }

  if (env.UPSTREAM_CACHE === "off") {
    return (await getFreshValue({ metadata: { createdTime: 0 }, background: false })).value;
  }
  const known = cache.get(key);
  const result = !known ? "miss" : isExpired(known.metadata) ? "stale" : "hit";
  cacheLookups.inc({ cache: "answers", result });
  // A background task can wait for a fresh answer.
  const forceFresh = result === "stale" && isInBackground();
  const options = { key, cache, ...policy, swr: Infinity, getFreshValue, forceFresh };
  try {
    const { value } = await cachified(options);
    const askedAt = cache.get(key)?.metadata.createdTime ?? Infinity;
    if (isComplete(value) || Date.now() - askedAt < MIN_RENEWED_AGE_MS) return value;
    return (await cachified({ ...options, forceFresh: true })).value;
  } finally {
    const { createdTime = 0, ttl } = cache.get(key)?.metadata ?? {};
    noteFreshUntil(createdTime + (ttl ?? 0));
  }
}
