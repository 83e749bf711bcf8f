import { describe, expect, it } from "vitest";
import { mostAddresses, siteMap } from "~/routes/[sitemap.xml]/site-map";
import { loader } from "~/routes/[sitemap.xml]/route";
import { mockCall } from "~mocks/calls";
import { responseOf } from "./route-response";

const origin = "https://talechasers.test";
const paths = (count: number, name = "a") =>
  Array.from({ length: count }, (_, at) => `/${name}/${at}`);
const locations = (xml: string | undefined) =>
  Array.from((xml ?? "").matchAll(/<loc>([^<]+)<\/loc>/g), ([, url]) => url);

describe("a site map", () => {
  it("is one file up to the maximum number of addresses", () => {
    const lists = [paths(mostAddresses - 1), paths(1, "b")];
    const xml = siteMap(lists, origin, null);
    expect(xml).toContain("<urlset ");
    expect(locations(xml)).toEqual(lists.flat().map((path) => origin + path));
    expect(siteMap(lists, origin, "1")).toBe(xml);
  });

  it("is an index of its parts beyond that, with each address in one part", () => {
    const lists = [paths(mostAddresses - 1), paths(3, "b"), [], paths(2 * mostAddresses, "c")];
    const xml = siteMap(lists, origin, null);
    expect(xml).toContain("<sitemapindex ");
    const parts = locations(xml);
    expect(parts).toEqual([1, 2, 3, 4].map((part) => `${origin}/sitemap.xml?part=${part}`));
    const files = parts.map((_, at) => siteMap(lists, origin, String(at + 1)));
    for (const file of files) expect(locations(file).length).toBeLessThanOrEqual(mostAddresses);
    expect(files.flatMap(locations)).toEqual(lists.flat().map((path) => origin + path));
  });

  it.each(["0", "2", "", "x", "-1", "1.0", "01", "99999999"])("has no part %j", (part) => {
    expect(siteMap([paths(3)], origin, part)).toBeUndefined();
  });
});

describe("the response of /sitemap.xml", () => {
  const names = Array.from({ length: 2_000 }, (_, at) => `Grove Stag ${at}`);

  it("has an index with existing parts for a large site", async () => {
    mockCall("v1/world/topics/{topic}", names);
    const { status, body } = await responseOf(loader, "/sitemap.xml");
    expect([status, body]).toEqual([200, expect.stringContaining("<sitemapindex ")]);
    const parts = await Promise.all(
      locations(body).map(async (url) => {
        const { pathname, search } = new URL(url!);
        return locations((await responseOf(loader, pathname + search)).body);
      }),
    );
    const listed = parts.flat();
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed.filter((url) => url!.includes("/world/bestiary/feral/grove-stag-"))).toHaveLength(
      2_000,
    );
  });

  it("has status 404 for a part that does not exist, and is not cached", async () => {
    const { status, headers } = await responseOf(loader, "/sitemap.xml?part=7");
    expect([status, headers.get("Cache-Control")]).toEqual([404, "no-store"]);
  });
});
