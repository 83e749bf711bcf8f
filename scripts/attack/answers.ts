import { writeFileSync } from "node:fs";
import { openPage } from "../bench/requests";
import {
  processorBlocksEnvironment,
  readMemory,
  startSite,
  takeLongestBlock,
  type RunningServer,
} from "../bench/servers";
import { toMeasure, type Measure } from "../bench/table";

export type Report = (...measures: Measure[]) => void;
import { makeShape, type Shape } from "./shapes";
import type { AttackedCall, AttackedUpstream } from "./upstream";

/** Pages that the site map does not list. */
const morePages = [
  "/comics/talechasers/latest",
  "/comics/talechasers/1/1/panels.json",
  "/comics/talechasers/1/1/ahead.json",
  "/comics/talechasers/saved.json",
  "/comics/talechasers/search?q=fox",
  "/comics/talechasers/1/scroll",
  "/comics/talechasers/1/text",
  "/comics/talechasers/feed.atom",
  "/world?q=fox",
  "/tf-generator/result?quick=true",
  "/fursona-generator/list",
  "/stream/pokemon/gym-challenge/players/player_one",
  "/ex/overlay",
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

/** Finds the pages that make each call. */
async function findPages(site: RunningServer, upstream: AttackedUpstream) {
  const pages = new Map<AttackedCall, string[]>();
  const map = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const listed = [...map.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path!);
  const parts = listed.filter((path) => path.includes("sitemap"));
  for (const part of parts) {
    const text = await (await fetch(site.url + part)).text();
    listed.push(...[...text.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, p]) => p!));
  }
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
const resetPeak = (pid: number) => writeFileSync(`/proc/${pid}/clear_refs`, "5");

/** Measures the worst of hostile answers to each call: the pages that make it are opened with the shapes in turn. */
export async function measureAnswers(
  upstream: AttackedUpstream,
  { seed, shapes }: { seed: number; shapes: number },
  report: Report,
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
        resetPeak(site.pid);
        await takeLongestBlock(site);
        try {
          const { bytes } = await openPage(site, page);
          const blockMs = await takeLongestBlock(site);
          costs.push({ page, shape, blockMs, bytes, memoryMb: readMemory(site.pid, "VmHWM") });
        } catch {
          // The process has ended, or hangs.
          costs.push({ page, shape, blockMs: Infinity, bytes: 0, memoryMb: Infinity });
          site.child.kill("SIGKILL");
          site = await startSite(upstream.url, environment);
        }
      }
      upstream.replace();
      const worstBy = (field: "blockMs" | "memoryMb" | "bytes") =>
        costs.reduce((a, b) => (b[field] > a[field] ? b : a));
      const [block, memory, html] = [worstBy("blockMs"), worstBy("memoryMb"), worstBy("bytes")];
      const name = call.path;
      report(
        toMeasure(`${name}: block (${block.page}; ${block.shape.name})`, block.blockMs, "ms", 50),
        toMeasure(
          `${name}: memory (${memory.page}; ${memory.shape.name})`,
          memory.memoryMb,
          "MB",
          600,
        ),
        toMeasure(
          `${name}: bytes sent (${html.page}; ${html.shape.name})`,
          html.bytes,
          "B",
          1_000_000,
        ),
      );
      if (!worst || memory.memoryMb > worst.memoryMb) [worst, worstCall] = [memory, call];
    }
  } finally {
    await site.stop();
  }
  if (worst && worstCall) report(await measureCrowd(upstream, worstCall, worst));
}

/** Opens the worst page for many visitors at once, on a new site that caches. */
async function measureCrowd(upstream: AttackedUpstream, call: AttackedCall, { page, shape }: Cost) {
  const site = await startSite(upstream.url);
  try {
    upstream.replaceAnswer(call, shape.answer);
    await Promise.all(Array.from({ length: CROWD }, () => openPage(site, page)));
    const memory = readMemory(site.pid, "VmHWM");
    return toMeasure(`${CROWD} visitors at once on ${page}: memory`, memory, "MB", 900);
  } finally {
    upstream.replace();
    await site.stop();
  }
}
