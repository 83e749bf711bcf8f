import { expect, test } from "playwright/test";
import { startUpstream } from "../../mocks/server";
import { routes } from "../e2e/routes";
import { freePort, startServing, stop } from "../e2e/site";
import { sample } from "../setup/sample";
import { status } from "../upstream/faulty-server";
import { faultySite } from "./faulty-site";
import { startClock } from "./clock";
import { dataOf, expectScreen, redirectTo, visit, type VisitResponse } from "./visits";

test.describe.configure({ mode: "serial" });
const faulty = faultySite();

const minutes = 60_000;
const days = 24 * 60 * minutes;

/** What is made for one visitor at one moment, and has no copy. */
const ofTheMoment = ["/tf-generator/result?quick=true"];

/** Pages that were good, and the error pages beside them. */
const pages = sample(
  routes.filter(([path]) => !ofTheMoment.includes(path)),
  20,
);
/** Others that a visitor asks for: files, feeds and pictures. */
const files = [
  "/sitemap.xml",
  "/v1/rss/feeds/chase",
  "/cdn/d/cga/guild.png?size=small",
  "/galleries/fan-art.data",
  "/comics/talechasers/2/3.data",
];

test("serves all pages seen before, ten minutes and six days into an outage", async () => {
  test.setTimeout(120_000);
  const clock = startClock();
  // Far from New Year, when the charities have one event more.
  clock.set(Date.UTC(2026, 5, 1) - Date.now());
  const port = await freePort();
  let upstream = await startUpstream("healthy", port);
  const site = await startServing({ UPSTREAM_URL: upstream.url, ...clock.environment });
  await site.opened;
  const visitEvery = async () => {
    const answers: [string, VisitResponse][] = [];
    const left = [...pages.map(([path]) => path), ...files];
    // As many at a time as a browser opens connections.
    await Promise.all(
      Array.from({ length: 6 }, async () => {
        for (let path = left.shift(); path !== undefined; path = left.shift()) {
          answers.push([path, await visit(site.url + path, { signal: null })]);
        }
      }),
    );
    return new Map(answers);
  };

  // What reads HTML starts with the first page, and the home page waits for nobody.
  await visit(`${site.url}/characters/vixy`, { signal: null });
  const before = await visitEvery();
  for (const [path, status] of pages) {
    expect(before.get(path)?.status, `status of ${path}`).toBe(status);
  }
  for (const path of files) expect(before.get(path)?.status, `status of ${path}`).toBe(200);
  await upstream.close();

  for (const [name, passed] of [
    ["ten minutes", 10 * minutes],
    ["six days", 6 * days],
  ] as const) {
    clock.pass(passed);
    for (const [path, answer] of await visitEvery()) {
      const known = before.get(path)!;
      expect(answer.status, `status of ${path} after ${name}`).toBe(known.status);
      expect(headersOf(answer), `headers of ${path} after ${name}`).toEqual(headersOf(known));
    }
  }
  expect(JSON.parse((await visit(`${site.url}/healthz`)).body)).toMatchObject({ upstream: "down" });
  // What nobody has seen is its error screen meanwhile; what has no copy, too.
  for (const path of ["/cga/characters/torsten", "/cga/characters/nobody", ...ofTheMoment]) {
    const page = path.startsWith("/cga/") ? "/cga/error" : "/error";
    expectScreen(await visit(site.url + path), redirectTo(page, path), path);
  }
  expect(site.output()).toContain(" refused (no connection, or it broke: ECONNREFUSED) ");

  upstream = await startUpstream("healthy", port);
  clock.pass(4_000);
  await expect
    .poll(async () => (await visit(site.url + ofTheMoment[0]!)).headers.get("Location"))
    .toContain("/tf-generator/result?r=");
  expect(site.process.exitCode).toBeNull();
  await stop(site);
  await upstream.close();
  clock.close();
});

/** What caches go by. The validator differs with the suggestion of the home page alone. */
function headersOf({ headers }: VisitResponse): Record<string, string | null> {
  const names = ["Cache-Control", "Vary", "Content-Type", "Retry-After"];
  return Object.fromEntries(names.map((name) => [name, headers.get(name)]));
}

