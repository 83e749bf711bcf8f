import { readFileSync } from "node:fs";
import { startEdge } from "../nginx";
import { cpuSeconds, generate } from "./load";
import { quietMachine } from "./quiet";
import { freePort, startSite } from "./servers";
import { median, table } from "./table";

const warmUp = 1_000;
const roundLength = 3_000;

/** What visitors and processors saw of one round. */
interface Round {
  perSecond: number;
  /** Milliseconds. */
  p95: number;
  /** Processor time of one request, in milliseconds: the site's and the edge's together. */
  cpu: number;
  bytes: number;
}

/**
 * One replica asked directly, and through the edge of deploy/nginx, for what a comic page consists
 * of: the document, its data, its picture and the largest script. Everything is kept already.
 *
 * @returns a table
 */
export async function measureEdge(upstream: string, page: string, rounds: number): Promise<string> {
  const site = await startSite(upstream);
  const edge = await startEdge(await freePort(), [Number(new URL(site.url).port)]);
  try {
    const document = await (await fetch(site.url + page)).text();
    const found = (pattern: RegExp) => pattern.exec(document)![0].replaceAll("&amp;", "&");
    const parts: Record<string, string> = {
      document: page,
      data: `${page}.data`,
      picture: found(/\/cdn\/m\/comics\/[^"\s]+size=medium/),
      script: found(/\/assets\/[\w-]+\.js/),
    };
    const rows: string[][] = [];
    for (const [name, path] of Object.entries(parts)) {
      const straight = { url: site.url, pids: () => [site.pid] };
      const behind = { url: edge.url, pids: () => [site.pid, ...workersOf(edge.process.pid!)] };
      const before: Round[] = [];
      const after: Round[] = [];
      for (const { url } of [straight, behind]) await generate(url, { paths: [path] }, warmUp);
      for (let round = 0; round < rounds; round += 1) {
        before.push(await measure(straight, path));
        after.push(await measure(behind, path));
      }
      rows.push(...compare(name, before, after));
    }
    const edgeMemory = workersOf(edge.process.pid!).reduce((sum, pid) => sum + memoryOf(pid), 0);
    const memory = [edgeMemory, memoryOf(site.pid)].map((bytes) => `${Math.round(bytes / 1e6)} MB`);
    rows.push(["memory after it: the edge's, the site's", ...memory, ""]);
    return table(["measure", "with the edge", "without", "ratio"], rows);
  } finally {
    await edge.stop();
    await site.stop();
  }
}

async function measure(
  { url, pids }: { url: string; pids(): number[] },
  path: string,
): Promise<Round> {
  await quietMachine();
  const used = () => pids().reduce((sum, pid) => sum + cpuSeconds(pid), 0);
  const before = used();
  const { answered, bytes, seconds, p95 } = await generate(url, { paths: [path] }, roundLength);
  return {
    perSecond: answered / seconds,
    p95,
    cpu: ((used() - before) * 1_000) / answered,
    bytes: bytes / answered,
  };
}

function compare(name: string, before: readonly Round[], after: readonly Round[]): string[][] {
  const row = (label: string, field: keyof Round, digits: number, unit: string) => {
    const [site, edge] = [before, after].map((list) => median(list.map((round) => round[field])));
    const figure = (value: number) =>
      `${value.toLocaleString("en", { maximumFractionDigits: digits })} ${unit}`;
    return [`${name}: ${label}`, figure(edge!), figure(site!), `${(edge! / site!).toFixed(2)} ×`];
  };
  return [
    row("requests per second", "perSecond", 0, "/s"),
    row("p95", "p95", 1, "ms"),
    row("processor time per request", "cpu", 3, "ms"),
    row("bytes of the body", "bytes", 0, "B"),
  ];
}

/** The processes that do nginx's work; its first one only looks after them. */
function workersOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
  return children.trim().split(/\s+/).map(Number);
}

/** Bytes that a process holds in memory, what it shares with others included. */
function memoryOf(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))!;
  return Number(kilobytes) * 1_024;
}
