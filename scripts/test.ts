/**
 * The whole test: lint, types, unit and route tests, then the journeys against the built site.
 * `npm run test:e2e` runs the journeys alone, `npm test -- comics` the unit and route tests of what is called
 * so. Ends with one line of counts.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { requireBrowser } from "./browser";
import { requireNginx } from "./nginx";

const results = "test-results";
const onlyJourneys = process.argv[2] === "e2e";
const more = process.argv.slice(onlyJourneys ? 3 : 2);
/** Names of features, whose own tests alone are run. */
const features = onlyJourneys ? [] : more;

let passed = 0;
let failed = 0;

async function run(
  name: string,
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<boolean> {
  console.log(`\n== ${name}`);
  const start = performance.now();
  const child = spawn(command, args, { stdio: "inherit", env: { ...process.env, ...env } });
  const [status] = (await once(child, "exit")) as [number | null];
  console.log(`== ${name}: ${Math.round((performance.now() - start) / 1_000)} s`);
  return status === 0;
}

/** A step that is one test by itself. */
async function check(name: string, command: string, args: string[]): Promise<boolean> {
  const good = await run(name, command, args);
  if (good) passed += 1;
  else failed += 1;
  return good;
}

/** Adds the counts of a runner's report; a runner that wrote none has failed. */
function count(good: boolean, read: () => { passed: number; failed: number }): void {
  try {
    const counts = read();
    passed += counts.passed;
    failed += counts.failed;
    if (!good && counts.failed === 0) failed += 1;
  } catch (error) {
    console.error("no report:", error);
    failed += 1;
  }
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results);

// Each has a core.
if (!onlyJourneys && features.length === 0) {
  await Promise.all([
    check("lint", "npm", ["run", "lint"]),
    check("types", "npx", ["tsc", "--noEmit"]),
  ]);
}

if (!onlyJourneys) {
  const report = `${results}/unit.json`;
  const good = await run("unit and route tests", "npx", [
    "vitest",
    "run",
    ...features,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ]);
  count(good, () => {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, "utf8"));
    return { passed: numPassedTests, failed: numFailedTests };
  });
}

if (features.length === 0 && (await check("build", "npm", ["run", "build"]))) {
  const report = `${results}/journeys.json`;
  const good = await run("journeys", "npx", ["playwright", "test", ...more], {
    CHROMIUM_PATH: requireBrowser(),
    NGINX_PATH: requireNginx(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  count(good, () => {
    const { stats } = JSON.parse(readFileSync(report, "utf8"));
    if (stats.flaky > 0)
      console.log(`${stats.flaky} journeys passed at the second try; see above.`);
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
  });
}

console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
