import { readFileSync } from "node:fs";
import { environmentAt } from "../../tests/e2e/healthy-site";
import { startServer, type Serving } from "../../tests/e2e/start-server";

/** A server that is open. */
export type RunningServer = Serving & { url: string };

let nextPort = 4_100;

/** Alerts that the shared upstream has. */
export const ALERTS = 120;

/**
 * Starts the built site as `npm run serve` does.
 *
 * @param upstream address of its upstream; empty for the embedded one
 */
export function startSite(
  upstream: string,
  environment: Record<string, string> = {},
): Promise<RunningServer> {
  const ofSite = { ...environmentAt(nextPort++), UPSTREAM_URL: upstream };
  return open(startServer(["build/serve.js"], { ...ofSite, ...environment }));
}

/** Starts a script of this folder that is a server. @param args addresses of the site and its upstream */
export function startScript(name: string, ...args: string[]): Promise<RunningServer> {
  return open(startServer(["--import", "tsx", `scripts/bench/${name}.ts`, ...args]));
}

async function open(server: Serving): Promise<RunningServer> {
  server.process.stderr!.pipe(process.stderr);
  return { ...server, url: await server.opened };
}

/** Processor time of a process and its threads so far, in seconds. */
export function readCpuSeconds({ process: { pid } }: Serving): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The name in parentheses may hold spaces; user and system time are fields 14 and 15, in hundredths of a second.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** The peak of a process's resident memory, in megabytes. */
export function readPeakMemory({ process: { pid } }: Serving): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return (Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)![1]) * 1_024) / 1e6;
}
