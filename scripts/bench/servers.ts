import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/** A server in a process of its own, on a loopback port. */
export type RunningServer = Awaited<ReturnType<typeof startProcess>>;

let nextPort = 4_100;

/** Environment of a site that is asked for its `longestBlock`. */
export const processorBlocksEnvironment = {
  NODE_OPTIONS: `--import=${new URL("processor-blocks.mjs", import.meta.url).href}`,
};

/**
 * Starts the built site as `npm run serve` does.
 *
 * @param upstream address of its upstream; empty for the embedded one
 */
export async function startSite(
  upstream: string,
  environment: Record<string, string> = {},
): Promise<RunningServer> {
  const build = "build/serve.js";
  if (!existsSync(build)) throw new Error("There is no build yet: run npm run build first.");
  const port = nextPort++;
  const url = `http://127.0.0.1:${port}`;
  const server = await startProcess([build], {
    HOST: "127.0.0.1",
    PORT: String(port),
    SITE_URL: url,
    UPSTREAM_URL: upstream,
    DRAIN_SECONDS: "0",
    ...environment,
  });
  return { ...server, url };
}

/** Starts the upstream that all servers of a run share. */
export function startSharedUpstream(): Promise<RunningServer> {
  return startProcess(["--import", "tsx", "scripts/bench/upstream.ts"]);
}

/** Starts the bare server: plain copies of the site's pages. */
export function startBare(site: string, upstream: string): Promise<RunningServer> {
  const environment = { BENCH_SITE: site, BENCH_UPSTREAM: upstream };
  return startProcess(["--import", "tsx", "scripts/bench/bare-server.ts"], environment);
}

/** Starts a process of Node, and waits for the first address in its output. */
async function startProcess(args: readonly string[], environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  const exited = once(child, "exit");
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout!.on("data", (chunk: Buffer) => {
      const [found] = /http:\/\/[\w.:]+/.exec(chunk.toString()) ?? [];
      if (found) resolve(found);
    });
    child.once("exit", () => reject(new Error(`${args.at(-1)} ended before it listened.`)));
  });
  return {
    url,
    pid: child.pid!,
    child,
    /** Ends it by SIGTERM and waits for its exit. */
    async stop() {
      child.kill("SIGTERM");
      await exited;
      process.off("exit", kill);
    },
  };
}

/** Makes a server of the benchmark's own listen on a free port, and prints its address for `startProcess`. */
export async function announce(server: Server): Promise<void> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  process.once("SIGTERM", () => process.exit());
}

/** Processor time of a process and its threads so far, in seconds. */
export function readCpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The name in parentheses may hold spaces; user and system time are fields 14 and 15, in hundredths of a second.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Resident memory of a process in megabytes: now, or its peak. */
export function readMemory(pid: number, field: "VmRSS" | "VmHWM" = "VmRSS"): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const [, kilobytes] = new RegExp(`^${field}:\\s+(\\d+) kB$`, "m").exec(status)!;
  return (Number(kilobytes) * 1_024) / 1e6;
}

/** The longest block of a site's main thread since the last call, in ms of processor time; the site needs `processorBlocksEnvironment`. */
export async function takeLongestBlock({ child }: RunningServer): Promise<number> {
  child.send("longest block");
  const [milliseconds] = (await once(child, "message")) as [number];
  return milliseconds;
}
