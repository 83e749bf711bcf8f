import { within } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import { story, storyPage, type StoryPage } from "../sample-story";
import comics from "~content/comics.yaml";
import { clearCache } from "~/upstream/cache.server";
import { withFreshUpstream } from "../upstream/fresh";
import { upstreamHas } from "./sample-comic";
import { visitor, type Page } from "./visitor";

withFreshUpstream();

const landing = "/comics/talechasers";
const names = ["First", "Previous", "Next", "Latest"] as const;

/** The control above the picture, or below it. */
function control(page: Page, name: (typeof names)[number], where: "above" | "below" = "above") {
  const label = where === "above" ? "Pages" : "Pages, below the picture";
  // By role it takes a tenth of a second, and there are hundreds.
  const nav = page.find(`nav[aria-label="${label}"]`) as HTMLElement;
  return within(nav).getByText(name).closest("a")!;
}

const isDisabled = (link: Element) => link.getAttribute("aria-disabled") === "true";

/** Checks that a page is the one shown. */
function expectReading(page: Page, { path, title, heading, progress, imageId }: StoryPage): void {
  expect([page.status, page.address, page.document.title]).toEqual([200, path, title]);
  expect(page.find("h1").textContent).toBe(heading);
  expect(page.find("progress").getAttribute("aria-label")).toBe(progress);
  expect(page.find("figure a img").getAttribute("src")).toContain(imageId);
}

it("the sample story has 21 pages, and a gap", () => {
  expect(story).toHaveLength(21);
  const second = story.filter(({ chapter }) => chapter === 2);
  expect(second.map(({ page }) => page)).toEqual([1, 2, 3, 5, 6, 7, 8]);
});

describe("a reader without scripts", () => {
  it("reads everything, from the home page to the latest page", async () => {
    const reader = visitor();
    let page = await reader.follow((await reader.open("/")).getByText("Read the comic"));
    expect([page.address, page.document.title]).toEqual([
      landing,
      "Read Talechasers · Talechasers",
    ]);
    page = await reader.follow(page.getByRole("link", { name: "Page one" }));
    for (const [index, current] of story.entries()) {
      expectReading(page, current);
      const isFirst = index === 0;
      const isLast = index === story.length - 1;
      for (const where of ["above", "below"] as const) {
        expect(names.map((name) => isDisabled(control(page, name, where)))).toEqual([
          isFirst,
          isFirst,
          isLast,
          isLast,
        ]);
      }
      if (isLast) continue;
      page = await reader.follow(control(page, "Next", index % 2 ? "below" : "above"));
    }
  });

  it("and all the way back, and to both ends", async () => {
    const reader = visitor();
    let page = await reader.open(`${landing}/latest`);
    for (const current of story.toReversed()) {
      expectReading(page, current);
      if (current !== story[0]) page = await reader.follow(control(page, "Previous"));
    }
    page = await reader.follow(control(await reader.open(storyPage("2/3").path), "Latest"));
    expectReading(page, story.at(-1)!);
    expectReading(await reader.follow(control(page, "First")), story[0]!);
  });

  it("opens a chapter, the latest page, and any page from the landing page", async () => {
    const reader = visitor();
    const page = await reader.open(landing);
    const chapters = page.getByRole<HTMLSelectElement>("combobox", { name: "Chapter" });
    expect(chapters.value).toBe("3");
    expect(Array.from(chapters.options, ({ label, disabled }) => [label, disabled])).toEqual([
      ["1 Matters of Size", false],
      ["2 In Your Paws", false],
      ["3 Two of Clubs", false],
      ["4 A Familiar Situation (coming soon)", true],
    ]);
    const go = page.getByRole("button", { name: "Go" });
    expectReading(await reader.submit(go, { chapter: "2" }), storyPage("2/1"));
    const latest = page.getByRole("link", { name: "Latest page" });
    expectReading(await reader.follow(latest), story.at(-1)!);
    const second = page.getByRole("link", { name: "2 In Your Paws" });
    const opened = await reader.follow(second);
    expect(opened.find("details[open]").id).toBe("chapter-2");
    const picked = opened.find(`details a[href="${landing}/2/5"]`);
    expect(picked.textContent).toBe("Page 5");
    expectReading(await reader.follow(picked), storyPage("2/5"));
  });

  it("jumps within a chapter", async () => {
    const reader = visitor();
    const page = await reader.open(storyPage("2/3").path);
    const go = page.getByRole("button", { name: "Go" });
    expectReading(await reader.submit(go, { page: "7" }), storyPage("2/7"));
  });

  it("types the number of a page where a chapter is long", async () => {
    const pages = Array.from({ length: 250 }, (_, at) => at + 1);
    upstreamHas({ 1: [1], 2: pages }, [2, 250]);
    const reader = visitor();
    const page = await reader.open(`${landing}/2/120`);
    expect(page.getByRole<HTMLInputElement>("spinbutton", { name: "2 In Your Paws" }).value).toBe(
      "120",
    );
    const go = page.getByRole("button", { name: "Go" });
    const jumped = await reader.submit(go, { page: "249" });
    expect(jumped.find("h1").textContent).toBe("Talechasers, chapter 2, page 249");
  });

  it("has the full picture by a link, and page and picture described to others", async () => {
    const at = storyPage("2/3");
    const page = await visitor().open(at.path);
    const opener = page.getByRole("link", { name: "Open full size" });
    expect(opener.getAttribute("href")).toMatch(new RegExp(`^/cdn/base/.*${at.imageId}`));
    expect(page.find("figure a img").getAttribute("alt")).toMatch(/^Page 3\. Against pale blue/);
    expect(page.find('meta[property="og:image"]').getAttribute("content")).toMatch(
      /^http.*\/comics\/talechasers\/2\/\w+\.png/,
    );
    expect(page.find('link[rel="canonical"]').getAttribute("href")).toMatch(
      /\/comics\/talechasers\/2\/3$/,
    );
  });
});

