import { readFileSync } from "node:fs";
import autocannon from "autocannon";
import type { Serving } from "../../tests/e2e/start-server";

let visits = 0;

/**
 * Requests the paths in turn over 8 connections for 4 seconds.
 *
 * @param query the beginning of a query that makes each address unique, with a name that pages read
 * @returns requests per second of CPU time, and the p99 latency in milliseconds
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

function readCpuSeconds({ process: { pid } }: Serving): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The process name in parentheses may contain spaces; user and system time are fields 14 and 15,
  // in hundredths of a second.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Reads the resident memory of a process, in megabytes. */
export function readMemory({ process: { pid } }: Serving): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return (Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)![1]) * 1_024) / 1e6;
}
