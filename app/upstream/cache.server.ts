import { cachified, type Cache, type CacheEntry, type CacheMetadata } from "@epic-web/cachified";
import { LRUCache } from "lru-cache";
import { env } from "~/env.server";
import { settledWithin } from "./deadline.server";
import { askForAll, noteFreshUntil } from "./freshness.server";
import { isGoneForGood, clearDenial } from "./denials.server";
import { requestedScenario } from "./mock-scenario.server";

const second = 1_000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/**
 * How long an answer stays fresh, and for how long after that a copy still serves while a newer
 * one is fetched, or cannot be. Milliseconds.
 */
export interface CachePolicy {
  ttl: number;
  stale: number;
  /** How long a visitor waits for a newer one, before the copy that is not fresh serves; not at all without. */
  patience?: number;
}

/** The named policies; the long stale windows carry the site through an outage of the upstream. */
export const cachePolicies = {
  /** What visitors come back to look at: the latest page, the commission status. */
  current: { ttl: 30 * second, stale: 7 * day },
  /**
   * What pages ask for every 30 s while they are seen: a copy that serves first and is renewed behind it would show
   * the only one who asks what was true one renewal ago.
   */
  live: { ttl: 10 * second, stale: 7 * day, patience: second },
  /** What the artist edits now and then. */
  story: { ttl: 5 * minute, stale: 30 * day },
} satisfies Record<string, CachePolicy>;

/**
 * How long a copy serves without another try after one has failed, in milliseconds: one call and one line in
 * the log for a pause, and not for a visitor.
 */
const pause = 5 * second;

/** TTL of an answer of which something was left out because this process was too busy. */
const INCOMPLETE_TTL_MS = minute;

const maxBytes = 64 * 1024 * 1024;

const entries = new LRUCache<string, CacheEntry>({
  maxSize: maxBytes,
  // Two bytes a character, and the key: close enough to bound memory.
  sizeCalculation: ({ value }, key) => 2 * (JSON.stringify(value).length + key.length) + 200,
});

const store: Cache = {
  name: "upstream",
  get: (key) => entries.get(key),
  set(key, entry) {
    // "There is none" is not kept: what is new is to be found at once.
    if (entry.value !== undefined) entries.set(key, entry);
  },
  delete: (key) => entries.delete(key),
};

/**
 * Answers from the cache, or calls `fetchFresh` once however many ask at the same time. A failure is
 * never stored: within the stale window the last good answer stays, unless the upstream has denied
 * for an hour that there is such a thing.
 *
 * @param fetchFresh calls `onIncomplete` when the answer lacks something that another try may bring
 */
export function cached<Value>(
  key: string,
  policy: CachePolicy,
  fetchFresh: (onIncomplete: () => void) => Promise<Value>,
): Promise<Value> {
  if (env.UPSTREAM_CACHE === "off" || requestedScenario()) return fetchFresh(() => undefined);
  const getFreshValue = async (metadata: CacheMetadata) => {
    try {
      const value = await fetchFresh(() => {
        metadata.ttl = Math.min(policy.ttl, INCOMPLETE_TTL_MS);
      });
      clearDenial(key);
      return value;
    } catch (failure) {
      const kept = entries.peek(key);
      if (kept && isGoneForGood(key, failure)) entries.delete(key);
      else if (kept) rest(kept);
      throw failure;
    }
  };
  const ask = (forceFresh: boolean) =>
    cachified<Value>({
      key,
      cache: store,
      ttl: policy.ttl,
      swr: policy.stale,
      forceFresh,
      fallbackToCache: false,
      getFreshValue: ({ metadata }) => askForAll(() => getFreshValue(metadata)),
    });
  const answer = isWorthWaiting(key, policy) ? newerOrKept(key, policy, ask) : ask(false);
  return answer.finally(() => {
    // An entry that backs off has a longer TTL than the policy, but is not fresh.
    const { createdTime = 0, ttl } = entries.peek(key)?.metadata ?? {};
    noteFreshUntil(createdTime && createdTime + Math.min(policy.ttl, ttl ?? 0));
  });
}

/** Whether there is a copy that serves, but would rather be replaced first. */
function isWorthWaiting(key: string, { patience }: CachePolicy): boolean {
  const { metadata } = entries.peek(key) ?? {};
  if (patience === undefined || !metadata) return false;
  const [age, fresh] = [Date.now() - metadata.createdTime, metadata.ttl ?? 0];
  return age >= fresh && age < fresh + (metadata.swr ?? 0);
}

/** A newer answer, if it comes while a visitor is patient; else the copy, unless there is none any more. */
async function newerOrKept<Value>(
  key: string,
  { patience = 0 }: CachePolicy,
  ask: (forceFresh: boolean) => Promise<Value>,
): Promise<Value> {
  const kept = entries.peek(key)?.value as Value;
  try {
    return await settledWithin(ask(true), patience, kept);
  } catch (failure) {
    if (!entries.has(key)) throw failure;
    return kept;
  }
}

/** Lets the copy pass for fresh during a pause. The end of its time stays where it was. */
function rest({ metadata }: CacheEntry): void {
  const lifetime = (metadata.ttl ?? 0) + (metadata.swr ?? 0);
  const fresh = Date.now() - metadata.createdTime + pause;
  if (fresh > lifetime) return;
  metadata.ttl = fresh;
  metadata.swr = lifetime - fresh;
}

/** Forgets everything, between tests. */
export function clearCache(): void {
  entries.clear();
}
