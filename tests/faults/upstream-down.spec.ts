import { expect, test } from "playwright/test";
import { startUpstream } from "../../mocks/server";
import { examplePages } from "../e2e/example-pages";
import { freePort, startServing } from "../e2e/site";
import { stop } from "../e2e/start-server";
import { sample } from "../setup/sample";
import { startClock } from "./clock";
import { expectErrorPage, visit, type VisitResponse } from "./visits";

const minutes = 60_000;
const days = 24 * 60 * minutes;

/** A page that is made for one visitor and never cached. */
const uncached = "/tf-generator/result?quick=true";

const pages = sample(
  examplePages.filter(([path]) => path !== uncached),
  20,
);
const picture = "/cdn/d/cga/guild.png?size=small";
const files = [
  "/sitemap.xml",
  "/v1/rss/feeds/chase",
  picture,
  "/galleries/fan-art.data",
  "/comics/talechasers/2/3.data",
];

test("serves all cached pages, ten minutes and six days into an outage", async () => {
  const clock = startClock();
  // Far from New Year, when the charities have one event more.
  clock.set(Date.UTC(2026, 5, 1) - Date.now());
  const port = await freePort();
  let upstream = await startUpstream({ port });
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

  // Draws the picture, which may take longer than the site waits when everything else is requested, too.
  await fetch(upstream.url + picture);
  // Starts the sanitizer, for which the home page does not wait.
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
  // Pages that are not cached are error pages.
  for (const path of ["/cga/characters/torsten", "/cga/characters/nobody", uncached]) {
    expectErrorPage(await visit(site.url + path), path);
  }
  expect(site.output()).toContain(" refused (no connection, or it broke: ECONNREFUSED) ");

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

/** The headers that caches use. The ETag of the home page differs by its random suggestion. */
function headersOf({ headers }: VisitResponse): Record<string, string | null> {
  const names = ["Cache-Control", "Vary", "Content-Type", "Retry-After"];
  return Object.fromEntries(names.map((name) => [name, headers.get(name)]));
}
