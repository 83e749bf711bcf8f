import type { Browser } from "playwright";
import { lines, openPhone, type Line, type Phone } from "./phone";
import { compareSamples, type Measure } from "./table";

const address = "/comics/talechasers/2/2";
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
  const phone = await openPhone(browser, otherSite);
  const { page, session } = phone;
  const events: PageEvent[] = [];
  session.on("Runtime.bindingCalled", ({ payload }) => events.push(JSON.parse(payload)));
  await session.send("Runtime.enable");
  await session.send("Runtime.addBinding", { name: "benchReport" });
  await page.addInitScript(reportTurns, picture);
  await page.goto(url + address);
  await phone.settle();
  const countBytes = () => phone.countBytes((transfer) => !transfer.url.includes("/cdn/"));
  const before = countBytes();
  const next = await turn(phone, events, nextLink, line);
  await phone.settle();
  const bytes = countBytes() - before;
  const far = await turn(phone, events, latestLink, line);
  await page.context().close();
  return { next, far, bytes };
}

/** Turns a page and waits for its picture. */
async function turn(
  { page, tap, throttle }: Phone,
  events: PageEvent[],
  link: string,
  line: Line,
): Promise<number> {
  await throttle(undefined);
  const source = (await page.locator(picture).getAttribute("src"))!.replace(/\?.*/, "");
  events.length = 0;
  await tap(page.locator(link).first(), line);
  for (let waited = 0; waited < TURN_TIMEOUT_MS; waited += 50) {
    const click = events.find(({ kind }) => kind === "click");
    // The picture of the old page may still arrive.
    const shown = events.find(
      ({ kind, path, at }) =>
        kind === "picture" && path && at > (click?.at ?? NaN) && !source.endsWith(path),
    );
    if (click && shown) return shown.at - click.at;
    await page.waitForTimeout(50);
  }
  throw new Error(`No picture came after a tap on ${link}.`);
}
