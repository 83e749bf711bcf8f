import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { build } from "esbuild";
import { expect, test } from "playwright/test";
import type * as kitModule from "../../mocks/index";
import repository from "../../package.json" with { type: "json" };

const run = promisify(execFile);
const kit = "@talechasers/mock-upstream";

/** A project with the packed mock upstream and the packages that it declares. */
let project: string;
let server: Server | undefined;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), "outside-"));
  await run("npm", ["pack", "./mocks", "--pack-destination", project]);
  const installed = join(project, "node_modules", kit);
  await mkdir(installed, { recursive: true });
  const archive = join(project, `talechasers-mock-upstream-${repository.version}.tgz`);
  await run("tar", ["-xzf", archive, "--strip-components=1", "-C", installed]);
  const manifest = JSON.parse(await readFile(join(installed, "package.json"), "utf8")) as {
    dependencies: Record<string, string>;
  };
  expect({ ...repository.dependencies, ...repository.devDependencies }).toMatchObject(
    manifest.dependencies,
  );
  for (const name of [...Object.keys(manifest.dependencies), "vitest", "typescript"]) {
    await symlink(resolve("node_modules", name), join(project, "node_modules", name));
  }
  await writeFile(join(project, "package.json"), '{ "type": "module" }');
});

test.afterAll(async () => {
  server?.close();
  await rm(project, { recursive: true, force: true });
});

const unitTest = `
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { failCall, mockCall, upstream } from "${kit}";

beforeAll(() => upstream.listen({ onUnhandledRequest: "error" }));
afterEach(() => upstream.resetHandlers());
afterAll(() => upstream.close());

const request = async (path: string) => (await fetch("https://api.example.org/v1/" + path)).json();

it("answers", async () => {
  expect(await request("characters/vixy")).toMatchObject({ code: "CHASE-1000" });
  mockCall("v1/shop/entries", [{ title: "A pin" }]);
  expect(await request("shop/entries")).toMatchObject({ data: [{ title: "A pin" }] });
  failCall("v1/characters/{name}", "refused");
  await expect(request("characters/vixy")).rejects.toThrow();
});

// @ts-expect-error
() => mockCall("v1/shop/entries", [{ title: 7 }]);
// @ts-expect-error
() => failCall("v1/shop/entry", "refused");
`;

test("the packed mock upstream answers vitest outside this repository, with types", async () => {
  await writeFile(join(project, "shop.test.ts"), unitTest);
  const bin = (name: string) => join(project, "node_modules", name);
  const options = "--noEmit --strict --skipLibCheck --module esnext --moduleResolution bundler";
  await Promise.all([
    run(process.execPath, [bin("vitest/vitest.mjs"), "run"], { cwd: project }),
    run(process.execPath, [bin("typescript/bin/tsc"), ...options.split(" "), "shop.test.ts"], {
      cwd: project,
    }),
  ]);
});

test("it answers in a browser, without modules of Node", async ({ page }) => {
  const script = `
    import { failCall, mockCall, upstream } from "${kit}/browser";
    await upstream.start({ quiet: true });
    const request = async (path) => (await fetch("/v1/" + path)).json();
    mockCall("v1/shop/entries", [{ title: "A pin" }]);
    failCall("v1/donations", "code");
    window.answers = [
      (await request("characters/vixy")).data.category,
      (await request("shop/entries")).data,
      (await request("donations")).code,
    ];`;
  const { outputFiles } = await build({
    stdin: { contents: script, resolveDir: project },
    bundle: true,
    write: false,
    format: "esm",
    platform: "browser",
  });
  const files: Record<string, [type: string, content: string | Uint8Array]> = {
    "/": ["text/html", '<!doctype html><script type="module" src="/page.js"></script>'],
    "/page.js": ["text/javascript", outputFiles[0]!.contents],
    "/mockServiceWorker.js": [
      "text/javascript",
      await readFile("node_modules/msw/lib/mockServiceWorker.js"),
    ],
  };
  server = createServer((request, response) => {
    const [type, content] = files[request.url ?? ""] ?? [];
    response.writeHead(type ? 200 : 404, { "Content-Type": type ?? "text/plain" }).end(content);
  }).listen(0, "127.0.0.1");
  await new Promise((listening) => server!.once("listening", listening));
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await expect
    .poll(() => page.evaluate(() => (window as { answers?: unknown }).answers))
    .toEqual(["PRESENT", [{ title: "A pin" }], "CHASE-2001"]);
});

test("it listens for a site that Playwright tests", async ({ page }) => {
  const entry = join(project, "node_modules", kit, "dist/index.js");
  const { mockCall, setTarget, startUpstream } = (await import(
    pathToFileURL(entry).href
  )) as typeof kitModule;
  const upstream = await startUpstream({ latency: 5 });
  setTarget(upstream);
  mockCall("v1/donations", 17);
  await page.goto(`${upstream.url}/v1/donations`);
  await expect(page.locator("body")).toContainText('"data":17');
  await page.goto(`${upstream.url}/v1/world/topics/feral`);
  await expect(page.locator("body")).toContainText("Grove Stag");
  await upstream.close();
});
