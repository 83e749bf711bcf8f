import { defineConfig } from "playwright/test";
import { browserArguments, findBrowser } from "./scripts/browser";
import { healthySite } from "./tests/e2e/healthy-site";

const executablePath = findBrowser();
// For the sites that are started from here: a quarter larger, in a third of the time.
process.env["SAMPLE_PICTURES"] ??= "quick";

export default defineConfig({
  testDir: "tests",
  testMatch: "**/*.spec.ts",
  outputDir: "test-results/journeys",
  reporter: [["list"], ["json", { outputFile: "test-results/journeys.json" }]],
  // Twice the cores there are meant to be: journeys wait for what takes its time, a seventh of it with fewer.
  workers: 4,
  fullyParallel: true,
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
