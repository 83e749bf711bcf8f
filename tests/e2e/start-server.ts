import { spawn, type ChildProcess } from "node:child_process";

/** A server in its own process, whether or not it starts successfully. */
export interface Serving {
  process: ChildProcess;
  /** Everything written to stdout and stderr so far. */
  output(): string;
  /** The first address in the output; rejects if the process ends earlier. */
  opened: Promise<string>;
  /** The exit code, or null after a signal, once all output has been read. */
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
  // Tests that only await the end do not handle this rejection.
  opened.catch(() => undefined);
  return { process: child, output: () => output, opened, ended };
}

/** Kills servers like a crash does; after SIGTERM they would wait for connections. */
export async function stop(...servers: readonly Serving[]): Promise<void> {
  await Promise.all(
    servers.map(({ process: child, ended }) => {
      child.kill("SIGKILL");
      return ended;
    }),
  );
}
