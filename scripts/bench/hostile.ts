import { spawn, spawnSync } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { answerShapes } from "./answer-shapes";
import { shapes } from "./html-shapes";
import { cpuSeconds } from "./load";
import { quietMachine } from "./quiet";
import { startHostileUpstream, startSite, type RunningServer } from "./servers";
import type { Measure } from "./table";
import {
  inParallel,
  keepOpening,
  longestBlock,
  loopDelayOptions,
  memory,
  open,
  openOver,
  percentile,
  warmUp,
  watch,
  type Opened,
} from "./visits";

const popular = [
  "/",
  "/comics/talechasers",
  "/comics/talechasers/1/1",
  "/comics/talechasers/2/3",
  "/characters",
  "/characters/vixy",
  "/cga",
  "/world",
  "/world/bestiary/feral",
  "/commissions",
  "/galleries/fan-art",
  "/shop",
  "/stream/charities",
];

/**
 * What visitors and an upstream who mean no good cost everybody else, in figures of one site at a time. Each
 * is printed when it is there; all of them stand in what is returned.
 */
export async function measureHostile(shared: string): Promise<Measure[]> {
  const upstream = await startHostileUpstream(shared);
  const measures: Measure[] = [];
  try {
    for (const part of [
      answers,
      htmlShapes,
      uncachedSheets,
      largePictures,
      dearVisits,
      coldVisitors,
    ]) {
      const environment: Record<string, string> = part === answers ? { UPSTREAM_CACHE: "off" } : {};
      const site = await startSite(upstream.url, loopDelayOptions, environment);
      try {
        await quietMachine();
        const measured = await part(site, upstream.url);
        for (const { name, site: value, unit } of measured) {
          console.log(`${name}: ${value.toFixed(unit === "" ? 3 : 1)} ${unit}`);
        }
        measures.push(...measured);
      } finally {
        await site.stop();
      }
    }
  } finally {
    await upstream.stop();
  }
  return measures;
}

/** Answers that are within the byte limit and take time to read, one at a time. */
async function answers(site: RunningServer, upstream: string): Promise<Measure[]> {
  await warmUp(site, popular);
  const measures: Measure[] = [];
  for (const [at, [name, page]] of answerShapes.entries()) {
    await fetch(`${upstream}/answer-shape/${at}`);
    await longestBlock(site);
    await open(site, page);
    measures.push(
      {
        name: `${name}: longest block`,
        site: await longestBlock(site),
        unit: "ms",
        goal: { atMost: 50 },
      },
      { name: `${name}: memory`, site: memory(site) / 1e6, unit: "MB", goal: { atMost: 600 } },
    );
  }
  await fetch(`${upstream}/answer-shape/none`);
  return measures;
}

/** Sixty shapes of HTML in four fields each, beside visitors who ask for something small: one by one, then all at once. */
async function htmlShapes(site: RunningServer): Promise<Measure[]> {
  await warmUp(site, popular);
  const [file, health] = [watch(site, "/favicon.svg"), watch(site, "/healthz")];
  await wait(500);
  await longestBlock(site);
  const statusOf = async (at: number) => (await open(site, `/characters/shape-${at}`)).status;
  const statuses: number[] = [];
  for (const at of shapes.keys()) statuses.push(await statusOf(at));
  const block = await longestBlock(site);
  statuses.push(...(await Promise.all(shapes.map((_, at) => statusOf(at + shapes.length)))));
  const together = await longestBlock(site);
  const [blocked, slowest] = [Math.max(...(await file.stop())), Math.max(...(await health.stop()))];
  const name = `${shapes.length} shapes of HTML × 4 fields`;
  return [
    { name: `${name}: main thread, longest block`, site: block, unit: "ms", goal: { atMost: 50 } },
    { name: `${name}, all at once: main thread, longest block`, site: together, unit: "ms" },
    {
      name: `${name}: a file of the build, slowest`,
      site: blocked,
      unit: "ms",
      goal: { atMost: 500 },
    },
    { name: `${name}: /healthz, slowest`, site: slowest, unit: "ms", goal: { atMost: 100 } },
    {
      name: `${name}: sheets that are not there`,
      site: statuses.filter((status) => status !== 200).length,
      unit: "",
      goal: { atMost: 0 },
    },
  ];
}

/** A thousand sheets that nobody has seen, one after the other. */
async function uncachedSheets(site: RunningServer): Promise<Measure[]> {
  // Until what runs for the first time has run.
  await inParallel(4, 400, (at) => open(site, `/characters/visit-${100_000 + at}`));
  const hundreds: number[] = [];
  for (let hundred = 0; hundred < 10; hundred += 1) {
    const before = cpuSeconds(site.pid);
    await inParallel(1, 100, (at) => open(site, `/characters/visit-${hundred * 100 + at}`));
    hundreds.push((cpuSeconds(site.pid) - before) * 10);
  }
  const [first, last] = [hundreds[0]!, hundreds.at(-1)!];
  return [
    {
      name: "1,000 sheets never seen: processor time of the first 100, each",
      site: first,
      unit: "ms",
    },
    { name: "1,000 sheets never seen: of the last 100, each", site: last, unit: "ms" },
    {
      name: "1,000 sheets never seen: last 100 by first 100",
      site: last / first,
      unit: "",
      goal: { atMost: 1.2 },
    },
  ];
}

