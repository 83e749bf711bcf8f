import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { environmentAt } from "../../tests/e2e/healthy-site";
import { startServer, stop, type Serving } from "../../tests/e2e/start-server";

const SITE_PORT = 4_112;
const MOCK_PORT = 4_113;
const LATENCY_MS = 80;
/** The time in milliseconds from the start of the server until the first visit. */
const START_MS = 1_000;
const VISIT_INTERVAL_MS = 250;
const MAX_READING_MS = 300_000;

const firstVisits = {
  home: "/",
  "a page": "/comics/talechasers/58/13",
  landing: "/comics/talechasers",
  gallery: "/galleries/fan-art",
  "site map": "/sitemap.xml",
  search: "/search?q=fox",
};

/** Cached pages, whose response times show how long the search delays visitors. */
const visitedPages = [firstVisits.home, firstVisits["a page"], firstVisits.landing, "/about"];

const laterSearches = ["cinder fennec", "thieves", "chapter 60 page 13", "commision", "wood"];

/** Prints the costs of first visits with ten years of content and 80 ms for each API call. */
export async function measureYears(): Promise<void> {
  const options = ["--scenario", "years", "--latency", LATENCY_MS, "--port", MOCK_PORT];
  const mock = startServer(["--import", "tsx", "mocks/command.ts", ...options.map(String)]);
  const calls = countCalls(mock);
  const environment = { ...environmentAt(SITE_PORT), UPSTREAM_URL: await mock.opened };
  console.log("\n| ten years of content | ms | calls |\n| --- | ---: | ---: |");
  for (const [kind, path] of Object.entries(firstVisits)) {
    const site = startServer(["build/serve.js"], environment);
    const url = await site.opened;
    await wait(START_MS);
    const callsBefore = calls.length;
    const ms = await visit(url + path);
    printRow(`first visit: ${kind}`, ms, calls.length - callsBefore);
    await stop(site);
  }
  const site = startServer(["build/serve.js"], environment);
  await measureSearch(site, await site.opened, calls);
  printRow("peak memory, MB", readPeakMemory(site));
  await stop(site, mock);
}

async function measureSearch(site: Serving, url: string, calls: readonly number[]) {
  for (const path of visitedPages) await visit(url + path);
  const callsBefore = calls.length;
  const start = performance.now();
  await visit(url + firstVisits.search);
  const times: number[] = [];
  let isComplete = false;
  while (!isComplete && performance.now() - start < MAX_READING_MS) {
    const path = visitedPages[times.length % visitedPages.length]!;
    times.push(await visit(url + path));
    await wait(VISIT_INTERVAL_MS);
    if (times.length % 8 > 0) continue;
    const answer = await fetch(`${url}/search?q=progress`);
    isComplete = answer.headers.get("Cache-Control") !== "no-store";
  }
  const ms = performance.now() - start;
  printRow(
    isComplete ? "everything is found" : "not everything was found",
    ms,
    calls.length - callsBefore,
  );
  printRow("most calls in a second", undefined, countMost(calls.slice(callsBefore)));
  times.sort((one, other) => one - other);
  printRow("other visitors meanwhile, p95", times[Math.floor(times.length * 0.95)]);
  printRow("other visitors meanwhile, slowest", times.at(-1));
  const searches: number[] = [];
  for (const query of laterSearches) {
    searches.push(await visit(`${url}/search?${new URLSearchParams({ q: query }).toString()}`));
  }
  printRow("five new searches later, slowest", Math.max(...searches));
}

/** Collects the times of the API calls, for each of which the mock upstream prints a line. */
function countCalls(mock: Serving): number[] {
  const times: number[] = [];
  mock.process.stdout!.on("data", (chunk: Buffer) => {
    const lines = chunk.toString().match(/^GET /gm) ?? [];
    times.push(...lines.map(() => performance.now()));
  });
  return times;
}

const countMost = (times: readonly number[]) =>
  Math.max(
    ...times.map((start) => times.filter((time) => time >= start && time < start + 1_000).length),
  );

/** Requests a document like a browser. @returns the milliseconds until the end of the document */
async function visit(url: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(url, { headers: { accept: "text/html" } });
  await response.arrayBuffer();
  if (!response.ok || response.redirected) throw new Error(`${url} leads to ${response.url}`);
  return performance.now() - start;
}

/** Reads the largest resident memory of a process, in megabytes. */
function readPeakMemory({ process: { pid } }: Serving): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return (Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)![1]) * 1_024) / 1e6;
}

function printRow(...[name, ...figures]: [string, ...(number | undefined)[]]): void {
  const [ms, calls] = figures.map((figure) => figure?.toFixed(0));
  console.log(`| ${name} | ${ms ?? ""} | ${calls ?? ""} |`);
}
