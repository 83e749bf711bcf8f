import { http, HttpResponse } from "msw";
import { beforeAll, describe, expect, it } from "vitest";
import { suggestions } from "~content/home.yaml";
import glossary from "~content/world/glossary.yaml";
import landmarks from "~content/world/landmarks.yaml";
import { loadSearch } from "~/routes/_main.search/load-search.server";
import { failCall } from "~mocks/calls";
import { upstream } from "~mocks/index";
import { countUpstreamRequests } from "./sample-comic";
import { visitor, type Page } from "./visitor";

const open = (query: string) =>
  visitor().open(`/search?${new URLSearchParams({ q: query }).toString()}`);
const linksOf = (page: Page) =>
  Array.from(page.document.querySelectorAll("main li a"), (link) => link.getAttribute("href")!);
const inGroup = (title: string) => `[aria-label="${title}"]`;
const linksFor = async (query: string) => linksOf(await open(query));

describe("the search page", () => {
  it.each(["/comics/talechasers", "/shop", "/cga"])("is linked from %s", async (path) => {
    const link = (await visitor().open(path)).getByRole("link", { name: "Search" });
    expect(link.getAttribute("href")).toBe("/search#q");
  });

  it("shows a hint for an empty query, without a call", async () => {
    const requests = countUpstreamRequests();
    expect((await open(" ")).getByText(/Type a name or a word/)).toBeTruthy();
    requests.stop();
    expect(requests.paths).toEqual([]);
  });

  it("lists the six sections when nothing is found, with advice for queries of several words", async () => {
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
});

describe("a search finds", () => {
  let search: Awaited<ReturnType<typeof loadSearch>>["search"];
  // Building the index takes a second.
  beforeAll(async () => {
    ({ search } = await loadSearch());
    expect((await loadSearch()).search, "the index is cached").toBe(search);
  });

  it.each([
    ["Šarn's Hound", "/world/bestiary/feral/sarn-s-hound"],
    ["trees", "/world/botanary/trees"],
    ["fox", "/characters/snow"],
    ["pennies", "/world/magic/afflictions"],
    ["common", "/world/languages/common"],
    ["vixen", "/world/bestiary/anthro/foxfolk"],
    ["chapter 2", "/comics/talechasers/2/1"],
    ["chapter 2 page 3", "/comics/talechasers/2/3"],
    ["in your paws", "/comics/talechasers/2/1"],
    ["strawbery", "/comics/talechasers/1/5#panel-3"],
    ["insured", "/comics/talechasers/1/4"],
    ["underbogh", "/characters/chase"],
    ["artic fox", "/characters/snow"],
    ["thief", "/world/religion/pantheon"],
    ["commissions", "/commissions"],
    ["refund", "/commissions/tos"],
    ["stickers", "/telegram-stickers"],
    ["shop", "/shop"],
    ["gym challenge", "/stream/pokemon/gym-challenge"],
    ["fursona generator", "/fursona-generator"],
    ["schedule", "/stream"],
    ["charities", "/stream/charities"],
    ["downloads", "/downloads"],
    ["patch notes 0.9", "/patch-notes?version=0.9"],
    ["snow in stitches", "/galleries/fan-art/snow-in-stitches"],
    ["garrick", "/cga/characters/garrick"],
  ])("%s", (query, to) => {
    expect(search(query).groups[0]?.entries[0]?.to).toBe(to);
  });

  it("nothing for markup", () => expect(search("<b>").groups).toEqual([]));

  it("pages of the comic in story order, with the panel", () => {
    const { entries } = search("jar").groups.find(({ title }) => title === "Comic")!;
    const pages = entries.map(({ to }) => to);
    expect(pages[0]).toBe("/comics/talechasers/1/3#panel-3");
    expect(pages).toEqual(pages.toSorted());
  });

  it("a part of a page once, even if the glossary lists it, too", () => {
    const both = landmarks.find(({ name }) => glossary.some(({ term }) => term === name))!;
    const found = search(both.name).groups.flatMap(({ entries }) => entries);
    expect(found.filter(({ name }) => name === both.name)).toHaveLength(1);
  });
});

it("a result shows its group and place, a picture, and an excerpt with marked words", async () => {
  // The search had another address before.
  const page = await visitor().open("/comics/talechasers/search?q=vixy");
  expect(page.address).toBe("/search?q=vixy");
  const vixy = page.find(`${inGroup("Characters")} li`);
  expect(vixy.querySelector("a")!.getAttribute("href")).toBe("/characters/vixy");
  expect(vixy.querySelector("img")!.getAttribute("src")).toContain("characters/vixy/");
  expect(vixy.textContent).toMatch(/“.+”$/);
  const stag = (await open("antlers")).getByText("Grove Stag").closest("li")!;
  expect(stag.textContent).toMatch(/Feral.*antlers/);
  expect(stag.querySelector("mark")!.textContent).toBe("antlers");
});

describe("the search index", () => {
  it("lacks what cannot be loaded, shows a note, and the page is not cached", async () => {
    failCall("v1/comics/talechasers/latest", "refused");
    failCall("v1/world/topics/feral", "refused");
    failCall("v1/characters/{name}", "refused");
    const page = await open("garrick");
    expect(page.getByText(/could not be searched just now/)).toBeTruthy();
    expect(page.headers.get("Cache-Control")).toBe("no-store");
    expect(linksOf(page)[0]).toBe("/cga/characters/garrick");
  });

  it("contains the site's own texts when nothing can be loaded", async () => {
    const { name, slug } = landmarks.find(({ era }) => era !== "pre")!;
    upstream.use(http.get("*/v1/*", () => new HttpResponse(null, { status: 503 })));
    expect((await linksFor(name))[0]).toBe(`/world/geography#${slug}`);
  });
});
