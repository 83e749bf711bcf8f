import { defineConfig } from "playwright/test";
import { browserArguments, findBrowser } from "./scripts/browser";
import { installedEngines, type Engine } from "./tests/engines";
import { healthySite } from "./tests/e2e/healthy-site";

const executablePath = findBrowser();
// Encodes the pictures of test sites as WebP only, in half the time of AVIF.
process.env["SAMPLE_PICTURES"] ??= "quick";

// Node 25 and newer have localStorage, and print a warning when msw reads it.
Reflect.deleteProperty(globalThis, "localStorage");

export default defineConfig<object, { engine: Engine }>({
  testDir: "tests",
  outputDir: "test-results/journeys",
  reporter: [["list"], ["json", { outputFile: "test-results/journeys.json" }]],
  // Two workers for each core of a machine with two cores, because browser tests mostly wait.
  workers: 4,
  fullyParallel: true,
  projects: [
    // Fault tests mostly wait for timeouts, so one worker runs them in parallel.
    { name: "faults", testMatch: "faults/**/*.spec.ts", workers: 1 },
    { name: "journeys", testMatch: "e2e/**/*.spec.ts" },
    { name: "edge", testMatch: "edge/**/*.spec.ts", workers: 1 },
    // One browser per engine, started once.
    ...installedEngines.map((engine) => ({
      name: engine,
      testMatch: "browsers/**/*.spec.ts",
      workers: 1,
      use: { engine },
    })),
  ],
  forbidOnly: true,
  // On a busy machine, everything may take five times as long.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  webServer: {
    command: "node build/serve.js",
    env: healthySite,
    url: `${healthySite["SITE_URL"]}/healthz`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
  use: {
    baseURL: healthySite["SITE_URL"]!,
    launchOptions: { args: browserArguments, ...(executablePath && { executablePath }) },
    screenshot: "only-on-failure",
  },
});
