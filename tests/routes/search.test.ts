import MiniSearch from "minisearch";
import { http, HttpResponse } from "msw";
import { describe, expect, it, vi } from "vitest";
import glossary from "~content/world/glossary.yaml";
import landmarks from "~content/world/landmarks.yaml";
import { clearCache } from "~/upstream/cache.server";
import { getWorldIndex } from "~/world/world-index.server";
import { failCall, mockCall } from "~mocks/calls";
import { upstream } from "~mocks/index";
import { searchComic } from "~/comics/search.server";
import { countUpstreamRequests, upstreamHas } from "./sample-comic";
import { visitor, type Page } from "./visitor";

const open = (query: string) =>
  visitor().open(`/search?${new URLSearchParams({ q: query }).toString()}`);
const linksOf = (page: Page, group = "") =>
  Array.from(page.document.querySelectorAll(`main ${group} li a`), (link) =>
    link.getAttribute("href")!,
  );
const found = async (query: string) => linksOf(await open(query));
const texts = (page: Page, selector: string) =>
  Array.from(page.document.querySelectorAll(`main ${selector}`), ({ textContent }) => textContent);
const inGroup = (title: string) => `[aria-labelledby="${title}"]`;

describe("the page", () => {
  it.each(["/comics/talechasers", "/shop", "/cga"])(
    "is reached from the menu of %s",
    async (path) => {
      const reader = visitor();
      const box = (await reader.open(path)).getByRole("search", { hidden: true });
      const { action } = box as HTMLFormElement;
      expect(new URL(action).pathname).toBe("/search");
      expect(box.querySelector("input")).toMatchObject({ name: "q", type: "search" });
    },
  );

  it.each(["/comics/talechasers/search", "/world"])("replaces the search at %s", async (path) => {
    expect((await visitor().open(`${path}?q=the+jar`)).address).toBe("/search?q=the+jar");
  });

  it("has a hint and makes no request for an empty query", async () => {
    const requests = countUpstreamRequests();
    expect((await open(" ")).getByText(/Type a name or a word/)).toBeTruthy();
    requests.stop();
    expect(requests.paths).toEqual([]);
  });

  it("has groups, the best first, folds all but six results of each, and marks the words", async () => {
    const page = await open("glass");
    expect(texts(page, "h2")).toEqual([
      ...["Glossary and history", "Creatures and plants", "Places", "Mentioned in"],
    ]);
    const mentions = page.find(inGroup("mentions"));
    const fold = mentions.querySelector("details")!;
    const all = linksOf(page, inGroup("mentions")).length;
    expect(fold.querySelectorAll("a")).toHaveLength(all - 6);
    expect(fold.textContent).toContain(`Show ${all - 6} more`);
    expect(texts(await open("vixens"), "mark")[0]).toBe("vixen");
  });

  it("says when nothing is found, escapes the query, and stays out of search engines", async () => {
    const query = "<img src=x onerror=alert(1)>";
    const page = await open(query);
    expect(page.document.querySelector("[onerror]")).toBeNull();
    expect(page.getByRole("status").textContent).toContain(query);
    expect(page.find('meta[name="robots"]').getAttribute("content")).toBe("noindex");
    expect(await found("<b>")).toEqual([]);
  });
});

// Building the index takes half a second, so each test makes several searches.
describe("a search finds", () => {
  it("pages by names, parts of names and similar words", async () => {
    for (const [query, to] of [
      ["Šarn's Hound", "/world/bestiary/feral/sarn-s-hound"],
      ["trees", "/world/botanary/trees"],
      ["copperleaf beach", "/world/botanary/trees/copperleaf-beech"],
      ["fox", "/world/bestiary/anthro/foxfolk"],
      ["ember school", "/world/magic/schools"],
      ["chargeburn", "/world/magic/afflictions"],
      ["pantheon", "/world/religion/pantheon"],
      ["vixem", "/world/bestiary/anthro/foxfolk"],
      ["pennies", "/world/magic/afflictions"],
      ["common", "/world/languages/common"],
      ["strawbery", "/comics/talechasers/1/5#panel-3"],
      ["insured", "/comics/talechasers/1/4"],
    ] as const) {
      expect((await found(query))[0], query).toBe(to);
    }
  });

  it("characters with portrait and quote", async () => {
    for (const [query, to] of [
      ["garrick", "/cga/characters/garrick"],
      ["vixy", "/characters/vixy"],
    ] as const) {
      const page = await open(query);
      expect(linksOf(page)[0]).toBe(to);
      const card = page.find(`${inGroup("characters")} li`);
      expect(card.querySelector("img")!.getAttribute("src")).toContain(`${query}/1.png`);
      expect(card.textContent).toMatch(/“.+”$/);
    }
  });

  it("pages of the comic in story order, with the panel", async () => {
    const page = await open("jar");
    const pages = linksOf(page, inGroup("comic"));
    expect(pages[0]).toBe("/comics/talechasers/1/3#panel-3");
    expect(pages).toEqual(pages.toSorted());
    expect(await found("air holes")).toContain("/comics/talechasers/1/3#panel-4");
  });

  it("each entry once", async () => {
    const both = landmarks.find(({ name }) => glossary.some(({ term }) => term === name));
    const page = await open(both!.name);
    expect(texts(page, "li strong").filter((name) => name === both!.name)).toHaveLength(1);
    expect(linksOf(page, inGroup("places"))).toHaveLength(1);
  });

  it("texts of pages, and shows their place and the passage with punctuation", async () => {
    const card = async (query: string, name: string) =>
      (await open(query)).getByText(name).closest("li")!.textContent;
    expect(await card("antlers", "Grove Stag")).toMatch(/Bestiary › Feral.*antlers/);
    expect(await card("low note", "Standing Glass")).toMatch(
      /Glasswood\. Sound: A low note at sunrise\. Uses: /,
    );
    expect(await card("hardly a family", "History")).toMatch(/ 412 AS\. There is hardly a family/);
  });

  it("the first 3,000 names of a list", async () => {
    mockCall(
      "v1/world/topics/feral",
      Array.from({ length: 5_000 }, (_, at) => `Quagga ${at}`),
    );
    expect(await found("quagga 2999")).toContain("/world/bestiary/feral/quagga-2999");
    expect(await found("quagga 3000")).not.toContain("/world/bestiary/feral/quagga-3000");
  });
});

