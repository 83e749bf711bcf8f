import { defineConfig } from "playwright/test";
import { browserArguments, findBrowser } from "./scripts/browser";
import { installedEngines, type Engine } from "./scripts/engines";
import { healthySite } from "./tests/e2e/healthy-site";

const executablePath = findBrowser();
// The sites of the tests draw pictures in a third of the time; the files are a quarter larger.
process.env["SAMPLE_PICTURES"] ??= "quick";

// Node 25 and newer have a localStorage, and print a warning when msw reads it.
Reflect.deleteProperty(globalThis, "localStorage");

export default defineConfig<object, { engine: Engine }>({
  testDir: "tests",
  outputDir: "test-results/journeys",
  reporter: [["list"], ["json", { outputFile: "test-results/journeys.json" }]],
  // Twice the two cores: a journey waits most of its time.
  workers: 4,
  fullyParallel: true,
  projects: [
    // Faults mostly wait for timeouts: one worker runs them beside the journeys.
    { name: "faults", testMatch: "faults/**/*.spec.ts", workers: 1 },
    { name: "journeys", testMatch: "e2e/**/*.spec.ts" },
    { name: "edge", testMatch: "edge/**/*.spec.ts", workers: 1 },
    // One browser for each engine, started once.
    ...installedEngines.map((engine) => ({
      name: engine,
      testMatch: "browsers/**/*.spec.ts",
      workers: 1,
      use: { engine },
    })),
  ],
  forbidOnly: true,
  // On a busy machine, everything takes five times as long.
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
