import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { ownScript, startBareRendering, startSite, type RunningServer } from "./servers";
import { profileTables } from "./profile";
import { quietMachine } from "./quiet";
import { median, type Measure } from "./table";

const warmUp = 3_000;
const roundLength = 4_000;
const profileLength = 10_000;

/** What one server did in one round. */
interface Throughput {
  perSecond: number;
  perCpuSecond: number;
  /** Processor time of one request, in milliseconds. */
  cpu: number;
  /** Size of an answer as it was sent. */
  bytes: number;
}

/** The throughput of the warm site, and where its processor time goes. */
export interface LoadMeasures {
  measures: Measure[];
  profile: string;
}

/**
 * Requests per second of one server process: the site's comic pages beside a bare server that asks
 * the upstream, builds the page and compresses it each time. Each is alone under load in its turn.
 */
export async function measureLoad(
  upstream: string,
  paths: readonly string[],
  rounds: number,
): Promise<LoadMeasures> {
  const site = await startSite(upstream);
  const bare = await startBareRendering(site.url, upstream);
  const ofSite: Throughput[] = [];
  const ofBare: Throughput[] = [];
  try {
    for (const server of [site, bare]) await underLoad(server, paths, warmUp);
    for (let round = 0; round < rounds; round += 1) {
      ofSite.push(await underLoad(site, paths, roundLength));
      ofBare.push(await underLoad(bare, paths, roundLength));
    }
  } finally {
    await Promise.all([site.stop(), bare.stop()]);
  }
  const row = (name: string, field: keyof Throughput): Pick<Measure, "name" | "site" | "bare"> => ({
    name,
    site: median(ofSite.map((round) => round[field])),
    bare: median(ofBare.map((round) => round[field])),
  });
  return {
    measures: [
      {
        ...row("requests per second of processor time", "perCpuSecond"),
        unit: "/s",
        goal: { ratioAtLeast: 0.6 },
      },
      { ...row("processor time per request", "cpu"), unit: "ms" },
      { ...row("requests per second on the clock", "perSecond"), unit: "/s" },
      { ...row("bytes per answer", "bytes"), unit: "B" },
    ],
    profile: await profileTables(
      (nodeOptions) => startSite(upstream, nodeOptions),
      (server) => underLoad(server, paths, profileLength),
    ),
  };
}

async function underLoad(
  server: RunningServer,
  paths: readonly string[],
  milliseconds: number,
): Promise<Throughput> {
  await quietMachine();
  const before = cpuSeconds(server.pid);
  const { answered, bytes, seconds } = await generate(server.url, paths, milliseconds);
  const cpu = cpuSeconds(server.pid) - before;
  return {
    perSecond: answered / seconds,
    perCpuSecond: answered / cpu,
    cpu: (cpu * 1_000) / answered,
    bytes: bytes / answered,
  };
}

/** Processor time of a process, all its threads together, so far. */
export function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The name in parentheses may hold spaces; user and system time are fields 14 and 15.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const ticksPerSecond = 100;
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** What the load generator counted; `p95` in milliseconds, of one request. */
interface Load {
  answered: number;
  bytes: number;
  seconds: number;
  p95: number;
}

/** Asks a server for paths in turn, over a few connections that stay open, for so long. */
export async function generate(
  target: string,
  paths: readonly string[],
  milliseconds: number,
): Promise<Load> {
  const child = spawn(process.execPath, ownScript("load-generator.ts"), {
    env: {
      ...process.env,
      BENCH_TARGET: target,
      BENCH_PATHS: paths.join(" "),
      BENCH_MILLISECONDS: String(milliseconds),
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise((resolve) => child.once("close", resolve));
  if (code !== 0) throw new Error("The load generator failed.");
  return JSON.parse(output) as Load;
}