describe("an index", () => {
  it("of the world is built once for the same data, and again for other data", async () => {
    const { index } = await getWorldIndex();
    await found("glass");
    expect((await getWorldIndex()).index).toBe(index);
    clearCache();
    mockCall("v1/guildcharacters", [{ shortName: "moth", category: "GUILDMEMBER" }]);
    expect((await getWorldIndex()).index).not.toBe(index);
    expect((await found("moth"))[0]).toBe("/cga/characters/moth");
  });

  it("of a comic with too many pages has the newest chapters, and is built once", async () => {
    const pages = Array.from({ length: 5_000 }, (_, at) => at + 1);
    const chapters = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((chapter) => [chapter, pages]));
    upstreamHas(chapters, [7, 5_000]);
    const indexed = vi.spyOn(MiniSearch.prototype, "addAll");
    let turns = 0;
    const others = setInterval(() => (turns += 1), 0);
    const first = await searchComic("talechasers", "said");
    clearInterval(others);
    expect(turns, "turns of other requests").toBeGreaterThan(20);
    expect(first.firstChapter).toBe(4);
    expect(first.found).toHaveLength(30);
    indexed.mockClear();
    expect(await searchComic("talechasers", "said")).toEqual(first);
    expect(indexed).not.toHaveBeenCalled();
  });

  it("of a comic has chapter 0 and passes over gaps", async () => {
    upstreamHas({ 0: [0], 2: [1] }, [2, 1]);
    const { found, firstChapter, complete } = await searchComic("talechasers", "said");
    expect(found.map(({ to }) => to)).toEqual([
      "/comics/talechasers/0/0",
      "/comics/talechasers/2/1",
    ]);
    expect([firstChapter, complete]).toEqual([undefined, true]);
  });

  it("of a comic knows the newest two hundred chapters, and changes with them", async () => {
    const chapterOf = (commentary: string) =>
      mockCall("v1/comics/talechasers/chapters/{chapter}", {
        1: { page: 1, imageId: "x", commentary },
      } as never);
    mockCall("v1/comics/talechasers/latest", [205, 1]);
    chapterOf("A <em>quagga</em>.");
    const requests = countUpstreamRequests();
    const page = await open("quagga");
    expect(texts(page, "small")).toContain("Talechasers › Author’s notes");
    expect(await found("quokka")).toEqual([]);
    requests.stop();
    expect(requests.paths.filter((path) => path.includes("/chapters/"))).toHaveLength(200);
    expect(page.getByText(/only chapters from 6 on were searched/)).toBeTruthy();
    clearCache();
    chapterOf("A quokka.");
    expect(await found("quagga")).toEqual([]);
    expect(await found("quokka")).toHaveLength(30);
  });
});

describe("what cannot be loaded", () => {
  const fails = (call: string) =>
    upstream.use(http.get(`*/v1/${call}`, () => new HttpResponse(null, { status: 404 })));
  const isIncomplete = (page: Page) => page.queryByText(/could not be searched just now/) !== null;

  it("is named, and the incomplete page is not cached", async () => {
    fails("world/topics/monster");
    const page = await open("glass");
    const names = texts(page, "strong");
    expect(names).toContain("Standing Glass");
    expect(names).not.toContain("Glass Widow");
    expect(isIncomplete(page)).toBe(true);
    expect(page.headers.get("Cache-Control")).toBe("no-store");
  });

  it.each(["v1/comics/talechasers/latest", "v1/comics/talechasers/chapters/{chapter}"] as const)(
    "leaves the other groups: %s",
    async (call) => {
      failCall(call, "refused");
      const page = await open("garrick");
      expect([isIncomplete(page), linksOf(page)[0]]).toEqual([true, "/cga/characters/garrick"]);
    },
  );

  it.each([
    ["world/content/world/botanary/trees", "trees", "/world/botanary/trees"],
    ["world/content/world/*/*/*", "foxes", "/world/bestiary/anthro/foxfolk"],
    ["guildcharacters", "jar", "/comics/talechasers/1/3#panel-3"],
  ])("without %s a search for %j finds %s", async (call, query, to) => {
    fails(call);
    expect((await found(query))[0]).toBe(to);
  });

  it("is replaced by own entries when nothing can be loaded", async () => {
    const { name, slug } = landmarks.find(({ era }) => era !== "pre")!;
    fails("*");
    expect((await found(name))[0]).toBe(`/world/geography#${slug}`);
  });

  it("includes names that are no slugs; a slash becomes a hyphen", async () => {
    mockCall("v1/world/topics/feral", ["..", "Elk", " ", "Snip/Snap"]);
    expect(await found("elk")).toContain("/world/bestiary/feral/elk");
    expect(await found("snip/snap")).toEqual(["/world/bestiary/feral/snip-snap"]);
  });
});
