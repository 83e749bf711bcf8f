/**
 * The whole test: lint, types, unit and route tests, then the journeys against the built site.
 * `npm run test:e2e` runs the journeys alone, `npm test -- comics` the unit and route tests of what is called
 * so. Ends with one line of counts.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { requireBrowser } from "./browser";
import { installEngines, testedEngines } from "./engines";
import { requireNginx } from "./nginx";

const results = "test-results";
const onlyJourneys = process.argv[2] === "e2e";
const more = process.argv.slice(onlyJourneys ? 3 : 2);
/** Names of features, whose own tests alone are run. */
const features = onlyJourneys ? [] : more;

let passed = 0;
let failed = 0;

interface Step {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
  /** Whether another runs beside it: what it says is printed whole, at its end. */
  beside?: boolean;
}

async function run({ name, command, args, env, beside = false }: Step): Promise<boolean> {
  const start = performance.now();
  if (!beside) console.log(`\n== ${name}`);
  const child = spawn(command, args, {
    stdio: beside ? ["ignore", "pipe", "pipe"] : "inherit",
    env: { ...process.env, ...env },
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk: Buffer) => said.push(chunk));
  }
  const [status] = (await once(child, "close")) as [number | null];
  if (beside) console.log(`\n== ${name}\n${Buffer.concat(said).toString()}`);
  console.log(`== ${name}: ${Math.round((performance.now() - start) / 1_000)} s`);
  return status === 0;
}

/** A step that is one test by itself. */
async function check(name: string, command: string, args: string[]): Promise<boolean> {
  const good = await run({ name, command, args, beside: true });
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

async function unitTests(): Promise<void> {
  const report = `${results}/unit.json`;
  const reporters = ["default", "json"].map((reporter) => `--reporter=${reporter}`);
  const good = await run({
    name: "unit and route tests",
    command: "npx",
    args: ["vitest", "run", ...features, ...reporters, `--outputFile.json=${report}`],
    beside: features.length === 0,
  });
  count(good, () => {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, "utf8"));
    return { passed: numPassedTests, failed: numFailedTests };
  });
}

async function journeys(): Promise<void> {
  const report = `${results}/journeys.json`;
  installEngines(testedEngines);
  const good = await run({
    name: "journeys",
    command: "npx",
    args: ["playwright", "test", ...more],
    env: {
      CHROMIUM_PATH: requireBrowser(),
      NGINX_PATH: requireNginx(),
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    },
  });
  count(good, () => {
    const { stats } = JSON.parse(readFileSync(report, "utf8"));
    return { passed: stats.expected, failed: stats.unexpected };
  });
}

const build = () => check("build", "npm", ["run", "build"]);

/** What looks at the sources, one after the other, and the site that is walked after it. */
async function checksAndBuild(): Promise<boolean> {
  await check("lint", "npm", ["run", "lint"]);
  await check("types", "npm", ["run", "typecheck"]);
  return build();
}

if (features.length > 0) await unitTests();
else if (onlyJourneys) {
  if (await build()) await journeys();
} else {
  const [isBuilt] = await Promise.all([checksAndBuild(), unitTests()]);
  if (isBuilt) await journeys();
}

console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
