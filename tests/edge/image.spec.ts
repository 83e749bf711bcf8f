import { execFile, execFileSync, spawn } from "node:child_process";
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join, relative, resolve } from "node:path";
import { expect, test } from "playwright/test";
import { startOwnUpstream } from "../e2e/own-upstream";
import { freePort } from "../e2e/site";

interface Instruction {
  name: string;
  rest: string;
}

/** The instructions of a Dockerfile's last stage. */
async function lastStage(path: string): Promise<Instruction[]> {
  const lines = (await readFile(path, "utf8"))
    .replaceAll("\\\n", " ")
    .split("\n")
    .filter((line) => /^[A-Z]+ /.test(line));
  const last = lines.findLastIndex((line) => line.startsWith("FROM "));
  return lines.slice(last + 1).map((line) => {
    const [, name = "", rest = ""] = /^(\w+) +(.*)$/.exec(line) ?? [];
    return { name, rest };
  });
}

/** The folders that `npm ci --omit=dev --workspace external` installs. */
function productionModules(): string[] {
  const list = ["ls", "--omit=dev", "--workspace=external", "--all", "--parseable"];
  return execFileSync("npm", list, { encoding: "utf8" })
    .split("\n")
    .map((path) => relative(".", path))
    .filter((path) => path.startsWith("node_modules/"));
}

/** Does what the stage's COPY does, with the production modules of this checkout for those of the image. */
async function copyInto(folder: string, rest: string): Promise<void> {
  const paths = rest.split(/ +/).filter((word) => !word.startsWith("--"));
  const to = join(folder, paths.pop()!);
  for (const path of paths.map((from) => resolve(from.replace(/^\/site\//, "")))) {
    if (basename(path) === "node_modules") {
      for (const module of productionModules()) {
        await cp(module, join(folder, module), {
          recursive: true,
          filter: (file) => file === module || basename(file) !== "node_modules",
        });
      }
    } else
      await cp(path, to === folder || to.endsWith("/") ? join(to, basename(path)) : to, {
        recursive: true,
      });
  }
}

test("the image starts, reports its health, checks an upstream, stops, and names a missing variable", async () => {
  const stage = await lastStage("deploy/Dockerfile");
  const folder = await mkdtemp(join(tmpdir(), "image-"));
  const upstream = await startOwnUpstream({
    "commissions/data": { status: "Quill at work" },
    "overlay/events/count": 0,
  });
  try {
    for (const { name, rest } of stage) if (name === "COPY") await copyInto(folder, rest);
    const only = (name: string) =>
      stage.filter((each) => each.name === name).map(({ rest }) => rest);
    const [node = "", ...args] = JSON.parse(only("CMD")[0]!) as string[];
    const port = String(await freePort());
    const env = {
      PATH: process.env["PATH"],
      ...Object.fromEntries(
        only("ENV")[0]!
          .split(" ")
          .map((pair) => pair.split("=")),
      ),
      HOST: "127.0.0.1",
      PORT: port,
      UPSTREAM_URL: upstream.url,
      SEAL_SECRET: "the same on all replicas, 32 letters",
    };
    const site = spawn(node, args, { cwd: folder, env });
    let output = "";
    const hear = (chunk: Buffer) => (output += chunk.toString());
    site.stdout.on("data", hear);
    site.stderr.on("data", hear);
    const ended = new Promise((done) => site.once("close", done));
    // Files that nothing has read yet, on a machine that is busy with journeys.
    await expect.poll(() => output, { timeout: 30_000 }).toMatch(/is open at|rror/);

    const home = await fetch(`http://127.0.0.1:${port}/`);
    expect(await home.text()).toContain("Quill at work");
    const [asset = ""] = /\/assets\/[\w.-]+/.exec(await (await fetch(home.url)).text())!;
    for (const path of [asset, "/favicon.svg", "/v1/overlay/events/count"]) {
      expect((await fetch(new URL(path, home.url))).status, path).not.toBe(404);
    }
    const health = only("HEALTHCHECK")[0]!.replace(/^.*?CMD /, "");
    const [command = "", ...rest] = JSON.parse(health) as string[];
    const check = spawn(command, rest, { cwd: folder, env });
    expect(await new Promise((done) => check.once("close", done))).toBe(0);

    Object.assign(upstream, { data: {}, isWhole: true });
    const checkUpstream = (...parameters: string[]) =>
      new Promise<{ code: unknown; out: string; err: string }>((done) => {
        const run = ["run", "--silent", "upstream:check", "--", ...parameters];
        execFile("npm", run, { cwd: folder, env }, (error, out, err) =>
          done({ code: error?.code ?? 0, out, err }),
        );
      });
    const nobody = `http://127.0.0.1:${await freePort()}`;
    const [good, unreachable, unusable] = await Promise.all([
      checkUpstream(upstream.url, "--json"),
      checkUpstream(nobody),
      checkUpstream(upstream.url, "--fast"),
    ]);
    expect(good.err).toBe("");
    expect(JSON.parse(good.out)).toMatchObject({ ok: true, upstream: { url: upstream.url } });
    expect(good.code).toBe(0);
    const reason = `${nobody} cannot be reached: connect ECONNREFUSED ${new URL(nobody).host}.\n`;
    expect(unreachable).toEqual({ code: 1, out: "", err: reason });
    expect(unusable).toMatchObject({ code: 2, out: "", err: expect.stringContaining("--fast") });

    site.kill(only("STOPSIGNAL")[0] as NodeJS.Signals);
    expect(await ended).toBe(0);

    const lacking = spawn(node, args, { cwd: folder, env: { ...env, UPSTREAM_URL: "" } });
    let said = "";
    lacking.stdout.on("data", (chunk: Buffer) => (said += chunk.toString()));
    lacking.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
    expect(await new Promise((done) => lacking.once("close", done))).toBe(1);
    expect(said).toBe(
      "UPSTREAM_URL must be set to the address of the v1 API: this installation lacks the embedded upstream, which npm ci without --omit=dev brings.\n",
    );
  } finally {
    await upstream.close();
    await rm(folder, { recursive: true, force: true });
  }
});
