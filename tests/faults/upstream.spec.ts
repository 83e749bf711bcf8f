import type { RequestListener } from "node:http";
import { startUpstream } from "../../mocks/server";
import { examplePages } from "../e2e/example-pages";
import { expect, freePort, test } from "../e2e/site";
import { sample } from "../setup/sample";
import { ok, silence, startFaultyServer } from "../upstream/faulty-server";
import { startClock } from "./clock";

const visit = (url: string, init: RequestInit = {}) => fetch(url, { redirect: "manual", ...init });

const list = [{ shortName: "vixy", category: "PRESENT" }];

/** An upstream that knows characters of any name. */
const healthy: RequestListener = (request, response) =>
  ok(request.url === "/v1/characters" ? list : { category: "PRESENT", fullName: "Patience" })(
    request,
    response,
  );

test("the site serves a page while the picture host and the API calls that the page does not need hang", async ({
  serve,
}) => {
  const hanging: RequestListener = (request, response) =>
    (/^\/(?:v1\/guildcharacters|cdn)\//.test(request.url!) ? silence : healthy)(request, response);
  const upstream = await startFaultyServer(hanging);
  const site = await serve({ UPSTREAM_URL: upstream.url });
  await site.opened;
  const late = visit(`${site.url}/cga/characters/hangs`);
  const leaving = new AbortController();
  const pictures = Array.from({ length: 60 }, (_, at) =>
    visit(`${site.url}/cdn/d/${at}.png`, { signal: leaving.signal }).catch(() => undefined),
  );
  const countCalls = () => upstream.requests.filter((url) => url.startsWith("/cdn/")).length;
  await expect.poll(countCalls).toBeGreaterThanOrEqual(40);
  const answer = await visit(`${site.url}/characters/vixy`);
  expect(await answer.text()).toContain("Patience");
  expect(answer.headers.get("Cache-Control")).toMatch(/^public, max-age=\d/);
  leaving.abort();
  await Promise.all(pictures);
  const { headers } = await late;
  expect(headers.get("Location")).toBe("/cga/error?from=%2Fcga%2Fcharacters%2Fhangs");
  expect(headers.get("Cache-Control")).toContain("no-store");
  await upstream.close();
});

test("an API call continues when one of several waiting visitors disconnects", async ({
  serve,
}) => {
  const waiting: (() => void)[] = [];
  const upstream = await startFaultyServer((request, response) =>
    request.url === "/v1/characters/awaited"
      ? void waiting.push(() => healthy(request, response))
      : healthy(request, response),
  );
  const site = await serve({ UPSTREAM_URL: upstream.url });
  await site.opened;
  const page = `${site.url}/characters/awaited`;
  const leaving = new AbortController();
  const first = visit(page, { signal: leaving.signal }).catch((error: Error) => error.name);
  await expect.poll(() => waiting.length).toBe(1);
  const others = Array.from({ length: 20 }, () => visit(page));
  leaving.abort();
  expect(await first).toBe("AbortError");
  waiting[0]!();
  for (const answer of await Promise.all(others)) expect(await answer.text()).toContain("Patience");
  expect(waiting).toHaveLength(1);
  await upstream.close();
});

const DAY_MS = 24 * 60 * 60_000;

test("the site serves all cached pages six days into an outage", async ({ serve }) => {
  /** An uncacheable page, which is made for one visitor. */
  const uncached = "/tf-generator/result?quick=true";
  const clock = startClock();
  // The date is not near New Year, when the charities get one more event.
  clock.set(Date.UTC(2026, 5, 1) - Date.now());
  const port = await freePort();
  let upstream = await startUpstream({ port });
  const site = await serve({ UPSTREAM_URL: upstream.url, ...clock.environment });
  await site.opened;
  const cached = examplePages.map(([path]) => path).filter((path) => path !== uncached);
  const pages = [...sample(cached, 20), "/sitemap.xml", "/comics/talechasers/2/3.data"];
  const visitAll = async () => {
    const answers = [];
    for (const path of pages) {
      const { status, headers } = await visit(site.url + path);
      const names = ["Cache-Control", "Vary", "Content-Type", "Retry-After"];
      answers.push([path, status, ...names.map((name) => headers.get(name))]);
    }
    return answers;
  };
  // The first visit of a page may lack optional parts.
  await visitAll();
  const before = await visitAll();
  await upstream.close();

  clock.pass(6 * DAY_MS);
  expect(await visitAll()).toEqual(before);
  expect(await (await visit(`${site.url}/healthz`)).json()).toMatchObject({ upstream: "down" });
  const locationOf = async (path: string) =>
    (await visit(site.url + path)).headers.get("Location") ?? "";
  for (const path of ["/cga/characters/nobody", uncached]) {
    expect(await locationOf(path)).toMatch(/^(?:\/cga)?\/error\?from=/);
  }

  upstream = await startUpstream({ port });
  clock.pass(4_000);
  await expect.poll(() => locationOf(uncached)).toContain("/tf-generator/result?r=");
  await upstream.close();
  clock.close();
});
