import { spawn, type ChildProcess } from "node:child_process";

/** A server in a process of its own, whether it comes up or not. */
export interface Serving {
  process: ChildProcess;
  /** What it said so far, on both streams. */
  output(): string;
  /** The first address that it says; fails when it ends before. */
  opened: Promise<string>;
  /** Its exit code, null after a signal, once all its output was read. */
  ended: Promise<number | null>;
}

/** Starts a server in Node, which ends with this process. */
export function startServer(
  args: readonly string[],
  environment: Record<string, string> = {},
): Serving {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  let output = "";
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  void ended.then(() => process.off("exit", kill));
  const opened = new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      const [address] = /http:\/\/[\w.:]+\b/.exec(chunk.toString()) ?? [];
      if (address) resolve(address);
    };
    child.stdout!.on("data", hear);
    child.stderr!.on("data", hear);
    void ended.then(() => reject(new Error(`${args.join(" ")} did not start: ${output}`)));
  });
  // Who waits for the end alone does not mind.
  opened.catch(() => undefined);
  return { process: child, output: () => output, opened, ended };
}

/** Ends servers on the spot, as a crash or a lost machine does; after SIGTERM they would wait for idle connections. */
export async function stop(...servers: readonly Serving[]): Promise<void> {
  await Promise.all(
    servers.map(({ process: child, ended }) => {
      child.kill("SIGKILL");
      return ended;
    }),
  );
}
