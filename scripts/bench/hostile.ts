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

/** Expensive HTML in four fields each. */
async function measureHtmlShapes(site: RunningServer): Promise<Measure[]> {
  await takeLongestBlock(site);
  const answers = [];
  for (const at of htmlShapes.keys()) answers.push(await openPage(site, `/characters/shape-${at}`));
  const block = await takeLongestBlock(site);
  const name = `${htmlShapes.length} shapes of HTML × 4 fields`;
  return [
    toMeasure(`${name}: longest block`, block, "ms", 50),
    toMeasure(`${name}: pages that failed`, countFailed(answers), "", 0),
  ];
}

/** A hundred pictures of 15 MB at once. */
async function measureLargePictures(site: RunningServer): Promise<Measure[]> {
  const before = readMemory(site.pid);
  let peak = before;
  const timer = setInterval(() => (peak = Math.max(peak, readMemory(site.pid))), 20);
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, at) =>
      openPage(site, `/cdn/d/hostile/picture-${at}.png?size=large`),
    ),
  );
  clearInterval(timer);
  const failed = answers.filter(({ status }) => status >= 500 && status !== 503);
  return [
    toMeasure("100 pictures of 15 MB at once: memory gained", peak - before, "MB", 300),
    toMeasure("100 pictures of 15 MB at once: failed, without 503", failed.length, "", 0),
  ];
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
  const load = { connections: 5, overallRate: 50, duration: seconds };
  const [cached] = await Promise.all([
    runLoad(site.url, popularPages, load),
    runLoad(site.url, [makeExpensivePath], load),
  ]);
  const name = "cached pages beside 50 expensive requests a second";
  return [
    toMeasure(`${name}, 95th of 100`, cached.percentile(0.95), "ms", 100),
    toMeasure(`${name}: failed`, countFailed(cached.answers) + cached.errors, "", 0),
  ];
}

function countFailed(answers: readonly Answer[]): number {
  return answers.filter(({ status }) => status !== 200).length;
}
