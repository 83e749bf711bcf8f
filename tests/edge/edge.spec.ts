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
  "comics/talechasers/chapters/2": {
    ...chapterOf({ 1: "four", 2: "five" }),
    3: { page: 3, imageId: "drawing-3", commentary: "six", date: "2026-01-02" },
  },
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

async function startUpstream(): Promise<OwnUpstream> {
  const started = await startOwnUpstream(content);
  started.isWhole = true;
  return started;
}
const startReplicas = () =>
  Promise.all(ports.map((port) => startReplica(port, edge.url, upstream.url)));
const visit = (path: string, headers: Record<string, string> = {}) =>
  fetch(edge.url + path, { redirect: "manual", headers });
const cacheStatus = async (path: string, headers?: Record<string, string>) =>
  (await visit(path, headers)).headers.get("X-Cache-Status");
const post = (path: string, fields: Record<string, string>, headers?: Record<string, string>) =>
  fetch(edge.url + path, {
    method: "POST",
    body: new URLSearchParams(fields),
    redirect: "manual",
    headers: { ...headers, "Sec-Fetch-Site": "same-origin" },
  });

test.beforeAll(async () => {
  upstream = await startUpstream();
  ports = [await freePort(), await freePort()];
  edge = await startEdge(await freePort(), ports);
  replicas = await startReplicas();
});

test.afterAll(async () => {
  await stop(...replicas);
  await edge.stop();
  await upstream.close();
});

test("nginx caches public responses with their headers", async () => {
  const [script = ""] = /\/assets\/[\w.-]+\.js/.exec(await (await visit(reader)).text()) ?? [];
  const names = ["Cache-Control", "Content-Security-Policy", "Content-Type", "ETag", "Vary"];
  const describe = async (answer: Response) => [
    ...names.map((name) => answer.headers.get(name)),
    await answer.text(),
  ];
  // The list excludes the home page, whose content changes.
  for (const path of [...pages.slice(1), picture, script, "/favicon.svg", "/robots.txt"]) {
    // nginx stores a copy shortly after it has sent the response.
    await expect.poll(() => cacheStatus(path), path).toBe("HIT");
    const kept = await visit(path);
    const direct = await fetch(`http://127.0.0.1:${ports[0]}${path}`);
    expect(await describe(kept), path).toEqual(await describe(direct));
  }
});

test("nginx responds with 304 to a browser that has stored the page", async () => {
  const etag = (await visit(reader)).headers.get("ETag")!;
  const again = await visit(reader, { "If-None-Match": etag });
  expect([again.status, await again.text()]).toEqual([304, ""]);
});

test("nginx serves a part of a picture from the cached copy", async () => {
  await visit(picture);
  const part = await visit(picture, { Range: "bytes=1-3" });
  expect([part.status, part.headers.get("X-Cache-Status")]).toEqual([206, "HIT"]);
  expect(part.headers.get("Content-Range")).toMatch(/^bytes 1-3\/\d+$/);
  expect(await part.text()).toBe("PNG");
  const whole = await visit(picture);
  expect([whole.status, whole.headers.get("X-Cache-Status")]).toEqual([200, "HIT"]);
});

test("nginx caches no page for a visitor with a preference cookie", async () => {
  const everyones = await (await visit(reader)).text();
  const answer = await post("/preferences", { scheme: "dark" }, { Referer: edge.url + reader });
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, reader]);
  const [cookie = ""] = answer.headers.getSetCookie().map((value) => value.split(";")[0]);
  const own = await visit(reader, { Cookie: cookie });
  expect(own.headers.get("X-Cache-Status")).toBe("BYPASS");
  expect(own.headers.get("Cache-Control")).toMatch(/^private/);
  expect(await own.text()).toContain('data-theme="dark"');
  const others = await visit(reader);
  expect(others.headers.get("X-Cache-Status")).toBe("HIT");
  expect(await others.text()).toBe(everyones);
  // Pictures do not depend on cookies.
  await visit(picture);
  expect(await cacheStatus(picture, { Cookie: cookie })).toBe("HIT");
});

test("nginx shows the error message of a form only to the visitor who sent the form", async () => {
  const problem = "Please pick a category from the list.";
  const answer = await post("/tf-generator?index", { intent: "transform", category: "NO" });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain(problem);
  expect(await (await visit("/tf-generator")).text()).not.toContain(problem);
});

test("error pages behind nginx contain the words of a missing address or a retry link", async () => {
  for (const [path, screen, words] of [
    ["/nowhere/old-fox", "/404", "old fox"],
    ["/nowhere/red_fox", "/404", "red fox"],
    ["/cga/nowhere", "/cga/404", "nowhere"],
    ["/characters/old-fox", "/error", "old fox"],
  ] as const) {
    const page = await fetch(edge.url + path);
    expect([page.status, new URL(page.url).pathname]).toEqual([404, screen]);
    expect(await page.text()).toContain(`value="${words}"`);
  }
  const path = "/characters/vixy";
  upstream.isDown = true;
  const failed = await fetch(edge.url + path);
  expect(failed.status).toBe(500);
  expect(await failed.text()).toContain(`href="${path}"`);
  upstream.isDown = false;
  await expect.poll(async () => (await visit(path)).status).toBe(200);
});

test("nginx serves a feed to feed readers and redirects browsers to a page", async () => {
  const browser = { "Sec-Fetch-Dest": "document" };
  for (const [path, order] of [
    ["/v1/rss/feeds/chase", [{}, browser, {}]],
    ["/comics/talechasers/feed.atom", [browser, {}, browser]],
  ] as const) {
    for (const headers of order) {
      const { status } = await visit(path, headers);
      expect(status, path).toBe("Sec-Fetch-Dest" in headers ? 302 : 200);
    }
  }
});

test("nginx serves cached responses without the upstream and without replicas", async () => {
  for (const path of [...pages, picture]) await visit(path);
  const load = startLoad(edge.url, [...pages, picture]);
  await stop(...replicas);
  // The cached copies become older than `stale-while-revalidate` allows.
  expect(await ageCopies(edge.cache, 2 * 60 * 60)).toBeGreaterThan(pages.length);
  for (const path of pages) expect(await cacheStatus(path), path).toBe("STALE");
  const { answered } = load;
  await expect.poll(() => load.answered).toBeGreaterThan(answered + 40);
  const resting = await visit("/comics/talechasers/1/3");
  expect([resting.status, resting.headers.get("Retry-After")]).toEqual([503, "30"]);
  expect(await resting.text()).toContain("try again");

  replicas = await startReplicas();
  await expect.poll(async () => (await visit("/comics/talechasers/1/3")).status).toBe(200);
  await expect.poll(() => cacheStatus(reader)).toBe("HIT");
  await load.stop();
  expect(load.failed).toEqual([]);
});

test("simultaneous requests for a page whose API call hangs make one API call", async () => {
  const path = "/characters/isolde";
  upstream.isHanging = true;
  upstream.requestedPaths.length = 0;
  const answers = await Promise.all(Array.from({ length: 5 }, () => visit(path)));
  for (const { status, headers } of answers) {
    expect([status, headers.get("Location")]).toEqual([
      302,
      `/error?from=${encodeURIComponent(path)}`,
    ]);
  }
  const calls = upstream.requestedPaths.filter((call) => call === "/v1/characters/isolde");
  // Each replica may make one API call and retry the call.
  expect(calls.length).toBeLessThanOrEqual(2 * replicas.length);
});
