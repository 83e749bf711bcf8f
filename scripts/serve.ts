/** Starts the built site on remix-serve, with the embedded upstream behind it if it needs one. */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { prepareEnvironment } from "./environment";

const build = "build/server/index.js";
if (!existsSync(build)) stop("There is no build yet: run npm run build, or npm start.");

const { environment, upstream } = await prepareEnvironment();
const port = Number(environment["PORT"]);
const host = environment["HOST"] || undefined;
if (!(await isFree(port, host))) stop(`PORT ${port} is taken: choose another, as in PORT=3001.`);

const command = createRequire(import.meta.url).resolve("@remix-run/serve/dist/cli.js");
const site = spawn(process.execPath, [command, build], {
  env: { ...environment, NODE_ENV: "production" },
  stdio: ["ignore", "pipe", "inherit"],
  // Ctrl-C reaches this process alone, which passes it on once.
  detached: true,
});

/** Milliseconds that requests under way have to finish. */
const grace = 8_000;

let stopping = false;
site.stdout.on("data", (chunk: Buffer) => {
  const text = chunk.toString();
  if (text.startsWith("[remix-serve]")) {
    console.log(`Talechasers is open at http://${host ?? "localhost"}:${port}`);
  } else {
    process.stdout.write(text);
  }
});
site.on("exit", (code, signal) => {
  if (!stopping) console.error(`The site ended unexpectedly (${signal ?? code}).`);
  void upstream?.close();
  process.exitCode = stopping ? 0 : 1;
});

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    stopping = true;
    site.kill("SIGTERM");
    // A connection that never asked for anything can hold the server open for a minute.
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
