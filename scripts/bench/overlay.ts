/**
 * Measures the overlay of the built site in Chromium:
 *
 *   node --import tsx scripts/bench/overlay.ts [--events 500] [--speed 20] [--idle 30] [--query 'train=8&theme=sticker']
 *
 * - the bytes of its first visit;
 * - memory and nodes after so many alerts, with time running so many times as fast;
 * - the processor's time while it idles for so many seconds.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { parseArgs } from "node:util";
import { chromium, type CDPSession, type Page } from "playwright";
import { alertTypes } from "../../app/overlay/events";
import { browserArguments, requireWholeBrowser } from "../browser";
import { startSite } from "./servers";

const { values } = parseArgs({
  options: {
    events: { type: "string", default: "500" },
    speed: { type: "string", default: "20" },
    idle: { type: "string", default: "30" },
    query: { type: "string", default: "" },
  },
});
const [events, speed, idle] = [Number(values.events), Number(values.speed), Number(values.idle)];
const { query } = values;

/** An upstream with nothing but a queue; `count` is where it begins. */
async function startQueue(count: number, length: number) {
  const asked = { next: 0 };
  const server = createServer((request, response) => {
    const [, place] = /next\/(\d+)$/.exec(request.url ?? "") ?? [];
    asked.next = Math.max(asked.next, Number(place ?? 0));
    const turn = Number(place) - count;
    const event =
      turn < length
        ? {
            type: alertTypes[turn % alertTypes.length],
            username: `Fox ${turn}`,
            count: turn,
            message: `Message ${turn}. `.repeat(8),
          }
        : {};
    const data = place === undefined ? count : event;
    response.writeHead(200, { "Content-Type": "application/json" });
    response.end(JSON.stringify({ code: "CHASE-1000", message: "OK", data }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () =>
      new Promise<void>((resolve) => server.close(() => resolve()).closeAllConnections()),
  };
}

/** Bytes of heap in use, and nodes of the page, after the garbage is gone. */
async function memoryOf(session: CDPSession): Promise<{ heap: number; nodes: number }> {
  // Some garbage is only found at the second look.
  for (let look = 0; look < 3; look += 1) await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  const { nodes } = await session.send("Memory.getDOMCounters");
  return { heap: usedSize, nodes };
}

/** Seconds that the page's renderer has worked. */
async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0;
}

/** Time that runs faster: the clocks and timers of the page, and its animations. */
async function hurry(page: Page, session: CDPSession): Promise<void> {
  await page.addInitScript((factor) => {
    const [date, now, later] = [Date.now, performance.now.bind(performance), window.setTimeout];
    const start = date();
    Date.now = () => start + (date() - start) * factor;
    performance.now = () => now() * factor;
    window.setTimeout = ((run: () => void, delay = 0) => later(run, delay / factor)) as never;
  }, speed);
  await session.send("Animation.enable");
  await session.send("Animation.setPlaybackRate", { playbackRate: speed });
}

const queue = await startQueue(3, 0);
const busyQueue = await startQueue(0, events);
const site = await startSite(queue.url);
const busySite = await startSite(busyQueue.url);
const browser = await chromium.launch({
  executablePath: requireWholeBrowser(),
  args: browserArguments,
});
try {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  let bytes = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  await session.send("Network.enable");
  await session.send("Performance.enable", { timeDomain: "timeTicks" });
  await page.goto(`${site.url}/ex/overlay?test=raid&${query}`);
  await page.waitForTimeout(3_000);
  console.log(`first visit, with a raid: ${bytes} B (goal: at most 90,000)`);

  await page.goto(`${site.url}/ex/overlay?${query}`);
  await page.waitForTimeout(5_000);
  const before = await workOf(session);
  await page.waitForTimeout(idle * 1_000);
  const share = (((await workOf(session)) - before) / idle) * 100;
  console.log(`idle for ${idle} s: ${share.toFixed(2)} % of a core (goal: below 1)`);
  await page.close();

  const busy = await browser.newPage();
  const busySession = await busy.context().newCDPSession(busy);
  await busySession.send("HeapProfiler.enable");
  await hurry(busy, busySession);
  await busy.goto(`${busySite.url}/ex/overlay?mute=1&${query}`);
  // All five kinds have been shown once: what is made at the first use has been made.
  const reached = async (place: number) => {
    while (busyQueue.asked.next < place) await busy.waitForTimeout(200);
    await busy.waitForSelector("[data-shown]", { state: "detached", timeout: 60_000 });
  };
  const idleNodes = await busy.evaluate(() => document.querySelectorAll("*").length);
  await reached(10);
  const early = await memoryOf(busySession);
  await reached(events);
  await busy.waitForTimeout(1_000);
  const late = await memoryOf(busySession);
  const nodes = await busy.evaluate(() => document.querySelectorAll("*").length);
  const grown = ((late.heap - early.heap) / 1e6).toFixed(2);
  console.log(`${events} alerts at ${speed} times the speed:`);
  console.log(
    `  heap ${grown} MB larger (goal: below 5), ${(late.heap / 1e6).toFixed(2)} MB in all`,
  );
  console.log(
    `  elements ${nodes}, at first ${idleNodes}; nodes in memory ${late.nodes}, before ${early.nodes}`,
  );
} finally {
  await browser.close();
  await Promise.all([site.stop(), busySite.stop(), queue.close(), busyQueue.close()]);
}
