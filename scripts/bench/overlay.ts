import type { CDPSession } from "playwright";
import { openPhone, type Comparison } from "./phone";
import { ALERTS } from "./servers";
import { report } from "./table";

const WARM_UP_ALERTS = 10;
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
export async function measureOverlay(comparison: Comparison): Promise<void> {
  const { page, session, received } = await openPhone(comparison);
  await page.setViewportSize({ width: 1_280, height: 720 });
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
  await page.goto(`${comparison.site}/ex/overlay?mute=1`);
  const showAlerts = async (position: number) => {
    await page.waitForRequest(`**/next/${position}`, { timeout: 0 });
    await page.waitForSelector("[data-shown]", { state: "detached", timeout: 60_000 });
    return readHeap(session);
  };
  const early = await showAlerts(WARM_UP_ALERTS);
  const late = await showAlerts(ALERTS);
  const before = await readTaskSeconds(session);
  await page.waitForTimeout(IDLE_SECONDS * 1_000);
  const share = ((await readTaskSeconds(session)) - before) / IDLE_SECONDS / SPEED;
  const bytes = received.withoutPictures - received.calls;
  report("first visit without calls", bytes, "B", { max: 90_000 });
  report("processor between alerts", share * 100, "%", { max: 1 });
  report(`heap gained by ${ALERTS} alerts`, late - early, "MB", { max: 5 });
}
