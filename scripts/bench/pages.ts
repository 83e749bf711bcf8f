import { lines, openPhone, type Comparison, type Line } from "./phone";
import { compareSamples, type Measure } from "./table";

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
type PageKind = keyof typeof pageKinds;

const MAX_BYTES: Partial<Record<PageKind, number>> = { reader: 105_000, sheet: 25_000 };
const MAX_HTML_BYTES: Partial<Record<PageKind, number>> = {
  reader: 11_000,
  "gallery of 200": 20_000,
};
/** The control that is tapped: an item of the gallery, elsewhere the button of the menu. */
const galleryItem = "main li:nth-child(5) a";
const menuButton = "button[popovertarget=menu]";
const ANSWER_TIMEOUT_MS = 1_000;

/** Times in milliseconds since the navigation began. */
interface Paints {
  first: number;
  largest: number;
  shift: number;
  /** Time beyond 50 ms of each long task after the first paint, as Lighthouse counts it. */
  blocking: number;
  /** The longest time from an input to the next frame, in steps of 8 ms. */
  answer: number;
}

interface PageWindow {
  benchPaints: Paints;
}

/** Runs in the page before its own scripts. */
function observePaints(): void {
  const paints: Paints = { first: 0, largest: 0, shift: 0, blocking: 0, answer: 0 };
  (window as unknown as PageWindow).benchPaints = paints;
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      durationThreshold: 16,
    } as PerformanceObserverInit);
  observe("event", (entry) => {
    if ((entry as PerformanceEventTiming).interactionId) {
      paints.answer = Math.max(paints.answer, entry.duration);
    }
  });
  observe("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") paints.first = startTime;
  });
  observe("largest-contentful-paint", ({ startTime }) => (paints.largest = startTime));
  observe("layout-shift", (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & Record<string, number>;
    if (!hadRecentInput) paints.shift += value!;
  });
  observe("longtask", ({ startTime, duration }) => {
    const start = Math.max(startTime, paints.first);
    paints.blocking += Math.max(0, startTime + duration - start - 50);
  });
}

/**
 * Measures the first visit of each kind of page beside the bare server: paints on each line, layout shift, blocking
 * time, the answer to a tap at rest, and the bytes on the wire.
 */
export async function measurePages(comparison: Comparison): Promise<Measure[]> {
  const { site, bare, rounds } = comparison;
  const measures: Measure[] = [];
  const [slow] = lines;
  measures.push(
    ...(await compareSamples(
      rounds,
      () => visitPage(comparison, site + pageKinds.reader, menuButton, slow),
      () => visitPage(comparison, `${bare}/minimal`, menuButton, slow),
      [
        [
          `reader beside a page of 4 kB, ${slow.name}: first paint`,
          "first",
          "ms",
          { maxRatio: 1.2 },
        ],
      ],
    )),
  );
  for (const [kind, path] of Object.entries(pageKinds) as [PageKind, string][]) {
    const control = kind === "gallery of 200" ? galleryItem : menuButton;
    const visit = (server: string, line?: Line) =>
      visitPage(comparison, server + path, control, line);
    // The first visits fill the page cache of both servers.
    for (const server of [site, bare, site, bare]) await visit(server);
    for (const line of lines) {
      const title = `${kind}, ${line.name}`;
      measures.push(
        ...(await compareSamples(
          rounds,
          () => visit(site, line),
          () => visit(bare, line),
          [
            [`${title}: first contentful paint`, "first", "ms", { maxRatio: 1.15 }],
            [`${title}: largest contentful paint`, "largest", "ms", { maxRatio: 1.08 }],
            [`${title}: layout shift`, "shift", "", { max: 0 }],
            [`${title}: blocking time`, "blocking", "ms", { max: 100 }],
            [`${title}: answer to a tap`, "answer", "ms", { max: 100 }],
            [`${title}: bytes without pictures`, "bytes", "B", { max: MAX_BYTES[kind] }],
            [`${title}: HTML`, "htmlBytes", "B", { max: MAX_HTML_BYTES[kind] }],
          ],
        )),
      );
    }
  }
  return measures;
}

async function visitPage(comparison: Comparison, url: string, control: string, line?: Line) {
  const { page, ...phone } = await openPhone(comparison);
  try {
    await page.addInitScript(observePaints);
    await phone.throttle(line);
    await page.goto(url);
    await phone.settle();
    const readPaints = () => page.evaluate(() => (window as unknown as PageWindow).benchPaints);
    // Before the tap, which opens another document on the bare server.
    const paints = await readPaints();
    const counted = {
      bytes: phone.countBytes((transfer) => !transfer.url.includes("/cdn/")),
      htmlBytes: phone.countBytes(({ type }) => type === "Document"),
    };
    const target = page.locator(control).first();
    // Focus prefetches the data of a link.
    await target.focus();
    await phone.settle();
    await phone.tap(target, line);
    await page.waitForTimeout(ANSWER_TIMEOUT_MS);
    const { answer } = await readPaints();
    return { ...paints, ...counted, answer };
  } finally {
    await page.context().close();
  }
}
