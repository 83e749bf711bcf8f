import { spawn, type ChildProcess } from "node:child_process";

/** One server process of the built site, as there are several behind an edge. */
export interface Replica {
  process: ChildProcess;
  /** Its exit code, or the signal that ended it. */
  ended: Promise<number | string | null>;
}

/**
 * Starts the built site on a port of this machine; settles when it is open.
 *
 * @param build the folder of the build
 */
export async function startReplica(
  port: number,
  siteUrl: string,
  upstreamUrl: string,
  build = "build",
): Promise<Replica> {
  const child = spawn(process.execPath, [`${build}/serve.js`], {
    env: {
      ...process.env,
      HOST: "127.0.0.1",
      PORT: String(port),
      SITE_URL: siteUrl,
      UPSTREAM_URL: upstreamUrl,
      SEAL_SECRET: "the same on all replicas, 32 letters",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const ended = new Promise<number | string | null>((resolve) =>
    child.once("exit", (code, signal) => resolve(signal ?? code)),
  );
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes("is open at")) resolve();
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    void ended.then(() => reject(new Error(`the replica did not start: ${output}`)));
  });
  return { process: child, ended };
}

/** Ends replicas on the spot, as a crash or a lost machine does. */
export async function kill(...replicas: readonly Replica[]): Promise<void> {
  await Promise.all(
    replicas.map(({ process: child, ended }) => {
      child.kill("SIGKILL");
      return ended;
    }),
  );
}
