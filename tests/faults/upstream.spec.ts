import type { RequestListener } from "node:http";
import { expect, test } from "playwright/test";
import { startServing, type ServingSite } from "../e2e/site";
import { stop } from "../e2e/start-server";
import { ok, silence, startFaultyServer, type FaultyServer } from "../upstream/faulty-server";
import { expectErrorPage, visit } from "./visits";

// The tests share one site and its upstream.
test.describe.configure({ mode: "serial" });

const character = { category: "PRESENT", fullName: "Patience" };
const list = [{ shortName: "vixy", category: "PRESENT" }];

/** An upstream that knows a character of every name. */
const healthy: RequestListener = (request, response) =>
  ok(request.url === "/v1/characters" ? list : character)(request, response);

let upstream: FaultyServer;
let site: ServingSite;

test.beforeAll(async () => {
  upstream = await startFaultyServer(healthy);
  site = await startServing({ UPSTREAM_URL: upstream.url });
  await site.opened;
});
test.afterAll(async () => {
  await stop(site);
  await upstream.close();
});

test("serves pages while other calls and the picture host hang, and then the error page", async () => {
  upstream.answer = (request, response) => {
    const hangs = /^\/(?:v1\/guildcharacters|cdn)\//.test(request.url!);
    (hangs ? silence : healthy)(request, response);
  };
  const path = "/cga/characters/hangs";
  const hanging = visit(site.url + path);
  const leaving = new AbortController();
  const pictures = Array.from({ length: 100 }, (_, at) =>
    visit(`${site.url}/cdn/d/${at}.png`, { signal: leaving.signal }).catch(() => undefined),
  );
  const isAsked = () => upstream.requests.filter((url) => url.startsWith("/cdn/")).length;
  await expect.poll(isAsked).toBeGreaterThanOrEqual(40);
  const { status, body, headers } = await visit(`${site.url}/characters/vixy`);
  expect([status, body.includes("Patience")]).toEqual([200, true]);
  expect(headers.get("Cache-Control")).toMatch(/^public, max-age=\d/);
  leaving.abort();
  await Promise.all(pictures);
  expectErrorPage(await hanging, path);
});

test("does not abort a call when one of several waiting visitors leaves", async () => {
  const waiting: (() => void)[] = [];
  upstream.answer = (request, response) =>
    request.url === "/v1/characters/waited-for"
      ? void waiting.push(() => healthy(request, response))
      : healthy(request, response);
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
