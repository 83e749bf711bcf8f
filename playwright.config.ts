import { defineConfig } from "playwright/test";
import { browserArguments, findBrowser } from "./scripts/browser";
import { isInstalled, testedEngines, type Engine } from "./scripts/engines";
import { healthySite } from "./tests/e2e/healthy-site";
import { isWhole } from "./tests/setup/sample";

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
  // Faults mostly wait for timeouts: one worker runs them beside the journeys.
  projects: [
    { name: "faults", testMatch: "{edge,faults}/**/*.spec.ts", workers: 1 },
    { name: "journeys", testMatch: "{corpora,e2e}/**/*.spec.ts" },
    // One browser for each engine, started once.
    ...testedEngines.filter(isInstalled).map((engine) => ({
      name: engine,
      testMatch: "browsers/**/*.spec.ts",
      workers: 1,
      ...(!isWhole && { grep: /@sampled/ }),
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
