import { JSDOM } from "jsdom";
import { expect, it } from "vitest";
import startScript from "./start-script?inline-script";

const picture = '<img src="/x.png" fetchpriority="high" alt=""><button>Next</button>';
const menu = '<div popover id="menu"></div>';

interface Situation {
  isComplete?: boolean;
  hasPopovers?: boolean;
  /** The type of an event and the selector of its target. */
  event?: readonly [type: string, target: string];
}

/** Runs the script in a document that calls animation frames and timers at once. */
function runScript(body: string, { isComplete = false, hasPopovers = true, event }: Situation) {
  const html = `<body>${body}<template><i></i></template><script></script>`;
  const { window } = new JSDOM(html, { runScripts: "outside-only" });
  const { document } = window;
  const callBack = (callback: () => void) => callback();
  Object.assign(window, { requestAnimationFrame: callBack, setTimeout: callBack });
  const image = document.querySelector("img");
  Object.defineProperty(document, "currentScript", { value: document.scripts[0] });
  if (image) Object.defineProperty(image, "complete", { value: isComplete });
  if (hasPopovers) Object.assign(window.HTMLElement.prototype, { popover: null });
  window.eval(startScript);
  if (event) {
    const [type, target] = event;
    document.querySelector(target)!.dispatchEvent(new window.Event(type, { bubbles: true }));
  }
  const hasArrived = image?.hasAttribute("data-arrived");
  return { isStarted: document.querySelector("body > i") !== null, hasArrived };
}

it.each<[string, string, Situation, boolean]>([
  ["starts a page without a picture", '<img src="/x.png" alt="">', {}, true],
  ["waits for the picture", picture, {}, false],
  ["starts when the picture has arrived", picture, { event: ["load", "img"] }, true],
  ["starts when the picture arrived earlier", picture, { isComplete: true }, true],
  ["starts when the picture has failed", picture, { event: ["error", "img"] }, true],
  ["starts after a press", picture, { event: ["pointerup", "button"] }, true],
  ["starts after a key", picture, { event: ["keyup", "button"] }, true],
  [
    "does not start for a link, which leaves the document",
    `<a href="/next"><b>Next</b></a>${picture}`,
    { event: ["pointerup", "b"] },
    false,
  ],
  ["leaves a browser without popovers alone", menu, { hasPopovers: false }, false],
  ["starts a page without popovers in it", "", { hasPopovers: false }, true],
])("the start script %s", (_name, body, situation, isStarted) => {
  const result = runScript(body, situation);
  expect(result.isStarted).toBe(isStarted);
  if (situation.event?.[0] === "error") expect(result.hasArrived).toBe(false);
  if (situation.event?.[0] === "load") expect(result.hasArrived).toBe(true);
});
