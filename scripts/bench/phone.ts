import type { Browser } from "playwright";

/** Simulated network connections: 400 and 1,600 kbit/s. */
export const connections = [
  { name: "Slow 3G", latencyMs: 400, bytesPerSecond: 50_000 },
  { name: "Slow 4G", latencyMs: 150, bytesPerSecond: 200_000 },
] as const;

type Connection = (typeof connections)[number];

/** The factor by which the CPU is throttled to simulate a phone. */
const CPU_SLOWDOWN = 4;

/** Opens a phone with empty caches on a slow connection, and counts received bytes. */
async function openPhone(browser: Browser, connection: Connection) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  // esbuild wraps functions in a call of __name, which the page lacks.
  await context.addInitScript("globalThis.__name = (wrapped) => wrapped");
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: connection.latencyMs,
    downloadThroughput: connection.bytesPerSecond,
    uploadThroughput: connection.bytesPerSecond,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  const received = { html: 0, withoutPictures: 0 };
  const types = new Map<string, string>();
  session.on("Network.responseReceived", ({ requestId, type }) => types.set(requestId, type));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId);
    if (type === "Document") received.html += encodedDataLength;
    if (type !== "Image") received.withoutPictures += encodedDataLength;
  });
  return { page, received };
}

/** Visits a page with empty caches. Times are in milliseconds, sizes in transferred bytes. */
export async function measureVisit(browser: Browser, url: string, connection: Connection) {
  const { page, received } = await openPhone(browser, connection);
  await page.goto(url, { waitUntil: "networkidle" });
  const times = await page.evaluate(readTimes);
  await page.context().close();
  return {
    ...times,
    "bytes without pictures": received.withoutPictures,
    "bytes of HTML": received.html,
  };
}

/** Reads the times of the visit, within the page. */
async function readTimes() {
  type Entry = PerformanceEntry & Record<"value" | "hadRecentInput", number>;
  const readEntries = (type: string) =>
    new Promise<Entry[]>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries() as Entry[]));
      observer.observe({ type, buffered: true });
      setTimeout(resolve, 200, []);
    });
  const paints = await readEntries("paint");
  const largest = await readEntries("largest-contentful-paint");
  const shifts = await readEntries("layout-shift");
  return {
    "first contentful paint ms": paints.find(({ name }) => /contentful/.test(name))?.startTime,
    "largest contentful paint ms": largest.at(-1)?.startTime,
    "layout shift": shifts.reduce((sum, one) => sum + (one.hadRecentInput ? 0 : one.value), 0),
  };
}

/** Turns the comic page. @returns milliseconds from the click to the frame with the picture */
export async function turnPage(browser: Browser, url: string, connection: Connection) {
  const { page, received } = await openPhone(browser, connection);
  // sessionStorage keeps the time, because a link of the bare server loads a new document.
  await page.addInitScript(() => {
    const storeClick = () => (sessionStorage["clicked"] = Date.now());
    addEventListener("click", storeClick, true);
  });
  await page.goto(url, { waitUntil: "networkidle" });
  const before = received.withoutPictures;
  const picture = page.locator("img[fetchpriority=high]").first();
  const shown = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  await page.locator("main a[rel=next]:visible").first().tap({ noWaitAfter: true });
  const elapsed = await page.waitForFunction((last) => {
    const image = document.querySelector<HTMLImageElement>("img[fetchpriority=high]");
    const isTurned = image?.complete && image.naturalWidth > 0 && image.currentSrc !== last;
    return isTurned && Date.now() - Number(sessionStorage["clicked"]);
  }, shown);
  const ms = Number(await elapsed.jsonValue());
  await page.waitForLoadState("networkidle");
  await page.context().close();
  return { ms, "bytes without pictures": received.withoutPictures - before };
}
