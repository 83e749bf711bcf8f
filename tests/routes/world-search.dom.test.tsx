import { cleanup, screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import glossary from "~content/world/glossary.yaml";
import landmarks from "~content/world/landmarks.yaml";
import type { ResultGroup } from "~/world/search.server";
import { SearchResults } from "~/world/world-search";
import { loader, meta } from "~/routes/_main.world._index/route";
import { getWorldIndex } from "~/world/world-index.server";
import { clearCache } from "~/upstream/cache.server";
import { mockCall } from "~mocks/calls";
import { upstream } from "~mocks/index";
import { responseOf } from "./route-response";
import { renderOnSite } from "./rendering";
import { countUpstreamRequests } from "./sample-comic";

interface World {
  query: string;
  names: string[];
  results?: { groups: ResultGroup[]; isSimilar: boolean; complete: boolean };
}

const place = landmarks.find(({ era }) => era !== "pre");

const open = (search = "") => responseOf(loader, `/world${search}`);
const world = async (search?: string) => (await open(search)).data as World;
const pagesOf = ({ results }: World) => results?.groups.flatMap(({ entries }) => entries) ?? [];
const found = async (query: string) =>
  pagesOf(await world(`?${new URLSearchParams({ q: query }).toString()}`));
const first = async (query: string) => (await found(query))[0]?.to;

it.each(["", "?q=", "?q=+++", "?other=fox"])(
  "the first page with %j makes no request to the upstream",
  async (search) => {
    const requests = countUpstreamRequests();
    expect((await world(search)).results).toBeUndefined();
    expect(requests.paths).toEqual([]);
    requests.stop();
  },
);

it("a search knows the first 3,000 names of a list", async () => {
  mockCall(
    "v1/world/topics/feral",
    Array.from({ length: 5_000 }, (_, at) => `Quagga ${at}`),
  );
  expect(await first("quagga 2999")).toBe("/world/bestiary/feral/quagga-2999");
  expect(await first("quagga 3000")).not.toBe("/world/bestiary/feral/quagga-3000");
});

// Building the index takes half a second, so each test makes several searches.
describe("a search finds", () => {
  it("pages by names, parts of names and similar words", async () => {
    for (const [query, to] of [
      ["Šarn's Hound", "/world/bestiary/feral/sarn-s-hound"],
      ["trees", "/world/botanary/trees"],
      ["copperleaf beach", "/world/botanary/trees/copperleaf-beech"],
      ["vixy", "/characters/vixy"],
      ["thistle", "/cga/characters/thistle"],
      ["ember school", "/world/magic/schools"],
      ["chargeburn", "/world/magic/afflictions"],
      ["pantheon", "/world/religion/pantheon"],
      ["vixem", "/world/bestiary/anthro/foxfolk"],
      ["pennies", "/world/magic/afflictions"],
      ["common", "/world/languages/common"],
    ] as const) {
      expect(await first(query), query).toBe(to);
    }
  });

  it("each entry once", async () => {
    const all = (await found("a")).map(({ name, to }) => `${name} ${to}`);
    expect(new Set(all).size).toBe(all.length);
    const both = landmarks.find(({ name }) => glossary.some(({ term }) => term === name));
    const named = (await found(both!.name)).filter(({ name }) => name === both!.name);
    expect(named.map(({ group }) => group)).toEqual(["places"]);
  });

  it("texts of pages, and shows the passage with the match and with punctuation", async () => {
    const stag = (await found("antlers")).find(({ name }) => name === "Grove Stag");
    expect(stag).toMatchObject({ group: "mentions", place: "Bestiary › Feral" });
    expect(stag?.excerpt).toContainEqual({ text: "antlers", isMatch: true });
    for (const [query, name, line] of [
      ["low note", "Standing Glass", /Glasswood\. Sound: A low note at sunrise\. Uses: /],
      ["hardly a family", "History", / 412 AS\. There is hardly a family/],
    ] as const) {
      const page = (await found(query)).find((one) => one.name === name);
      expect(page?.excerpt?.map(({ text }) => text).join("")).toMatch(line);
    }
  });
});

it("the index is built once for the same data, and again for other data", async () => {
  const { index } = await getWorldIndex();
  await found("glass");
  expect((await getWorldIndex()).index).toBe(index);
  clearCache();
  mockCall("v1/guildcharacters", [{ shortName: "moth", category: "GUILDMEMBER" }]);
  expect((await getWorldIndex()).index).not.toBe(index);
  expect(await first("moth")).toBe("/cga/characters/moth");
});

describe("when lists cannot be loaded", () => {
  const fails = (call: string) =>
    upstream.use(http.get(`*/v1/${call}`, () => new HttpResponse(null, { status: 404 })));

  it("the others are searched, and the incomplete page is not cached", async () => {
    fails("world/topics/monster");
    fails("guildcharacters");
    const { headers, data } = await open("?q=glass");
    const { results } = data as World;
    expect(results?.complete).toBe(false);
    const names = pagesOf(data as World).map(({ name }) => name);
    expect(names).toContain("Standing Glass");
    expect(names).not.toContain("Glass Widow");
    expect(headers.get("Cache-Control")).toBe("no-store");
  });

  it.each([
    ["world/content/world/botanary/trees", "trees", "/world/botanary/trees"],
    ["*", place!.name, `/world/geography#${place!.slug}`],
  ])("without %s a search for %j finds %s", async (call, query, to) => {
    fails(call);
    expect(await first(query)).toBe(to);
  });

  it("names are found without the texts of their pages", async () => {
    upstream.use(
      http.get("*/v1/world/content/world/*/*/*", () => new HttpResponse(null, { status: 503 })),
    );
    const data = await world("?q=foxes");
    expect(data.results?.complete).toBe(false);
    expect(pagesOf(data)[0]).toMatchObject({ name: "Foxfolk", excerpt: [] });
  });

  it("names that are no slugs are left out, and a slash becomes a hyphen", async () => {
    mockCall("v1/world/topics/feral", ["..", "Elk", " ", "Snip/Snap"]);
    expect((await found("elk")).map(({ to }) => to)).toContain("/world/bestiary/feral/elk");
    const slashed = { name: "Snip/Snap", to: "/world/bestiary/feral/snip-snap" };
    expect(await found("snip/snap")).toMatchObject([slashed]);
  });
});

describe("the page of results", () => {
  const show = async (query: string) => {
    cleanup();
    const search = `?${new URLSearchParams({ q: query }).toString()}`;
    const { results, ...data } = await world(search);
    return renderOnSite(<SearchResults {...data} {...results!} />, { path: `/world${search}` });
  };

  it("has groups, the best first, folds all but six results of each, and marks the matching words", async () => {
    await show("fire");
    const [heading] = screen.getAllByRole("heading", { level: 2 });
    expect(heading!.textContent).toBe("Magic");
    const magic = within(screen.getByRole("region", { name: "Magic" }));
    expect(magic.getAllByRole("link")[0]!.textContent).toMatch(/^Fire/);
    expect((screen.getByLabelText("Search the world") as HTMLInputElement).value).toBe("fire");

    await show("glass");
    const mentions = within(screen.getByRole("region", { name: "Mentioned in" }));
    const fold = mentions.getByText(/^Show \d+ more$/).closest("details")!;
    const all = mentions.getAllByRole("link");
    expect(all.filter((link) => !fold.contains(link))).toHaveLength(6);
    expect(fold.textContent).toContain(`Show ${all.length - 6} more`);

    await show("vixens");
    const [fox] = screen.getAllByRole("link", { name: /^Foxfolk/ });
    expect(fox!.closest("li")!.querySelector("mark")?.textContent).toBe("vixen");
  });

  it("suggests other searches when nothing is found, and escapes the query", async () => {
    const { container } = await show("<img src=x onerror=alert(1)>");
    expect(container.querySelector("[onerror]")).toBeNull();
    const status = screen.getByRole("status");
    expect(status.textContent).toContain("<img src=x");
    const [link] = within(status).getAllByRole("link");
    expect(link?.getAttribute("href")).toBe("/world?q=Saltreach");
  });

  it("stays out of search engines", async () => {
    const tags = async (search: string) =>
      meta({
        data: await world(search),
        location: { pathname: "/world" },
        matches: [],
      } as never);
    const hidden = { name: "robots", content: "noindex" };
    expect(await tags("?q=fire")).toContainEqual(hidden);
    expect(await tags("")).not.toContainEqual(hidden);
  });
});

it("the suggested names are few and unique, and have results", async () => {
  const { names } = await world();
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeLessThan(50);
  for (const name of names) expect((await found(name)).length).toBeGreaterThan(0);
});
