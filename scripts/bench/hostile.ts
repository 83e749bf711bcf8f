import { answerShapes, htmlShapes } from "./hostile-answers";
import { openPage, runLoad, warmUp, type Answer } from "./requests";
import {
  loopDelayEnvironment,
  readMemory,
  startSite,
  takeLongestBlock,
  type RunningServer,
} from "./servers";
import { toMeasure, type Measure } from "./table";

const popularPages = [
  "/",
  "/comics/talechasers",
  "/comics/talechasers/2/3",
  "/characters",
  "/world",
  "/galleries/fan-art",
  "/shop",
];

/** Measures what hostile visitors and a hostile upstream cost everybody else; each on a site of its own. */
export async function measureHostile(upstream: string): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const measure of [
    measureAnswerShapes,
    measureHtmlShapes,
    measureLargePictures,
    measureExpensiveRequests,
  ]) {
    const site = await startSite(upstream, {
      ...loopDelayEnvironment,
      ...(measure === measureAnswerShapes && { UPSTREAM_CACHE: "off" }),
    });
    try {
      await warmUp(site, popularPages);
      measures.push(...(await measure(site, upstream)));
    } finally {
      await site.stop();
    }
  }
  return measures;
}

/** Answers within the byte limit that take long to validate, one at a time. */
async function measureAnswerShapes(site: RunningServer, upstream: string): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const [index, [name, page]] of answerShapes.entries()) {
    await fetch(`${upstream}/answer-shape/${index}`);
    await takeLongestBlock(site);
    await openPage(site, page);
    const block = await takeLongestBlock(site);
    measures.push(
      toMeasure(`${name}: longest block`, block, "ms", 50),
      toMeasure(`${name}: memory`, readMemory(site.pid), "MB", 600),
    );
  }
  await fetch(`${upstream}/answer-shape/none`);
  return measures;
}

/** Expensive HTML in four fields each, one by one and then all at once. */
async function measureHtmlShapes(site: RunningServer): Promise<Measure[]> {
  await takeLongestBlock(site);
  const open = (at: number) => openPage(site, `/characters/shape-${at}`);
  const answers = [];
  for (const at of htmlShapes.keys()) answers.push(await open(at));
  const block = await takeLongestBlock(site);
  answers.push(...(await Promise.all(htmlShapes.map((_, at) => open(at + htmlShapes.length)))));
  const blockTogether = await takeLongestBlock(site);
  const name = `${htmlShapes.length} shapes of HTML × 4 fields`;
  return [
    toMeasure(`${name}: longest block`, block, "ms", 50),
    toMeasure(`${name}, all at once: longest block`, blockTogether, "ms"),
    toMeasure(`${name}: pages that failed`, countFailed(answers), "", 0),
  ];
}

/** A hundred pictures of 15 MB at once, in sizes that do not exist and in one that does. */
async function measureLargePictures(site: RunningServer): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const [sizes, getSize, maxMegabytes] of [
    ["invalid sizes", (at: number) => 1_000 + at, 20],
    ["a valid size", () => "large", 300],
  ] as const) {
    const before = readMemory(site.pid);
    let peak = before;
    const timer = setInterval(() => (peak = Math.max(peak, readMemory(site.pid))), 20);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, at) =>
        openPage(site, `/cdn/d/hostile/picture-${at}.png?size=${getSize(at)}`),
      ),
    );
    clearInterval(timer);
    const name = `100 pictures of 15 MB at once, ${sizes}`;
    const failed = answers.filter(({ status }) => status >= 500 && status !== 503);
    measures.push(
      toMeasure(`${name}: memory gained`, peak - before, "MB", maxMegabytes),
      toMeasure(`${name}: failed, without 503`, failed.length, "", 0),
    );
  }
  return measures;
}

/** Fifty expensive requests a second, every tenth a preview that nobody has opened, beside as many cached pages. */
async function measureExpensiveRequests(site: RunningServer): Promise<Measure[]> {
  const seconds = 30;
  const previews: string[] = [];
  for (let at = 0; at < seconds * 5; at += 1) {
    const address = `${site.url}/tf-generator/result?quick=true`;
    const response = await fetch(address, { redirect: "manual" });
    previews.push(`/tf-generator/preview.png?${response.headers.get("Location")!.split("?")[1]}`);
  }
  let sent = 0;
  const makeExpensivePath = () => {
    sent += 1;
    if (sent % 10 === 0) return previews[(sent / 10) % previews.length]!;
    return sent % 2 ? `/error?from=/shop/${sent}` : `/world?q=${sent.toString(36)}fox`;
  };
  const load = { connections: 5, overallRate: 50 };
  const alone = await runLoad(site.url, popularPages, load);
  const [cached, expensive] = await Promise.all([
    runLoad(site.url, popularPages, { ...load, duration: seconds }),
    runLoad(site.url, [makeExpensivePath], { ...load, duration: seconds }),
  ]);
  const name = "cached pages beside 50 expensive requests a second";
  return [
    toMeasure("cached pages alone, 95th of 100", alone.percentile(0.95), "ms"),
    toMeasure(`${name}, 95th of 100`, cached.percentile(0.95), "ms", 100),
    toMeasure(`${name}: failed`, countFailed(cached.answers) + cached.errors, "", 0),
    toMeasure("the expensive requests, 95th of 100", expensive.percentile(0.95), "ms"),
  ];
}

function countFailed(answers: readonly Answer[]): number {
  return answers.filter(({ status }) => status !== 200).length;
}
