import { writeFileSync } from "node:fs";
import { stop } from "../../tests/e2e/start-server";
import { readPeakMemory, startSite, type RunningServer } from "../bench/servers";
import { report } from "../bench/table";
import { openPage, processorBlocksEnvironment, takeLongestBlock } from "./site";
import { makeShape, type Shape } from "./shapes";
import type { AttackedCall, AttackedUpstream } from "./upstream";

/** Pages that the site map does not list. */
const ofComic = "latest saved.json feed.atom 1/scroll 1/text 1/1/panels.json 1/1/ahead.json";
const others = "/search?q=fox /tf-generator/result?quick=true /fursona-generator/list /ex/overlay";
const morePages = [
  ...ofComic.split(" ").map((path) => `/comics/talechasers/${path}`),
  ...others.split(" "),
  "/stream/pokemon/gym-challenge/players/player_one",
  "/v1/overlay/events/next/0",
  "/v1/overlay/events/count",
  "/v1/rss/feeds/chase",
  "/error?from=/comics/talechasers/1/99",
];

/** Pages of a call; each takes its shapes. */
const MAX_PAGES = 3;

/** Visitors at once on the worst page. */
const CROWD = 20;

interface Cost {
  page: string;
  shape: Shape;
  blockMs: number;
  memoryMb: number;
  bytes: number;
}

async function listAddresses(map: string): Promise<string[]> {
  const text = await (await fetch(map)).text();
  return [...text.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path!);
}

/** Finds the pages that make each call. */
async function findPages(site: RunningServer, upstream: AttackedUpstream) {
  const pages = new Map<AttackedCall, string[]>();
  const listed = await listAddresses(`${site.url}/sitemap.xml`);
  const parts = listed.filter((path) => path.includes("sitemap"));
  for (const part of parts) listed.push(...(await listAddresses(site.url + part)));
  upstream.takeCalls();
  for (const page of [...morePages, ...listed.filter((path) => !parts.includes(path))]) {
    await openPage(site, page || "/");
    for (const call of upstream.takeCalls()) {
      const known = pages.get(call) ?? [];
      if (known.length < MAX_PAGES) pages.set(call, [...known, page || "/"]);
    }
  }
  return pages;
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
  let worst: Cost | undefined;
  let worstCall: AttackedCall | undefined;
  try {
    for (const [call, pages] of await findPages(site, upstream)) {
      const response = await fetch(upstream.url + call.example);
      const text = await response.text();
      const good = text.startsWith("{") ? (JSON.parse(text) as { data?: unknown }).data : text;
      const costs: Cost[] = [];
      for (let at = 0; at < shapes; at += 1) {
        const shape = makeShape(good, seed * 10_000 + at);
        upstream.replaceAnswer(call, shape.answer);
        const page = pages[at % pages.length]!;
        resetPeak(site);
        await takeLongestBlock(site);
        try {
          const { bytes } = await openPage(site, page);
          const blockMs = await takeLongestBlock(site);
          costs.push({ page, shape, blockMs, bytes, memoryMb: readPeakMemory(site) });
        } catch {
          // The process has ended, or hangs.
          costs.push({ page, shape, blockMs: Infinity, bytes: 0, memoryMb: Infinity });
          await stop(site);
          site = await startSite(upstream.url, environment);
        }
      }
      upstream.replace();
      const reportMost = (
        field: "blockMs" | "memoryMb" | "bytes",
        unit: "ms" | "MB" | "B",
        max: number,
      ) => {
        const most = costs.reduce((a, b) => (b[field] > a[field] ? b : a));
        const name = `${call.path}: ${field} (${most.page}; ${most.shape.name})`;
        report(name, most[field], unit, { max });
        return most;
      };
      reportMost("blockMs", "ms", 50);
      reportMost("bytes", "B", 1_000_000);
      const memory = reportMost("memoryMb", "MB", 600);
      if (!worst || memory.memoryMb > worst.memoryMb) [worst, worstCall] = [memory, call];
    }
  } finally {
    await stop(site);
  }
  if (worst && worstCall) await measureCrowd(upstream, worstCall, worst);
}

/** Opens the worst page for many visitors at once, on a new site that caches. */
async function measureCrowd(upstream: AttackedUpstream, call: AttackedCall, { page, shape }: Cost) {
  const site = await startSite(upstream.url);
  try {
    upstream.replaceAnswer(call, shape.answer);
    await Promise.all(Array.from({ length: CROWD }, () => openPage(site, page)));
    const memory = readPeakMemory(site);
    report(`${CROWD} visitors at once on ${page}: memory`, memory, "MB", { max: 900 });
  } finally {
    upstream.replace();
    await stop(site);
  }
}
