import { lines, openPhone, type Comparison, type Line, type Phone } from "./phone";
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

/** Measures page turns on each line, each the first of its kind in its document. */
export async function measureTurns(comparison: Comparison): Promise<Measure[]> {
  const { site, bare, rounds } = comparison;
  const measures: Measure[] = [];
  for (const line of lines) {
    measures.push(
      ...(await compareSamples(
        rounds,
        () => measureRound(comparison, site, line),
        () => measureRound(comparison, bare, line),
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

/** Turns to the next page, which is prefetched, and to one far away, which is not; the bytes are those of the first turn. */
async function measureRound(comparison: Comparison, server: string, line: Line) {
  const phone = await openPhone(comparison);
  const { page, session } = phone;
  const events: PageEvent[] = [];
  session.on("Runtime.bindingCalled", ({ payload }) => events.push(JSON.parse(payload)));
  await session.send("Runtime.enable");
  await session.send("Runtime.addBinding", { name: "benchReport" });
  await page.addInitScript(reportTurns, picture);
  await page.goto(server + address);
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

/** Turns a page. @returns the time from the click to the end of the frame that shows the new picture */
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
