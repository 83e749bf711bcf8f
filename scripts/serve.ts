/** Starts the built site, and in front of it nothing, behind it the embedded upstream if needed. */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { prepareEnvironment } from "./environment";

const build = "build/server/index.js";
if (!existsSync(build)) {
  console.error("There is no build yet: run npm run build, or npm start.");
  process.exit(1);
}
const { environment, upstream } = await prepareEnvironment();

const command = createRequire(import.meta.url).resolve("@remix-run/serve/dist/cli.js");
const site = spawn(process.execPath, [command, build], {
  env: { ...environment, NODE_ENV: "production" },
  stdio: ["ignore", "pipe", "inherit"],
});

let stopping = false;
site.stdout.on("data", (chunk: Buffer) => {
  const text = chunk.toString();
  if (text.startsWith("[remix-serve]")) {
    console.log(`Talechasers is open at ${environment["SITE_URL"]}`);
  } else process.stdout.write(text);
});
site.on("exit", (code, signal) => {
  if (!stopping) console.error(`The site ended unexpectedly (${signal ?? code}).`);
  void upstream?.close();
  process.exitCode = stopping ? 0 : (code ?? 1) || 1;
});

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    stopping = true;
    site.kill("SIGTERM");
  });
}
