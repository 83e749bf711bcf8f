import { within } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import { story, storyPage, type StoryPage } from "../sample-story";
import comics from "~content/comics.yaml";
import { clearCache } from "~/upstream/cache.server";
import { upstreamHas } from "./sample-comic";
import { visitor, type Page } from "./visitor";

const landing = "/comics/talechasers";
const names = ["First", "Previous", "Next", "Latest"] as const;

/** A control above or below the picture. */
function control(page: Page, name: (typeof names)[number], where: "above" | "below" = "above") {
  const label = where === "above" ? "Pages" : "Pages, below the picture";
  // `getByRole` takes a tenth of a second, and this is called hundreds of times.
  const nav = page.find(`nav[aria-label="${label}"]`) as HTMLElement;
  return within(nav).getByText(name).closest("a")!;
}

function expectReading(page: Page, { path, title, heading, progress, imageId }: StoryPage): void {
  expect([page.status, page.address, page.document.title]).toEqual([
    200,
    path,
    `${title} · Talechasers`,
  ]);
  expect(page.find("h1").textContent).toBe(heading);
  expect(page.find("progress").getAttribute("aria-label")).toBe(progress);
  expect(page.find("figure a img").getAttribute("src")).toContain(imageId);
}

describe("a reader without JavaScript", () => {
  it("reads from the home page into the second chapter, and jumps to both ends", async () => {
    const reader = visitor();
    let page = await reader.follow((await reader.open("/")).getByText("Read the comic"));
    expect(page.address).toBe(landing);
    page = await reader.follow(page.getByRole("link", { name: "Page one" }));
    const first = story.slice(0, 8);
    for (const [index, current] of [...first, story.at(-1)!].entries()) {
      if (index === first.length) page = await reader.follow(control(page, "Latest"));
      expectReading(page, current);
      const [isFirst, isLast] = [index === 0, index === first.length];
      for (const where of ["above", "below"] as const) {
        const isDisabled = names.map((name) => {
          const link = control(page, name, where);
          expect(link.hasAttribute("href")).toBe(link.getAttribute("aria-disabled") !== "true");
          return !link.hasAttribute("href");
        });
        expect(isDisabled).toEqual([isFirst, isFirst, isLast, isLast]);
      }
      if (index < first.length - 1) {
        page = await reader.follow(control(page, "Next", index % 2 ? "below" : "above"));
      }
    }
    page = await reader.follow(control(page, "Previous"));
    expectReading(page, story.at(-2)!);
    page = await reader.follow(control(page, "First"));
    expectReading(page, story[0]!);
    expectReading(await reader.follow(control(page, "Latest")), story.at(-1)!);
  });

  it("finds the controls of a comic that is read from right to left in the mirrored order", async () => {
    comics["talechasers"]!.rightToLeft = true;
    const page = await visitor().open(storyPage("2/3").path);
    delete comics["talechasers"]!.rightToLeft;
    const controls = [...page.find('nav[aria-label="Pages"]').querySelectorAll("a, button")];
    const texts = controls.map(({ textContent }) => textContent);
    expect(texts).toEqual(["Latest", "Next", "Panels", "Previous", "First", "Reading Settings"]);
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
    const opened = await reader.follow(page.getByRole("link", { name: /^2 In Your Paws/ }));
    expect(opened.find("details[open] summary").id).toBe("chapter-2");
    const picked = opened.find(`details a[href="${landing}/2/5"]`);
    expect(picked.textContent).toBe("Page 5");
    expectReading(await reader.follow(picked), storyPage("2/5"));
  });

  it("chooses a page of the chapter, or types its number when the chapter is long", async () => {
    const reader = visitor();
    let page = await reader.open(storyPage("2/3").path);
    page = await reader.submit(page.getByRole("button", { name: "Go" }), { page: "7" });
    expectReading(page, storyPage("2/7"));
    clearCache();
    upstreamHas({ 1: [1], 2: Array.from({ length: 250 }, (_, at) => at + 1) }, [2, 250]);
    page = await reader.open(`${landing}/2/120`);
    const field = page.getByRole<HTMLInputElement>("spinbutton", { name: "2 In Your Paws" });
    expect(field.value).toBe("120");
    page = await reader.submit(page.getByRole("button", { name: "Go" }), { page: "249" });
    expect(page.find("h1").textContent).toBe("Talechasers, chapter 2, page 249");
  });

  it("can open the full picture, and share the page", async () => {
    const at = storyPage("2/3");
    const page = await visitor().open(at.path);
    const opener = page.getByRole("link", { name: "Open full size" });
    expect(opener.getAttribute("href")).toMatch(new RegExp(`^/cdn/base/.*${at.imageId}`));
    const share = page.getByRole("link", { name: "Share this page" }).getAttribute("href")!;
    expect(new URL(share).searchParams.get("text")).toMatch(
      /^Talechasers, chapter 2, page 3 http.*\/comics\/talechasers\/2\/3$/,
    );
  });
});

