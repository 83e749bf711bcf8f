import { describe, expect, it } from "vitest";
import { routeAddress } from "~/http/route-address";
import * as to from "~/addresses";
import { orUndefined } from "~/upstream/failure";
import { withRequestContext } from "~/upstream/request-context.server";
import { addresses, lists } from "~/routes/[sitemap.xml]/lists.server";
import { listedPaths } from "~/routes/[sitemap.xml]/pages.server";
import { guildMenu, mainMenu } from "~content/menus.yaml";
import { upstream } from "~mocks/index";
import { examples } from "../example-pages";
import { upstreamHas } from "./sample-comic";
import { pageAt, pages } from "./site-pages";

/** Matches the addresses of a page with any parameters. */
const patternOf = (address: string) =>
  new RegExp(`^${address.replaceAll(/\$\w+/g, "[^/]+")}(?:\\?|$)`);

const hasParameters = (address: string) => address.includes("$");

describe.each(pages.map(({ id, handle = {} }) => [id, routeAddress(id), handle] as const))(
  "the page %s",
  (_id, address, { unlisted }) => {
    it("is in the site map unless it is unlisted", () => {
      expect(listedPaths().includes(address)).toBe(!unlisted);
      if (hasParameters(address)) expect(Object.hasOwn(lists, address)).toBe(!unlisted);
    });

    it("has examples in tests/example-pages.ts if it has parameters", () => {
      const own = examples[address] ?? [address];
      expect(own.some(hasParameters)).toBe(false);
      for (const path of own) expect(path).toMatch(patternOf(address));
    });
  },
);

it("the site map lists only addresses of pages that exist", async () => {
  const listed = await addresses(orUndefined);
  expect(listed).toContain(to.topic("botanary/trees", "copperleaf-beech"));
  expect(pages.map(({ id }) => routeAddress(id))).toEqual(
    expect.arrayContaining(Object.keys(lists)),
  );
  for (const path of listed) expect((await pageAt(path, 0)).status, path).toBe(200);
});

it("the site map is complete for a long comic, and makes at most 40 calls at once", async () => {
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

it("menus link to pages in the site map, and to reading tools", () => {
  const links = [...mainMenu, ...guildMenu].flatMap((entry) =>
    "entries" in entry ? entry.entries : entry,
  );
  const tools = ["/comics/talechasers/saved", "/reading"];
  expect(links.map(({ to }) => to)).toEqual(expect.arrayContaining(tools));
  for (const { to } of links) {
    if (tools.includes(to)) continue;
    const page = listedPaths().find((page) => patternOf(page).test(to));
    expect(page, to).toBeDefined();
  }
});
