import type { Browser, ElementHandle } from "playwright";
import { kinds } from "./pages";
import { lines, openPhone, type Phone } from "./phone";
import { quietMachine } from "./quiet";
import type { RunningServer } from "./servers";
import { judged, table } from "./table";

/** Milliseconds from a finger to the next frame, as the browser's event timing counts them, in steps of 8. */
const goal = 100;

/** Milliseconds within which a control has answered, or never will. */
const patience = 1_500;

/** What a finger can do on a page but to leave it. */
const controls = "button, summary, select, input:not([type=hidden])";

interface Control {
  /** What it has in common with those of which it is the first in sight; places change while a page starts. */
  look: string;
  name: string;
}

interface Answered {
  name: string;
  /** None where nothing took longer than a frame, or the page was left. */
  ms: number;
}

/**
 * How soon each control of each kind of page answers a finger on a phone: tapped as soon as it is painted, while
 * the application may be starting, and at rest. Of controls that look alike one is tapped.
 */
export async function measureControls(browser: Browser, site: RunningServer): Promise<string> {
  const rows: string[][] = [];
  for (const { name, path } of kinds) {
    const url = site.url + path;
    const found = await listControls(browser, url);
    await quietMachine();
    const early: Answered[] = [];
    const rested: Answered[] = [];
    for (const control of found) {
      early.push(await answerOf(browser, url, control, "early"));
      rested.push(await answerOf(browser, url, control, "rested"));
    }
    rows.push([name, String(found.length), worst(early), worst(rested)]);
  }
  return table(["page", "controls", "slowest, as soon as painted", "slowest, at rest"], rows);
}

function worst(answers: readonly Answered[]): string {
  const [slowest] = answers.toSorted((a, b) => b.ms - a.ms);
  if (!slowest) return "none";
  return judged(`${slowest.ms} ms: ${slowest.name}`, slowest.ms <= goal);
}

async function listControls(browser: Browser, url: string): Promise<Control[]> {
  const phone = await openPhone(browser, false);
  try {
    await phone.page.addInitScript(findControls);
    phone.open(url);
    await phone.settle();
    return await phone.page.evaluate(
      (selector) =>
        Array.from((window as unknown as Page).benchControls(selector), ([look, element]) => {
          const label = element.ariaLabel ?? element.title;
          const words = label || element.textContent.trim() || element.getAttribute("name");
          return { look, name: (words ?? "").slice(0, 40) };
        }),
      controls,
    );
  } finally {
    await phone.close();
  }
}

async function answerOf(
  browser: Browser,
  url: string,
  { look, name }: Control,
  when: "early" | "rested",
): Promise<Answered> {
  const phone = await openPhone(browser, false);
  try {
    await phone.page.addInitScript(watchEvents);
    await phone.page.addInitScript(findControls);
    const line = lines.find(({ name }) => name === "Slow 4G");
    if (when === "early") await phone.throttle(line);
    phone.open(url);
    if (when === "rested") {
      await phone.settle();
      await phone.throttle(line);
    }
    await tapControl(phone, look);
    // The frame after it, whatever the control then waits for.
    await new Promise((resolve) => setTimeout(resolve, patience));
    const ms = await phone.page.evaluate(
      () => (window as unknown as Partial<Page>).benchSlowest ?? 0,
    );
    return { name, ms };
  } finally {
    await phone.close();
  }
}

/** Taps a control as soon as it is painted. */
async function tapControl(phone: Phone, look: string): Promise<void> {
  const element = await phone.page.waitForFunction(
    ([selector, wanted]) =>
      performance.getEntriesByName("first-contentful-paint").length > 0 &&
      // The page that the visitor comes from has none.
      (window as unknown as Partial<Page>).benchControls?.(selector).get(wanted),
    [controls, look] as const,
    { polling: 20 },
  );
  const control = element.asElement() as ElementHandle<HTMLElement>;
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (box) await phone.tap({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
}

/** What a measured page is given. */
interface Page {
  benchSlowest: number;
  benchControls: (selector: string) => Map<string, HTMLElement>;
}

/** Tells the controls in sight, the first of each look; runs in the page. */
function findControls(): void {
  (window as unknown as Page).benchControls = (selector) => {
    const seen = Array.from(document.querySelectorAll<HTMLElement>(selector)).filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) && !element.matches(":disabled"),
    );
    return new Map(
      seen
        .toReversed()
        .map((one) => [`${one.tagName} ${one.getAttribute("type")} ${one.className}`, one]),
    );
  };
}

/** Keeps the longest time that an interaction took; runs in the page. */
function watchEvents(): void {
  const page = window as unknown as Page;
  page.benchSlowest = 0;
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[]) {
      if (interactionId) page.benchSlowest = Math.max(page.benchSlowest, duration);
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
