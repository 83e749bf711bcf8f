/**
 * Does for deploy/update.sh what docker would, with processes in place of containers. FAKE_DOCKER is the JSON of: the
 * folder of the build, the ports that may be used, and a folder with one file for each replica, which names its process.
 */
import { spawn } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const { build, ports, replicas } = JSON.parse(process.env["FAKE_DOCKER"]!) as {
  build: string;
  ports: number[];
  replicas: string;
};
const commandLine = process.argv.slice(2).join(" ");
const running = () => readdirSync(replicas);

/** A process that has ended, and that nobody waits for, has no command line. */
function hasEnded(id: string): boolean {
  try {
    return readFileSync(`/proc/${id}/cmdline`, "utf8") === "";
  } catch {
    return true;
  }
}

function isHealthy(port: string): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

const [, scale] = /^compose .* up .*--scale site=(\d+)/.exec(commandLine) ?? [];
const [, ended] = /^(?:stop --time 30|rm) (\d+)$/.exec(commandLine) ?? [];
if (scale) {
  while (running().length < Number(scale)) {
    const used = running().map((id) => readFileSync(join(replicas, id), "utf8"));
    const port = ports.map(String).find((each) => !used.includes(each))!;
    const { pid } = spawn(process.execPath, [`${build}/serve.js`], {
      env: { ...process.env, PORT: port },
      detached: true,
      stdio: "ignore",
    });
    writeFileSync(join(replicas, String(pid)), port);
    while (!(await isHealthy(port))) await sleep(50);
  }
} else if (commandLine.endsWith(" ps --quiet site")) {
  console.log(running().join("\n"));
} else if (ended && commandLine.startsWith("stop")) {
  process.kill(Number(ended), "SIGTERM");
  while (!hasEnded(ended)) await sleep(50);
} else if (ended) {
  if (!hasEnded(ended)) throw new Error("A replica that runs cannot be removed.");
  rmSync(join(replicas, ended));
} else if (!commandLine.endsWith(" build site")) {
  throw new Error(`docker ${commandLine} is not expected.`);
}
process.exit(0);
