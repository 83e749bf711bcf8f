import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { Piscina } from "piscina";
import { env } from "~/env.server";
import type { SafeHtml } from "../safe-html";
import { exceededLength } from "./bounds";
import type { Fragment, HtmlKind, Purified } from "./purifier";

/** Fragments that wait for the worker; more than the largest answers of a crowd bring at once. */
const longestQueue = 100_000;

/** How long it is remembered that a fragment took too long, in milliseconds: a busy machine rests. */
const lateFor = 60_000;

/** What became of a fragment, and until when that holds, by `performance.now()`. */
interface Kept {
  result: Purified;
  until: number;
}

/** By content: a text that comes again is not judged again. */
const results = new LRUCache<string, Kept>({
  maxSize: 16 * 1024 * 1024,
  sizeCalculation: ({ result }) => ("html" in result ? 2 * result.html.length : 0) + 300,
});

let pool: Piscina<Fragment[], Purified[]> | undefined;

/** The worker's thread: one, with a heap of its own. */
function worker() {
  // In a build it is a file beside the server's; see vite.config.ts.
  const file = import.meta.env?.PROD ? "./sanitizer.js" : "./worker.ts";
  if (pool) return pool;
  pool = new Piscina({
    filename: new URL(file, import.meta.url).href,
    minThreads: 1,
    maxThreads: 1,
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

/** Starts the thread, and has it judge something: the first fragments would wait for a second and more. */
export async function startSanitizer(): Promise<void> {
  const samples = Array.from(
    { length: 100 },
    (_, at) => `<p>A <a href="/${at}">fox</a>, <em>once</em>.</p>`,
  );
  await Promise.all(samples.map((html) => sanitize(html, "flow")));
}

interface Waiting extends Fragment {
  key: string;
  resolve: (result: Purified) => void;
}

/** Fragments that are asked for in one turn of the loop, as all of an answer's are: one trip. */
let waiting: Waiting[] = [];
const underWay = new Map<string, Promise<Purified>>();

/** Why a fragment is refused, and whether it may be accepted a minute later. */
interface Refused {
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
  // Not worth a trip to the thread.
  const refused = exceededLength(html);
  if (refused) return { refused };
  const key = kind + hash("sha256", html, "base64");
  const kept = results.get(key);
  const isKept = kept !== undefined && performance.now() < kept.until;
  const result = isKept ? kept.result : await (underWay.get(key) ?? enqueue({ html, kind }, key));
  return result as { html: SafeHtml } | Refused;
}

function enqueue(fragment: Fragment, key: string): Promise<Purified> {
  if (underWay.size >= longestQueue) return Promise.resolve({ refused: "too many wait" });
  const result = new Promise<Purified>((resolve) => {
    if (waiting.length === 0) setImmediate(() => void flush());
    waiting.push({ ...fragment, key, resolve });
  });
  underWay.set(key, result);
  return result;
}

async function flush(): Promise<void> {
  const batch = waiting;
  waiting = [];
  const judged = await judge(batch.map(({ html, kind }) => ({ html, kind })));
  batch.forEach(({ key, resolve }, index) => {
    const result = judged[index]!;
    const until = "isLate" in result ? performance.now() + lateFor : Infinity;
    results.set(key, { result, until });
    underWay.delete(key);
    resolve(result);
  });
}

async function judge(batch: Fragment[]): Promise<Purified[]> {
  try {
    return await worker().run(batch);
  } catch (error) {
    // The thread ended, as for want of memory; the next batch gets a new one.
    return batch.map(() => ({ refused: (error as Error).message, isLate: true }));
  }
}

/** Forgets everything, between tests. */
export function clearSanitized(): void {
  results.clear();
}
