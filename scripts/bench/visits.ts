import { readFileSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { RunningServer } from "./servers";

/** How long a page took, in milliseconds, and with which status it came. */
export interface Opened {
  milliseconds: number;
  status: number;
}

/** Opens a page. */
export async function open(site: RunningServer, path: string): Promise<Opened> {
  const start = performance.now();
  const response = await fetch(site.url + path, { redirect: "manual" });
  await response.arrayBuffer();
  return { milliseconds: performance.now() - start, status: response.status };
}

/**
 * Opens a page over the connections of an agent, or over a new one as a visitor does who has none yet;
 * nothing when no answer comes.
 */
export function openOver(
  agent: Agent | false,
  site: RunningServer,
  path: string,
): Promise<Opened | undefined> {
  const start = performance.now();
  return new Promise((resolve) => {
    const sent = request(site.url + path, { agent, timeout: 30_000 }, (response) => {
      response.resume();
      response.on("error", () => resolve(undefined));
      response.on("end", () => {
        resolve({ milliseconds: performance.now() - start, status: response.statusCode ?? 0 });
      });
    });
    sent.on("timeout", () => sent.destroy());
    sent.on("error", () => resolve(undefined));
    sent.end();
  });
}

/** Opens every page twice, so that it is kept and pressed as small as it gets. */
export async function warmUp(site: RunningServer, pages: readonly string[]): Promise<void> {
  for (const path of [...pages, ...pages]) await open(site, path);
  await inParallel(8, 400, (at) => open(site, pages[at % pages.length]!));
}

/** Does something so many times, so many at a time. */
export async function inParallel(
  width: number,
  times: number,
  act: (at: number) => Promise<unknown>,
) {
  let next = 0;
  await Promise.all(
    Array.from({ length: width }, async () => {
      while (next < times) await act(next++);
    }),
  );
}

/** Opens pages at a pace, whether the ones before have come or not. */
export async function keepOpening(
  site: RunningServer,
  path: (at: number) => string,
  seconds: number,
  pace: number,
): Promise<Opened[]> {
  const start = performance.now();
  return Promise.all(
    Array.from({ length: seconds * pace }, async (_, at) => {
      await wait(start + (at * 1_000) / pace - performance.now());
      return open(site, path(at));
    }),
  );
}

/**
 * Asks for something again and again over one connection, as the edge does, and notes how long it took:
 * Node takes one new connection in each turn of its loop, so that they wait for one another.
 */
export function watch(site: RunningServer, path: string): { stop(): Promise<number[]> } {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const seen: number[] = [];
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      seen.push((await openOver(agent, site, path))?.milliseconds ?? Infinity);
      await wait(10);
    }
  })();
  return {
    stop: async () => {
      isOver = true;
      await watching;
      agent.destroy();
      return seen;
    },
  };
}

/** Resident memory of a process in bytes: now, or the most that it ever had. */
export function memory({ pid }: RunningServer, which: "VmRSS" | "VmHWM" = "VmRSS"): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const [, kilobytes] = new RegExp(`^${which}:\\s+(\\d+) kB$`, "m").exec(status)!;
  return Number(kilobytes) * 1_024;
}

/** Where a site says how long its main thread was busy. */
const loopDelayFile = join(tmpdir(), `bench-loop-delay-${process.pid}`);
process.env["BENCH_LOOP_DELAY"] = loopDelayFile;

/** Options for Node of a site that is to be asked for its `longestBlock`. */
export const loopDelayOptions = ["--import", new URL("loop-delay.mjs", import.meta.url).pathname];

/** The longest time that a site's main thread did not pause since it was asked last, in milliseconds. */
export async function longestBlock({ pid }: RunningServer): Promise<number> {
  await rm(loopDelayFile, { force: true });
  process.kill(pid, "SIGUSR2");
  for (;;) {
    const text = await readFile(loopDelayFile, "utf8").catch(() => "");
    if (text) return Number(text);
    await wait(20);
  }
}

/** The value that so large a share of the values is below. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
}
