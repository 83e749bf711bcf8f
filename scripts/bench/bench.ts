/**
 * Measures the built site beside a bare server, in one run, and prints both and their ratio.
 *
 *   npm run bench -- [--rounds 7] [--only bytes|paint|pages|gallery|controls|turn|load|edge|outage|hostile|growth|start]
 *
 * A missed goal is printed, not thrown: only a benchmark that could not run ends with an error.
 */
import { cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import type { Browser } from "playwright";
import { measureBytes } from "./bytes";
import { measureControls } from "./controls";
import { measureEdge } from "./edge";
import { measureGallery } from "./gallery";
import { measureGrowth } from "./growth";
import { measureHostile } from "./hostile";
import { measureLoad } from "./load";
import { measureOutage } from "./outage";
import { measurePages } from "./pages";
import { measurePaint } from "./paint";
import { openPhone, startBrowser } from "./phone";
import { startBare, startSharedUpstream, startSite, type Servers } from "./servers";
import { measureStart } from "./start";
import { measureTable } from "./table";
import { measureTurns } from "./turn";

/** In the middle of a chapter, with pages on both sides. */
const page = "/comics/talechasers/2/2";
/** For the load, so that more than one page has to be kept. */
const pages = [1, 2, 3].flatMap((chapter) =>
  [1, 2, 3].map((number) => `/comics/talechasers/${chapter}/${number}`),
);

const parts = [
  "bytes",
  "paint",
  "pages",
  "gallery",
  "controls",
  "turn",
  "load",
  "edge",
  "outage",
  "hostile",
  "growth",
  "start",
] as const;
const withoutBrowser = ["load", "edge", "outage", "hostile", "growth", "start"];

function readOptions(): { rounds: number; parts: readonly string[] } {
  const { values } = parseArgs({
    options: { rounds: { type: "string", default: "7" }, only: { type: "string" } },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error("--rounds must be a whole number.");
  const { only } = values;
  if (only !== undefined && !(parts as readonly string[]).includes(only)) {
    throw new Error(`--only must be one of ${parts.join(", ")}.`);
  }
  return { rounds, parts: only === undefined ? parts : [only] };
}

function show(title: string, ...texts: string[]): void {
  console.log(`\n## ${title}\n\n${texts.join("\n\n")}`);
}

/** Visits every comic page that will be measured twice: what is asked for again is made as small as it gets. */
async function warmUp(browser: Browser, servers: Servers): Promise<void> {
  for (const { url } of [servers.site, servers.bare]) {
    const visited = [page, "/comics/talechasers/2/3", "/comics/talechasers/latest"];
    for (const number of [...visited, ...visited]) {
      const phone = await openPhone(browser, true);
      phone.open(url + number);
      await phone.report("shown", ({ what }) => what === "picture");
      await phone.settle();
      await phone.close();
    }
  }
}

async function inBrowser(chosen: readonly string[], upstream: string, rounds: number) {
  const site = await startSite(upstream);
  const bare = await startBare(site.url);
  const servers = { site, bare };
  const browser = await startBrowser();
  try {
    console.log(`Chromium ${browser.version()}`);
    if (chosen.some((part) => ["bytes", "paint", "turn"].includes(part))) {
      await warmUp(browser, servers);
    }
    if (chosen.includes("bytes")) {
      const { measures, files } = await measureBytes(browser, servers, page);
      show("Bytes on the wire", measureTable(measures), files);
    }
    if (chosen.includes("paint")) {
      show("Paint", measureTable(await measurePaint(browser, servers, page, rounds)));
    }
    if (chosen.includes("pages")) {
      show("First visits of all kinds of page", await measurePages(browser, servers, rounds));
    }
    if (chosen.includes("gallery")) {
      show("A gallery of 200", measureTable(await measureGallery(browser, servers, rounds)));
    }
    if (chosen.includes("controls")) {
      show("Answers of all controls", await measureControls(browser, site));
    }
    if (chosen.includes("turn")) {
      show("Page turns", measureTable(await measureTurns(browser, servers, page, rounds)));
    }
  } finally {
    await browser.close();
    await Promise.all([site.stop(), bare.stop()]);
  }
}

async function run(): Promise<void> {
  const { rounds, parts: chosen } = readOptions();
  const [cpu] = cpus();
  console.log(`${cpus().length} × ${cpu?.model.trim()}, Node ${process.versions.node}`);
  console.log(`${page}, medians of ${rounds} rounds`);
  console.log(`Load before: ${loadavg()[0]?.toFixed(1)}`);
  const upstream = await startSharedUpstream();
  try {
    if (chosen.some((part) => !withoutBrowser.includes(part)))
      await inBrowser(chosen, upstream.url, rounds);
    if (chosen.includes("load")) {
      const { measures, profile } = await measureLoad(upstream.url, pages, rounds);
      show("Load", measureTable(measures), profile);
    }
    if (chosen.includes("edge")) show("Edge", await measureEdge(upstream.url, page, rounds));
    if (chosen.includes("outage")) {
      for await (const measured of measureOutage()) show("Outage", measured);
    }
    if (chosen.includes("hostile")) {
      show("Hostile", measureTable(await measureHostile(upstream.url)));
    }
    if (chosen.includes("growth")) {
      const { texts, measures } = await measureGrowth(upstream.url);
      show("Growth", ...texts, measureTable(measures));
    }
    if (chosen.includes("start")) {
      const { measures, visits } = await measureStart(upstream.url, rounds);
      show("Start", measureTable(measures), visits);
    }
  } finally {
    await upstream.stop();
  }
}

try {
  await run();
} catch (error) {
  console.error(error);
  process.exit(1);
}
