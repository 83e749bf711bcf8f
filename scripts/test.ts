/**
 * Runs all tests: lint, types, unit and route tests, then the journeys on the built site. `npm run test:e2e` runs the
 * journeys alone, `npm test -- comics` the unit and route tests whose path contains the word. The last line has counts.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { requireBrowser } from "./browser";
import { installTestPrograms } from "./engines";

const results = "test-results";
const onlyJourneys = process.argv[2] === "e2e";
const patterns = process.argv.slice(onlyJourneys ? 3 : 2);
/** Words in the paths of the unit and route tests to run; none for all tests. */
const features = onlyJourneys ? [] : patterns;

let passed = 0;
let failed = 0;

interface Step {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
  /** Whether another step runs at the same time: the output is printed when the step ends. */
  isParallel?: boolean;
}

async function run({ name, command, args, env, isParallel = false }: Step): Promise<boolean> {
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
  return status === 0;
}

/** Runs a step that counts as one test. */
async function runCheck(name: string, command: string, args: string[]): Promise<boolean> {
  const isGood = await run({ name, command, args, isParallel: true });
  if (isGood) passed += 1;
  else failed += 1;
  return isGood;
}

/** Adds the counts of a runner's report. A runner without a report counts as one failure. */
function addCounts(isGood: boolean, read: () => { passed: number; failed: number }): void {
  try {
    const counts = read();
    passed += counts.passed;
    failed += counts.failed;
    if (!isGood && counts.failed === 0) failed += 1;
  } catch (error) {
    console.error("no report:", error);
    failed += 1;
  }
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results);

async function runUnitTests(): Promise<void> {
  const report = `${results}/unit.json`;
  const reporters = ["default", "json"].map((reporter) => `--reporter=${reporter}`);
  const isGood = await run({
    name: "unit and route tests",
    command: "npx",
    args: ["vitest", "run", ...features, ...reporters, `--outputFile.json=${report}`],
    isParallel: features.length === 0,
  });
  addCounts(isGood, () => {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, "utf8"));
    return { passed: numPassedTests, failed: numFailedTests };
  });
}

async function runJourneys(): Promise<void> {
  const report = `${results}/journeys.json`;
  installTestPrograms();
  const isGood = await run({
    name: "journeys",
    command: "npx",
    args: ["playwright", "test", ...patterns],
    env: { CHROMIUM_PATH: requireBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  addCounts(isGood, () => {
    const { stats } = JSON.parse(readFileSync(report, "utf8"));
    return { passed: stats.expected, failed: stats.unexpected };
  });
}

const build = () => runCheck("build", "npm", ["run", "build"]);

/** Runs the checks of the sources and builds the site for the journeys, one after the other. */
async function checkAndBuild(): Promise<boolean> {
  await runCheck("lint", "npm", ["run", "lint"]);
  await runCheck("types", "npm", ["run", "typecheck"]);
  return build();
}

if (features.length > 0) await runUnitTests();
else if (onlyJourneys) {
  if (await build()) await runJourneys();
} else {
  const [isBuilt] = await Promise.all([checkAndBuild(), runUnitTests()]);
  if (isBuilt) await runJourneys();
}

console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
