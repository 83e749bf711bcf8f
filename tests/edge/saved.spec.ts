import { cp, readFile, writeFile } from "node:fs/promises";
import { startEdge } from "./nginx";
import { chapterOf, startOwnUpstream } from "../e2e/own-upstream";
import { expect, freePort, test, visit } from "../e2e/site";
import { stop } from "../e2e/start-server";
import { startReplica } from "./replicas";

/** Copies the build to a folder, as another version. */
async function copyBuild(folder: string): Promise<void> {
  await cp("build", `${folder}/build`, { recursive: true });
  await cp("package.json", `${folder}/package.json`);
  const server = `${folder}/build/server/index.js`;
  const code = await readFile(server, "utf8");
  await writeFile(server, code.replace(/(\bversion: ?")[0-9a-f]{8}"/, '$1deadbeef"'));
}

test("saves a chapter while nginx still caches pages of the previous build", async ({
  page,
}, info) => {
  const folder = info.outputPath();
  const upstream = await startOwnUpstream({
    "comics/talechasers/latest": [2, 3],
    "comics/talechasers/chapters/1": chapterOf({ 1: "one", 2: "two" }),
    "comics/talechasers/chapters/2": chapterOf({ 1: "four", 2: "five", 3: "six" }),
  });
  const port = await freePort();
  const edge = await startEdge(await freePort(), [port]);
  const start = (build: string) => startReplica(port, edge.url, upstream.url, build);
  const before = await start("build");
  // In the encoding that browsers prefer, so that they get the same copy.
  const asBrowser = { headers: { "Accept-Encoding": "br" } };
  const buildOf = async (path: string) =>
    (await fetch(edge.url + path, asBrowser)).headers.get("X-Build");
  const path = "/comics/talechasers/2/1";
  const oldBuild = await buildOf(path);
  await stop(before);

  await copyBuild(folder);
  const next = await start(`${folder}/build`);
  expect(await buildOf(path), "nginx has the old page").toBe(oldBuild);
  expect(await buildOf(`${path}?fresh=1`)).toBe("deadbeef");
  await visit(page, `${edge.url}/comics/talechasers/saved?chapter=2`);
  await page.getByRole("button", { name: /^Save chapter 2/ }).click();
  await expect(page.getByText(/^Saved: \d\.\d MB\./)).toBeVisible();

  await page.close();
  await stop(next);
  await edge.stop();
  await upstream.close();
});
