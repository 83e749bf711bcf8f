import { execFile } from "node:child_process";
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const fakeDocker = new URL("fake-docker.ts", import.meta.url).pathname;

/** Replicas that deploy/update.sh replaces, as processes. */
export interface Deployment {
  /** Runs two replicas of a build; of the next one, as deploy/update.sh does. */
  deploy(build: string): Promise<void>;
  stop(): Promise<void>;
}

/** @param ports one more than the replicas, because the new one starts before the former one ends */
export async function createDeployment(
  ports: readonly number[],
  environment: Record<string, string>,
): Promise<Deployment> {
  const home = await mkdtemp(join(tmpdir(), "deployment-"));
  const replicas = join(home, "replicas");
  const docker = join(home, "docker");
  const settings = join(home, "settings");
  await mkdir(replicas);
  await writeFile(settings, "VERSION=0.1.0\n");
  await writeFile(
    docker,
    `#!/bin/sh\nexec "${process.execPath}" --import tsx "${fakeDocker}" "$@"\n`,
  );
  await chmod(docker, 0o755);
  const run = (command: string, args: string[], build: string) =>
    promisify(execFile)(command, args, {
      env: {
        ...process.env,
        HOST: "127.0.0.1",
        SEAL_SECRET: "the same on all replicas, 32 letters",
        ...environment,
        PATH: `${home}:${process.env["PATH"]}`,
        SETTINGS: settings,
        FAKE_DOCKER: JSON.stringify({ build, ports, replicas }),
      },
    });
  return {
    async deploy(build) {
      const isFirst = (await readdir(replicas)).length === 0;
      if (isFirst)
        await run(
          "docker",
          ["compose", "-f", "compose.yaml", "up", "--detach", "--scale", "site=2"],
          build,
        );
      else await run("deploy/update.sh", [], build);
    },
    async stop() {
      for (const id of await readdir(replicas)) process.kill(Number(id), "SIGKILL");
      await rm(home, { recursive: true });
    },
  };
}
