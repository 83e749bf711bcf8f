import { http, HttpResponse } from "msw";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { suggestions } from "~content/home.yaml";
import glossary from "~content/world/glossary.yaml";
import landmarks from "~content/world/landmarks.yaml";
import { listEntries } from "~/routes/_main.search/list-entries.server";
import { SiteSearch } from "~/search/site-search.server";
import { clearCache } from "~/upstream/cache.server";
import { failCall } from "~mocks/calls";
import { upstream } from "~mocks/index";
import { scenarioHandlers } from "~mocks/scenarios";
import { countUpstreamRequests } from "./sample-comic";
import { visitor, type Page } from "./visitor";

const open = (query: string) =>
  visitor().open(`/search?${new URLSearchParams({ q: query }).toString()}`);

/** Repeats a search until its page is as expected: lists are read in the meantime. */
const openUntil = (query: string, check: (page: Page) => void) =>
  vi.waitFor(async () => {
    const page = await open(query);
    check(page);
    return page;
  }, 60_000);

const linksOf = (page: Page) =>
  Array.from(page.document.querySelectorAll("main li a"), (link) => link.getAttribute("href")!);
const inGroup = (title: string) => `[aria-label="${title}"]`;
const openUntilFirst = (query: string, to: string) =>
  openUntil(query, (page) => expect(linksOf(page)[0]).toBe(to));

it.each(["/comics/talechasers", "/shop", "/cga"])(
  "the page %s links the search page",
  async (path) => {
    const link = (await visitor().open(path)).getByRole("link", { name: "Search" });
    expect(link.getAttribute("href")).toBe("/search#q");
  },
);

it("the search page shows a hint for an empty query without an API call", async () => {
  const requests = countUpstreamRequests();
  expect((await open(" ")).getByText(/Type a name or a word/)).toBeTruthy();
  requests.stop();
  expect(requests.paths).toEqual([]);
});

it("the search page lists the six sections if the search finds nothing", async () => {
  const query = "<img src=x onerror=alert(1)>";
  const page = await open(query);
  expect(page.document.querySelector("[onerror]")).toBeNull();
  expect(page.getByRole("status").textContent).toContain(query);
  const sections = page.find(inGroup("Sections")).querySelectorAll("a");
  expect(Array.from(sections, ({ textContent }) => textContent)).toEqual(
    suggestions.map(({ title }) => title),
  );
  expect(page.find('meta[name="robots"]').getAttribute("content")).toBe("noindex");
  expect((await open("qqq www")).queryByText(/single word/)).toBeTruthy();
  expect((await open("qqqwww")).queryByText(/single word/)).toBeNull();
});

