import { runLoad } from "./requests";
import { readCpuSeconds, readMemory, startBare, startSite, type RunningServer } from "./servers";
import { compareSamples, percentile, toMeasure, type Measure } from "./table";

const comicPages = [1, 2, 3].flatMap((chapter) =>
  [1, 2, 3].map((page) => `/comics/talechasers/${chapter}/${page}`),
);
let visits = 0;
const newComicPages = comicPages.map((path) => () => `${path}?fresh=${visits++}`);

/**
 * Measures a server in its first four seconds with 50 connections, then its requests per second with 8 when it is warm: for cached
 * pages, and for addresses that nobody asked for before.
 */
export async function measureLoad(upstream: string, rounds: number): Promise<Measure[]> {
  const model = await startSite(upstream);
  const measures: Measure[] = [];
  for (const [kind, paths, minRatio] of [
    ["cached pages", comicPages, 0.7],
    ["new addresses", newComicPages, 0.85],
  ] as const) {
    const sample = async (server: RunningServer) => {
      const crowd = await runLoad(server.url, paths, { connections: 50 });
      const memory = readMemory(server.pid, "VmHWM");
      // Until the engine has compiled what runs often.
      await runLoad(server.url, paths);
      const before = readCpuSeconds(server.pid);
      const { answers } = await runLoad(server.url, paths);
      const perCpuSecond = answers.length / (readCpuSeconds(server.pid) - before);
      await server.stop();
      return { perCpuSecond, slowest: crowd.percentile(0.99), memory };
    };
    measures.push(
      ...(await compareSamples(
        rounds,
        async () => sample(await startSite(upstream)),
        async () => sample(await startBare(model.url, upstream)),
        [
          [`${kind}: per second of processor time`, "perCpuSecond", "/s", { minRatio }],
          [`${kind}: 99th of 100 from the start`, "slowest", "ms", { maxRatio: 2 }],
          [`${kind}: memory`, "memory", "MB", { max: 220 }],
        ],
      )),
    );
  }
  await model.stop();
  return measures;
}

/** Measures how long the site takes to listen, with its embedded upstream. */
export async function measureStart(rounds: number): Promise<Measure[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    const site = await startSite("");
    times.push(performance.now() - start);
    await site.stop();
  }
  return [toMeasure("listens after", percentile(times), "ms", 1_500)];
}
