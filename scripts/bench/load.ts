import { readFileSync } from "node:fs";
import autocannon from "autocannon";
import type { Serving } from "../../tests/e2e/start-server";

let visits = 0;

/**
 * Sends requests for the paths in turn, by 8 connections for 4 seconds.
 *
 * @param query begins a query that makes each address a new one
 * @returns requests per second of processor time, and the 99th percentile of the latency in milliseconds
 */
export async function measureLoad(
  server: Serving & { url: string },
  paths: readonly string[],
  query?: string,
) {
  const before = readCpuSeconds(server);
  const { requests, latency } = await autocannon({
    url: server.url,
    connections: 8,
    duration: 4,
    headers: { "accept-encoding": "br", accept: "text/html" },
    requests: paths.map((path) =>
      query === undefined
        ? { path }
        : { setupRequest: (request) => ({ ...request, path: path + query + visits++ }) },
    ),
  });
  const perCpuSecond = requests.total / (readCpuSeconds(server) - before);
  return { "requests per CPU second": perCpuSecond, "p99 ms": latency.p99 };
}

/** Reads the processor time that a process has taken, in seconds. */
function readCpuSeconds({ process: { pid } }: Serving): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The name in parentheses may hold spaces; user and system time are fields 14 and 15, in hundredths of a second.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Reads the resident memory of a process, in megabytes. */
export function readMemory({ process: { pid } }: Serving): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return (Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)![1]) * 1_024) / 1e6;
}
