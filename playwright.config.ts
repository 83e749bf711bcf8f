import { defineConfig } from "playwright/test";
import { browserArguments, findBrowser } from "./scripts/browser";
import { isInstalled, testedEngines, type Engine } from "./scripts/engines";
import { healthySite } from "./tests/e2e/healthy-site";
import { isWhole } from "./tests/setup/sample";

const executablePath = findBrowser();
// For the sites that are started from here: a quarter larger, in a third of the time.
process.env["SAMPLE_PICTURES"] ??= "quick";

// Since version 25, Node has a storage of its own: msw reads it, which prints a warning.
Reflect.deleteProperty(globalThis, "localStorage");

export default defineConfig<object, { engine: Engine }>({
  testDir: "tests",
  outputDir: "test-results/journeys",
  reporter: [["list"], ["json", { outputFile: "test-results/journeys.json" }]],
  // Twice the cores there are meant to be: journeys wait for what takes its time, a seventh of it with fewer.
  workers: 4,
  fullyParallel: true,
  // What waits for others to fail takes little of a core: one after the other, beside what takes all of it.
  projects: [
    { name: "faults", testMatch: "{edge,faults}/**/*.spec.ts", workers: 1 },
    { name: "journeys", testMatch: "{corpora,e2e}/**/*.spec.ts" },
    // One browser each, started once.
    ...testedEngines.filter(isInstalled).map((engine) => ({
      name: engine,
      testMatch: "browsers/**/*.spec.ts",
      workers: 1,
      ...(!isWhole && { grep: /@sampled/ }),
      use: { engine },
    })),
  ],
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
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
