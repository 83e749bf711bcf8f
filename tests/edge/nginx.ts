import { execFile, spawn } from "node:child_process";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect } from "playwright/test";
import { nginx } from "../engines";

const folder = new URL("../../deploy/nginx", import.meta.url).pathname;

/** A running nginx with the configuration in `deploy/nginx`. */
export interface Edge {
  url: string;
  /** The cache folder. */
  cache: string;
  /** The environment variables for deploy/take-down.sh and deploy/purge.sh. */
  environment: Record<string, string>;
  /** Ends the process, and removes the cache. */
  stop(): Promise<void>;
}

/**
 * Starts nginx with the configuration of deploy/nginx on a loopback port.
 *
 * @param replicas ports of the sites behind it, on 127.0.0.1
 * @param extra files for the folder extra, by name
 */
export async function startEdge(
  port: number,
  replicas: readonly number[],
  extra: Readonly<Record<string, string>> = {},
): Promise<Edge> {
  const home = await mkdtemp(join(tmpdir(), "edge-"));
  const [run, cache, log] = [join(home, "run"), join(home, "cache"), join(home, "access.log")];
  const files = join(home, "files");
  await Promise.all([mkdir(run), mkdir(cache), mkdir(join(files, "extra"), { recursive: true })]);
  await symlink(join(folder, "pages"), join(files, "pages"));
  for (const [name, text] of Object.entries(extra))
    await writeFile(join(files, "extra", name), text);
  const variables = {
    EDGE_LISTEN: `127.0.0.1:${port}`,
    EDGE_REPLICAS: replicas.map((replica) => `server 127.0.0.1:${replica} max_fails=0;`).join(" "),
    EDGE_RESOLVER: "127.0.0.1",
    EDGE_FILES: files,
    EDGE_CACHE: cache,
    EDGE_RUN: run,
    EDGE_LOG: log,
  };
  const env = { ...process.env, ...variables };
  await promisify(execFile)(join(folder, "../fill-templates.sh"), { env });
  // If root starts nginx, its workers run as another user, who may not be allowed to read this
  // checkout.
  const user = process.getuid?.() === 0 ? "user root; " : "";
  const args = ["-c", join(run, "nginx.conf"), "-g", `${user}daemon off;`];
  const child = spawn(nginx.program, args, { stdio: ["ignore", "ignore", "inherit"] });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const kill = () => child.kill("SIGTERM");
  process.once("exit", kill);
  const url = `http://127.0.0.1:${port}`;
  const isUp = () =>
    fetch(`${url}/.edge/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isUp, { message: "nginx starts" }).toBe(true);
  return {
    url,
    environment: { ...variables, EDGE: "env", TAKEN_DOWN: join(files, "extra/taken-down.map") },
    cache,
    stop: async () => {
      kill();
      await ended;
      process.off("exit", kill);
      await rm(home, { recursive: true, force: true });
    },
  };
}
