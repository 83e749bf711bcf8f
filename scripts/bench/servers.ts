import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { environmentAt } from "../../tests/e2e/healthy-site";

/** A server in a process of its own, on a loopback port. */
export type RunningServer = Awaited<ReturnType<typeof startProcess>>;

let nextPort = 4_100;

/** Alerts that the shared upstream has. */
export const ALERTS = 120;

/**
 * Starts the built site as `npm run serve` does.
 *
 * @param upstream address of its upstream; empty for the embedded one
 */
export async function startSite(
  upstream: string,
  environment: Record<string, string> = {},
): Promise<RunningServer> {
  const ofSite: Record<string, string> = { ...environmentAt(nextPort++), UPSTREAM_URL: upstream };
  const server = await startProcess(["build/serve.js"], { ...ofSite, ...environment });
  return { ...server, url: ofSite["SITE_URL"]! };
}

/** Starts a script of this folder that is a server. @param args addresses of the site and its upstream */
export function startScript(name: string, ...args: string[]): Promise<RunningServer> {
  return startProcess(["--import", "tsx", `scripts/bench/${name}.ts`, ...args]);
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

/** Processor time of a process and its threads so far, in seconds. */
export function readCpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The name in parentheses may hold spaces; user and system time are fields 14 and 15, in hundredths of a second.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** The peak of a process's resident memory, in megabytes. */
export function readPeakMemory(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return (Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)![1]) * 1_024) / 1e6;
}
