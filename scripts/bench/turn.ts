import { EventEmitter, once } from "node:events";
import { lines, openPhone, type Comparison, type Line, type Server } from "./phone";
import { compare } from "./table";

const address = "/comics/talechasers/2/2";
const picture = "img[fetchpriority=high]";
/** The controls above the picture are hidden on a phone. */
const nextLink = "main a[rel=next]:visible";
const latestLink = "main a[data-turn=latest]:visible";
const TURN_TIMEOUT_MS = 60_000;

/**
 * Runs in the page before its own scripts: reports the milliseconds from a click to the end of the frame that shows
 * another picture. The session storage keeps the time of the click, because a turn of the bare page loads another document.
 */
function reportTurns(selector: string): void {
  const { timeOrigin } = performance;
  let shown = "";
  const onClick = ({ timeStamp }: Event) =>
    sessionStorage.setItem("benchTurn", JSON.stringify([shown, timeOrigin + timeStamp]));
  addEventListener("click", onClick, true);
  const checkFrame = () => {
    const image = document.querySelector<HTMLImageElement>(selector);
    const isLoaded = image?.complete && image.naturalWidth > 0;
    const path = isLoaded ? new URL(image.currentSrc).pathname : "";
    const turn = path && path !== shown && sessionStorage.getItem("benchTurn");
    shown = path;
    const [before, clicked] = JSON.parse(turn || "[]") as [string, number] | [];
    // The picture of the old page may still arrive.
    if (clicked && path !== before) {
      sessionStorage.removeItem("benchTurn");
      const { port1, port2 } = new MessageChannel();
      const { benchReport } = window as unknown as { benchReport(milliseconds: number): void };
      port1.onmessage = () => benchReport(timeOrigin + performance.now() - clicked);
      port2.postMessage(null);
    }
    requestAnimationFrame(checkFrame);
  };
  requestAnimationFrame(checkFrame);
}

/** Measures page turns on each line, each the first of its kind in its document. */
export async function measureTurns(comparison: Comparison): Promise<void> {
  for (const line of lines) {
    const takeSample = (server: Server) => turnTwice(comparison, comparison[server], line);
    await compare(comparison.rounds, takeSample, [
      [`${line.name}: next page, prefetched`, "next", "ms", { max: 100 }],
      [`${line.name}: page that is not prefetched`, "far", "ms", { maxRatio: 1.05 }],
      [`${line.name}: bytes without pictures`, "bytes", "B", { max: 3_000 }],
    ]);
  }
}

/** Turns to the next page, which is prefetched, and to one far away, which is not; the bytes are those of the first turn. */
async function turnTwice(comparison: Comparison, server: string, line: Line) {
  const { page, throttle, settle, tap, received } = await openPhone(comparison);
  const turns = new EventEmitter();
  await page.exposeFunction("benchReport", (time: number) => turns.emit("turn", time));
  await page.addInitScript(reportTurns, picture);
  await page.goto(server + address);
  await settle();
  /** Taps a link. @returns the milliseconds that the turn takes */
  const turn = async (link: string): Promise<number> => {
    await throttle(undefined);
    const turned = once(turns, "turn", { signal: AbortSignal.timeout(TURN_TIMEOUT_MS) });
    await tap(page.locator(link).first(), line);
    return ((await turned) as [number])[0];
  };
  const before = received.withoutPictures;
  const next = await turn(nextLink);
  await settle();
  const bytes = received.withoutPictures - before;
  const far = await turn(latestLink);
  await page.context().close();
  return { next, far, bytes };
}
