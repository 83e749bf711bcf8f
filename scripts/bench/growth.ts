import { Agent, request } from "node:http";
import { quietMachine } from "./quiet";
import { ownScript, startProcess, startSite, type RunningServer } from "./servers";
import { median, table, type Measure } from "./table";
import { longestBlock, loopDelayOptions, memory } from "./visits";

/** How much of everything there is, a tenfold at a time. */
const sizes = [10, 100, 1_000, 10_000] as const;

interface GrowingPage {
  path: string;
  /** One thing, however many there are beside it; or no page at all. */
  kind?: "one" | "map";
  /** It needs more than the pages before it do: it is opened on a site of its own, which has nothing of theirs. */
  isAlone?: true;
}

/** The pages of what grows, in the order in which they are opened. */
const pages: readonly GrowingPage[] = [
  { path: "/comics/talechasers" },
  { path: "/comics/long" },
  { path: "/comics/talechasers/2/2", kind: "one" },
  { path: "/comics/long/1/3", kind: "one" },
  { path: "/comics/talechasers/2/text" },
  { path: "/comics/talechasers/search?q=jar", isAlone: true },
  { path: "/galleries" },
  { path: "/galleries/fan-art" },
  { path: "/galleries/fan-art/piece-5", kind: "one" },
  { path: "/characters" },
  { path: "/characters/fox-4", kind: "one" },
  { path: "/cga/characters" },
  { path: "/world/bestiary/feral" },
  { path: "/world/bestiary/feral/grove-stag-s-5", kind: "one" },
  { path: "/world/botanary" },
  { path: "/world/botanary/grove-stag's-5", kind: "one" },
  { path: "/world?q=stag", isAlone: true },
  { path: "/stream/charities/als" },
  { path: "/stream/pokemon/gym-challenge" },
  { path: "/tf-generator/list" },
  { path: "/tf-generator/list?q=fox" },
  { path: "/sitemap.xml", kind: "map", isAlone: true },
];

/** Opened before, so that what runs for the first time has run: as small as the site is at any size. */
const others = ["/commissions", "/shop", "/cga", "/world/history", "/stream/sar", "/healthz"];

interface Answer {
  status: number;
  milliseconds: number;
  bytes: number;
}

/** What a page costs a site that has so much. */
interface Cost extends Answer {
  again: number;
  calls: number;
  block: number;
}

/** What each page costs as everything grows: a table for each size, and the goals at the largest. */
export async function measureGrowth(shared: string) {
  const upstream = await startProcess(ownScript("growth-upstream.ts"), { BENCH_UPSTREAM: shared });
  const costs = new Map<number, Map<string, Cost>>();
  const texts: string[] = [];
  try {
    for (const size of sizes) {
      const together = pages.filter(({ isAlone }) => !isAlone);
      const alone = pages.filter(({ isAlone }) => isAlone).map((page) => [page]);
      const ofSize = new Map<string, Cost>();
      const memories: string[] = [];
      for (const some of [together, ...alone]) {
        const site = await startSite(`${upstream.url}/${size}`, loopDelayOptions);
        try {
          for (const cost of await costsOf(site, upstream, some)) ofSize.set(...cost);
          memories.push(`${(memory(site) / 1e6).toFixed(0)} MB`);
        } finally {
          await site.stop();
        }
      }
      costs.set(size, ofSize);
      texts.push(`${size} of everything, ${memories.join(", ")}`, tableOf(ofSize));
    }
  } finally {
    await upstream.stop();
  }
  return { texts, measures: goalsOf(costs.get(sizes[0])!, costs.get(sizes.at(-1)!)!) };
}

async function costsOf(
  site: RunningServer,
  upstream: RunningServer,
  some: readonly GrowingPage[],
): Promise<Map<string, Cost>> {
  const agent = new Agent({ keepAlive: true });
  const open = (path: string) => answerOf(agent, site.url + path);
  const costs = new Map<string, Cost>();
  for (let round = 0; round < 20; round += 1) for (const path of others) await open(path);
  for (const { path } of some) {
    await quietMachine();
    await answerOf(agent, `${upstream.url}/asked`);
    await longestBlock(site);
    const first = await open(path);
    const block = await longestBlock(site);
    const calls = Number(await (await fetch(`${upstream.url}/asked`)).text());
    const again: Answer[] = [];
    for (let round = 0; round < 21; round += 1) again.push(await open(path));
    const milliseconds = again.map((answer) => answer.milliseconds);
    costs.set(path, { ...first, again: median(milliseconds), calls, block });
  }
  agent.destroy();
  return costs;
}

/** Asks as a browser does, and counts the bytes as they are sent. */
function answerOf(agent: Agent, url: string): Promise<Answer> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const headers = { "Accept-Encoding": "br" };
    const sent = request(url, { agent, headers }, (response) => {
      let bytes = 0;
      response.on("data", (chunk: Buffer) => (bytes += chunk.byteLength));
      response.on("end", () => {
        const milliseconds = performance.now() - start;
        resolve({ status: response.statusCode ?? 0, milliseconds, bytes });
      });
    });
    sent.on("error", reject);
    sent.end();
  });
}

function tableOf(costs: ReadonlyMap<string, Cost>): string {
  return table(
    ["page", "first", "again", "bytes", "calls", "longest block"],
    Array.from(costs, ([path, { status, milliseconds, again, bytes, calls, block }]) => [
      status === 200 ? path : `${path} (${status})`,
      `${milliseconds.toFixed(0)} ms`,
      `${again.toFixed(1)} ms`,
      `${bytes.toLocaleString("en")} B`,
      String(calls),
      `${block.toFixed(0)} ms`,
    ]),
  );
}

function goalsOf(few: ReadonlyMap<string, Cost>, many: ReadonlyMap<string, Cost>): Measure[] {
  return pages.flatMap(({ path, kind }): Measure[] => {
    const [small, large] = [few.get(path)!, many.get(path)!];
    return [
      { name: `${path}: longest block`, site: large.block, unit: "ms", goal: { atMost: 50 } },
      ...(kind === "map"
        ? []
        : [
            {
              name: `${path}: bytes`,
              site: large.bytes,
              unit: "B",
              goal: { atMost: 40_000 },
            } as const,
          ]),
      ...(kind === "one"
        ? [
            {
              name: `${path}: again, by that at ${sizes[0]}`,
              site: large.again / small.again,
              unit: "",
              goal: { atMost: 2 },
            } as const,
          ]
        : []),
    ];
  });
}
