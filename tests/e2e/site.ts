import { createServer } from "node:net";
import { test as base, expect, type Page } from "playwright/test";
import type { Scenario } from "../../mocks/scenarios";
import { startClock } from "../faults/clock";
import { environmentAt, firstPort, healthySite } from "./healthy-site";
import { startOwnUpstream, type OwnUpstream } from "./own-upstream";
import { startServer, stop, type Serving } from "./start-server";

/** Environment variables of a site, in addition to the variables of all test sites. */
export type SiteEnvironment = Record<string, string> & { MOCK_SCENARIO?: Scenario };

/** A running site. */
export type ServingSite = Serving & { url: string };

/** Each worker uses ports of its own thousand. */
let nextPort = firstPort + 1 + 1_000 * Number(process.env["TEST_PARALLEL_INDEX"] ?? 0);

/** A free port that no other test uses. */
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

/** A site in front of a test's own upstream. */
export interface SiteOn {
  url: string;
  upstream: OwnUpstream;
  /** The output since the test started using the site. */
  output(): string;
}

/** A worker's site, which tests use one after another. */
interface SharedSite extends SiteOn {
  /** Resets the site to the state after its start. */
  renew(data: Record<string, unknown>): void;
}

interface Fixtures {
  strict: void;
  /** Console errors that a test expects. */
  expectedErrors: RegExp | undefined;
  /** Starts another site, like `startServing`; it ends with the test. */
  serve: typeof startServing;
  /** Starts an upstream for this test; it ends with the test. */
  ownUpstream: typeof startOwnUpstream;
  /**
   * A site without cached answers (`UPSTREAM_CACHE=off`), with an upstream that serves the given
   * calls, all of the sample content, or closes every connection. Starting a site takes seconds, so
   * tests share this one; it is not for tests of the start itself.
   */
  siteOn: (data: Record<string, unknown> | "sample content" | "an outage") => SiteOn;
}

/**
 * Remix rejects the data of an aborted navigation before it awaits that data, if the modules of its
 * routes are still loading. Errors of this site's own aborts have its files at the top of the
 * stack.
 */
const abortedByRouter = /^AbortError: signal is aborted without reason\s+at .*\/assets\/framework-/;

/**
 * Tests with a shared healthy site as `baseURL`. Console errors, page errors, and requests to other
 * sites fail the test.
 */
export const test = base.extend<Fixtures, { site: { url: string }; lentSite: SharedSite }>({
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
          upstream.requestedPaths.length = 0;
          saidBefore = serving.output().length;
          // The time closes open circuit breakers and expires short-lived caches.
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
    // Closed pages leave the next test as the site's only visitor.
    await Promise.all(context.pages().map((page) => page.close()));
  },
  serve: async ({ context }, use) => {
    const started: Serving[] = [];
    await use(async (environment) => {
      const serving = await startServing(environment);
      started.push(serving);
      return serving;
    });
    // The pages close before their site ends.
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

/** Chromium's console error for a document or loader data with an error status. */
export const errorStatus = /the server responded with a status of (?:404|500|502|503)/;

/** Opens a page without scripts; the returned function loads them, and waits for hydration. */
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
 * Declares tests twice: with and without JavaScript.
 *
 * @param declare gets the mode, for the few steps that differ
 */
export function withAndWithoutJavaScript(declare: (javaScriptEnabled: boolean) => void): void {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
      test.use({ javaScriptEnabled });
      declare(javaScriptEnabled);
    });
  }
}

/** Waits for hydration. */
export async function expectStarted(page: Page): Promise<void> {
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
}

/** Opens an address as from the address bar, and checks the status code. */
export async function visit(page: Page, path: string, status = 200): Promise<void> {
  const response = await page.goto(path);
  expect(response?.status(), `status of ${path}`).toBe(status);
}

export { expect };
