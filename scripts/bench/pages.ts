import { lines, openPhone, type Comparison, type Line, type Server } from "./phone";
import { compare } from "./table";

/** A page of each kind, by its name. */
const pageKinds = {
  home: "/",
  landing: "/comics/talechasers",
  reader: "/comics/talechasers/2/2",
  sheet: "/characters/vixy",
  "guild sheet": "/cga/characters/wren",
  "cast list": "/characters",
  "world topic": "/world/bestiary/feral/grove-stag",
  "world hub": "/world",
  "gallery of 200": "/galleries/fan-art",
  commissions: "/commissions",
  "TF form": "/tf-generator",
  game: "/choose-your-starter",
};

const maxBytes: Record<string, number> = { reader: 105_000, sheet: 25_000 };
const maxHtmlBytes: Record<string, number> = { reader: 11_000, "gallery of 200": 20_000 };
/** The control that is tapped on a page; elsewhere the button of the menu. */
const controls: Record<string, string> = { "/galleries/fan-art": "main li:nth-child(5) a" };
const ANSWER_TIMEOUT_MS = 1_000;

/** Runs in the page before its own scripts. */
function observeEntries(): void {
  const entries: PerformanceEntry[] = [];
  Object.assign(window, { benchEntries: entries });
  for (const type of ["event", "paint", "largest-contentful-paint", "layout-shift", "longtask"]) {
    const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
    observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  }
}

/** Runs in the page. Times are in milliseconds since the navigation began. */
function summarizeEntries() {
  type Entry = PerformanceEntry & Record<"value" | "hadRecentInput", number>;
  const { benchEntries } = window as unknown as { benchEntries: Entry[] };
  const ofType = (type: string) => benchEntries.filter(({ entryType }) => entryType === type);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const first = ofType("paint").find(({ name }) => name === "first-contentful-paint")!.startTime;
  /** Time beyond 50 ms of a long task after the first paint, as Lighthouse counts it. */
  const blockingTime = ({ startTime, duration }: Entry) =>
    Math.max(0, startTime + duration - Math.max(startTime, first) - 50);
  const shifts = ofType("layout-shift").filter(({ hadRecentInput }) => !hadRecentInput);
  return {
    first,
    largest: ofType("largest-contentful-paint").at(-1)!.startTime,
    shift: sum(shifts.map(({ value }) => value)),
    blocking: sum(ofType("longtask").map(blockingTime)),
  };
}

/** Runs in the page. @returns the longest time from an input to the next frame in milliseconds, in steps of 8 */
function findLongestAnswer(): number {
  const { benchEntries } = window as unknown as { benchEntries: PerformanceEventTiming[] };
  const inputs = benchEntries.filter(({ interactionId }) => interactionId);
  return Math.max(0, ...inputs.map(({ duration }) => duration));
}

/**
 * Measures the first visit of each kind of page beside the bare server: paints on each line, layout shift, blocking
 * time, the answer to a tap at rest, and the bytes on the wire.
 */
export async function measurePages(comparison: Comparison): Promise<void> {
  const { rounds } = comparison;
  const visit = (server: Server, path: string, line?: Line) =>
    visitPage(comparison, comparison[server] + path, controls[path], line);
  const slow = lines[0];
  const visitLeast = (server: Server) =>
    visit(server, server === "site" ? pageKinds.reader : "/minimal", slow);
  await compare(rounds, visitLeast, [
    [`reader beside a page of 4 kB, ${slow.name}: first paint`, "first", "ms", { maxRatio: 1.2 }],
  ]);
  for (const [kind, path] of Object.entries(pageKinds)) {
    // The first visits fill the page cache of both servers.
    await compare(2, (server) => visit(server, path), []);
    for (const line of lines) {
      const title = `${kind}, ${line.name}`;
      await compare(rounds, (server) => visit(server, path, line), [
        [`${title}: first contentful paint`, "first", "ms", { maxRatio: 1.15 }],
        [`${title}: largest contentful paint`, "largest", "ms", { maxRatio: 1.08 }],
        [`${title}: layout shift`, "shift", "", { max: 0 }],
        [`${title}: blocking time`, "blocking", "ms", { max: 100 }],
        [`${title}: answer to a tap`, "answer", "ms", { max: 100 }],
        [`${title}: bytes without pictures`, "bytes", "B", { max: maxBytes[kind] }],
        [`${title}: HTML`, "htmlBytes", "B", { max: maxHtmlBytes[kind] }],
      ]);
    }
  }
}

async function visitPage(
  comparison: Comparison,
  url: string,
  control = "button[popovertarget=menu]",
  line?: Line,
) {
  const { page, throttle, settle, tap, received } = await openPhone(comparison);
  await page.addInitScript(observeEntries);
  await throttle(line);
  await page.goto(url);
  await settle();
  // Before the tap, which opens another document on the bare server.
  const paints = await page.evaluate(summarizeEntries);
  const { withoutPictures: bytes, html: htmlBytes } = received;
  const target = page.locator(control).first();
  // Focus prefetches the data of a link.
  await target.focus();
  await settle();
  await tap(target, line);
  await page.waitForTimeout(ANSWER_TIMEOUT_MS);
  // The other document may not be painted yet.
  const answer = await page.evaluate(findLongestAnswer);
  await page.context().close();
  return { ...paints, bytes, htmlBytes, answer };
}
