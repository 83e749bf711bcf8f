import { createServer } from "node:net";
import { test as base, expect, type Page } from "playwright/test";
import type { Scenario } from "../../mocks/scenarios";
import { startClock } from "../faults/clock";
import { environmentAt, firstPort, healthySite } from "./healthy-site";
import { startOwnUpstream, type OwnUpstream } from "./own-upstream";
import { startServer, stop, type Serving } from "./start-server";

/** Configuration of a site, beside what every site of a test gets. */
export type SiteEnvironment = Record<string, string> & { MOCK_SCENARIO?: Scenario };

/** A started site. */
export type ServingSite = Serving & { url: string };

/** Each worker counts up its own thousand. */
let nextPort = firstPort + 1 + 1_000 * Number(process.env["TEST_PARALLEL_INDEX"] ?? 0);

/** A port that is free now, and that no other test will be given. */
export async function freePort(): Promise<number> {
  const port = nextPort++;
  const isFree = await new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
  return isFree ? port : freePort();
}

/** Starts the built site on a free port. */
export async function startServing(environment: SiteEnvironment = {}): Promise<ServingSite> {
  const at = environmentAt(environment["PORT"] ?? (await freePort()));
  return { ...startServer(["build/serve.js"], { ...at, ...environment }), url: at["SITE_URL"]! };
}

/** A site in front of an upstream that does as a test wants. */
export interface SiteOn {
  url: string;
  upstream: OwnUpstream;
  /** What it said since the test has it. */
  output(): string;
}

/** The one of a worker, lent to one test after the other. */
interface LentSite extends SiteOn {
  /** Makes it as if it had just been started. */
  renew(data: Record<string, unknown>): void;
}

interface Fixtures {
  strict: void;
  /** Console errors that a journey is about. */
  expectedErrors: RegExp | undefined;
  /** Starts another site, as `serve` does; it ends with the test. */
  serve: typeof startServing;
  /** Starts an upstream of the test's own; it ends with the test. */
  ownUpstream: typeof startOwnUpstream;
  /**
   * A site that keeps no answers (`UPSTREAM_CACHE=off`), on an upstream that knows the given calls,
   * or all of the sample content, or breaks every connection. A start costs seconds: this one is
   * lent, and not for what a start itself does.
   */
  siteOn: (data: Record<string, unknown> | "sample content" | "an outage") => SiteOn;
}

/**
 * The rejection of the data of a navigation that another one aborts before the modules of its routes are loaded: Remix
 * awaits it only from then on. What this site aborts has its own files at the top of the stack.
 */
const abortedByRouter = /^AbortError: signal is aborted without reason\s+at .*\/assets\/framework-/;

/**
 * Tests with a healthy site as `baseURL`, which all share. A console error, a page error, and a
 * request that leaves the site fail the test.
 */
export const test = base.extend<Fixtures, { site: { url: string }; lentSite: LentSite }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
    async ({}, use) => use({ url: healthySite["SITE_URL"]! }),
    { scope: "worker" },
  ],
  lentSite: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
    async ({}, use) => {
      const upstream = await startOwnUpstream();
      const clock = startClock();
      const serving = await startServing({
        UPSTREAM_URL: upstream.url,
        UPSTREAM_CACHE: "off",
        ...clock.environment,
      });
      await serving.opened;
      let saidBefore = 0;
      await use({
        url: serving.url,
        upstream,
        output: () => serving.output().slice(saidBefore),
        renew(data) {
          Object.assign(upstream, { data, isWhole: false, isDown: false });
          upstream.asked.length = 0;
          saidBefore = serving.output().length;
          // Open circuits are tried again, and what was kept for seconds is not any more.
          clock.pass(10 * 60_000);
        },
      });
      await stop(serving);
      await upstream.close();
      clock.close();
    },
    { scope: "worker" },
  ],
  siteOn: async ({ lentSite, context }, use) => {
    await use((data) => {
      lentSite.renew(typeof data === "string" ? {} : data);
      lentSite.upstream.isWhole = data === "sample content";
      lentSite.upstream.isDown = data === "an outage";
      return lentSite;
    });
    // The next test has the site to itself.
    await Promise.all(context.pages().map((page) => page.close()));
  },
  serve: async ({ context }, use) => {
    const started: Serving[] = [];
    await use(async (environment) => {
      const serving = await startServing(environment);
      started.push(serving);
      return serving;
    });
    // A page that is still loading would miss its site.
    await Promise.all(context.pages().map((page) => page.close()));
    await stop(...started);
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
  ownUpstream: async ({}, use) => {
    const started: OwnUpstream[] = [];
    await use(async (data) => {
      const upstream = await startOwnUpstream(data);
      started.push(upstream);
      return upstream;
    });
    await Promise.all(started.map((upstream) => upstream.close()));
  },
  expectedErrors: [undefined, { option: true }],
  strict: [
    async ({ context, expectedErrors }, use) => {
      const problems: string[] = [];
      context.on("console", (message) => {
        if (message.type() !== "error") return;
        problems.push(`${message.text()} ${message.location().url}`);
      });
      context.on("weberror", (event) => {
        const { stack = "" } = event.error();
        problems.push(stack || String(event.error()));
      });
      context.on("request", (request) => {
        const { hostname, protocol } = new URL(request.url());
        const local = ["127.0.0.1", "localhost"].includes(hostname);
        if (protocol.startsWith("http") && !local) problems.push(`left the site: ${request.url()}`);
      });
      await use();
      const isExpected = (text: string) => abortedByRouter.test(text) || expectedErrors?.test(text);
      const unexpected = problems.filter((text) => !isExpected(text));
      expect(unexpected, "console errors and foreign requests").toEqual([]);
    },
    { auto: true },
  ],
});

/** What Chromium logs for a document, or its data, that came with an error status. */
export const errorStatus = /the server responded with a status of (?:404|500|502|503)/;

/** Opens a page without scripts; the returned function loads them and waits for hydration. */
export async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/assets/**/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  return async () => {
    release();
    await expectStarted(page);
    await page.unroute("**/assets/**/*.js");
  };
}

/** A phone and a desktop window, in CSS pixels. */
export const screens = {
  phone: { width: 360, height: 800 },
  desktop: { width: 1280, height: 800 },
} as const;

/**
 * Declares journeys twice: with JavaScript, and without.
 *
 * @param declare is told which, for the few steps that differ
 */
export function withAndWithoutJavaScript(declare: (javaScriptEnabled: boolean) => void): void {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
      test.use({ javaScriptEnabled });
      declare(javaScriptEnabled);
    });
  }
}

/** Waits until the application has taken the document over. */
export async function expectStarted(page: Page): Promise<void> {
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
}

/** Opens an address as from the address bar, and checks the status it answers with. */
export async function visit(page: Page, path: string, status = 200): Promise<void> {
  const response = await page.goto(path);
  expect(response?.status(), `status of ${path}`).toBe(status);
}

export { expect };
