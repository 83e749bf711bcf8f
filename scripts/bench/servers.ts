import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** A server in a process of its own, on a loopback port. */
export interface RunningServer {
  url: string;
  pid: number;
  /** Ends it the way a shutdown does, and waits until it has ended. */
  stop(): Promise<void>;
}

/** The two that are measured side by side. */
export interface Servers {
  site: RunningServer;
  /** Plain copies of the site's pages. */
  bare: RunningServer;
}

/** Starts the upstream that all servers of a run share. */
export function startSharedUpstream(): Promise<RunningServer> {
  return startProcess(ownScript("shared-upstream.ts"), {});
}

/**
 * Starts the built site as `npm start` does, with nothing between it and the benchmark.
 *
 * @param upstream address of its upstream; empty for the embedded one
 * @param nodeOptions more options for Node, such as a profiler's
 */
export async function startSite(
  upstream: string,
  nodeOptions: readonly string[] = [],
  environment: Record<string, string> = {},
): Promise<RunningServer> {
  const build = "build/serve.js";
  if (!existsSync(build)) throw new Error("There is no build yet: run npm run build first.");
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = await startProcess([...nodeOptions, build], {
    HOST: "127.0.0.1",
    PORT: String(port),
    SITE_URL: url,
    UPSTREAM_URL: upstream,
    DRAIN_SECONDS: "0",
    ...environment,
  });
  return { ...server, url };
}

/** Starts the upstream that means no good, beside the shared one. */
export function startHostileUpstream(shared: string): Promise<RunningServer> {
  return startProcess(ownScript("hostile-upstream.ts"), { BENCH_UPSTREAM: shared });
}

/** Starts the server of plain copies of the site's pages. */
export function startBare(site: string): Promise<RunningServer> {
  return startProcess(ownScript("bare-server.ts"), { BENCH_SITE: site });
}

/** Starts the bare server that asks the upstream for every page and builds it by itself. */
export function startBareRendering(site: string, upstream: string): Promise<RunningServer> {
  return startProcess(ownScript("bare-rendering-server.ts"), {
    BENCH_SITE: site,
    BENCH_UPSTREAM: upstream,
  });
}

/** For the benchmark's own servers: listens on a free port and tells the parent where. */
export async function announce(server: Server): Promise<void> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

/** Reads a variable that the benchmark gives to its own processes. */
export function given(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: this is started by npm run bench.`);
  return value;
}

/** The arguments that run a script of this folder. */
export function ownScript(name: string): string[] {
  return ["--import", "tsx", new URL(name, import.meta.url).pathname];
}

/** Starts Node and waits for the first line with an address in it. */
export async function startProcess(
  args: readonly string[],
  environment: Record<string, string>,
): Promise<RunningServer> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on("data", (chunk: Buffer) => {
      const [found] = /http:\/\/[\w.:]+/.exec(chunk.toString()) ?? [];
      if (found) resolve(found);
    });
    child.once("exit", () => reject(new Error(`${args.at(-1)} ended before it listened.`)));
  });
  return {
    url,
    pid: child.pid!,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
      process.off("exit", kill);
    },
  };
}

/** A port that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
