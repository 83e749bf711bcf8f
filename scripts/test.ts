/**
 * Runs lint, type checks, unit and route tests, then browser and fault tests on the built site;
 * `npm run test:all` adds the tests of nginx and of other browsers. `npm run test:e2e` runs only
 * Playwright's tests, `npm test -- comics` the unit and route tests whose path contains the word.
 * The last line has counts.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { requireBrowser } from "./browser";
import { isWhole, seed } from "../tests/setup/sample";
import { installTestPrograms } from "../tests/engines";

const results = "test-results";
const onlyJourneys = process.argv[2] === "e2e";
const patterns = process.argv.slice(onlyJourneys ? 3 : 2);
/** The words in the paths of the unit and route tests to run; empty for all tests. */
const features = onlyJourneys ? [] : patterns;

let passed = 0;
let failed = 0;

interface Step {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
  /** Whether the step runs parallel to a second step, so that its output is printed at the end. */
  isParallel?: boolean;
  /** Reads the counts from the test runner's report. A step that has no report is one test. */
  readCounts?: () => { passed: number; failed: number };
}

/** Runs a step and adds its counts. If a step fails but no test does, it counts as one failure. */
async function run({ name, command, args, env, isParallel, readCounts }: Step): Promise<boolean> {
  const start = performance.now();
  if (!isParallel) console.log(`\n== ${name}`);
  const child = spawn(command, args, {
    stdio: isParallel ? ["ignore", "pipe", "pipe"] : "inherit",
    env: { ...process.env, ...env },
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk: Buffer) => output.push(chunk));
  }
  const [status] = (await once(child, "close")) as [number | null];
  if (isParallel) console.log(`\n== ${name}\n${Buffer.concat(output).toString()}`);
  console.log(`== ${name}: ${Math.round((performance.now() - start) / 1_000)} s`);
  const isGood = status === 0;
  try {
    const counts = readCounts?.() ?? { passed: Number(isGood), failed: 0 };
    passed += counts.passed;
    failed += isGood ? counts.failed : Math.max(counts.failed, 1);
  } catch (error) {
    console.error("no report:", error);
    failed += 1;
  }
  return isGood;
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results);

async function runUnitTests(): Promise<void> {
  const report = `${results}/unit.json`;
  const reporters = ["default", "json"].map((reporter) => `--reporter=${reporter}`);
  await run({
    name: "unit and route tests",
    command: "npx",
    args: ["vitest", "run", ...features, ...reporters, `--outputFile.json=${report}`],
    isParallel: features.length === 0,
    readCounts() {
      const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, "utf8"));
      return { passed: numPassedTests, failed: numFailedTests };
    },
  });
}

async function runJourneys(): Promise<void> {
  const report = `${results}/journeys.json`;
  const isSample = !onlyJourneys && !isWhole;
  if (!isSample) installTestPrograms();
  await run({
    name: "journeys",
    command: "npx",
    args: [
      "playwright",
      "test",
      ...(isSample ? ["--project=journeys", "--project=faults"] : patterns),
    ],
    env: { CHROMIUM_PATH: requireBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    readCounts() {
      const { stats } = JSON.parse(readFileSync(report, "utf8"));
      return { passed: stats.expected, failed: stats.unexpected };
    },
  });
}

const runScript = (name: string, script: string) =>
  run({ name, command: "npm", args: ["run", script], isParallel: true });
const build = () => runScript("build", "build");

/** Checks the source files, then builds the site for the browser tests. */
async function checkAndBuild(): Promise<boolean> {
  await runScript("lint", "lint");
  await runScript("types", "typecheck");
  return build();
}

// All steps use the same seed, even after midnight.
process.env["TEST_SEED"] = String(seed);
console.log(
  isWhole ? "Testing the complete lists." : `Testing samples; to repeat them: TEST_SEED=${seed}`,
);

if (features.length > 0) await runUnitTests();
else if (onlyJourneys) {
  if (await build()) await runJourneys();
} else {
  const [isBuilt] = await Promise.all([checkAndBuild(), runUnitTests()]);
  if (isBuilt) await runJourneys();
}

console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
