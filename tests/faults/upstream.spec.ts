import type { ServerResponse } from "node:http";
import { expect, test } from "playwright/test";
import { startServing, type ServingSite } from "../e2e/site";
import { stop } from "../e2e/start-server";
import { slowFaults } from "../upstream/faults";
import { ok } from "../upstream/faulty-server";
import { startClock, type Clock } from "./clock";
import { startFaultyUpstream, type FaultyUpstream } from "./faulty-upstream";
import { expectErrorPage, visit } from "./visits";

// The tests share one site and its upstream.
test.describe.configure({ mode: "serial" });

let upstream: FaultyUpstream;
let clock: Clock;
let site: ServingSite;

test.beforeAll(async () => {
  upstream = await startFaultyUpstream();
  clock = startClock();
  site = await startServing({ UPSTREAM_URL: upstream.url, ...clock.environment });
  await site.opened;
});

test.afterAll(async () => {
  await stop(site);
  await upstream.close();
  clock.close();
});

test.beforeEach(() => {
  upstream.fault = () => undefined;
  upstream.asked.clear();
});

async function expectPage(path: string): Promise<void> {
  const { status, body, headers } = await visit(site.url + path);
  expect([status, body.includes("first-edition")], path).toEqual([200, true]);
  expect(headers.get("Cache-Control"), path).toMatch(/^public, max-age=\d/);
}

test("serves other pages while the upstream hangs, and then the error page", async () => {
  const paths = slowFaults.map(({ name }) => `/cga/characters/${name}`);
  upstream.fault = (path) =>
    slowFaults.find(({ name }) => path === `/v1/guildcharacters/${name}`)?.answer;
  const answers = paths.map((path) => visit(site.url + path));
  await expect.poll(() => upstream.asked.size).toBeGreaterThanOrEqual(paths.length);
  await expectPage("/characters/chase");
  for (const [at, path] of paths.entries()) expectErrorPage(await answers[at]!, path);
});

test("does not abort a call when one of several waiting visitors leaves", async () => {
  const path = "/v1/characters/waited-for";
  const waiting: (() => void)[] = [];
  upstream.fault = (asked) =>
    asked === path
      ? (request, response) =>
          void waiting.push(() =>
            ok({ category: "PRESENT", fullName: "Patience" })(request, response),
          )
      : undefined;
  const page = `${site.url}/characters/waited-for`;
  const leaving = new AbortController();
  const first = visit(page, { signal: leaving.signal }).catch((error: Error) => error.name);
  await expect.poll(() => waiting.length).toBe(1);
  const others = Array.from({ length: 20 }, () => visit(page));
  leaving.abort();
  expect(await first).toBe("AbortError");
  waiting[0]!();
  for (const { status, body } of await Promise.all(others)) {
    expect([status, body.includes("Patience")]).toEqual([200, true]);
  }
  expect(waiting).toHaveLength(1);
});

test("serves pages while the picture host hangs", async () => {
  const held: ServerResponse[] = [];
  upstream.fault = (path) =>
    path.startsWith("/cdn/") ? (_request, response) => void held.push(response) : undefined;
  const leaving = new AbortController();
  // More than the connections to one host.
  const pictures = Array.from({ length: 100 }, (_, at) =>
    visit(`${site.url}/cdn/d/hangs-${at}.png`, { signal: leaving.signal }).catch(() => undefined),
  );
  await expect.poll(() => held.length).toBeGreaterThanOrEqual(64);
  await expectPage("/characters/vixy");
  leaving.abort();
  await Promise.all(pictures);

  // Not tried again, which would take the visitor as long once more.
  const asked: string[] = [];
  upstream.fault = (path) => (_request, response) => {
    asked.push(path);
    held.push(response);
  };
  expect((await visit(`${site.url}/cdn/d/never-seen.png`)).status).toBe(502);
  expect(asked.filter((path) => path.includes("never-seen"))).toHaveLength(1);
  for (const response of held) response.destroy();
});
