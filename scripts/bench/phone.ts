import { chromium, type Browser, type Locator } from "playwright";
import { browserArguments, requireWholeBrowser } from "../browser";

/** Connections to the servers. */
export const lines = [
  { name: "Slow 3G", latencyMs: 400, kbitPerSecond: 400 },
  { name: "Slow 4G", latencyMs: 150, kbitPerSecond: 1_600 },
] as const;

export type Line = (typeof lines)[number];

const CPU_SLOWDOWN = 4;
const QUIET_MS = 2_000;
const SETTLE_TIMEOUT_MS = 60_000;

/** One answer as it was on the wire, headers included. */
interface Transfer {
  url: string;
  type: string;
  bytes: number;
}

/** The addresses of the servers that a measure in a browser compares. */
export interface Comparison {
  browser: Browser;
  site: string;
  bare: string;
  rounds: number;
}

export type Phone = Awaited<ReturnType<typeof openPhone>>;

export function startBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: requireWholeBrowser(), args: browserArguments });
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
  const transfers: Transfer[] = [];
  const pending = new Map<string, Transfer>();
  let lastTraffic = performance.now();
  session.on("Network.requestWillBeSent", ({ requestId, request, type = "" }) => {
    pending.set(requestId, { url: request.url, type, bytes: 0 });
  });
  const end = (requestId: string, bytes: number) => {
    const transfer = pending.get(requestId);
    if (transfer && bytes > 0) transfers.push({ ...transfer, bytes });
    pending.delete(requestId);
    lastTraffic = performance.now();
  };
  session.on("Network.loadingFailed", ({ requestId }) => end(requestId, 0));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
    end(requestId, encodedDataLength),
  );
  /** Emulates a line and a phone's processor, or neither. */
  const throttle = async (line: Line | undefined) => {
    const throughput = line ? (line.kbitPerSecond * 1_000) / 8 : -1;
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: line?.latencyMs ?? 0,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
    await session.send("Emulation.setCPUThrottlingRate", { rate: line ? CPU_SLOWDOWN : 1 });
  };
  return {
    page,
    session,
    throttle,
    /** Bytes of all answers so far that did not come from the browser's own caches. */
    countBytes: (isCounted: (transfer: Transfer) => boolean) =>
      transfers.filter(isCounted).reduce((sum, { bytes }) => sum + bytes, 0),
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
