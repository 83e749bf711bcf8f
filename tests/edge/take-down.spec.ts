import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "playwright/test";
import { chapterOf, startOwnUpstream } from "../e2e/own-upstream";
import { freePort } from "../e2e/site";
import { stop } from "../e2e/start-server";
import { startEdge } from "./nginx";
import { startReplica } from "./replicas";

test("purges and takes down a page and a picture", async () => {
  const upstream = await startOwnUpstream({
    "comics/talechasers/latest": [1, 2],
    "comics/talechasers/chapters/1": chapterOf({ 1: "before", 2: "other" }),
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
    const cache = answer.headers.get("X-Cache-Status");
    return { status: answer.status, cache, text: await answer.text() };
  };
  try {
    for (const path of [page, `${page}.data`, `${picture}?size=small`, picture]) {
      await visit(path);
      expect((await visit(path)).cache, path).toBe("HIT");
    }
    upstream.data["comics/talechasers/chapters/1"] = chapterOf({ 1: "after", 2: "other" });
    await run("purge", page);
    await expect.poll(async () => (await visit(page)).text).toContain("after");
    await expect.poll(async () => (await visit(`${page}.data`)).text).toContain("after");
    expect((await visit(picture)).cache, "only what was named").toBe("HIT");
    await run("purge", picture);
    await expect.poll(async () => (await visit(`${picture}?size=small`)).cache).toBe("MISS");

    await run("take-down", "/cdn/d/comics/talechasers/1/drawing-1.png");
    await expect.poll(async () => (await visit(`${picture}?size=small`)).status).toBe(410);
    expect((await visit(page)).status).toBe(200);
    await run("take-down", page);
    await expect.poll(async () => (await visit(page)).status).toBe(410);
    await expect.poll(async () => (await visit(`${page}.data`)).status).toBe(410);
    expect((await visit("/comics/talechasers/1/2")).status).toBe(200);
  } finally {
    await stop(replica);
    await edge.stop();
    await upstream.close();
  }
});
