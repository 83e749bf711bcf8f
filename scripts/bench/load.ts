import autocannon from "autocannon";
import { stop } from "../../tests/e2e/start-server";
import { readCpuSeconds, readPeakMemory, startScript, startSite } from "./servers";
import { compare, percentile, report } from "./table";

/** A path, or a function that makes one for each request. */
type Path = string | (() => string);

const comicPages = [1, 2, 3].flatMap((chapter) =>
  [1, 2, 3].map((page) => `/comics/talechasers/${chapter}/${page}`),
);
let visits = 0;
const newAddresses = comicPages.map((path) => () => `${path}?fresh=${visits++}`);

/** An address of comic pages and gallery items in turn: 8,000, more than a site serves in a round. */
function makeDifferentAddress(): string {
  const isComic = visits % 2 === 0;
  const at = Math.floor(visits++ / 2) % 4_000;
  const path = isComic
    ? `comics/many/${1 + (at % 100)}/${1 + Math.floor(at / 100)}`
    : `galleries/commissions/item-${1 + at}`;
  return `/${path}?fresh=`;
}

/**
 * Sends requests for the paths in turn.
 *
 * @param options of autocannon; 8 connections and 4 seconds by default
 */
export function runLoad(
  url: string,
  paths: readonly Path[],
  options: Partial<autocannon.Options> = {},
): Promise<autocannon.Result> {
  return autocannon({
    url,
    connections: 8,
    duration: 4,
    timeout: 30,
    headers: { "accept-encoding": "gzip, deflate, br", accept: "text/html,image/avif" },
    requests: paths.map((path) =>
      typeof path === "string"
        ? { path }
        : { setupRequest: (request) => ({ ...request, path: path() }) },
    ),
    ...options,
  });
}

/**
 * Measures a server in its first four seconds with 50 connections, then its requests per second with 8 when it is warm: for cached
 * pages, for addresses that nobody asked for before of nine pages, and of thousands of comic pages and gallery items.
 */
export async function measureLoad(upstream: string, rounds: number): Promise<void> {
  const model = await startSite(upstream);
  const kinds: [string, readonly Path[], number][] = [
    ["cached pages", comicPages, 0.7],
    ["new addresses", newAddresses, 0.85],
    ["many different addresses", [makeDifferentAddress], 0.85],
  ];
  for (const [kind, paths, minRatio] of kinds) {
    const takeSample = async (kindOfServer: "site" | "bare") => {
      const server = await (kindOfServer === "site"
        ? startSite(upstream)
        : startScript("bare-server", model.url, upstream));
      const crowd = await runLoad(server.url, paths, { connections: 50 });
      const memory = readPeakMemory(server);
      // Until the engine has compiled what runs often.
      await runLoad(server.url, paths);
      const before = readCpuSeconds(server);
      const { requests } = await runLoad(server.url, paths);
      const perCpuSecond = requests.total / (readCpuSeconds(server) - before);
      await stop(server);
      const slowest = crowd.requests.total > 0 ? crowd.latency.p99 : Infinity;
      return { perCpuSecond, slowest, memory };
    };
    await compare(rounds, takeSample, [
      [`${kind}: per second of processor time`, "perCpuSecond", "/s", { minRatio }],
      [`${kind}: 99th of 100 from the start`, "slowest", "ms", { maxRatio: 2 }],
      [`${kind}: memory`, "memory", "MB", { max: 220 }],
    ]);
  }
  await stop(model);
}

/** Measures how long the site takes to listen, with its embedded upstream. */
export async function measureStart(rounds: number): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    const site = await startSite("");
    times.push(performance.now() - start);
    await stop(site);
  }
  report("listens after", percentile(times), "ms", { max: 1_500 });
}
