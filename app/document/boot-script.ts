/**
 * Starts the application when the main picture has loaded or failed, or shortly after a user event, whichever comes
 * first, so that scripts do not delay the picture. A page without a main picture starts after its first paint.
 *
 * An event on a link starts nothing, because the link leaves the document. When the start fails, the console has the
 * error, and the next event tries again.
 */
import { afterFrame } from "./after-frame";
import type { BootPlan } from "./boot";

/** Time for the browser to handle an event before the start blocks the thread. */
const START_DELAY_MS = 300;
const USER_EVENTS = ["pointerdown", "keydown", "focusin"];

const { plan, remix, data } = JSON.parse(
  document.querySelector('body > script[type="application/json"]')!.textContent,
) as { plan: BootPlan; remix: object; data: string };
const picture = document.querySelector<HTMLImageElement>("img[fetchpriority=high]");
// Browsers without popovers are too old for pages with a menu. The dock has no popover and starts in Chromium 103.
const canStart = "popover" in HTMLElement.prototype || !document.querySelector("[popover]");
let isStarted = false;

Object.assign(window, { __remixContext: { ...remix, stream: new Response(data).body } });
startOnEvents();
if (!picture || picture.complete) startWithPicture();
else {
  picture.addEventListener("load", startWithPicture);
  picture.addEventListener("error", start);
}

function startWithPicture(): void {
  picture?.setAttribute("data-arrived", "");
  afterFrame(start);
}

function startAfterEvent({ target }: Event): void {
  if (!(target instanceof Element && target.closest("a[href]"))) setTimeout(start, START_DELAY_MS);
}

function startOnEvents(): void {
  for (const type of USER_EVENTS) addEventListener(type, startAfterEvent, true);
}

function start(): void {
  if (isStarted || !canStart) return;
  isStarted = true;
  for (const type of USER_EVENTS) removeEventListener(type, startAfterEvent, true);
  for (const href of plan.preload) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = href;
    document.head.append(link);
  }
  importAll().catch((error: unknown) => {
    console.error(error);
    isStarted = false;
    startOnEvents();
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
