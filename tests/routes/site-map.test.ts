import { beforeAll, describe, expect, it } from "vitest";
import { env } from "~/env.server";
import { routePattern } from "~/http/route-address";
import * as to from "~/addresses";
import { withRequestContext } from "~/upstream/request-context.server";
import { guildMenu, mainMenu } from "~content/menus.yaml";
import { upstream } from "~mocks/index";
import { examples } from "../example-pages";
import { countUpstreamRequests, upstreamHas } from "./sample-comic";
import { pageAt, pages } from "./site-pages";

/** Matches the addresses of a page with any parameters. */
const patternOf = (address: string) =>
  new RegExp(`^${address.replaceAll(/\$\w+/g, "[^/]+")}(?:\\?|$)`);

const hasParameters = (address: string) => address.includes("$");

let listed: string[];
beforeAll(async () => {
  const xml = await (await withRequestContext({}, () => pageAt("/sitemap.xml"))).text();
  listed = Array.from(xml.matchAll(/<loc>([^<]+)</g), ([, url]) => url!.replace(env.SITE_URL, ""));
});

describe.each(pages.map(({ id, handle = {} }) => [id, routePattern(id), handle] as const))(
  "the page %s",
  (_id, address, { unlisted }) => {
    it("a page is in the site map unless its route is unlisted", () => {
      expect(listed.some((path) => patternOf(address).test(path))).toBe(!unlisted);
    });

    it("a page with parameters has examples in tests/example-pages.ts", () => {
      const own = examples[address] ?? [address];
      expect(own.some(hasParameters)).toBe(false);
      for (const path of own) expect(path).toMatch(patternOf(address));
    });
  },
);

it("the site map lists only existing pages and each page once", async () => {
  expect(listed).toContain(to.topic("botanary/trees", "copperleaf-beech"));
  expect(new Set(listed).size).toBe(listed.length);
  for (const path of listed) expect((await pageAt(path, 0)).status, path).toBe(200);
});

it("the site map makes no API calls for texts that only the search needs", async () => {
  const requests = countUpstreamRequests();
  await withRequestContext({}, () => pageAt("/sitemap.xml"));
  requests.stop();
  expect(requests.paths).toContain("/v1/characters");
  const texts = /characters\/|items\/|content\/world\/(?!botanary\/)/;
  expect(requests.paths.filter((path) => texts.test(path))).toEqual([]);
});

it("the site map of a long comic is complete with at most 40 simultaneous API calls", async () => {
  const chapters = Array.from({ length: 200 }, (_, at) => [at + 1, [1]] as const);
  upstreamHas(Object.fromEntries(chapters), [200, 1]);
  let [running, most] = [0, 0];
  const count = (change: number) => () => {
    running += change;
    most = Math.max(most, running);
  };
  const [start, end] = [count(1), count(-1)];
  upstream.events.on("request:start", start);
  upstream.events.on("response:mocked", end);
  const answer = await withRequestContext({}, () => pageAt("/sitemap.xml"));
  const xml = await answer.text();
  upstream.events.removeListener("request:start", start);
  upstream.events.removeListener("response:mocked", end);
  for (const [chapter] of chapters) expect(xml).toContain(`/comics/talechasers/${chapter}/1<`);
  expect(most).toBeLessThanOrEqual(40);
});

it("the menus link only to pages in the site map and to reading tools", () => {
  const links = [...mainMenu, ...guildMenu].flatMap((entry) =>
    "entries" in entry ? entry.entries : entry,
  );
  const tools = ["/comics/talechasers/saved", "/reading"];
  expect(links.map(({ to }) => to)).toEqual(expect.arrayContaining(tools));
  for (const { to } of links) {
    if (tools.includes(to)) continue;
    expect(listed).toContain(to === "/patch-notes" ? `${to}?version=0.13.3` : to);
  }
});