/** Visits one address many times at once. */
const crowd = (url: string, count: number) =>
  Promise.all(Array.from({ length: count }, () => visit(url, { signal: null })));

test("makes one call of each kind for hundreds of simultaneous visitors", async () => {
  const { site, upstream } = faulty;

  for (const [page, count] of [
    ["/cga/characters/crowded", 200],
    [dataOf("/characters/crowded"), 400],
  ] as const) {
    upstream.asked.clear();
    const answers = await crowd(site.url + page, count);
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect([...upstream.asked.values()], page).toEqual([1, 1]);
  }
});

test("makes one call for hundreds of visitors of an expired page", async () => {
  const { site, upstream, clock } = faulty;

  const page = site.url + dataOf("/characters/crowded");
  upstream.asked.clear();
  upstream.edition = "second-edition";
  clock.pass(10 * minutes);
  const answers = await crowd(page, 400);
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  await expect.poll(async () => (await visit(page)).body).toContain("second-edition");
  expect(upstream.asked).toEqual(
    new Map([
      ["/v1/characters/crowded", 1],
      ["/v1/characters", 1],
    ]),
  );
});

test("a visitor who leaves does not abort the call for others", async () => {
  const { site, upstream } = faulty;

  const path = "/v1/characters/waited-for";
  let answer = () => {};
  upstream.asked.clear();
  upstream.fault = (asked) =>
    asked === path && upstream.asked.get(path) === 1
      ? (_request, response) => {
          answer = () =>
            response.end(
              '{"code":"CHASE-1000","data":{"category":"PRESENT","fullName":"Patience"}}',
            );
        }
      : undefined;
  const page = `${site.url}/characters/waited-for`;
  const leaving = new AbortController();
  const first = visit(page, { signal: leaving.signal }).catch((error: Error) => error.name);
  await expect.poll(() => upstream.asked.get(path)).toBe(1);
  const others = Array.from({ length: 20 }, () => visit(page));
  leaving.abort();
  expect(await first).toBe("AbortError");
  answer();
  for (const { status, body } of await Promise.all(others)) {
    expect(status).toBe(200);
    expect(body).toContain("Patience");
  }
  expect(upstream.asked.get(path)).toBe(1);
  upstream.fault = () => undefined;
});

test("unknown names cost one call each and evict nothing", async () => {
  const { site, upstream } = faulty;

  const good = site.url + dataOf("/characters/crowded");
  await visit(good);
  upstream.asked.clear();
  upstream.fault = (path) =>
    path.includes("made-up") ? (_request, response) => response.writeHead(404).end() : undefined;
  const made = Array.from({ length: 200 }, (_, at) => dataOf(`/characters/made-up-${at}`));
  const answers = await Promise.all(made.map((path) => visit(site.url + path)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
  expect((await visit(good)).status).toBe(200);
  // One each for the made-up names, none for the good one, and no second try.
  expect(upstream.asked.size).toBe(made.length);
  expect(new Set(upstream.asked.values())).toEqual(new Set([1]));
});

test("an incomplete page is not stored", async () => {
  const { site, upstream, clock } = faulty;

  // The list of names is only for the way to the next one.
  upstream.fault = (path) => (path === "/v1/guildcharacters" ? status(410) : undefined);
  clock.pass(31 * days);
  const page = `${site.url}/cga/characters/alone`;
  const answer = await visit(page);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect((await visit(dataOf(page))).headers.get("Cache-Control")).toBe("no-store");
  upstream.fault = () => undefined;
  clock.pass(4_000);
  await expect
    .poll(async () => (await visit(page)).headers.get("Cache-Control"))
    .toMatch(/^public, max-age=/);
});

test("logs an unhandled rejection and keeps running", async () => {
  const { site } = faulty;

  site.process.kill("SIGUSR2");
  await expect.poll(() => site.output()).toContain("error in a promise Error: a forgotten promise");
  expect((await visit(`${site.url}/characters/crowded`)).status).toBe(200);
  expect(site.process.exitCode).toBeNull();
});