/** A hundred pictures of fifteen megabytes at once, in sizes that there are and that there are not. */
async function largePictures(site: RunningServer): Promise<Measure[]> {
  await warmUp(site, popular);
  const measures: Measure[] = [];
  for (const [name, size, most] of [
    ["made-up sizes", (at: number) => `?size=${1_000 + at}`, 20],
    ["valid sizes", () => "?size=large", 300],
  ] as const) {
    const before = memory(site);
    let peak = before;
    const watching = setInterval(() => (peak = Math.max(peak, memory(site))), 20);
    const statuses = await Promise.all(
      Array.from({ length: 100 }, async (_, at) => {
        return (await open(site, `/cdn/d/hostile/picture-${at}.png${size(at)}`)).status;
      }),
    );
    clearInterval(watching);
    const count = (status: number) => statuses.filter((each) => each === status).length;
    const title = `100 pictures of 15 MB at once, ${name}`;
    measures.push(
      {
        name: `${title}: memory gained at most`,
        site: (peak - before) / 1e6,
        unit: "MB",
        goal: { atMost: most },
      },
      { name: `${title}: sent`, site: count(200), unit: "" },
      { name: `${title}: sent away (503)`, site: count(503), unit: "" },
      {
        name: `${title}: other answers of 500 and above`,
        site: statuses.filter((status) => status >= 500 && status !== 503).length,
        unit: "",
        goal: { atMost: 0 },
      },
    );
  }
  return measures;
}

const dearSeconds = 30;
const perSecond = 50;

/** Fifty dear pages a second, every tenth a preview that nobody has seen, beside as many cached pages. */
async function dearVisits(site: RunningServer): Promise<Measure[]> {
  await warmUp(site, popular);
  const previews: string[] = [];
  await inParallel(4, (dearSeconds * perSecond) / 10, async () => {
    previews.push(`/tf-generator/preview.png?${await rolled(site)}`);
  });
  const dear = (at: number) =>
    [
      () => previews[Math.floor(at / 10)]!,
      () => `/error?from=/shop/${at}`,
      () => `/world?q=${at.toString(36)}fox`,
    ][at % 10 === 0 ? 0 : 1 + (at % 2)]!();
  const quiet = await keepOpening(site, (at) => popular[at % popular.length]!, 5, perSecond);
  const [cached, others] = await Promise.all([
    keepOpening(site, (at) => popular[at % popular.length]!, dearSeconds, perSecond),
    keepOpening(site, dear, dearSeconds, perSecond),
  ]);
  const p95 = (opened: Opened[]) =>
    percentile(
      opened.map(({ milliseconds }) => milliseconds),
      0.95,
    );
  const wrong = cached.filter(({ status }) => status !== 200).length;
  return [
    { name: "cached pages alone, 95th of 100", site: p95(quiet), unit: "ms" },
    {
      name: `cached pages beside ${perSecond} dear ones a second, 95th of 100`,
      site: p95(cached),
      unit: "ms",
      goal: { atMost: 100 },
    },
    { name: "the dear ones themselves, 95th of 100", site: p95(others), unit: "ms" },
    {
      name: "cached pages beside them that were not there",
      site: wrong,
      unit: "",
      goal: { atMost: 0 },
    },
  ];
}

/** A thousand visitors in five seconds at a site that has just started, on half a core. */
async function coldVisitors(site: RunningServer): Promise<Measure[]> {
  spawnSync("taskset", ["-acp", "0", String(site.pid)]);
  const burner = spawn("taskset", ["-c", "0", process.execPath, "-e", "for(;;);"]);
  const answers: (Opened | undefined)[] = [];
  try {
    await Promise.all(
      Array.from({ length: 1_000 }, async (_, at) => {
        await wait(at * 5);
        const path = at % 4 ? popular[at % popular.length]! : `/characters/visit-${at}`;
        answers.push(await openOver(false, site, path));
      }),
    );
  } finally {
    burner.kill("SIGKILL");
  }
  const there = answers.filter((answer) => answer !== undefined);
  const served = there.filter(({ status }) => status === 200);
  const away = there.filter(({ status }) => status === 503);
  const name = "1,000 cold visitors in 5 s on half a core";
  return [
    { name: `${name}: served`, site: served.length, unit: "" },
    { name: `${name}: sent away (503, Retry-After)`, site: away.length, unit: "" },
    {
      name: `${name}: error pages, and answers that never came`,
      site: answers.length - served.length - away.length,
      unit: "",
      goal: { atMost: 0 },
    },
    {
      name: `${name}: slowest page that was served`,
      site: Math.max(...served.map(({ milliseconds }) => milliseconds)),
      unit: "ms",
    },
  ];
}

/** The query of a new result of the generator. */
async function rolled(site: RunningServer): Promise<string> {
  const response = await fetch(`${site.url}/tf-generator/result?quick=true`, {
    redirect: "manual",
  });
  await response.arrayBuffer();
  return response.headers.get("Location")!.split("?")[1]!;
}
