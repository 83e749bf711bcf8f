/** The development server with hot reload, on the same embedded upstream as npm start. */
import { spawn, spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { prepareEnvironment } from "./environment";

const { environment, upstream } = await prepareEnvironment();
spawnSync(process.execPath, ["--import", "tsx", "scripts/subset-fonts.ts"], { stdio: "inherit" });

const command = createRequire(import.meta.url).resolve("@remix-run/dev/dist/cli.js");
const port = environment["PORT"] ?? "3000";
const host = environment["HOST"] ? ["--host", environment["HOST"]] : [];
const site = spawn(process.execPath, [command, "vite:dev", "--port", port, ...host], {
  env: { ...environment, NODE_ENV: "development" },
  stdio: "inherit",
});
site.on("exit", (code) => {
  void upstream?.close();
  process.exitCode = code ?? 0;
});
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => site.kill(signal));
}
