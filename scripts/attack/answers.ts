import { writeFileSync } from "node:fs";
import { stop } from "../../tests/e2e/start-server";
import { examples } from "../../tests/example-pages";
import { readPeakMemory, startSite, type RunningServer } from "../bench/servers";
import { report } from "../bench/table";
import { routes } from "../site-routes";
import { makeShape, type Shape } from "./shapes";
import { openPage, processorBlocksEnvironment, takeLongestBlock } from "./site";
import type { AttackedCall, AttackedUpstream } from "./upstream";

const ofComic = "latest saved.json feed.atom 1/1/ahead.json 1/1/next";
const pages = [
  ...routes.filter((route) => !route.includes(":")),
  ...Object.values(examples).flat(),
  ...ofComic.split(" ").map((path) => `/comics/talechasers/${path}`),
  "/choose-your-starter/result?id=5a3c9e9a-6a0f-4f3e-9d0a-2f8f3c1b7d10",
  "/downloads/super-fox",
  "/v1/overlay/events/next/0",
];

/** Pages of a call; each takes its shapes. */
const MAX_PAGES = 3;

/** Visitors at once on the worst page. */
const CROWD = 20;

interface Cost {
  call: AttackedCall;
  page: string;
  shape: Shape;
  blockMs: number;
  memoryMb: number;
  bytes: number;
}

const limits = [
  ["blockMs", "ms", 50],
  ["bytes", "B", 1_000_000],
  ["memoryMb", "MB", 600],
] as const;

const findWorst = (costs: readonly Cost[], field: (typeof limits)[number][0]): Cost =>
  costs.reduce((a, b) => (b[field] > a[field] ? b : a));

/** Finds the pages that make each call. */
async function findPages(site: RunningServer, upstream: AttackedUpstream) {
  const found = new Map<AttackedCall, string[]>();
  for (const page of pages) {
    await openPage(site, page);
    for (const call of upstream.takeCalls()) {
      const known = found.get(call) ?? [];
      if (known.length < MAX_PAGES) found.set(call, [...known, page]);
    }
  }
  return found;
}

/** Forgets the peak of a process's memory. */
const resetPeak = ({ process: { pid } }: RunningServer) =>
  writeFileSync(`/proc/${pid}/clear_refs`, "5");

/** Measures the worst of hostile answers to each call: the pages that make it are opened with the shapes in turn. */
export async function measureAnswers(
  upstream: AttackedUpstream,
  { seed, shapes }: { seed: number; shapes: number },
): Promise<void> {
  const environment = { ...processorBlocksEnvironment, UPSTREAM_CACHE: "off" };
  let site = await startSite(upstream.url, environment);
  const worst: Cost[] = [];
  for (const [call, pages] of await findPages(site, upstream)) {
    const costs: Cost[] = [];
    for (let at = 0; at < shapes; at += 1) {
      const shape = makeShape(call.good, seed * 10_000 + at);
      upstream.replaceAnswer(call, shape.answer);
      const page = pages[at % pages.length]!;
      resetPeak(site);
      await takeLongestBlock(site);
      try {
        const { bytes } = await openPage(site, page);
        const blockMs = await takeLongestBlock(site);
        costs.push({ call, page, shape, blockMs, bytes, memoryMb: readPeakMemory(site) });
      } catch {
        // The process has ended, or hangs.
        costs.push({ call, page, shape, blockMs: Infinity, bytes: 0, memoryMb: Infinity });
        await stop(site);
        site = await startSite(upstream.url, environment);
      }
    }
    upstream.replace();
    for (const [field, unit, max] of limits) {
      const { page, shape, [field]: value } = findWorst(costs, field);
      report(`${call.path}: ${field} (${page}; ${shape.name})`, value, unit, { max });
    }
    worst.push(findWorst(costs, "memoryMb"));
  }
  await stop(site);
  await measureCrowd(upstream, findWorst(worst, "memoryMb"));
}

/** Opens the worst page for many visitors at once, on a new site that caches. */
async function measureCrowd(upstream: AttackedUpstream, { call, page, shape }: Cost) {
  const site = await startSite(upstream.url);
  upstream.replaceAnswer(call, shape.answer);
  await Promise.all(Array.from({ length: CROWD }, () => openPage(site, page)));
  const memory = readPeakMemory(site);
  report(`${CROWD} visitors at once on ${page}: memory`, memory, "MB", { max: 900 });
  upstream.replace();
  await stop(site);
}
