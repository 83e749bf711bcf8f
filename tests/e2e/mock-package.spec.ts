import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "playwright/test";
import repository from "../../package.json" with { type: "json" };

const run = promisify(execFile);
const kit = "@talechasers/mock-upstream";

/** The folder of a project with the packed mock upstream and its dependencies. */
let project: string;

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

test("the packed mock upstream answers requests in vitest outside of this repository", async () => {
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