describe("the end without scripts", () => {
  const end = (page: Page) => page.queryByRole("region", { name: /^The end of|caught up$/ });

  it("of a chapter leads into the next; in between there is none", async () => {
    const reader = visitor();
    expect(end(await reader.open(storyPage("2/7").path))).toBeNull();
    const card = end(await reader.open(storyPage("2/8").path))!;
    expect(card.textContent).toContain("Next: chapter\u00a03, Two of Clubs.");
    expect(card.querySelector("img")!.getAttribute("src")).toContain(storyPage("3/1").imageId);
    expectReading(await reader.follow(within(card).getByText("Start chapter 3")), storyPage("3/1"));
  });

  it("of the story leads to more of it, and promises a day only where there is one", async () => {
    const open = async () => end(await visitor().open(storyPage("3/8").path))!;
    const card = await open();
    expect(within(card).getByText("Follow the feed").getAttribute("href")).toMatch(/\/rss\//);
    expect(card.textContent).not.toMatch(/out on/);
    const comic = comics["talechasers"]!;
    comic.nextPage = "2999-12-04";
    expect((await open()).textContent).toContain("the next one out on December 4.");
    delete comic.nextPage;
  });
});

it("every page can be shared without scripts", async () => {
  const page = await visitor().open(storyPage("2/3").path);
  const share = page.getByRole("link", { name: "Share this page" }).getAttribute("href")!;
  expect(new URL(share).searchParams.get("text")).toMatch(
    /^Talechasers, chapter 2, page 3 http.*\/comics\/talechasers\/2\/3$/,
  );
});

describe("pages as high as the window", () => {
  it("are the default, and wide ones are chosen by a form and stay chosen", async () => {
    const reader = visitor();
    let page = await reader.open(storyPage("2/3").path);
    expect(page.find("article").getAttribute("data-fit")).toBe("height");
    page = await reader.submit(page.getByText("Wide"));
    expect(page.address).toBe(storyPage("2/3").path);
    page = await reader.open(storyPage("2/5").path);
    expect(page.find("article").hasAttribute("data-fit")).toBe(false);
    page = await reader.submit(page.getByText("As high as the window"));
    expect(page.find("article").getAttribute("data-fit")).toBe("height");
  });
});

describe("two pages side by side", () => {
  it("are chosen by a form, and leave to the window whether there is room", async () => {
    const reader = visitor();
    let page = await reader.open(storyPage("1/2").path);
    page = await reader.submit(page.getByText("Two side by side"));
    expect(page.address).toBe(storyPage("1/2").path);
    const pressed = page.document.querySelectorAll('[name="fit"][aria-pressed="true"]');
    expect([...pressed].map(({ textContent }) => textContent)).toEqual(["Two side by side"]);

    /** What stands there for one page, and for two. */
    const said = (selector: string, room: "one" | "two") =>
      [...page.document.querySelectorAll(`${selector}[data-room="${room}"]`)].map(
        (element) => element.getAttribute("href") ?? element.textContent,
      );
    const next = (room: "one" | "two") =>
      page.find(`nav[aria-label="Pages"][data-room="${room}"] a[rel="next"]`).getAttribute("href");
    expect(said("h1 span", "one")).toEqual(["page 2"]);
    expect(said("h1 span", "two")).toEqual(["pages 2 and 3"]);
    expect(said("header div", "two")).toEqual(["Chapter 1 · 2–3 / 6"]);
    expect(next("one")).toBe(storyPage("1/3").path);
    expect(next("two")).toBe(storyPage("1/4").path);
    // A page that there is no room for is asked of nobody.
    const other = page.find('figure [data-room="two"]');
    expect(other.querySelector("source")?.media).toMatch(/landscape/);
    expect(other.querySelector("source")?.srcset).toContain(storyPage("1/3").imageId);
    expect(other.querySelector("img")?.src).toMatch(/^data:/);

    page = await reader.open(storyPage("1/3").path);
    expect(page.document.title).toContain("pages 2 and 3");
    const pictures = [...page.document.querySelectorAll("figure a picture")];
    expect(pictures.map((picture) => picture.closest("[data-room]") !== null)).toEqual([
      true,
      false,
    ]);
    expect([next("one"), next("two")]).toEqual([storyPage("1/4").path, storyPage("1/4").path]);
  });
});

describe("the place of a reader without scripts", () => {
  const card = (page: Page) => page.getByRole("region", { name: /^(?:Start|Continue) reading$/ });
  const read = async (reader: ReturnType<typeof visitor>, path: string) => {
    const page = await reader.open(path);
    const pixel = page.find("noscript img[src^='/reading/']").getAttribute("src")!;
    expect((await reader.open(pixel)).status).toBe(200);
  };

  it("is kept by a picture on the page, and offered on the home page and in the menu", async () => {
    const reader = visitor();
    const inMenu = (page: Page) => page.find("nav li:has(> a[data-continue])");
    let home = await reader.open("/");
    expect(inMenu(home).hasAttribute("hidden")).toBe(true);
    expect(home.getByText("Read the comic").getAttribute("href")).toBe(landing);
    await read(reader, storyPage("2/3").path);
    home = await reader.open("/");
    expect(inMenu(home).hasAttribute("hidden")).toBe(false);
    const offers = home.getAllByText("Continue: chapter 2, page 3");
    expect(offers).toHaveLength(2);
    for (const offer of offers) expectReading(await reader.follow(offer), storyPage("2/3"));
  });

  it("is offered on the landing page", async () => {
    const reader = visitor();
    let offer = card(await reader.open(landing));
    expect(offer.textContent).toContain("Start reading");
    expectReading(await reader.follow(within(offer).getByText("Page one")), story[0]!);
    await read(reader, storyPage("2/3").path);
    offer = card(await reader.open(landing));
    expect(offer.textContent).toContain("You stopped at chapter\u00a02, page\u00a03.");
    expectReading(await reader.follow(within(offer).getByText("Continue")), storyPage("2/3"));
  });

  it("says what came out since, until that is read", async () => {
    const reader = visitor();
    const news = async () => (await reader.open("/")).find("p[data-page]");
    upstreamHas({ 1: [1, 2] }, [1, 2]);
    await read(reader, `${landing}/1/1`);
    expect((await news()).hasAttribute("hidden")).toBe(true);
    clearCache();
    upstreamHas({ 1: [1, 2, 3] }, [1, 3]);
    expect((await news()).hasAttribute("hidden")).toBe(false);
    expect((await news()).textContent).toBe(
      "New since you were here: 1 page, up to chapter\u00a01, page\u00a03",
    );
    await read(reader, `${landing}/1/3`);
    expect((await news()).hasAttribute("hidden")).toBe(true);
  });
});

describe("the data saver without scripts", () => {
  it.each([landing, storyPage("1/3").path])(
    "is switched on %s, and stays switched",
    async (path) => {
      const reader = visitor();
      const saved = (page: Page) => page.queryByRole("link", { name: "See the original" });
      let page = await reader.open(path);
      const choice = (value: string) => page.find(`button[name="data-saver"][value="${value}"]`);
      page = await reader.submit(choice("on"));
      expect(page.address).toBe(path);
      const off = choice("off");
      const original = saved(await reader.open(storyPage("1/2").path))!;
      expect(original.getAttribute("href")).toMatch(
        new RegExp(`^/cdn/base/.*${storyPage("1/2").imageId}`),
      );
      page = await reader.submit(off);
      expect(choice("off").getAttribute("aria-pressed")).toBe("true");
      expect(saved(await reader.open(storyPage("1/2").path))).toBeNull();
    },
  );
});
