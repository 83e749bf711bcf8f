import { expect, test } from "playwright/test";
import { startEdge, type Edge } from "./nginx";
import { startLoad, type Load } from "../faults/load";
import { chapterOf, startOwnUpstream, type OwnUpstream } from "../e2e/own-upstream";
import { freePort } from "../e2e/site";
import { stop, type Serving } from "../e2e/start-server";
import { age } from "./kept-copies";
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
const seen = [
  "/",
  "/comics/talechasers",
  "/comics/talechasers/1/1",
  "/comics/talechasers/1/2.data",
  picture,
];

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
  const document = await (await visit("/comics/talechasers/1/1")).text();
  const [script = ""] = /\/assets\/[\w.-]+\.js/.exec(document) ?? [];
  const own = { Host: new URL(edge.url).host };
  // The home page is another one each time.
  for (const path of [...seen.slice(1), script, "/favicon.svg", "/robots.txt"]) {
    const direct = await fetch(`http://127.0.0.1:${ports[0]}${path}`, { headers: own });
    await visit(path);
    const kept = await visit(path);
    expect(kept.headers.get("X-Cache-Status"), path).toBe("HIT");
    expect((await kept.text()) === (await direct.text()), path).toBe(true);
    // An added, a lost or a doubled header is a difference.
    const described = ({ headers }: Response) =>
      Object.fromEntries(
        [...headers].filter(
          ([name]) =>
            !/^(?:date|server|connection|keep-alive|transfer-encoding|content-length|accept-ranges|x-cache-status|x-request-id)$/.test(
              name,
            ),
        ),
      );
    expect(described(kept), path).toEqual(described(direct));
  }
  const known = { "If-None-Match": (await visit("/")).headers.get("ETag")! };
  expect((await visit("/", known)).status).toBe(304);
  const part = await visit(picture, { Range: "bytes=0-9" });
  expect([part.status, part.headers.get("Content-Range")]).toEqual([206, "bytes 0-9/67"]);
});

