import { chapterOf, startOwnUpstream, type OwnUpstream } from "../e2e/own-upstream";
import { expect, freePort, test } from "../e2e/site";
import { stop, type Serving } from "../e2e/start-server";
import { startLoad } from "../faults/load";
import { ageCopies } from "./cached-copies";
import { startEdge, type Edge } from "./nginx";
import { startReplica } from "./replicas";

// Tests run in order with the same nginx.
test.describe.configure({ mode: "serial" });

const content = {
  "comics/talechasers/latest": [2, 3],
  "comics/talechasers/chapters/1": chapterOf({ 1: "one", 2: "two", 3: "three" }),
  "comics/talechasers/chapters/2": chapterOf({ 1: "four", 2: "five", 3: "six" }),
  "commissions/data": { status: "Quill at work" },
  "commissions/types": [],
  "galleries/commissions": [],
  "galleries/fan-art": [{ id: "lantern", title: "Lantern", location: "art/lantern.png" }],
  "shop/entries": [],
};
const picture = "/cdn/m/comics/talechasers/1/drawing-1.png?size=medium";
const reader = "/comics/talechasers/1/1";
const pages = ["/", "/comics/talechasers", reader, "/comics/talechasers/1/2.data"];

let upstream: OwnUpstream;
let ports: [number, number];
let edge: Edge;
let replicas: Serving[];

const startReplicas = () =>
  Promise.all(ports.map((port) => startReplica(port, edge.url, upstream.url)));
const visit = (path: string, headers: Record<string, string> = {}) =>
  fetch(edge.url + path, { redirect: "manual", headers });
const cacheStatus = async (path: string, headers?: Record<string, string>) =>
  (await visit(path, headers)).headers.get("X-Cache-Status");

test.beforeAll(async () => {
  upstream = await startOwnUpstream(content);
  ports = [await freePort(), await freePort()];
  edge = await startEdge(await freePort(), ports);
  replicas = await startReplicas();
});

test.afterAll(async () => {
  await stop(...replicas);
  await edge.stop();
  await upstream.close();
});

test("caches public responses with their headers", async () => {
  const [script = ""] = /\/assets\/[\w.-]+\.js/.exec(await (await visit(reader)).text()) ?? [];
  const names = ["Cache-Control", "Content-Security-Policy", "Content-Type", "ETag", "Vary"];
  const describe = async (answer: Response) => [
    ...names.map((name) => answer.headers.get(name)),
    await answer.text(),
  ];
  // The home page is excluded, because it changes.
  for (const path of [...pages.slice(1), picture, script, "/favicon.svg", "/robots.txt"]) {
    await visit(path);
    const kept = await visit(path);
    expect(kept.headers.get("X-Cache-Status"), path).toBe("HIT");
    const direct = await fetch(`http://127.0.0.1:${ports[0]}${path}`);
    expect(await describe(kept), path).toEqual(await describe(direct));
  }
  const known = { "If-None-Match": (await visit(reader)).headers.get("ETag")! };
  expect((await visit(reader, known)).status).toBe(304);
});

test("caches one copy for all browsers, but no private page", async () => {
  const br = { "Accept-Encoding": "br" };
  await visit(reader, br);
  const Cookie = "_ga=1; data-themes=dark; tf=ALL";
  expect(await cacheStatus(reader, { ...br, Cookie })).toBe("HIT");

  const everyones = await (await visit(reader)).text();
  for (const cookie of ["data-theme=dark", "data-saver=on", "fit=two"]) {
    const own = await visit(reader, { Cookie: `a=b; ${cookie}` });
    expect(own.headers.get("X-Cache-Status")).toBe("BYPASS");
    expect(own.headers.get("Cache-Control")).toMatch(/^private/);
    expect((await own.text()) === everyones, cookie).toBe(false);
  }
  expect(await cacheStatus("/tf-generator", { Cookie: "tf=x" })).toBe("BYPASS");
  expect(await (await visit(reader)).text()).toBe(everyones);
  for (const uncached of ["/healthz", "/comics/talechasers/latest"]) {
    expect((await visit(uncached)).headers.get("Cache-Control")).toBe("no-store");
    expect(await cacheStatus(uncached)).toBeNull();
  }
});

test("serves cached responses without the upstream and without replicas", async () => {
  for (const path of [...pages, picture]) await visit(path);
  const load = startLoad(edge.url, [...pages, picture]);

  // Both replicas are new, and have no cached answers of the upstream.
  await upstream.close();
  await stop(...replicas);
  replicas = await startReplicas();
  // Makes the cached copies older than `stale-while-revalidate` allows.
  expect(await ageCopies(edge.cache, 2 * 60 * 60)).toBeGreaterThan(pages.length);
  for (const path of pages) expect(await cacheStatus(path), path).toBe("STALE");

  await stop(...replicas);
  const { answered } = load;
  await expect.poll(() => load.answered).toBeGreaterThan(answered + 40);
  const own = { Cookie: "data-theme=dark" };
  expect(await cacheStatus(reader, own)).toBe("STALE");
  const resting = await visit("/comics/talechasers/1/3", own);
  expect([resting.status, resting.headers.get("Retry-After")]).toEqual([503, "30"]);
  expect(await resting.text()).toContain("try again");

  upstream = await startOwnUpstream(content);
  replicas = await startReplicas();
  await expect.poll(async () => (await visit("/comics/talechasers/1/3")).status).toBe(200);
  await expect.poll(() => cacheStatus(reader)).toBe("HIT");
  await load.stop();
  expect(load.failed).toEqual([]);
});
