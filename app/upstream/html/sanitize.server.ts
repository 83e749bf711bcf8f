import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { Piscina } from "piscina";
import { env } from "~/env.server";
import type { SafeHtml } from "../safe-html";
import { exceededLength } from "./bounds";
import type { Fragment, HtmlKind, Purified } from "./purifier";

/** More than the largest answers of a crowd bring at once. */
const MAX_QUEUED_FRAGMENTS = 100_000;

/** A fragment is late when so many batches ended before its turn; a batch takes 2.5 s at most. */
const MAX_BATCHES = 4;

/** A late fragment is not tried again before that: shorter than the TTL of an incomplete answer. */
const LATE_TTL_MS = 30_000;

/** jsdom takes 40 MB: worth a second of the first visit after a quiet time. */
const IDLE_TIMEOUT_MS = 10 * 60_000;

/** A result, valid until a time by `performance.now()`. */
interface CachedResult {
  result: Purified;
  until: number;
}

/** By content: a text that comes again is not judged again. */
const results = new LRUCache<string, CachedResult>({
  maxSize: 16 * 1024 * 1024,
  sizeCalculation: ({ result }) => ("html" in result ? 2 * result.html.length : 0) + 300,
});

let pool: Piscina<Fragment[], Purified[]> | undefined;

/** The worker thread with its own heap. It starts with the first batch, and ends when it has nothing to do. */
function worker() {
  // In a build it is a file beside the server's; see vite.config.ts.
  const file = import.meta.env?.PROD ? "./sanitizer.js" : "./worker.ts";
  if (pool) return pool;
  pool = new Piscina({
    filename: new URL(file, import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_TIMEOUT_MS,
    // Between batches its loop turns, so that what windows leave behind is collected.
    atomics: "disabled",
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 8 },
    workerData: { pictureHost: env.CDN_URL },
    ...(import.meta.env?.PROD ? {} : { execArgv: ["--import", "tsx"] }),
  });
  // One that ends between two batches is replaced with the next.
  pool.on("error", (error) => console.error("error in the sanitiser's thread", error));
  return pool;
}

interface QueuedFragment extends Fragment {
  key: string;
  /** Batches that ended before its turn. */
  missedBatches: number;
  resolve: (result: Purified) => void;
}

/** The next batch: fragments that are requested in one turn of the event loop, as all of an answer are. */
let queue: QueuedFragment[] = [];
const pending = new Map<string, Promise<Purified>>();

/** Why a fragment is refused. `isLate` says that it may be accepted later. */
export interface Refused {
  refused: string;
  isLate?: true;
}

/**
 * Makes a fragment of the upstream's HTML harmless: what is not allowed is dropped. It is done in a
 * thread of its own, within bounds of size and time.
 *
 * @returns the fragment, or why it is refused
 */
export async function sanitize(
  html: string,
  kind: HtmlKind,
): Promise<{ html: SafeHtml } | Refused> {
  // Nothing in it can be an element.
  if (!html.includes("<") && html.length < 1_000) return { html: html as SafeHtml };
  const refused = exceededLength(html);
  if (refused) return { refused };
  const key = kind + hash("sha256", html, "base64");
  const cached = results.get(key);
  const isValid = cached !== undefined && performance.now() < cached.until;
  const result = isValid ? cached.result : await (pending.get(key) ?? enqueue({ html, kind }, key));
  return result as { html: SafeHtml } | Refused;
}

function enqueue(fragment: Fragment, key: string): Promise<Purified> {
  if (pending.size >= MAX_QUEUED_FRAGMENTS) return Promise.resolve({ refused: "too many wait" });
  const result = new Promise<Purified>((resolve) =>
    addToBatch({ ...fragment, key, missedBatches: 0, resolve }),
  );
  pending.set(key, result);
  return result;
}

function addToBatch(fragment: QueuedFragment): void {
  if (queue.length === 0) setImmediate(() => void purifyQueue());
  queue.push(fragment);
}

async function purifyQueue(): Promise<void> {
  const batch = queue;
  queue = [];
  const purified = await purifyBatch(batch.map(({ html, kind }) => ({ html, kind })));
  for (const [index, fragment] of batch.entries()) {
    const result = purified[index];
    if (result) settle(fragment, result);
    else if (++fragment.missedBatches < MAX_BATCHES) addToBatch(fragment);
    else settle(fragment, { refused: "waited too long", isLate: true });
  }
}

function settle({ key, resolve }: QueuedFragment, result: Purified): void {
  const until = "isLate" in result ? performance.now() + LATE_TTL_MS : Infinity;
  results.set(key, { result, until });
  pending.delete(key);
  resolve(result);
}

async function purifyBatch(batch: Fragment[]): Promise<Purified[]> {
  try {
    return await worker().run(batch);
  } catch (error) {
    // The thread ended, for example for lack of memory; Piscina starts another for the next batch.
    return batch.map(() => ({ refused: (error as Error).message, isLate: true }));
  }
}

/** Forgets everything, between tests. */
export function clearSanitized(): void {
  results.clear();
}
