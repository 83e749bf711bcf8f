import { execFile, execFileSync } from "node:child_process";
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join, relative, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "playwright/test";
import { startOwnUpstream } from "../e2e/own-upstream";
import { freePort } from "../e2e/site";
import { startServer } from "../e2e/start-server";

/** The instructions of a Dockerfile's last stage, by their names. */
async function lastStage(path: string): Promise<Record<string, string[]>> {
  const text = (await readFile(path, "utf8")).replaceAll("\\\n", " ");
  const stage = text.slice(text.lastIndexOf("\nFROM ")).matchAll(/^([A-Z]+) +(.*)$/gm);
  const byName: Record<string, string[]> = {};
  for (const [, name, rest] of stage) (byName[name!] ??= []).push(rest!);
  return byName;
}

/** The folders that `npm ci --omit=dev --workspace external` installs. */
function productionModules(): string[] {
  const list = ["ls", "--omit=dev", "--workspace=external", "--all", "--parseable"];
  return execFileSync("npm", list, { encoding: "utf8" })
    .split("\n")
    .map((path) => relative(".", path))
    .filter((path) => path.startsWith("node_modules/"));
}

/** Does what a COPY does, with the production modules of this checkout for those of the image. */
async function copyInto(folder: string, rest: string): Promise<void> {
  const words = rest.split(/ +/).filter((word) => !word.startsWith("--"));
  const from = words[0]!.replace(/^\/site\//, "");
  if (from !== "node_modules") {
    return cp(resolve(from), join(folder, basename(from)), { recursive: true });
  }
  for (const module of productionModules()) {
    const filter = (file: string) => file === module || basename(file) !== "node_modules";
    await cp(module, join(folder, module), { recursive: true, filter });
  }
}

test("the image starts, reports its health, checks an upstream, stops, and names a missing variable", async () => {
  const stage = await lastStage("deploy/Dockerfile");
  const folder = await mkdtemp(join(tmpdir(), "image-"));
  const upstream = await startOwnUpstream({ "commissions/data": { status: "Quill at work" } });
  const environment = {
    ...Object.fromEntries(stage["ENV"]![0]!.split(" ").map((pair) => pair.split("="))),
    HOST: "127.0.0.1",
    PORT: String(await freePort()),
    UPSTREAM_URL: upstream.url,
    SEAL_SECRET: "the same on all replicas, 32 letters",
  };
  const start = (more: Record<string, string> = {}) => {
    const [, file = ""] = JSON.parse(stage["CMD"]![0]!) as string[];
    return startServer([join(folder, file)], { ...environment, ...more });
  };
  const run = (command: string, args: string[]) =>
    promisify(execFile)(command, args, { cwd: folder, env: { ...process.env, ...environment } });
  try {
    for (const rest of stage["COPY"]!) await copyInto(folder, rest);
    const site = start();
    const url = await site.opened;
    const home = await (await fetch(url)).text();
    expect(home).toContain("Quill at work");
    for (const path of [/\/assets\/[\w.-]+/.exec(home)![0], "/favicon.svg"]) {
      expect((await fetch(url + path)).status, path).toBe(200);
    }
    const health = JSON.parse(stage["HEALTHCHECK"]![0]!.replace(/^.*?CMD /, "")) as string[];
    await run(health[0]!, health.slice(1));

    Object.assign(upstream, { data: {}, isWhole: true });
    const check = ["run", "--silent", "upstream:check", "--", upstream.url, "--json"];
    const { stdout } = await run("npm", check);
    expect(JSON.parse(stdout)).toMatchObject({ ok: true, upstream: upstream.url });

    site.process.kill(stage["STOPSIGNAL"]![0] as NodeJS.Signals);
    expect(await site.ended).toBe(0);

    const lacking = start({ UPSTREAM_URL: "", LOG_FORMAT: "json" });
    expect(await lacking.ended).toBe(1);
    expect(JSON.parse(lacking.output())).toMatchObject({
      level: "error",
      message: expect.stringContaining("UPSTREAM_URL must be set to the address of the v1 API"),
    });
  } finally {
    await upstream.close();
    await rm(folder, { recursive: true, force: true });
  }
});