describe("a search finds", () => {
  let find: (query: string) => Promise<Awaited<ReturnType<SiteSearch["find"]>>["groups"]>;
  beforeAll(async () => {
    const search = new SiteSearch(listEntries, { first: 0, later: 0, outage: 0 });
    find = async (query) => (await search.find(query)).groups;
    await vi.waitFor(
      async () => expect((await search.find("fox")).progress).toBeUndefined(),
      60_000,
    );
  });

  it.each([
    ["Šarn's Hound", "/world/bestiary/feral/sarn-s-hound"],
    ["trees", "/world/botanary/trees"],
    ["copperleaf", "/world/botanary/trees/copperleaf-beech"],
    ["fox", "/characters/snow"],
    ["pennies", "/world/magic/afflictions#chargeburn"],
    ["common", "/world/languages/common"],
    ["vixen", "/world/bestiary/anthro/foxfolk"],
    ["chapter 2", "/comics/talechasers/2/1"],
    ["chapter 2 page 3", "/comics/talechasers/2/3"],
    ["in your paws", "/comics/talechasers/2/1"],
    ["strawbery", "/comics/talechasers/1/5#panel-3"],
    ["insured", "/comics/talechasers/1/4"],
    ["underbogh", "/characters/chase"],
    ["artic fox", "/characters/snow"],
    ["thieves", "/world/religion/pantheon#sel-the-moon"],
    ["commission", "/commissions"],
    ["how much", "/commissions"],
    ["queue", "/commissions"],
    ["open", "/commissions"],
    ["refund", "/commissions/tos#refunds"],
    ["stickers", "/telegram-stickers"],
    ["shop", "/shop"],
    ["gym challenge", "/stream/pokemon/gym-challenge"],
    ["fursona generator", "/fursona-generator"],
    ["schedule", "/stream"],
    ["charities", "/stream/charities"],
    ["downloads", "/downloads"],
    ["patch notes", "/patch-notes?version=0.13.3"],
    ["patch notes 0.9", "/patch-notes?version=0.9"],
    ["snow in stitches", "/galleries/fan-art/snow-in-stitches"],
    ["garrick", "/cga/characters/garrick"],
    ["vixy", "/characters/vixy"],
    ["expressive sketch", "/commissions#expressive-sketch"],
  ])("the search for %s finds %s as the first result", async (query, to) => {
    expect((await find(query))[0]?.entries[0]?.to).toBe(to);
  });

  it("the search finds the same results for a word and its plural", async () => {
    expect(await find("thief")).toEqual(await find("thieves"));
  });

  it("the search finds no results for markup", async () => expect(await find("<b>")).toEqual([]));

  it("the search finds comic pages in reading order and links their panels", async () => {
    const { entries } = (await find("jar")).find(({ title }) => title === "Comic")!;
    const pages = entries.map(({ to }) => to);
    expect(pages[0]).toBe("/comics/talechasers/1/3#panel-3");
    expect(pages).toEqual(pages.toSorted());
  });

  it("the search finds a part of a page once even if the glossary lists the same part", async () => {
    const both = landmarks.find(({ name }) => glossary.some(({ term }) => term === name))!;
    const found = (await find(both.name)).flatMap(({ entries }) => entries);
    expect(found.filter(({ name }) => name === both.name)).toHaveLength(1);
  });
});

it("a search result shows its place, a picture and an excerpt with marked words", async () => {
  const page = await openUntil("jar", ({ find }) => find(`${inGroup("Comic")} li`));
  const result = page.find(`${inGroup("Comic")} li`);
  expect(result.querySelector("img")!.getAttribute("src")).toContain("comics/talechasers/1/");
  expect(result.textContent).toMatch(/Matters of Size.*jar/);
  expect(result.querySelector("mark")!.textContent).toBe("jar");
  const links = Array.from(page.find(inGroup("Results")).querySelectorAll("a"));
  expect(links.length).toBeGreaterThan(1);
  for (const { hash, textContent } of links) {
    const title = page.find(hash).textContent;
    expect(textContent).toMatch(new RegExp(`^${title} \\d+$`));
  }
});

it("the search finds a comic page by its number among ten years of content", async () => {
  upstream.use(...scenarioHandlers("years"));
  const search = new SiteSearch(listEntries, { first: 0, later: 0, outage: 0 });
  await vi.waitFor(async () => {
    const { groups } = await search.find("chapter 60 page 13");
    expect(groups[0]?.entries[0]?.to).toBe("/comics/talechasers/60/13");
  }, 60_000);
  search.close();
});

it("the search page says how many pages can be searched right after a start", async () => {
  const page = await openUntilFirst("Chase", "/characters/chase");
  expect(page.getByText(/^\d+ of \d+ pages can be searched so far\.$/)).toBeTruthy();
  expect(page.headers.get("Cache-Control")).toBe("no-store");
});

it("the search page finds the content that could be loaded right after a start", async () => {
  failCall("v1/comics/talechasers/latest", "refused");
  failCall("v1/characters", "refused");
  await openUntilFirst("garrick", "/cga/characters/garrick");
  clearCache();
  upstream.use(http.get("*/v1/*", () => new HttpResponse(null, { status: 503 })));
  const { name, slug } = landmarks.find(({ era }) => era !== "pre")!;
  await openUntilFirst(name, `/world/geography#${slug}`);
});
