import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "playwright/test";
import { chapterOf, startOwnUpstream } from "../e2e/own-upstream";
import { freePort } from "../e2e/site";
import { stop } from "../e2e/start-server";
import { startEdge } from "./nginx";
import { startReplica } from "./replicas";

test("purges and takes down a page and a picture", async () => {
  const chapter = "comics/talechasers/chapters/1";
  const upstream = await startOwnUpstream({
    "comics/talechasers/latest": [1, 2],
    [chapter]: chapterOf({ 1: "before", 2: "other" }),
  });
  const port = await freePort();
  const edge = await startEdge(await freePort(), [port]);
  const replica = await startReplica(port, edge.url, upstream.url);
  const page = "/comics/talechasers/1/1";
  const picture = "/cdn/m/comics/talechasers/1/drawing-1.png";
  const run = (script: string, path: string) =>
    promisify(execFile)(`deploy/${script}.sh`, [path], {
      env: { ...process.env, ...edge.environment, SITE_HUP: `kill -HUP ${replica.process.pid}` },
    });
  const visit = async (path: string) => {
    // nginx closes idle connections when it reloads; its former workers can still accept some.
    const headers = { "Accept-Encoding": "br", Connection: "close" };
    const answer = await fetch(edge.url + path, { headers });
    return `${answer.status} ${answer.headers.get("X-Cache-Status")} ${await answer.text()}`;
  };
  try {
    for (const path of [page, `${page}.data`, picture, `${picture}?size=small`]) {
      await visit(path);
      expect(await visit(path), path).toMatch(/^200 HIT/);
    }
    upstream.data[chapter] = chapterOf({ 1: "after", 2: "other" });
    await run("purge", page);
    for (const path of [page, `${page}.data`]) {
      await expect.poll(() => visit(path)).toContain("after");
    }
    expect(await visit(picture), "only what was named").toMatch(/^200 HIT/);
    await run("purge", picture);
    await expect.poll(() => visit(`${picture}?size=small`)).toMatch(/^200 MISS/);

    await run("take-down", page);
    await run("take-down", picture.replace("/m/", "/d/"));
    for (const path of [page, `${page}.data`, `${picture}?size=small`]) {
      await expect.poll(() => visit(path)).toMatch(/^410/);
    }
    expect(await visit("/comics/talechasers/1/2")).toMatch(/^200/);
  } finally {
    await stop(replica);
    await edge.stop();
    await upstream.close();
  }
});
