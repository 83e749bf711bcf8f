import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser, CDPSession } from "playwright";
import { alertTypes } from "../../app/overlay/events";
import { startSite } from "./servers";
import { toMeasure, type Measure } from "./table";

const EVENTS = 120;
const WARM_UP_EVENTS = 10;
/** How much faster time runs while alerts are shown. */
const SPEED = 20;
const IDLE_SECONDS = 30;

/** Starts an upstream that has nothing but a queue of alerts. */
async function startQueue(length: number) {
  const queue = { url: "", position: 0, close: () => server.close() };
  const server = createServer((request, response) => {
    const [, position] = /next\/(\d+)$/.exec(request.url ?? "") ?? [];
    queue.position = Math.max(queue.position, Number(position ?? 0));
    const at = Number(position);
    const type = alertTypes[at % alertTypes.length];
    const event = at < length ? { type, username: `Fox ${at}`, count: at, message: "Hello" } : {};
    response.writeHead(200, { "Content-Type": "application/json" });
    const data = position === undefined ? 0 : event;
    response.end(JSON.stringify({ code: "CHASE-1000", message: "OK", data }));
  });
  await once(server.listen(0, "127.0.0.1").unref(), "listening");
  queue.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return queue;
}

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
export async function measureOverlay(browser: Browser): Promise<Measure[]> {
  const queue = await startQueue(EVENTS);
  const site = await startSite(queue.url);
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
    while (queue.position < position) await page.waitForTimeout(200);
    await page.waitForSelector("[data-shown]", { state: "detached", timeout: 60_000 });
  };
  await showAlerts(WARM_UP_EVENTS);
  const early = await readHeap(session);
  await showAlerts(EVENTS);
  const late = await readHeap(session);
  const before = await readTaskSeconds(session);
  await page.waitForTimeout(IDLE_SECONDS * 1_000);
  const share = ((await readTaskSeconds(session)) - before) / IDLE_SECONDS / SPEED;
  await page.close();
  await site.stop();
  queue.close();
  return [
    toMeasure("first visit without calls", bytes, "B", 90_000),
    toMeasure("processor between alerts", share * 100, "%", 1),
    toMeasure(`heap gained by ${EVENTS} alerts`, late - early, "MB", 5),
  ];
}
