import { execFileSync } from "node:child_process";
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join, relative } from "node:path";
import { expect, freePort, test } from "../e2e/site";
import { startServer } from "../e2e/start-server";

/** The instructions of a Dockerfile's last stage, by name. */
async function readLastStage(path: string): Promise<Record<string, string[]>> {
  const text = (await readFile(path, "utf8")).replaceAll("\\\n", " ");
  const stage = text.slice(text.lastIndexOf("\nFROM ")).matchAll(/^([A-Z]+) +(.*)$/gm);
  const byName: Record<string, string[]> = {};
  for (const [, name, rest] of stage) (byName[name!] ??= []).push(rest!);
  return byName;
}

/** Performs a COPY instruction, with the modules of this checkout that the image installs. */
async function copyInto(folder: string, rest: string): Promise<void> {
  const [source = ""] = rest.split(/ +/).filter((word) => !word.startsWith("--"));
  const from = source.replace(/^\/site\//, "");
  if (from !== "node_modules") {
    return cp(from, join(folder, basename(from)), { recursive: true });
  }
  const list = ["ls", "--omit=dev", "--workspace=external", "--all", "--parseable"];
  const modules = execFileSync("npm", list, { encoding: "utf8" })
    .split("\n")
    .map((path) => relative(".", path))
    .filter((path) => path.startsWith("node_modules/"));
  for (const module of modules) {
    const filter = (file: string) => file === module || basename(file) !== "node_modules";
    await cp(module, join(folder, module), { recursive: true, filter });
  }
}

test("the image starts, reports its health, stops and names a missing variable", async ({
  ownUpstream,
}) => {
  const stage = await readLastStage("deploy/Dockerfile");
  const folder = await mkdtemp(join(tmpdir(), "image-"));
  const upstream = await ownUpstream({ "commissions/data": { status: "Quill at work" } });
  for (const rest of stage["COPY"]!) await copyInto(folder, rest);
  const environment = {
    ...Object.fromEntries(stage["ENV"]![0]!.split(" ").map((pair) => pair.split("="))),
    HOST: "127.0.0.1",
    PORT: String(await freePort()),
    UPSTREAM_URL: upstream.url,
    SEAL_SECRET: "the same on all replicas, 32 letters",
  };
  const [, file = ""] = JSON.parse(stage["CMD"]![0]!) as string[];
  const start = (more = {}) => startServer([join(folder, file)], { ...environment, ...more });
  const site = start();
  expect(await (await fetch(await site.opened)).text()).toContain("Quill at work");
  const health = JSON.parse(stage["HEALTHCHECK"]![0]!.replace(/^.*?CMD /, "")) as string[];
  const env = { ...process.env, ...environment };
  execFileSync(health[0]!, health.slice(1), { cwd: folder, env });
  site.process.kill(stage["STOPSIGNAL"]![0] as NodeJS.Signals);
  expect(await site.ended).toBe(0);

  const lacking = start({ UPSTREAM_URL: "" });
  expect(await lacking.ended).toBe(1);
  expect(lacking.output()).toContain("UPSTREAM_URL must be set to the address of the v1 API");
  await rm(folder, { recursive: true });
});
