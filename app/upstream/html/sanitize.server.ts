import { Piscina } from "piscina";
import { env } from "~/env.server";
import type { SafeHtml } from "../safe-html";
import type { Fragment } from "./worker";

/** Limit before and after sanitizing, far above the length of ordinary texts. */
const MAX_HTML_LENGTH = 64 * 1024;

// scripts/build-server.ts builds the worker next to the server bundle.
const file = import.meta.env?.PROD ? "./sanitizer.js" : "./worker.ts";

/** One worker thread, started by the first HTML and ended after ten idle minutes, because jsdom takes 40 MB. */
const thread = new Piscina<readonly Fragment[], string[]>({
  filename: new URL(file, import.meta.url).href,
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 10 * 60_000,
  // The thread's event loop has to run, so that documents are garbage-collected.
  atomics: "disabled",
  resourceLimits: { maxOldGenerationSizeMb: 256 },
  workerData: { pictureHost: `${env.CDN_URL ?? env.SITE_URL}/` },
  ...(import.meta.env?.PROD ? {} : { execArgv: ["--import", "tsx"] }),
});
thread.on("error", (error) => console.error("the thread of the sanitizer failed", error));

const waiting: (Fragment & { resolve: (html: SafeHtml) => void })[] = [];

/** Sanitizes HTML in the worker thread. HTML that is too long, or takes too long, becomes plain text. */
export function sanitize(html: string, kind: Fragment["kind"]): SafeHtml | Promise<SafeHtml> {
  if (html.length > MAX_HTML_LENGTH) return toPlainText(html);
  if (!/[<&]/.test(html)) return html as SafeHtml;
  return new Promise((resolve) => {
    // The HTML fields of an answer are sanitized as one task.
    if (waiting.push({ html, kind, resolve }) === 1) setImmediate(() => void sanitizeWaiting());
  });
}

async function sanitizeWaiting(): Promise<void> {
  const fragments = waiting.splice(0);
  const task = fragments.map(({ html, kind }) => ({ html, kind }));
  // The signal terminates the thread. One second of the time limit is for starting it.
  const signal = AbortSignal.timeout(5_000);
  const results = await thread.run(task, { signal }).catch((error: unknown) => {
    console.warn(`HTML became plain text: ${String(error)}`);
  });
  for (const [at, { html, resolve }] of fragments.entries()) {
    const { [at]: safe = toPlainText(html) } = results ?? [];
    resolve(safe.length > MAX_HTML_LENGTH ? toPlainText(html) : (safe as SafeHtml));
  }
}

/** The beginning of the text of unsafe HTML, escaped. */
function toPlainText(html: string): SafeHtml {
  const text = html.slice(0, 10_000).replace(/<[^<>]*>/g, " ");
  return text.replaceAll("<", "&lt;") as SafeHtml;
}
