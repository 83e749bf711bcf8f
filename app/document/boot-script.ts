/**
 * Starts the application when the picture that the page is about has loaded or failed, or shortly after the visitor
 * acts, whichever comes first. Until then the connection belongs to the picture, and the page works by itself. A page
 * without such a picture starts after its first paint.
 *
 * A click on a link leaves the document and starts nothing; any other act is answered before the start. When the start
 * fails, the console says why, the page goes on without, and the next act tries again.
 */
import type { BootPlan } from "./boot";

/** Lets the browser answer an act before the start takes the processor. */
const ANSWER_MS = 300;
const ACTS = ["pointerdown", "keydown", "focusin"];

const { plan, remix, data } = JSON.parse(
  document.currentScript!.previousElementSibling!.textContent,
) as {
  plan: BootPlan;
  remix: object;
  data: string;
};
const picture = document.querySelector<HTMLImageElement>("img[fetchpriority=high]");
// Without popovers the browser also lacks more that pages with a menu need: they stay as they are without JavaScript.
// The dock has none, and starts in Chromium 103.
const canStart = "popover" in HTMLElement.prototype || !document.querySelector("[popover]");
let isStarted = false;

Object.assign(window, { __remixContext: { ...remix, stream: new Response(data).body } });
startOnActs();
if (!picture || picture.complete) startWithPicture();
else {
  picture.addEventListener("load", startWithPicture);
  picture.addEventListener("error", start);
}

function startWithPicture(): void {
  picture?.setAttribute("data-arrived", "");
  requestAnimationFrame(() => setTimeout(start));
}

function startAfterAct({ target }: Event): void {
  if (!(target instanceof Element && target.closest("a[href]"))) setTimeout(start, ANSWER_MS);
}

function startOnActs(): void {
  for (const act of ACTS) addEventListener(act, startAfterAct, true);
}

function start(): void {
  if (isStarted || !canStart) return;
  isStarted = true;
  for (const act of ACTS) removeEventListener(act, startAfterAct, true);
  for (const href of plan.preload) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = href;
    document.head.append(link);
  }
  importAll().catch((error: unknown) => {
    console.error(error);
    isStarted = false;
    startOnActs();
  });
}

/** Imports the manifest first, which the modules of routes read, and the entry last, which reads these. */
async function importAll(): Promise<void> {
  await import(plan.manifest);
  const modules = await Promise.all(
    plan.routes.map(async ([id, module]) => [id, (await import(module)) as unknown] as const),
  );
  Object.assign(window, { __remixRouteModules: Object.fromEntries(modules) });
  await import(plan.entry);
}
