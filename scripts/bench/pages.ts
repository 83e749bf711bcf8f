import type { Browser } from "playwright";
import { isPicture, sum } from "./bytes";
import { watchVisit, type Visit } from "./paint";
import { lines } from "./phone";
import type { Servers } from "./servers";
import { largeGallery } from "./shared-gallery";
import { judged, median, table } from "./table";

/** The kinds of page, and whether they start the application by themselves. */
export const kinds: readonly { name: string; path: string; starts?: true }[] = [
  { name: "home", path: "/" },
  { name: "landing", path: "/comics/talechasers", starts: true },
  { name: "reader", path: "/comics/talechasers/2/2", starts: true },
  { name: "sheet", path: "/characters/vixy" },
  { name: "guild sheet", path: "/cga/characters/wren" },
  { name: "cast list", path: "/characters" },
  { name: "world topic", path: "/world/bestiary/feral/grove-stag" },
  { name: "world hub", path: "/world" },
  { name: "gallery", path: `/galleries/${largeGallery.gallery}`, starts: true },
  { name: "commissions", path: "/commissions" },
  { name: "TF form", path: "/tf-generator", starts: true },
  { name: "game", path: "/choose-your-starter", starts: true },
];

const paintRatios = { first: 1.15, largest: 1.08 };
/** Of a page that is only read: bytes without pictures. */
const bytesWithoutStart = 25_000;
const blockingGoal = 100;

/**
 * The first visit of each kind of page beside the bare server: paints on each line, layout shift, blocking
 * time, bytes without pictures. What misses its goal is bold.
 */
export async function measurePages(
  browser: Browser,
  { site, bare }: Servers,
  rounds: number,
): Promise<string> {
  const rows: string[][] = [];
  for (const { name, path, starts } of kinds) {
    // Twice: what is asked for again is made as small as it gets.
    for (const { url } of [site, bare, site, bare]) await watchVisit(browser, url + path);
    const cells: string[] = [];
    const all: Visit[] = [];
    for (const line of lines) {
      const visits: { site: Visit[]; bare: Visit[] } = { site: [], bare: [] };
      for (let round = 0; round < rounds; round += 1) {
        visits.site.push(await watchVisit(browser, site.url + path, line));
        visits.bare.push(await watchVisit(browser, bare.url + path, line));
      }
      all.push(...visits.site);
      for (const paint of ["first", "largest"] as const) {
        const time = (side: Visit[]) => median(side.map((visit) => visit[paint]));
        const ratio = time(visits.site) / time(visits.bare);
        const text = `${time(visits.site).toFixed(0)} ms, ${ratio.toFixed(2)} ×`;
        cells.push(judged(text, ratio <= paintRatios[paint]));
      }
    }
    const shift = Math.max(...all.map((visit) => visit.shift));
    const blocking = median(all.map(blockingTime));
    const bytes = median(
      all.map(({ transfers }) => sum(transfers.filter((file) => !isPicture(file)))),
    );
    rows.push([
      name,
      ...cells,
      judged(shift.toFixed(3), shift === 0),
      judged(`${blocking.toFixed(0)} ms`, blocking <= blockingGoal),
      judged(`${(bytes / 1_000).toFixed(1)} kB`, starts || bytes <= bytesWithoutStart),
    ]);
  }
  const paints = lines.flatMap(({ name }) => [`${name}: first`, "largest"]);
  return table(["page", ...paints, "shift", "blocking", "bytes"], rows);
}

/** What long tasks after the first paint take beyond the 50 ms that a finger may wait, as Lighthouse counts it. */
function blockingTime({ first, tasks }: Visit): number {
  return tasks.reduce(
    (total, { start, duration }) =>
      total + Math.max(0, start + duration - Math.max(start, first) - 50),
    0,
  );
}
