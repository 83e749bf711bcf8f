import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { Piscina } from "piscina";
import { env } from "~/env.server";
import { cacheLookups } from "~/metrics.server";
import { monotonicClock } from "../monotonic-clock";
import type { SafeHtml } from "../safe-html";
import { exceededLength } from "./bounds";
import { exceededSum } from "./budget.server";
import type { Fragment, HtmlKind, Purified } from "./purifier";
import type { QueuedFragment } from "./worker";

/** Fragments that wait in the worker's own queue, so that it need not wait for the next message. */
const MAX_POSTED_FRAGMENTS = 8;

/** Includes the start of the thread. */
const MAX_WAIT_SECONDS = 15;

/** Shorter than the TTL of an incomplete answer. */
const LATE_TTL_MS = 30_000;

/** An idle jsdom takes 40 MB, and a start takes a second. */
const IDLE_TIMEOUT_MS = 10 * 60_000;

/** The results by content. */
const results = new LRUCache<string, Purified, Fragment>({
  maxSize: 16 * 1024 * 1024,
  sizeCalculation: (result) => ("html" in result ? 2 * result.html.length : 0) + 300,
  perf: monotonicClock,
  // A result that is evicted while it is awaited is still used.
  ignoreFetchAbort: true,
  async fetchMethod(_key, _stale, { options, context }) {
    const result = await purify(context);
    if ("isLate" in result) options.ttl = LATE_TTL_MS;
    return result;
  },
});

// scripts/build-server.ts builds the worker beside the server's file.
const workerFile = new URL(
  import.meta.env?.PROD ? "./sanitizer.js" : "./worker.ts",
  import.meta.url,
);
let pool: Piscina<QueuedFragment, Purified> | undefined;

/** Starts a pool of one worker thread with its own heap, which starts with the first task and ends when it is idle. */
function startPool(): Piscina<QueuedFragment, Purified> {
  const started = new Piscina<QueuedFragment, Purified>({
    filename: workerFile.href,
    minThreads: 0,
    maxThreads: 1,
    ...(import.meta.env?.PROD ? {} : { execArgv: ["--import", "tsx"] }),
    concurrentTasksPerWorker: MAX_POSTED_FRAGMENTS,
    idleTimeout: IDLE_TIMEOUT_MS,
    // Lets the event loop of the worker run between fragments, so that closed windows are collected.
    atomics: "disabled",
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 8 },
    workerData: { pictureHost: env.CDN_URL },
  });
  started.on("error", (error) => {
    console.error(`error in a thread of ${workerFile.href}`, error);
    // Tasks would wait forever for a thread that cannot start. The next one starts another pool.
    pool = undefined;
    void started.destroy();
  });
  return started;
}

/** Why a fragment is refused. */
export type Refused = Exclude<Purified, { html: string }>;

/** Sanitizes a fragment of HTML in the worker thread, within bounds of size, sum and time. */
export async function sanitize(
  html: string,
  kind: HtmlKind,
): Promise<{ html: SafeHtml } | Refused> {
  const refused = exceededLength(html) ?? exceededSum(html.length);
  if (refused) return { refused };
  if (!html.includes("<") && html.length < 1_000) return { html: html as SafeHtml };
  const key = kind + hash("sha256", html, "base64");
  cacheLookups.inc({ cache: "html", result: results.has(key) ? "hit" : "miss" });
  const result = (await results.fetch(key, { context: { html, kind } }))!;
  if ("refused" in result) return result;
  const unfolded = exceededSum(Math.max(0, result.html.length - html.length));
  return unfolded ? { refused: unfolded } : { html: result.html as SafeHtml };
}

function purify(fragment: Fragment): Promise<Purified> {
  const startBefore = process.uptime() + MAX_WAIT_SECONDS;
  // It fails when the thread ended, for example for lack of memory.
  return (pool ??= startPool()).run({ ...fragment, startBefore }).catch(({ message }: Error) => {
    return { refused: message, isLate: true };
  });
}

/** Between tests. */
export function clearSanitized(): void {
  results.clear();
}
