import {
  cachified,
  isExpired,
  type CacheEntry,
  type GetFreshValueContext,
} from "@epic-web/cachified";
import { LRUCache } from "lru-cache";
import { env } from "~/env.server";
import { cacheLookups } from "~/metrics.server";
import { UpstreamError } from "./failure";
import { noteFreshUntil } from "./request-context.server";

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** How long an answer is fresh, and then shown while it is renewed. */
export interface CachePolicy {
  ttl: number;
  swr: number;
}

/** The named policies. An answer that cannot be renewed is shown in any case. */
export const cachePolicies = {
  /** For the latest page and the commission status. */
  current: { ttl: 30 * SECOND_MS, swr: Infinity },
  /** For data that open pages request every 30 s: a single page would always get the stale answer. */
  live: { ttl: 10 * SECOND_MS, swr: 0 },
  /** For content that the artist edits now and then. */
  story: { ttl: 5 * MINUTE_MS, swr: Infinity },
} satisfies Record<string, CachePolicy>;

/** How long a stale answer is shown without another call after one has failed. */
const BACK_OFF_MS = 5 * SECOND_MS;

/** Answers that were asked for so lately are not renewed for something that they lack. */
const MIN_RENEWED_AGE_MS = 10 * SECOND_MS;

/** Longer than a deployment that answers 404 to everything, shorter than a removed page should be visible. */
const MIN_DENIED_AGE_MS = 60 * MINUTE_MS;

interface Answer<Value = unknown> {
  value: Value;
  /** When the upstream sent it. */
  sentAt: number;
}

/** Of characters, as JSON. */
const createCache = () =>
  new LRUCache<string, CacheEntry<Answer>>({
    maxSize: 32 * 1024 * 1024,
    sizeCalculation: ({ value }, key) => JSON.stringify(value).length + key.length + 100,
  });

let answers = createCache();

/** For deploy/purge.sh, and between tests. Calls under way do not fill the new cache. */
export function clearCache(): void {
  answers = createCache();
}

interface CacheOptions<Value> {
  /**
   * Whether an answer has what the caller looks for. A cached one without it is renewed before anything is called
   * missing: of two answers that contradict each other the older one is wrong.
   */
  hasIt?: ((value: Value) => boolean) | undefined;
  /** The value when the upstream says that there is no such thing; it is cached, too. */
  absent?: ((denial: UpstreamError) => Value) | undefined;
}

/**
 * Answers from the cache, or calls `fetchFresh`, once for all concurrent requests. When that fails, the last good answer
 * is shown, unless it is an hour old and the upstream says that there is no such thing.
 */
export async function cached<Value>(
  key: string,
  policy: CachePolicy,
  fetchFresh: () => Promise<Value>,
  { hasIt = () => true, absent }: CacheOptions<Value> = {},
): Promise<Value> {
  const cache = answers;
  async function getFreshValue({ metadata }: Pick<GetFreshValueContext, "metadata">) {
    try {
      return { value: await fetchFresh(), sentAt: Date.now() };
    } catch (error) {
      const known = cache.get(key)?.value as Answer<Value> | undefined;
      const denial = error instanceof UpstreamError && error.isDenial ? error : undefined;
      if (known && !(denial && Date.now() - known.sentAt >= MIN_DENIED_AGE_MS)) {
        metadata.ttl = Date.now() - metadata.createdTime + BACK_OFF_MS;
        return known;
      }
      cache.delete(key);
      if (denial && absent) return { value: absent(denial), sentAt: 0 };
      throw error;
    }
  }

  if (env.UPSTREAM_CACHE === "off") {
    return (await getFreshValue({ metadata: { createdTime: 0 } })).value;
  }
  const known = cache.get(key);
  const result = !known ? "miss" : isExpired(known.metadata) ? "stale" : "hit";
  cacheLookups.inc({ cache: "answers", result });
  const options = { key, cache, ...policy, getFreshValue };
  try {
    const { value } = await cachified(options);
    const askedAt = cache.get(key)?.metadata.createdTime ?? Infinity;
    if (hasIt(value) || Date.now() - askedAt < MIN_RENEWED_AGE_MS) return value;
    return (await cachified({ ...options, forceFresh: true })).value;
  } finally {
    const { createdTime = 0, ttl } = cache.get(key)?.metadata ?? {};
    noteFreshUntil(createdTime + (ttl ?? 0));
  }
}
