import type { Browser } from "playwright";
import { lines, openPhone, type Line, type Phone } from "./phone";
import { compareSamples, type Measure } from "./table";

const page = "/comics/talechasers/2/2";
const picture = "img[fetchpriority=high]";
/** The controls above the picture are hidden on a phone. */
const nextLink = "main a[rel=next]:visible";
const TURN_TIMEOUT_MS = 60_000;
const latestLink = "main a[data-turn=latest]:visible";

/** What a page reports; times in milliseconds since the epoch, because a turn of the bare page loads another document. */
interface PageEvent {
  kind: "click" | "picture";
  /** Path of the picture that is shown. */
  path: string;
  at: number;
}

/** Runs in the page before its own scripts: reports clicks, and the end of each frame that shows another picture. */
function reportTurns(selector: string): void {
  const { benchReport } = window as unknown as { benchReport(event: string): void };
  const report = (kind: PageEvent["kind"], path: string, time: number) =>
    benchReport(JSON.stringify({ kind, path, at: performance.timeOrigin + time }));
  addEventListener("click", ({ timeStamp }) => report("click", "", timeStamp), true);
  let shown = "";
  const checkFrame = () => {
    const image = document.querySelector<HTMLImageElement>(selector);
    const isLoaded = image?.complete && image.naturalWidth > 0;
    const path = isLoaded ? new URL(image.currentSrc).pathname : "";
    if (path !== shown) {
      shown = path;
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => report("picture", path, performance.now());
      port2.postMessage(null);
    }
    requestAnimationFrame(checkFrame);
  };
  requestAnimationFrame(checkFrame);
}

/** Times from the click to the frame that shows the new picture, and the bytes of a turn without its picture. */
interface Turns {
  /** To the next page, prefetched. */
  next: number;
  /** To a page that is not prefetched. */
  far: number;
  /** To the next page, tapped at the first paint. */
  early: number;
  bytes: number;
}

/** Measures page turns on each line, each the first of its kind in its document. */
export async function measureTurns(
  browser: Browser,
  site: string,
  bare: string,
  rounds: number,
): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const line of lines) {
    measures.push(
      ...(await compareSamples(
        rounds,
        () => measureRound(browser, site, bare, line),
        () => measureRound(browser, bare, bare, line),
        [
          [`${line.name}: next page, prefetched`, "next", "ms", { max: 100 }],
          [`${line.name}: page that is not prefetched`, "far", "ms", { maxRatio: 1.05 }],
          [`${line.name}: next page, tapped at first paint`, "early", "ms", { maxRatio: 1.05 }],
          [`${line.name}: bytes without pictures`, "bytes", "B", { max: 3_000 }],
        ],
      )),
    );
  }
  return measures;
}

async function measureRound(
  browser: Browser,
  url: string,
  otherSite: string,
  line: Line,
): Promise<Turns> {
  const rested = await openPhone(browser, otherSite);
  const events = await watchTurns(rested);
  await rested.page.goto(url + page);
  await rested.settle();
  const before = rested.transfers.length;
  const next = await turn(rested, events, nextLink, line);
  await rested.settle();
  const data = rested.transfers.slice(before).filter((file) => !file.url.includes("/cdn/"));
  const far = await turn(rested, events, latestLink, line);
  await rested.close();

  const starting = await openPhone(browser, otherSite);
  const startingEvents = await watchTurns(starting);
  await starting.throttle(line);
  await starting.page.goto(url + page, { waitUntil: "commit" });
  await starting.page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint").length > 0,
    undefined,
    { polling: 20 },
  );
  const early = await turn(starting, startingEvents, nextLink);
  await starting.close();
  return { next, far, early, bytes: data.reduce((sum, { bytes }) => sum + bytes, 0) };
}

async function watchTurns({ page: tab, session }: Phone): Promise<PageEvent[]> {
  const events: PageEvent[] = [];
  session.on("Runtime.bindingCalled", ({ payload }) => events.push(JSON.parse(payload)));
  await session.send("Runtime.enable");
  await session.send("Runtime.addBinding", { name: "benchReport" });
  await tab.addInitScript(reportTurns, picture);
  return events;
}

/** Turns a page and waits for its picture; `line` is that of the turn, where the page came here without one. */
async function turn(
  { page: tab, tap, throttle }: Phone,
  events: PageEvent[],
  link: string,
  line?: Line,
): Promise<number> {
  if (line) await throttle(undefined);
  const source = (await tab.locator(picture).getAttribute("src"))!.replace(/\?.*/, "");
  events.length = 0;
  await tap(tab.locator(link).first(), line);
  for (let waited = 0; waited < TURN_TIMEOUT_MS; waited += 50) {
    const click = events.find(({ kind }) => kind === "click");
    // The picture of the old page may still arrive.
    const shown = events.find(
      ({ kind, path, at }) =>
        kind === "picture" && path && at > (click?.at ?? NaN) && !source.endsWith(path),
    );
    if (click && shown) return shown.at - click.at;
    await tab.waitForTimeout(50);
  }
  throw new Error(`No picture came after a tap on ${link}.`);
}
