import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { Piscina } from "piscina";
import { env } from "~/env.server";
import type { SafeHtml } from "../safe-html";
import { exceededLength } from "./bounds";
import type { Fragment, HtmlKind, Purified } from "./purifier";

const MAX_QUEUED_FRAGMENTS = 100_000;

/** A fragment is late after so many batches, of 2.5 s at most. */
const MAX_BATCHES = 4;

/** Shorter than the TTL of an incomplete answer. */
const LATE_TTL_MS = 30_000;

/** An idle jsdom takes 40 MB, and a start takes a second. */
const IDLE_TIMEOUT_MS = 10 * 60_000;

/** The results by content; `until` is a time of `performance.now()`. */
const results = new LRUCache<string, { result: Purified; until: number }>({
  maxSize: 16 * 1024 * 1024,
  sizeCalculation: ({ result }) => ("html" in result ? 2 * result.html.length : 0) + 300,
});

let pool: Piscina<Fragment[], Purified[]> | undefined;

/** The worker thread with its own heap. It starts with the first batch and ends when it is idle. */
function getWorker() {
  if (pool) return pool;
  // vite.config.ts builds the file beside the server's.
  const file = import.meta.env?.PROD ? "./sanitizer.js" : "./worker.ts";
  pool = new Piscina({
    filename: new URL(file, import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_TIMEOUT_MS,
    // Lets the event loop of the worker run between batches, so that closed windows are collected.
    atomics: "disabled",
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 8 },
    workerData: { pictureHost: env.CDN_URL },
    ...(import.meta.env?.PROD ? {} : { execArgv: ["--import", "tsx"] }),
  });
  // Piscina starts another thread for the next batch.
  pool.on("error", (error) => console.error("error in the sanitizer's thread", error));
  return pool;
}

interface QueuedFragment extends Fragment {
  key: string;
  missedBatches: number;
  resolve: (result: Purified) => void;
}

/** The next batch: all fragments that are requested in one turn of the event loop. */
let queue: QueuedFragment[] = [];
const pending = new Map<string, Promise<Purified>>();

/** Why a fragment is refused. */
export type Refused = Exclude<Purified, { html: string }>;

/** Sanitizes a fragment of HTML in the worker thread, within bounds of size and time. */
export async function sanitize(
  html: string,
  kind: HtmlKind,
): Promise<{ html: SafeHtml } | Refused> {
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
    return await getWorker().run(batch);
  } catch (error) {
    // The thread ended, for example for lack of memory.
    return batch.map(() => ({ refused: (error as Error).message, isLate: true }));
  }
}

/** Between tests. */
export function clearSanitized(): void {
  results.clear();
}
