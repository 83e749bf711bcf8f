import { kinds } from "./pages";
import { startSite } from "./servers";
import { judged, median, table, type Measure } from "./table";
import { open } from "./visits";

/**
 * What a start costs: until the site listens, its embedded upstream included; and the first visit of each kind of
 * page beside the second, of which each asks the upstream and renders.
 */
export async function measureStart(
  upstream: string,
  rounds: number,
): Promise<{ measures: Measure[]; visits: string }> {
  const listening: number[] = [];
  const first = kinds.map((): number[] => []);
  const second = kinds.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    const alone = await startSite("");
    listening.push(performance.now() - start);
    await alone.stop();

    const site = await startSite(upstream, [], { UPSTREAM_CACHE: "off" });
    for (const times of [first, second]) {
      for (const [at, { path }] of kinds.entries()) {
        times[at]!.push((await open(site, path)).milliseconds);
      }
    }
    await site.stop();
  }
  const rows = kinds.map(({ name }, at) => {
    const [once, again] = [median(first[at]!), median(second[at]!)];
    const ratio = `${(once / again).toFixed(1)} ×`;
    return [
      name,
      ...[once, again].map((time) => `${time.toFixed(0)} ms`),
      judged(ratio, once <= 3 * again),
    ];
  });
  return {
    measures: [
      { name: "listens after", site: median(listening), unit: "ms", goal: { atMost: 1_500 } },
    ],
    visits: table(["page", "first visit", "second", "ratio"], rows),
  };
}
