import { Piscina } from "piscina";
import { env } from "~/env.server";
import { UpstreamError } from "../failure";
import type { SafeHtml } from "../safe-html";
import type { Fragment } from "./worker";

/** The maximum length of HTML before and after sanitizing. Ordinary texts are much shorter. */
const MAX_HTML_LENGTH = 64 * 1024;

/** The time limit for one text. The longest text takes much less, even on a slow machine. */
const MAX_SANITIZING_MS = 3_000;

/** How long a text may wait in the queue, longer than the thread's start on a slow machine. */
const MAX_QUEUE_MS = 30_000;

// scripts/build-server.ts builds the worker next to the server bundle.
const file = import.meta.env?.PROD ? "./sanitizer.js" : "./worker.ts";

/** The worker thread, which ends after ten idle minutes, because jsdom takes 40 MB. */
const thread = new Piscina<Fragment | null, string>({
  filename: new URL(file, import.meta.url).href,
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 10 * 60_000,
  // With atomics, the idle thread would block its event loop and keep its documents in memory.
  atomics: "disabled",
  resourceLimits: { maxOldGenerationSizeMb: 256 },
  workerData: { pictureHost: `${env.CDN_URL ?? env.SITE_URL}/` },
  ...(import.meta.env?.PROD ? {} : { execArgv: ["--import", "tsx"] }),
});
thread.on("error", (error) => console.error("the thread of the sanitizer failed", error));

/** A promise that resolves when the thread has finished its last text. */
let lastTurn: Promise<unknown> = Promise.resolve();

/** Starts the thread, because the first text would wait a second for the start. */
export function startSanitizer(): void {
  lastTurn = thread.run(null).catch(() => undefined);
}

/**
 * Sanitizes HTML in the worker thread, one text after the other. HTML that is too long, or takes
 * too long, becomes plain text.
 *
 * @throws {UpstreamError} of kind timeout, if the text waits too long for the thread's start or
 * for the texts before it
 */
export function sanitize(html: string, kind: Fragment["kind"]): SafeHtml | Promise<SafeHtml> {
  if (html.length > MAX_HTML_LENGTH) return toPlainText(html);
  if (!/[<&]/.test(html)) return html as SafeHtml;
  const queuedAt = performance.now();
  const result = lastTurn.then(() => {
    if (performance.now() - queuedAt < MAX_QUEUE_MS) return sanitizeNow({ html, kind });
    throw new UpstreamError("timeout", "its HTML waited too long for the sanitizer");
  });
  lastTurn = result.catch(() => undefined);
  return result;
}

async function sanitizeNow(fragment: Fragment): Promise<SafeHtml> {
  // The time limit of a text does not include the start of the thread.
  if (thread.threads.length === 0) await thread.run(null);
  try {
    // The signal terminates the thread.
    const safe = await thread.run(fragment, { signal: AbortSignal.timeout(MAX_SANITIZING_MS) });
    if (safe.length <= MAX_HTML_LENGTH) return safe as SafeHtml;
  } catch (error) {
    console.warn(`HTML became plain text: ${String(error)}`);
  }
  return toPlainText(fragment.html);
}

/** Returns the beginning of the text of unsafe HTML, escaped. */
function toPlainText(html: string): SafeHtml {
  const text = html.slice(0, 10_000).replace(/<[^<>]*>/g, " ");
  return text.replaceAll("<", "&lt;") as SafeHtml;
}
