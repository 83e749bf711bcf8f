import type { CDPSession } from "playwright";
import { startBrowser } from "./phone";
import { startSite } from "./servers";
import { toMeasure, type Measure } from "./table";

const EVENTS = 120;
const WARM_UP_EVENTS = 10;
/** How much faster time runs while alerts are shown. */
const SPEED = 20;
const IDLE_SECONDS = 30;

async function readHeap(session: CDPSession): Promise<number> {
  // Some garbage is only found by a second collection.
  for (let run = 0; run < 3; run += 1) await session.send("HeapProfiler.collectGarbage");
  return (await session.send("Runtime.getHeapUsage")).usedSize / 1e6;
}

async function readTaskSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "TaskDuration")!.value;
}

/** Measures the overlay: bytes of its first visit, processor time between alerts, memory after alerts. */
export async function measureOverlay(upstream: string): Promise<Measure[]> {
  const site = await startSite(`${upstream}/${EVENTS}`);
  const browser = await startBrowser();
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  let bytes = 0;
  page.on("requestfinished", (request) => {
    if (request.url().includes("/v1/")) return;
    void request.sizes().then((sizes) => {
      bytes += sizes.responseHeadersSize + sizes.responseBodySize;
    });
  });
  await session.send("Performance.enable", { timeDomain: "timeTicks" });
  await page.addInitScript((speed) => {
    const [date, now, later] = [Date.now, performance.now.bind(performance), window.setTimeout];
    const start = date();
    Date.now = () => start + (date() - start) * speed;
    performance.now = () => now() * speed;
    window.setTimeout = ((run: () => void, delay = 0) => later(run, delay / speed)) as never;
  }, SPEED);
  await session.send("Animation.enable");
  await session.send("Animation.setPlaybackRate", { playbackRate: SPEED });
  await page.goto(`${site.url}/ex/overlay?mute=1`);
  const showAlerts = async (position: number) => {
    await page.waitForRequest(`**/next/${position}`, { timeout: 0 });
    await page.waitForSelector("[data-shown]", { state: "detached", timeout: 60_000 });
  };
  await showAlerts(WARM_UP_EVENTS);
  const early = await readHeap(session);
  await showAlerts(EVENTS);
  const late = await readHeap(session);
  const before = await readTaskSeconds(session);
  await page.waitForTimeout(IDLE_SECONDS * 1_000);
  const share = ((await readTaskSeconds(session)) - before) / IDLE_SECONDS / SPEED;
  await browser.close();
  await site.stop();
  return [
    toMeasure("first visit without calls", bytes, "B", 90_000),
    toMeasure("processor between alerts", share * 100, "%", 1),
    toMeasure(`heap gained by ${EVENTS} alerts`, late - early, "MB", 5),
  ];
}
