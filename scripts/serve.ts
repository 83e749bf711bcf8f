/** Starts the built site on remix-serve, with the embedded upstream behind it if it needs one. */
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { createInterface } from "node:readline";
import { accessLine } from "./access-line";
import { prepareEnvironment } from "./environment";

const build = "build/server/index.js";
if (!existsSync(build)) stop("There is no build yet: run npm run build, or npm start.");

const { environment, upstream } = await prepareEnvironment();
const port = Number(environment["PORT"]);
const host = environment["HOST"] || undefined;
if (!(await isFree(port, host))) stop(`PORT ${port} is taken: choose another, as in PORT=3001.`);

const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
const command = createRequire(import.meta.url).resolve("@remix-run/serve/dist/cli.js");
const site = spawn(process.execPath, [command, build], {
  env: { ...environment, NODE_ENV: "production" },
  // By its channel the site learns when this process is gone.
  stdio: ["ignore", "pipe", "inherit", "ipc"],
  // Ctrl-C reaches this process alone, which passes it on once.
  detached: true,
});

/** Milliseconds after which a site that should have ended is made to; it takes a second less. */
const grace = (Number(environment["DRAIN_SECONDS"]) + 8) * 1_000;

let stopping = false;
createInterface({ input: site.stdout! }).on("line", (line) => {
  const isOpen = line.startsWith("[remix-serve]");
  const address = `http://${host ?? "localhost"}:${port}`;
  console.log(isOpen ? `Talechasers ${version} is open at ${address}` : accessLine(line));
});
site.on("close", (code, signal) => {
  if (stopping) console.log("Talechasers has ended.");
  else console.error(`The site ended unexpectedly (${signal ?? code}).`);
  void upstream?.close();
  process.exitCode = stopping ? 0 : 1;
});

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    console.log("Talechasers is draining: requests under way are answered.");
    site.kill("SIGTERM");
    setTimeout(() => site.kill("SIGKILL"), grace).unref();
  });
}
// The embedded upstream lives in this process: neither outlives the other.
process.on("uncaughtException", (error) => {
  console.error("The embedded upstream ended unexpectedly:", error);
  process.exit(1);
});
process.on("exit", () => site.kill("SIGTERM"));

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

function isFree(wanted: number, address: string | undefined): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(wanted, address, () => probe.close(() => resolve(true)));
  });
}
