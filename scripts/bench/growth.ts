import { openPage, warmUp } from "./requests";
import {
  processorBlocksEnvironment,
  startSite,
  takeLongestBlock,
  type RunningServer,
} from "./servers";
import { percentile, toMeasure, type Measure } from "./table";

const SMALL = 10;
const LARGE = 10_000;

interface GrowingPage {
  path: string;
  /** Whether the page shows one thing, however many there are beside it. */
  isOfOne?: true;
  hasUnlimitedBytes?: true;
}

/** Pages that are opened on one site. Those that read much of the upstream have a site of their own. */
const groups: readonly (readonly GrowingPage[])[] = [
  [
    { path: "/comics/talechasers" },
    { path: "/comics/talechasers/2/2", isOfOne: true },
    { path: "/comics/talechasers/2/text" },
    { path: "/galleries/fan-art" },
    { path: "/galleries/fan-art/item-5", isOfOne: true },
    { path: "/characters" },
    { path: "/characters/fox-4", isOfOne: true },
    { path: "/world/bestiary/feral" },
    { path: "/world/bestiary/feral/grove-stag-s-5", isOfOne: true },
    { path: "/world/botanary/grove-stag's-5", isOfOne: true },
    { path: "/stream/charities/als" },
    { path: "/shop" },
    { path: "/commissions" },
    { path: "/stream/pokemon/gym-challenge" },
  ],
  [{ path: "/comics/talechasers/search?q=jar" }],
  [{ path: "/world?q=stag" }],
  [{ path: "/sitemap.xml", hasUnlimitedBytes: true }],
];

type Cost = Awaited<ReturnType<typeof measurePage>>;

/** Measures what each page costs where the upstream has 10 and 10,000 of everything. */
export async function measureGrowth(upstream: string): Promise<Measure[]> {
  const small = await measureSize(upstream, SMALL);
  const large = await measureSize(upstream, LARGE);
  return large.flatMap((cost, index) => toMeasures(cost, small[index]!));
}

async function measureSize(upstream: string, size: number): Promise<Cost[]> {
  const costs: Cost[] = [];
  for (const pages of groups) {
    const site = await startSite(`${upstream}/${size}`, processorBlocksEnvironment);
    try {
      // Opened first, so that no figure holds what runs once in a process.
      await warmUp(site, ["/cga", "/world/history", "/stream/sar", "/healthz"]);
      for (const page of pages) costs.push(await measurePage(site, page));
    } finally {
      await site.stop();
    }
  }
  return costs;
}

async function measurePage(site: RunningServer, page: GrowingPage) {
  await takeLongestBlock(site);
  const { status, bytes } = await openPage(site, page.path);
  if (status !== 200) throw new Error(`${page.path} answered ${status}.`);
  const longestBlockMs = await takeLongestBlock(site);
  const repeated: number[] = [];
  for (let round = 0; round < 21; round += 1)
    repeated.push((await openPage(site, page.path)).milliseconds);
  return { page, repeatedMs: percentile(repeated), bytes, longestBlockMs };
}

function toMeasures({ page, ...large }: Cost, small: Cost): Measure[] {
  const { path, isOfOne, hasUnlimitedBytes } = page;
  const ratio = large.repeatedMs / small.repeatedMs;
  return [
    toMeasure(`${path}: longest block`, large.longestBlockMs, "ms", 50),
    ...(hasUnlimitedBytes ? [] : [toMeasure(`${path}: bytes`, large.bytes, "B", 40_000)]),
    ...(isOfOne ? [toMeasure(`${path}: repeated, beside ${SMALL} of all`, ratio, "×", 2)] : []),
  ];
}
