import { execFileSync } from "node:child_process";
import { chapterOf } from "../e2e/own-upstream";
import { expect, freePort, test } from "../e2e/site";
import { stop } from "../e2e/start-server";
import { startEdge } from "./nginx";
import { startReplica } from "./replicas";

test("the scripts in deploy purge and take down a page and a picture", async ({ ownUpstream }) => {
  const chapter = "comics/talechasers/chapters/1";
  const upstream = await ownUpstream({
    "comics/talechasers/latest": [1, 2],
    [chapter]: chapterOf({ 1: "before", 2: "other" }),
  });
  const port = await freePort();
  const edge = await startEdge(await freePort(), [port]);
  const replica = await startReplica(port, edge.url, upstream.url);
  const page = "/comics/talechasers/1/1";
  const picture = "/cdn/m/comics/talechasers/1/drawing-1.png";
  const run = (script: string, path: string) => {
    const restart = { SITE_HUP: `kill -HUP ${replica.process.pid}` };
    const env = { ...process.env, ...edge.environment, ...restart };
    execFileSync(`deploy/${script}.sh`, [path], { env });
  };
  const visit = async (path: string) => {
    // nginx closes idle connections when it reloads; its former workers may still accept some.
    const headers = { "Accept-Encoding": "br", Connection: "close" };
    const answer = await fetch(edge.url + path, { headers });
    return `${answer.status} ${answer.headers.get("X-Cache-Status")} ${await answer.text()}`;
  };
  for (const path of [page, `${page}.data`, picture, `${picture}?size=small`]) {
    await visit(path);
    expect(await visit(path), path).toMatch(/^200 HIT/);
  }
  upstream.data[chapter] = chapterOf({ 1: "after", 2: "other" });
  run("purge", page);
  for (const path of [page, `${page}.data`]) {
    await expect.poll(() => visit(path)).toContain("after");
  }
  expect(await visit(picture), "a purge removes only what it names").toMatch(/^200 HIT/);

  run("take-down", page);
  run("take-down", picture.replace("/m/", "/d/"));
  for (const path of [page, `${page}.data`, `${picture}?size=small`]) {
    await expect.poll(() => visit(path)).toMatch(/^410/);
  }
  expect(await visit("/comics/talechasers/1/2")).toMatch(/^200/);
  await stop(replica);
  await edge.stop();
});
