import { expect, test } from "playwright/test";
import { startUpstream } from "../../mocks/server";
import { examplePages } from "../e2e/example-pages";
import { freePort, startServing } from "../e2e/site";
import { stop } from "../e2e/start-server";
import { sample } from "../setup/sample";
import { startClock } from "./clock";
import { expectErrorPage, visit, type VisitResponse } from "./visits";

const DAY_MS = 24 * 60 * 60_000;

/** A page that is made for one visitor and never cached. */
const uncached = "/tf-generator/result?quick=true";

const pages = [
  ...sample(
    examplePages.filter(([path]) => path !== uncached),
    20,
  ),
  ...["/sitemap.xml", "/v1/rss/feeds/chase", "/comics/talechasers/2/3.data"].map(
    (path) => [path, 200] as const,
  ),
];

test("serves all cached pages six days into an outage", async () => {
  const clock = startClock();
  // Far from New Year, when the charities have one event more.
  clock.set(Date.UTC(2026, 5, 1) - Date.now());
  const port = await freePort();
  let upstream = await startUpstream({ port });
  const site = await startServing({ UPSTREAM_URL: upstream.url, ...clock.environment });
  await site.opened;
  // Starts the sanitizer, for which the home page does not wait.
  await visit(`${site.url}/characters/vixy`);
  const before = new Map<string, VisitResponse>();
  for (const [path, status] of pages) {
    const answer = await visit(site.url + path);
    expect(answer.status, path).toBe(status);
    before.set(path, answer);
  }
  await upstream.close();

  clock.pass(6 * DAY_MS);
  for (const [path, status] of pages) {
    const answer = await visit(site.url + path);
    expect(answer.status, path).toBe(status);
    expect(headersOf(answer), path).toEqual(headersOf(before.get(path)!));
  }
  expect(JSON.parse((await visit(`${site.url}/healthz`)).body)).toMatchObject({ upstream: "down" });
  // Pages that are not cached are error pages.
  for (const path of ["/cga/characters/nobody", uncached]) {
    expectErrorPage(await visit(site.url + path), path);
  }
  expect(site.output()).toContain(" refused (ECONNREFUSED) ");

  upstream = await startUpstream({ port });
  clock.pass(4_000);
  await expect
    .poll(async () => (await visit(site.url + uncached)).headers.get("Location"))
    .toContain("/tf-generator/result?r=");
  expect(site.process.exitCode).toBeNull();
  await stop(site);
  await upstream.close();
  clock.close();
});

/** The headers that caches use. */
function headersOf({ headers }: VisitResponse): Record<string, string | null> {
  const names = ["Cache-Control", "Vary", "Content-Type", "Retry-After"];
  return Object.fromEntries(names.map((name) => [name, headers.get(name)]));
}
