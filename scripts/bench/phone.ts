import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { chromium, type Browser, type CDPSession, type Page } from "playwright";
import { browserArguments, requireWholeBrowser } from "../browser";
import { probe, selectors, type Paints, type Point, type ProbedWindow, type Report } from "./probe";

/** A line to the servers: round trip in milliseconds, kbit/s in both directions. */
export interface Line {
  name: string;
  latency: number;
  kbits: number;
}

/** The lines the measures are taken over. */
export const lines: readonly Line[] = [
  { name: "Slow 3G", latency: 400, kbits: 400 },
  { name: "Slow 4G", latency: 150, kbits: 1_600 },
];

/** How much slower than this machine the phone's processor is. */
const slowdown = 4;

/** Nothing on the line for so long means that the page has come to rest. */
const quiet = 2_000;
const patience = 60_000;

/** Starts the browser of a run. */
export function startBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: requireWholeBrowser(), args: browserArguments });
}

let elsewhere: Promise<string> | undefined;

/** Where visitors come from: a page of another site, which `localhost` is to the servers' 127.0.0.1. */
async function startElsewhere(): Promise<string> {
  const server = createServer((_request, response) => {
    response.setHeader("Content-Type", "text/html").end("<title>Elsewhere</title><p>Elsewhere");
  });
  await once(server.listen(0, "localhost").unref(), "listening");
  return `http://localhost:${(server.address() as AddressInfo).port}/`;
}

/**
 * Opens a phone with empty caches, on a page of another site.
 *
 * @param watches whether its pages report presses and changes; see `probe`
 */
export async function openPhone(browser: Browser, watches: boolean): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    colorScheme: "light",
  });
  const page = await context.newPage();
  await page.goto(await (elsewhere ??= startElsewhere()));
  const session = await context.newCDPSession(page);
  // The compiler marks functions with a helper that the browser does not have.
  const source = `{const __name=f=>f;(${probe.toString()})(${watches},${JSON.stringify(selectors)})}`;
  await page.addInitScript({ content: source });
  await session.send("Network.enable");
  await session.send("Runtime.enable");
  await session.send("Runtime.addBinding", { name: "benchReport" });
  return new Phone(page, session);
}

/** One phone with one tab. */
export class Phone {
  private readonly reports: Report[] = [];
  private readonly waiting = new Set<() => void>();
  private readonly underWay = new Set<string>();
  private lastTraffic = performance.now();

  constructor(
    readonly page: Page,
    readonly session: CDPSession,
  ) {
    session.on("Runtime.bindingCalled", ({ name, payload }) => {
      if (name !== "benchReport") return;
      this.reports.push(JSON.parse(payload) as Report);
      for (const look of this.waiting) look();
    });
    session.on("Network.requestWillBeSent", ({ requestId }) => {
      this.underWay.add(requestId);
      this.lastTraffic = performance.now();
    });
    const end = ({ requestId }: { requestId: string }) => {
      this.underWay.delete(requestId);
      this.lastTraffic = performance.now();
    };
    session.on("Network.loadingFinished", end);
    session.on("Network.loadingFailed", end);
  }

  /** Puts the phone on a line, with a phone's processor; or, without one, back to full speed. */
  async throttle(line: Line | undefined): Promise<void> {
    const bytes = line ? (line.kbits * 1_000) / 8 : -1;
    await this.session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: line?.latency ?? 0,
      downloadThroughput: bytes,
      uploadThroughput: bytes,
    });
    await this.session.send("Emulation.setCPUThrottlingRate", { rate: line ? slowdown : 1 });
  }

  /** Starts to open an address; `report` and `settle` tell how it goes on. */
  open(url: string): void {
    this.page.goto(url, { waitUntil: "commit", timeout: patience }).catch(() => undefined);
  }

  /** The first report of a sort that has come since the last `forget`, or will. */
  async report<Kind extends Report["kind"]>(
    kind: Kind,
    suits: (report: Extract<Report, { kind: Kind }>) => boolean = () => true,
  ): Promise<Extract<Report, { kind: Kind }>> {
    const find = () =>
      this.reports.find(
        (report): report is Extract<Report, { kind: Kind }> =>
          report.kind === kind && suits(report as Extract<Report, { kind: Kind }>),
      );
    let found = find();
    if (found) return found;
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.waiting.delete(look);
        reject(new Error(`Nothing was ${kind} within ${patience / 1_000} s.`));
      }, patience);
      const look = () => {
        found = find();
        if (!found) return;
        clearTimeout(timer);
        this.waiting.delete(look);
        resolve();
      };
      this.waiting.add(look);
    });
    return found!;
  }

  /** Drops the reports so far. */
  forget(): void {
    this.reports.length = 0;
  }

  /** Waits until nothing has been on the line for a while. */
  async settle(): Promise<void> {
    const start = performance.now();
    while (this.underWay.size > 0 || performance.now() - this.lastTraffic < quiet) {
      if (performance.now() - start > patience) throw new Error("The page never came to rest.");
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Puts a finger on a point and lifts it. */
  async tap({ x, y }: Point): Promise<void> {
    // Not one after the other: a busy page would keep the finger down for longer.
    await Promise.all([
      this.session.send("Input.dispatchTouchEvent", {
        type: "touchStart",
        touchPoints: [{ x, y }],
      }),
      this.session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] }),
    ]);
  }

  /** The middle of an element in the window. */
  async placeOf(selector: string): Promise<Point> {
    const element = this.page.locator(selector).first();
    await element.scrollIntoViewIfNeeded();
    const box = await element.boundingBox();
    if (!box) throw new Error(`${selector} is not on the screen.`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  /** What was painted so far. */
  paints(): Promise<Paints> {
    return this.page.evaluate(() => (window as unknown as ProbedWindow).benchPaints);
  }

  async close(): Promise<void> {
    await this.page.context().close();
  }
}
