import { spawn, type ChildProcess } from "node:child_process";
import { createServer } from "node:net";
import { test as base, expect } from "playwright/test";
import type { Scenario } from "../../mocks/scenarios";

interface Site {
  url: string;
  process: ChildProcess;
}

/** A port that is free now. */
export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** Starts the built site with a scenario of the embedded upstream, or an upstream of the test's. */
export async function startSite(
  environment: Record<string, string> & { MOCK_SCENARIO?: Scenario } = {},
): Promise<Site> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ["--import", "tsx", "scripts/serve.ts"], {
    env: {
      ...process.env,
      HOST: "127.0.0.1",
      PORT: String(port),
      SITE_URL: url,
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes("is open at")) resolve();
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.once("exit", () => reject(new Error(`the site did not start: ${output}`)));
  });
  return { url, process: child };
}

/** Ends a site that `startSite` started. */
export async function stopSite({ process: child }: Site): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await ended;
}

/**
 * Tests with a healthy site of their worker as `baseURL`. A console error, a page error, and a
 * request that leaves the site fail the test.
 */
export const test = base.extend<{ strict: void; expectedErrors: RegExp[] }, { site: Site }>({
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants the pattern
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await stopSite(site);
    },
    { scope: "worker" },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  expectedErrors: [[], { option: true }],
  strict: [
    async ({ context, expectedErrors }, use) => {
      const problems: string[] = [];
      context.on("console", (message) => {
        if (message.type() === "error") problems.push(message.text());
      });
      context.on("weberror", (error) => problems.push(String(error.error())));
      context.on("request", (request) => {
        const { hostname, protocol } = new URL(request.url());
        const local = ["127.0.0.1", "localhost"].includes(hostname);
        if (protocol.startsWith("http") && !local) problems.push(`left the site: ${request.url()}`);
      });
      await use();
      const unexpected = problems.filter(
        (text) => !expectedErrors.some((known) => known.test(text)),
      );
      expect(unexpected, "console errors and foreign requests").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
