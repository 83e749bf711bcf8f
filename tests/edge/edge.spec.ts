import { expect, test } from "playwright/test";
import { chapterOf, startOwnUpstream, type OwnUpstream } from "../e2e/own-upstream";
import { freePort } from "../e2e/site";
import { stop, type Serving } from "../e2e/start-server";
import { startLoad, type Load } from "../faults/load";
import { age } from "./kept-copies";
import { startEdge, type Edge } from "./nginx";
import { startReplica } from "./replicas";

// One after the other, on the same edge.
test.describe.configure({ mode: "serial" });

const content = {
  "comics/talechasers/latest": [2, 3],
  "comics/talechasers/chapters/1": chapterOf({ 1: "one", 2: "two", 3: "three" }),
  "comics/talechasers/chapters/2": chapterOf({ 1: "four", 2: "five", 3: "six" }),
  "commissions/data": { status: "Quill at work" },
  "galleries/fan-art": [{ id: "lantern", title: "Lantern", location: "art/lantern.png" }],
  "shop/entries": [],
};
const picture = "/cdn/m/comics/talechasers/1/drawing-1.png?size=medium";
const reader = "/comics/talechasers/1/1";
const pages = ["/", "/comics/talechasers", reader, "/comics/talechasers/1/2.data"];

let upstream: OwnUpstream;
let ports: [number, number];
let edge: Edge;
let first: Serving;
let second: Serving;

const start = (port: number) => startReplica(port, edge.url, upstream.url);
const visit = (path: string, headers: Record<string, string> = {}) =>
  fetch(edge.url + path, { redirect: "manual", headers });
const cacheStatus = async (path: string, headers?: Record<string, string>) =>
  (await visit(path, headers)).headers.get("X-Cache-Status");

test.beforeAll(async () => {
  upstream = await startOwnUpstream(content);
  ports = [await freePort(), await freePort()];
  edge = await startEdge(await freePort(), ports);
  [first, second] = await Promise.all([start(ports[0]), start(ports[1])]);
});

test.afterAll(async () => {
  await stop(first, second);
  await edge.stop();
  await upstream.close();
});

test("caches public answers with their headers", async () => {
  const [script = ""] = /\/assets\/[\w.-]+\.js/.exec(await (await visit(reader)).text()) ?? [];
  const ofNginx =
    /^(?:date|server|connection|keep-alive|transfer-encoding|content-length|accept-ranges|x-cache-status|x-request-id)$/;
  const describe = async (answer: Response) => {
    const headers = [...answer.headers].filter(([name]) => !ofNginx.test(name));
    return { headers: Object.fromEntries(headers), text: await answer.text() };
  };
  // The home page is another one each time.
  for (const path of [...pages.slice(1), picture, script, "/favicon.svg", "/robots.txt"]) {
    await visit(path);
    const kept = await visit(path);
    expect(kept.headers.get("X-Cache-Status"), path).toBe("HIT");
    const direct = await fetch(`http://127.0.0.1:${ports[0]}${path}`);
    expect(await describe(kept), path).toEqual(await describe(direct));
  }
  const known = { "If-None-Match": (await visit("/")).headers.get("ETag")! };
  expect((await visit("/", known)).status).toBe(304);
  expect((await visit(picture, { Range: "bytes=0-9" })).status).toBe(206);
});

test("sends one request for two hundred simultaneous visitors", async () => {
  const answers = await Promise.all(Array.from({ length: 200 }, () => visit("/shop")));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(upstream.asked.filter((call) => call === "/v1/shop/entries")).toHaveLength(1);
});

test("caches one copy for all browsers, and no private page", async () => {
  const br = { "Accept-Encoding": "br" };
  await visit(reader, br);
  for (const headers of [
    { "Accept-Encoding": "gzip;q=0.5, BR ; q=1.0" },
    { ...br, Cookie: "_ga=1; data-themes=dark; tf=ALL; starter=1" },
    { ...br, "Save-Data": "off", "Cache-Control": "no-cache", "X-Forwarded-Host": "evil.example" },
  ]) {
    expect(await cacheStatus(reader, headers as Record<string, string>)).toBe("HIT");
  }
  // An encoding that is refused is not sent.
  const gzip = await visit(reader, { "Accept-Encoding": "gzip, br;q=0" });
  expect(gzip.headers.get("Content-Encoding")).toBe("gzip");

  const everyones = await (await visit(reader)).text();
  for (const cookie of ["data-theme=dark", "data-saver=on", "fit=two"]) {
    const own = await visit(reader, { Cookie: `a=b; ${cookie}` });
    expect(own.headers.get("X-Cache-Status")).toBe("BYPASS");
    expect(own.headers.get("Cache-Control")).toMatch(/^private/);
    expect((await own.text()) === everyones, cookie).toBe(false);
  }
  expect(await cacheStatus("/tf-generator", { Cookie: "tf=x" })).toBe("BYPASS");
  expect(await cacheStatus("/choose-your-starter", { Cookie: "starter=x" })).toBe("BYPASS");
  expect(await (await visit(reader)).text()).toBe(everyones);
  expect(await cacheStatus(reader, { "Save-Data": "on" })).toBe("MISS");
  for (const fleeting of ["/healthz", "/comics/talechasers/latest"]) {
    expect((await visit(fleeting)).headers.get("Cache-Control")).toBe("no-store");
    expect(await cacheStatus(fleeting)).toBeNull();
  }
});

async function untilAnswered(load: Load, more = 40): Promise<void> {
  const goal = load.answered + more;
  await expect.poll(() => load.answered).toBeGreaterThan(goal);
}

test("serves its cache without the upstream and without replicas", async () => {
  for (const path of [...pages, picture]) await visit(path);
  const load = startLoad(edge.url, [...pages, picture]);

  // Both replicas are new, and have never heard from the upstream.
  await upstream.close();
  await stop(first, second);
  [first, second] = await Promise.all([start(ports[0]), start(ports[1])]);
  // What nobody has seen is said to be missing by the site itself.
  const unseen = async () => (await visit("/comics/talechasers/2/3")).headers.get("Location");
  await expect.poll(unseen).toMatch(/^\/error/);
  // Makes the copies older than `stale-while-revalidate` allows.
  expect(await age(edge.cache, 2 * 60 * 60)).toBeGreaterThan(pages.length);
  for (const path of pages) {
    expect(await cacheStatus(path), path).toBe("STALE");
    // It is because a replica said so, and not because there was none.
    const refused = (line: string) => line.includes(`"GET ${path} `) && / STALE .*503"$/.test(line);
    await expect.poll(async () => (await edge.log()).some(refused), path).toBe(true);
  }

  await stop(first, second);
  await untilAnswered(load);
  const own = { Cookie: "data-theme=dark" };
  expect(await cacheStatus(reader, own)).toBe("STALE");
  const resting = await visit("/comics/talechasers/1/3", own);
  expect([resting.status, resting.headers.get("Retry-After")]).toEqual([503, "30"]);
  expect(await resting.text()).toContain("try again");

  upstream = await startOwnUpstream(content);
  [first, second] = await Promise.all([start(ports[0]), start(ports[1])]);
  await expect.poll(async () => (await visit("/comics/talechasers/1/3")).status).toBe(200);
  await expect.poll(() => cacheStatus(reader)).toBe("HIT");
  await load.stop();
  expect(load.failed).toEqual([]);
});
