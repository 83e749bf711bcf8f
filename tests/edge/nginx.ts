import { spawn, type ChildProcess } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { nginx } from "../../scripts/engines";

const folder = new URL("../../deploy/nginx", import.meta.url).pathname;

/** Fills the templates of a folder as the nginx image does. @throws for a missing variable */
async function fillTemplates(
  from: string,
  to: string,
  variables: Record<string, string>,
): Promise<void> {
  const suffix = ".template";
  const names = (await readdir(from)).filter((name) => name.endsWith(suffix));
  await Promise.all(
    names.map(async (name) => {
      const text = (await readFile(join(from, name), "utf8")).replace(
        /\$\{(EDGE_\w+)\}/g,
        (_, variable: string) => {
          const value = variables[variable];
          if (value === undefined) throw new Error(`${name} wants ${variable}.`);
          return value;
        },
      );
      await writeFile(join(to, basename(name, suffix)), text);
    }),
  );
}

export interface Edge {
  url: string;
  process: ChildProcess;
  /** The folder of its cache. */
  cache: string;
  /** What deploy/take-down.sh and deploy/purge.sh need to work on it. */
  environment: Record<string, string>;
  /** The lines of its access log. */
  log(): Promise<string[]>;
  /** Ends the process and removes the cache. */
  stop(): Promise<void>;
}

/**
 * Starts nginx with the configuration of deploy/nginx on a loopback port.
 *
 * @param replicas ports of the sites behind it, on 127.0.0.1
 */
export async function startEdge(port: number, replicas: readonly number[]): Promise<Edge> {
  const home = await mkdtemp(join(tmpdir(), "edge-"));
  const [run, cache, log] = [join(home, "run"), join(home, "cache"), join(home, "access.log")];
  const files = join(home, "files");
  await Promise.all([mkdir(run), mkdir(cache), mkdir(join(files, "extra"), { recursive: true })]);
  await symlink(join(folder, "pages"), join(files, "pages"));
  const variables = {
    EDGE_LISTEN: `127.0.0.1:${port}`,
    EDGE_HOST: `127.0.0.1:${port}`,
    EDGE_SCHEME: "http",
    EDGE_REPLICAS: replicas.map((replica) => `server 127.0.0.1:${replica} max_fails=0;`).join(" "),
    EDGE_RESOLVER: "127.0.0.1",
    EDGE_FILES: files,
    EDGE_CACHE: cache,
    EDGE_RUN: run,
    EDGE_LOG: log,
  };
  await fillTemplates(join(folder, "templates"), run, variables);
  // The workers of root run as another user, who may not read this checkout.
  const user = process.getuid?.() === 0 ? "user root; " : "";
  const child = spawn(nginx.program, ["-c", join(run, "nginx.conf"), "-g", `${user}daemon off;`], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let errors = "";
  child.stderr.on("data", (chunk: Buffer) => (errors += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const kill = () => child.kill("SIGTERM");
  process.once("exit", kill);
  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(`${url}/.edge/health`))) {
    if (child.exitCode !== null) throw new Error(`nginx did not start: ${errors}`);
  }
  return {
    url,
    process: child,
    environment: { ...variables, EDGE: "env", TAKEN_DOWN: join(files, "extra/taken-down.map") },
    cache,
    log: async () => (await readFile(log, "utf8")).split("\n").filter(Boolean),
    stop: async () => {
      kill();
      await ended;
      process.off("exit", kill);
      await rm(home, { recursive: true, force: true });
    },
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 50));
    return false;
  }
}