describe("the end card", () => {
  const findCard = (page: Page) => page.queryByRole("region", { name: /^The end of|caught up$/ })!;

  it("leads from the last page of a chapter into the next chapter", async () => {
    const reader = visitor();
    expect(findCard(await reader.open(storyPage("2/7").path))).toBeNull();
    const card = findCard(await reader.open(storyPage("2/8").path));
    expect(card.textContent).toContain("Next: chapter\u00a03, Two of Clubs.");
    expect(card.querySelector("img")!.getAttribute("src")).toContain(storyPage("3/1").imageId);
    expectReading(await reader.follow(within(card).getByText("Start chapter 3")), storyPage("3/1"));
  });

  it("offers the feed on the newest page, and names the day of the next page if there is one", async () => {
    const open = async () => findCard(await visitor().open(storyPage("3/8").path));
    const card = await open();
    expect(within(card).getByText("Follow the feed").getAttribute("href")).toMatch(/\/rss\//);
    expect(card.textContent).toMatch(/newest page, of \w+ \d+, \d{4}\./);
    expect(card.textContent).not.toMatch(/out on/);
    const comic = comics["talechasers"]!;
    comic.nextPage = "2999-12-04";
    expect((await open()).textContent).toContain("the next one out on December 4, 2999.");
    delete comic.nextPage;
  });
});

describe("the reading settings without JavaScript", () => {
  it("fit pages to the height or the width of the window", async () => {
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

  it("show two pages side by side", async () => {
    const reader = visitor();
    let page = await reader.open(storyPage("1/2").path);
    page = await reader.submit(page.getByText("Two side by side"));
    expect(page.address).toBe(storyPage("1/2").path);
    const pressed = page.document.querySelectorAll('[name="fit"][aria-pressed="true"]');
    expect([...pressed].map(({ textContent }) => textContent)).toEqual(["Two side by side"]);

    for (const address of ["1/2", "1/3"] as const) {
      page = await reader.open(storyPage(address).path);
      expect(page.document.title).toContain("pages 2 and 3");
      expect(page.find("h1").textContent).toContain("pages 2 and 3");
      expect(page.find("article header div").textContent).toBe("Chapter 1 · pages 2–3");
      for (const next of page.document.querySelectorAll('nav a[rel="next"]')) {
        expect(next.getAttribute("href")).toBe(storyPage("1/4").path);
      }
      const pictures = [...page.document.querySelectorAll("figure a img")];
      const shown = pictures.map((picture) => /(\w+)\.png/.exec(picture.getAttribute("src")!)![1]);
      expect(shown).toEqual([storyPage("1/2").imageId, storyPage("1/3").imageId]);
    }
  });

  it.each([landing, storyPage("1/3").path])("switch the data saver on %s", async (path) => {
    const reader = visitor();
    const findOriginal = async () =>
      (await reader.open(storyPage("1/2").path)).queryByRole("link", { name: "See the original" });
    let page = await reader.open(path);
    const choice = (value: string) => page.find(`button[name="data-saver"][value="${value}"]`);
    page = await reader.submit(choice("on"));
    expect(page.address).toBe(path);
    expect((await findOriginal())!.getAttribute("href")).toMatch(
      new RegExp(`^/cdn/base/.*${storyPage("1/2").imageId}`),
    );
    page = await reader.submit(choice("off"));
    expect(choice("off").getAttribute("aria-pressed")).toBe("true");
    expect(await findOriginal()).toBeNull();
  });
});
