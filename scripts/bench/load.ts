import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { ownScript, startBare, startBareRendering, startSite, type RunningServer } from "./servers";
import { profileTables } from "./profile";
import { quietMachine } from "./quiet";
import { median, type Measure } from "./table";
import { memory } from "./visits";

const warmUp = 3_000;
const roundLength = 4_000;
const profileLength = 10_000;
const crowd = 50;

/** What one server did in one round. */
interface Throughput {
  perSecond: number;
  perCpuSecond: number;
  /** Processor time of one request, in milliseconds. */
  cpu: number;
  /** Size of an answer as it was sent. */
  bytes: number;
}

/** What a crowd met at a server that had just started. */
interface Rush {
  /** The slowest of a hundred answers, in milliseconds. */
  slowest: number;
  /** The most memory that the server took, in bytes. */
  memory: number;
}

/** The throughput of the warm site, and where its processor time goes. */
export interface LoadMeasures {
  measures: Measure[];
  profile: string;
}

/**
 * Requests per second of one server process, each alone under load in its turn: pages that were asked for
 * before, beside a bare server that has them in a map; and addresses that were not, for which Remix runs,
 * beside one that asks the upstream, builds the page and compresses it each time.
 */
export async function measureLoad(
  upstream: string,
  paths: readonly string[],
  rounds: number,
): Promise<LoadMeasures> {
  const start = () => startSite(upstream);
  const model = await start();
  try {
    const measures = [
      ...(await compare("hot", start, () => startBare(model.url), { paths }, rounds, 0.7)),
      ...(await compare(
        "new",
        start,
        () => startBareRendering(model.url, upstream),
        { paths, isNew: true },
        rounds,
        0.85,
      )),
    ];
    const profile = await profileTables(
      (nodeOptions) => startSite(upstream, nodeOptions),
      (server) => underLoad(server, { paths, isNew: true }, profileLength),
    );
    return { measures, profile };
  } finally {
    await model.stop();
  }
}

/** The measures of one kind of request. */
async function compare(
  kind: string,
  startSite: () => Promise<RunningServer>,
  startBare: () => Promise<RunningServer>,
  asked: Asked,
  rounds: number,
  ratioAtLeast: number,
): Promise<Measure[]> {
  const rushes = { site: [] as Rush[], bare: [] as Rush[] };
  for (let round = 0; round < rounds; round += 1) {
    rushes.site.push(await rush(startSite, asked));
    rushes.bare.push(await rush(startBare, asked));
  }
  const steady = { site: [] as Throughput[], bare: [] as Throughput[] };
  const servers = { site: await startSite(), bare: await startBare() };
  try {
    for (const server of Object.values(servers)) await underLoad(server, asked, warmUp);
    for (let round = 0; round < rounds; round += 1) {
      steady.site.push(await underLoad(servers.site, asked, roundLength));
      steady.bare.push(await underLoad(servers.bare, asked, roundLength));
    }
  } finally {
    await Promise.all([servers.site.stop(), servers.bare.stop()]);
  }
  const row = <Field extends string>(
    name: string,
    of: Record<"site" | "bare", Record<Field, number>[]>,
    field: Field,
  ): Pick<Measure, "name" | "site" | "bare"> => ({
    name: `${kind}: ${name}`,
    site: median(of.site.map((round) => round[field])),
    bare: median(of.bare.map((round) => round[field])),
  });
  return [
    {
      ...row("requests per second of processor time", steady, "perCpuSecond"),
      unit: "/s",
      goal: { ratioAtLeast },
    },
    { ...row("processor time per request", steady, "cpu"), unit: "ms" },
    { ...row("requests per second on the clock", steady, "perSecond"), unit: "/s" },
    { ...row("bytes per answer", steady, "bytes"), unit: "B" },
    {
      ...row(`slowest of 100, ${crowd} at once since the start`, rushes, "slowest"),
      unit: "ms",
      goal: { ratioAtMost: 2 },
    },
    { ...row("memory at most, with them", rushes, "memory"), unit: "B", goal: { atMost: 220e6 } },
  ];
}

/** What is asked for. */
interface Asked {
  paths: readonly string[];
  /** Each time by an address that nobody asked for before. */
  isNew?: boolean;
}

async function rush(start: () => Promise<RunningServer>, asked: Asked): Promise<Rush> {
  const server = await start();
  try {
    await quietMachine();
    const { p99 } = await generate(server.url, { ...asked, connections: crowd }, roundLength);
    return { slowest: p99, memory: memory(server, "VmHWM") };
  } finally {
    await server.stop();
  }
}

async function underLoad(
  server: RunningServer,
  asked: Asked,
  milliseconds: number,
): Promise<Throughput> {
  await quietMachine();
  const before = cpuSeconds(server.pid);
  const { answered, bytes, seconds } = await generate(server.url, asked, milliseconds);
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

/** What the load generator counted; `p95` and `p99` in milliseconds, of one request. */
interface Load {
  answered: number;
  bytes: number;
  seconds: number;
  p95: number;
  p99: number;
}

/** Asks a server for paths in turn, over a few connections that stay open, for so long. */
export async function generate(
  target: string,
  { paths, isNew = false, connections = 8 }: Asked & { connections?: number },
  milliseconds: number,
): Promise<Load> {
  const child = spawn(process.execPath, ownScript("load-generator.ts"), {
    env: {
      ...process.env,
      BENCH_TARGET: target,
      BENCH_PATHS: paths.join(" "),
      BENCH_MILLISECONDS: String(milliseconds),
      BENCH_CONNECTIONS: String(connections),
      BENCH_NEW: isNew ? "yes" : "no",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise((resolve) => child.once("close", resolve));
  if (code !== 0) throw new Error("The load generator failed.");
  return JSON.parse(output) as Load;
}
