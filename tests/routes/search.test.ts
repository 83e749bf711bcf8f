import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { suggestions } from "~content/home.yaml";
import glossary from "~content/world/glossary.yaml";
import landmarks from "~content/world/landmarks.yaml";
import { loadSearch } from "~/routes/_main.search/load-search.server";
import { clearCache } from "~/upstream/cache.server";
import { failCall, mockCall } from "~mocks/calls";
import { upstream } from "~mocks/index";
import { countUpstreamRequests } from "./sample-comic";
import { visitor, type Page } from "./visitor";

const open = (query: string) =>
  visitor().open(`/search?${new URLSearchParams({ q: query }).toString()}`);
const linksOf = (page: Page, group = "") =>
  Array.from(page.document.querySelectorAll(`main ${group} li a`), (link) =>
    link.getAttribute("href")!,
  );
const inGroup = (title: string) => `[aria-label="${title}"]`;
const linksFor = async (query: string) => linksOf(await open(query));

describe("the page", () => {
  it.each(["/comics/talechasers", "/shop", "/cga"])("is linked from %s", async (path) => {
    const link = (await visitor().open(path)).getByRole("link", { name: "Search" });
    expect(link.getAttribute("href")).toBe("/search#q");
  });

  it("replaces the searches at former addresses", async () => {
    for (const path of ["/comics/talechasers/search", "/world"]) {
      expect((await visitor().open(`${path}?q=the+jar`)).address).toBe("/search?q=the+jar");
    }
  });

  it("has a hint and makes no request for an empty query", async () => {
    const requests = countUpstreamRequests();
    expect((await open(" ")).getByText(/Type a name or a word/)).toBeTruthy();
    requests.stop();
    expect(requests.paths).toEqual([]);
  });

  it("lists the six sections when nothing is found, and gives advice about several words", async () => {
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

// Building the index takes half a second, so each test makes several searches.
describe("a search finds", () => {
  it("pages of every kind by names, headings, texts and similar words", async () => {
    for (const [query, to] of [
      ["Šarn's Hound", "/world/bestiary/feral/sarn-s-hound"],
      ["trees", "/world/botanary/trees"],
      ["fox", "/world/bestiary/anthro/foxfolk"],
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
    ] as const) {
      expect((await linksFor(query))[0], query).toBe(to);
    }
    expect(await linksFor("<b>")).toEqual([]);
  });

  it("characters with picture and quote", async () => {
    for (const [query, group, to] of [
      ["garrick", "Caudalglen", "/cga/characters/garrick"],
      ["vixy", "Characters", "/characters/vixy"],
    ] as const) {
      const page = await open(query);
      expect(linksOf(page)[0]).toBe(to);
      const card = page.find(`${inGroup(group)} li`);
      expect(card.querySelector("img")!.getAttribute("src")).toContain(`characters/${query}/`);
      expect(card.textContent).toMatch(/“.+”$/);
    }
  });

  it("pages of the comic in story order, with the panel", async () => {
    const pages = linksOf(await open("jar"), inGroup("Comic"));
    expect(pages[0]).toBe("/comics/talechasers/1/3#panel-3");
    expect(pages).toEqual(pages.toSorted());
  });

  it("texts, and shows their place and the passage with marked words", async () => {
    const card = async (query: string, name: string) =>
      (await open(query)).getByText(name).closest("li")!;
    const stag = await card("antlers", "Grove Stag");
    expect(stag.textContent).toMatch(/Feral.*antlers/);
    expect(stag.querySelector("mark")!.textContent).toBe("antlers");
    expect((await card("low note", "Standing Glass")).textContent).toMatch(
      /Glasswood\. Sound: A low note at sunrise/,
    );
  });

  it("a part of a page once, also when the glossary has it", async () => {
    const both = landmarks.find(({ name }) => glossary.some(({ term }) => term === name))!;
    const names = (await open(both.name)).getAllByText(both.name, { selector: "strong" });
    expect(names).toHaveLength(1);
  });
});

describe("the index", () => {
  it("is built once, and again after five minutes or when the cache is cleared", async () => {
    const { search } = await loadSearch();
    expect((await loadSearch()).search).toBe(search);
    clearCache();
    mockCall("v1/guildcharacters", [{ shortName: "moth", category: "GUILDMEMBER" }]);
    mockCall("v1/guildcharacters/{name}", { category: "GUILDMEMBER", quote: "Hello." });
    expect((await linksFor("moth"))[0]).toBe("/cga/characters/moth");
  });

  it("lacks what cannot be loaded, with a sentence, and the page is not cached", async () => {
    for (const fail of [
      () => failCall("v1/comics/talechasers/latest", "refused"),
      () => failCall("v1/world/topics/feral", "refused"),
      () => failCall("v1/characters/{name}", "refused"),
    ]) {
      clearCache();
      upstream.resetHandlers();
      fail();
      const page = await open("garrick");
      expect(page.getByText(/could not be searched just now/)).toBeTruthy();
      expect(page.headers.get("Cache-Control")).toBe("no-store");
      expect(linksOf(page)[0]).toBe("/cga/characters/garrick");
    }
  });

  it("has the site's own texts when nothing can be loaded", async () => {
    const { name, slug } = landmarks.find(({ era }) => era !== "pre")!;
    upstream.use(http.get("*/v1/*", () => new HttpResponse(null, { status: 503 })));
    expect((await linksFor(name))[0]).toBe(`/world/geography#${slug}`);
  });
});
