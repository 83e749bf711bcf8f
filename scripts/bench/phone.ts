import type { Browser, Locator } from "playwright";

/** Connections to the servers: 400 and 1,600 kbit per second. */
export const lines = [
  { name: "Slow 3G", latencyMs: 400, bytesPerSecond: 50_000 },
  { name: "Slow 4G", latencyMs: 150, bytesPerSecond: 200_000 },
] as const;

export type Line = (typeof lines)[number];

const CPU_SLOWDOWN = 4;
const QUIET_MS = 2_000;
const SETTLE_TIMEOUT_MS = 60_000;

/** The addresses of the servers that a measure in a browser compares. */
export interface Comparison {
  browser: Browser;
  site: string;
  bare: string;
  rounds: number;
}

export type Server = "site" | "bare";

interface Ended {
  requestId: string;
  encodedDataLength?: number;
}

/**
 * Opens a phone with empty caches and one tab, on a page of another site, which `localhost` is to servers on 127.0.0.1.
 */
export async function openPhone({ browser, bare }: Comparison) {
  const context = await browser.newContext({
    ...{ viewport: { width: 360, height: 800 }, deviceScaleFactor: 2 },
    ...{ isMobile: true, hasTouch: true, colorScheme: "light" },
  });
  // esbuild wraps the functions of init scripts in a helper that the page does not have.
  await context.addInitScript("globalThis.__name = (wrapped) => wrapped");
  const page = await context.newPage();
  await page.goto(`${bare.replace("127.0.0.1", "localhost")}/robots.txt`);
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  /** Bytes on the wire so far, headers included, without answers from the browser's own caches. */
  const received = { withoutPictures: 0, html: 0, calls: 0 };
  const pending = new Map<string, { url: string; type: string | undefined }>();
  let lastTraffic = performance.now();
  session.on("Network.requestWillBeSent", ({ requestId, request: { url }, type }) => {
    // Not the icon of the page before.
    if (!url.includes("localhost")) pending.set(requestId, { url, type });
  });
  const end = ({ requestId, encodedDataLength: bytes = 0 }: Ended) => {
    const { url = "/cdn/", type } = pending.get(requestId) ?? {};
    if (!url.includes("/cdn/")) received.withoutPictures += bytes;
    if (url.includes("/v1/")) received.calls += bytes;
    if (type === "Document") received.html += bytes;
    pending.delete(requestId);
    lastTraffic = performance.now();
  };
  session.on("Network.loadingFinished", end);
  session.on("Network.loadingFailed", end);
  /** Emulates a line and a phone's processor, or neither. */
  const throttle = async (line: Line | undefined) => {
    const { latencyMs: latency = 0, bytesPerSecond: throughput = -1 } = line ?? {};
    const limits = { latency, downloadThroughput: throughput, uploadThroughput: throughput };
    await session.send("Network.emulateNetworkConditions", { offline: false, ...limits });
    await session.send("Emulation.setCPUThrottlingRate", { rate: line ? CPU_SLOWDOWN : 1 });
  };
  return {
    page,
    session,
    received,
    throttle,
    /** Waits until there was no traffic for two seconds. */
    async settle() {
      const start = performance.now();
      while (pending.size > 0 || performance.now() - Math.max(start, lastTraffic) < QUIET_MS) {
        if (performance.now() - start > SETTLE_TIMEOUT_MS) throw new Error("Traffic never ends.");
        await page.waitForTimeout(50);
      }
    },
    /** Throttles the phone and taps an element, without the checks of Playwright's `tap`, which take time after it. */
    async tap(element: Locator, line: Line | undefined) {
      await element.scrollIntoViewIfNeeded();
      const { x, y, width, height } = (await element.boundingBox())!;
      await throttle(line);
      await page.touchscreen.tap(x + width / 2, y + height / 2);
    },
  };
}
