import { defineConfig } from "playwright/test";
import { browserArguments, findBrowser } from "./scripts/browser";

const executablePath = findBrowser();

export default defineConfig({
  testDir: "tests",
  testMatch: "**/*.spec.ts",
  outputDir: "test-results/journeys",
  reporter: [["list"], ["json", { outputFile: "test-results/journeys.json" }]],
  // One more than the cores there are meant to be: some journeys wait for what takes its time.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // A busy machine may starve a browser for seconds. What passes at the second try is reported.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    launchOptions: { args: browserArguments, ...(executablePath && { executablePath }) },
    screenshot: "only-on-failure",
  },
});