test("sends one request for two hundred simultaneous visitors", async () => {
  const path = "/shop";
  const answers = await Promise.all(Array.from({ length: 200 }, () => visit(path)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  // Where the edge answered by itself, its log names no replica.
  const asked = (await edge.log()).filter(
    (line) => line.includes(`"GET ${path} `) && /"127\.0\.0\.1:\d+"/.test(line),
  );
  expect(asked).toHaveLength(1);
  expect(upstream.asked.filter((call) => call === "/v1/shop/entries")).toHaveLength(1);
});

test("caches one copy for all browsers, and no private page", async () => {
  const path = "/comics/talechasers/1/1";
  const alike: Record<string, string>[] = [
    { "Accept-Encoding": "gzip;q=0.5, BR ; q=1.0" },
    { Cookie: "_ga=1; data-themes=dark; session=abc" },
    { "Save-Data": "off" },
    { "Cache-Control": "no-cache" },
    { "X-Forwarded-Host": "evil.example" },
    { Cookie: "tf=ALL.yes.yes.no.NONE; starter=1" },
  ];
  await visit(path, { "Accept-Encoding": "br" });
  for (const headers of alike) {
    expect(await cacheStatus(path, { "Accept-Encoding": "br", ...headers })).toBe("HIT");
  }
  // An encoding that is refused is not sent.
  const gzip = await visit(path, { "Accept-Encoding": "gzip, br;q=0" });
  expect(gzip.headers.get("Content-Encoding")).toBe("gzip");

  const everyones = await (await visit(path)).text();
  for (const cookie of [
    "data-theme=dark",
    "data-saver=on",
    "fit=height",
    "scroll=on",
    "words=open",
    "reading=talechasers.1.2",
  ]) {
    const own = await visit(path, { Cookie: `a=b; ${cookie}` });
    expect(own.headers.get("X-Cache-Status")).toBe("BYPASS");
    expect(own.headers.get("Cache-Control")).toMatch(/^private/);
  }
  expect(await (await visit(path, { Cookie: "data-theme=dark" })).text()).not.toBe(everyones);
  expect(await cacheStatus("/tf-generator", { Cookie: "tf=x" })).toBe("BYPASS");
  expect(await cacheStatus("/choose-your-starter", { Cookie: "starter=x" })).toBe("BYPASS");
  expect(await cacheStatus(path)).toBe("HIT");
  expect(await (await visit(path)).text()).toBe(everyones);

  expect((await visit(path, { "Save-Data": "on" })).headers.get("X-Cache-Status")).toBe("MISS");
  for (const format of ["image/avif", "image/webp"]) {
    expect(await cacheStatus(picture, { Accept: `${format},*/*` })).toBe("MISS");
    expect(await cacheStatus(picture, { Accept: `text/html, ${format};q=0.8` })).toBe("HIT");
  }
  for (const fleeting of ["/reading/talechasers/1/2", "/healthz", "/comics/talechasers/latest"]) {
    expect((await visit(fleeting)).headers.get("Cache-Control")).toBe("no-store");
    expect(await cacheStatus(fleeting)).toBeNull();
  }
});

async function untilAnswered(load: Load, more: number): Promise<void> {
  const goal = load.answered + more;
  await expect.poll(() => load.answered).toBeGreaterThan(goal);
}

/** Stops a load, of which no request may have failed. */
async function expectAllAnswered(load: Load): Promise<void> {
  await load.stop();
  expect({ refused: load.refused, dropped: load.dropped }).toEqual({ refused: 0, dropped: [] });
}

test("answers every request while a replica crashes or stops", async () => {
  const paths = [...seen, "/comics/talechasers/latest", "/comics/talechasers/2/2"];
  const load = startLoad(edge.url, paths, [200, 302]);
  await untilAnswered(load, 40);
  await stop(first);
  await untilAnswered(load, 40);
  first = await start(ports[0]);
  await untilAnswered(load, 40);
  second.process.kill("SIGTERM");
  expect(await second.ended).toBe(0);
  await untilAnswered(load, 50);
  second = await start(ports[1]);
  await expectAllAnswered(load);
});

test("serves its cache without the upstream and without replicas", async () => {
  for (const path of seen) await visit(path);
  const own = { Cookie: "data-theme=dark" };
  const load = startLoad(edge.url, seen);

  // Both replicas are new, and have never heard from the upstream.
  await upstream.close();
  await stop(first, second);
  [first, second] = await Promise.all([start(ports[0]), start(ports[1])]);
  // What nobody has seen is said to be missing by the site itself.
  const unseen = async () => (await visit("/comics/talechasers/2/3")).headers.get("Location");
  await expect.poll(unseen).toMatch(/^\/error/);
  // Makes the copies older than `stale-while-revalidate` allows.
  expect(await age(edge.cache, 2 * 60 * 60)).toBeGreaterThanOrEqual(seen.length);
  for (const path of seen.filter((each) => each !== picture)) {
    const kept = await visit(path);
    expect([kept.status, kept.headers.get("X-Cache-Status")], path).toEqual([200, "STALE"]);
    // It is because a replica said so, and not because there was none.
    const refused = (line: string) => line.includes(`"GET ${path} `) && / STALE .*503"$/.test(line);
    await expect.poll(async () => (await edge.log()).some(refused), path).toBe(true);
  }

  await stop(first);
  await untilAnswered(load, 20);
  await stop(second);
  await untilAnswered(load, 50);
  const kept = await visit("/comics/talechasers/1/1", own);
  expect([kept.status, kept.headers.get("X-Cache-Status")]).toEqual([200, "STALE"]);
  for (const [path, init] of [
    ["/comics/talechasers/1/3", {}],
    ["/comics/talechasers/1/3", { headers: own }],
    ["/preferences", { method: "POST", body: new URLSearchParams({ scheme: "dark" }) }],
  ] as const) {
    const resting = await fetch(edge.url + path, init);
    expect(resting.status, path).toBe(503);
    expect(resting.headers.get("Cache-Control")).toBe("no-store");
    expect(resting.headers.get("Retry-After")).toBe("30");
    expect(await resting.text()).toContain("try again");
  }

  upstream = await startOwnUpstream(content);
  [first, second] = await Promise.all([start(ports[0]), start(ports[1])]);
  await expect.poll(async () => (await visit("/comics/talechasers/1/3")).status).toBe(200);
  await expect.poll(() => cacheStatus("/comics/talechasers/1/1")).toBe("HIT");
  await expectAllAnswered(load);
});
