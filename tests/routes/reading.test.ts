import { within } from "@testing-library/dom";
import { expect, it } from "vitest";
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
  // `getByRole` takes 0.1 s, and this function is called hundreds of times.
  const nav = page.find(`nav[aria-label="${label}"]`) as HTMLElement;
  return within(nav).getByText(name).closest("a")!;
}

function expectReading(page: Page, { path, title, heading, progress, imageId }: StoryPage): void {
  const { status, address, document } = page;
  expect([status, address, document.title]).toEqual([200, path, `${title} · Talechasers`]);
  expect(page.find("h1").textContent).toBe(heading);
  expect(page.find("progress").getAttribute("aria-label")).toBe(progress);
  expect(page.find("figure a img").getAttribute("src")).toContain(imageId);
}

it("without JavaScript, the comic can be read from the home page into the second chapter", async () => {
  const reader = visitor();
  let page = await reader.follow((await reader.open("/")).getByText("Start at page one"));
  for (const [index, current] of story.slice(0, 8).entries()) {
    expectReading(page, current);
    for (const where of ["above", "below"] as const) {
      const links = names.map((name) => control(page, name, where));
      expect(links.map((link) => link.hasAttribute("href"))).toEqual([
        index > 0,
        index > 0,
        true,
        true,
      ]);
    }
    page = await reader.follow(control(page, "Next", index % 2 ? "below" : "above"));
  }
  page = await reader.follow(control(page, "Latest"));
  expectReading(page, story.at(-1)!);
  for (const name of ["Next", "Latest"] as const) {
    expect(control(page, name).getAttribute("aria-disabled")).toBe("true");
  }
  page = await reader.follow(control(page, "Previous"));
  expectReading(page, story.at(-2)!);
  expectReading(await reader.follow(control(page, "First")), story[0]!);
});

it("without JavaScript, the landing page opens a chapter, the latest comic page and any chosen comic page", async () => {
  const reader = visitor();
  const page = await reader.open(landing);
  const chapters = page.getByRole<HTMLSelectElement>("combobox", { name: "Chapter" });
  expect(chapters.value).toBe("3");
  expect([...chapters.options].map(({ disabled }) => disabled)).toEqual([
    false,
    false,
    false,
    true,
  ]);
  const go = page.getByRole("button", { name: "Go" });
  expectReading(await reader.submit(go, { chapter: "2" }), storyPage("2/1"));
  const latest = page.getByRole("link", { name: "Latest page" });
  expectReading(await reader.follow(latest), story.at(-1)!);
  const opened = await reader.follow(page.getByRole("link", { name: /^Chapter 2: In Your Paws/ }));
  expect(opened.find("details[open] summary").id).toBe("chapter-2");
  const shown = opened.getByRole<HTMLSelectElement>("combobox", { name: "Chapter" });
  expect(shown.value, "the list and the open chapter agree").toBe("2");
  const picked = opened.find(`details a[href="${landing}/2/5"]`);
  expectReading(await reader.follow(picked), storyPage("2/5"));
});

it("without JavaScript, a reader can choose a comic page of the chapter", async () => {
  const reader = visitor();
  let page = await reader.open(storyPage("2/3").path);
  page = await reader.submit(page.getByRole("button", { name: "Go" }), { page: "7" });
  expectReading(page, storyPage("2/7"));
  clearCache();
  upstreamHas({ 1: [1], 2: Array.from({ length: 250 }, (_, at) => at + 1) }, [2, 250]);
  page = await reader.open(`${landing}/2/120`);
  expect(page.getByText<HTMLOptionElement>("Page 120").selected).toBe(true);
  page = await reader.submit(page.getByRole("button", { name: "Go" }), { page: "219" });
  expect(page.find("h1").textContent).toBe("Chapter 2: In Your Paws, page 219");
});

it("the header of a comic page counts the pages of the chapter, also if their numbers have gaps", async () => {
  for (const [path, pages] of [
    ["1/3", "page 3 of 6"],
    ["2/5", "page 5 (4 of 7)"],
  ] as const) {
    const page = await visitor().open(storyPage(path).path);
    expect(page.find("main header p").textContent).toBe(`Talechasers, ${pages}`);
  }
});

it("the last page of a chapter links the next chapter", async () => {
  const reader = visitor();
  const openCard = async (path: string) =>
    (await reader.open(path)).queryByRole("region", { name: /^The end of|^This is the newest/ })!;
  expect(await openCard(storyPage("2/7").path)).toBeNull();
  const end = await openCard(storyPage("2/8").path);
  expect(end.textContent).toContain("Next is chapter 3: Two of Clubs.");
  expectReading(await reader.follow(within(end).getByText("Start chapter 3")), storyPage("3/1"));

  const newest = await openCard(storyPage("3/8").path);
  expect(within(newest).getByText("Follow the comic").getAttribute("href")).toBe("/follow");
  expect(within(newest).getByText("Start at page one").getAttribute("href")).toMatch(/\/1\/1$/);
  comics["talechasers"]!.nextPage = "2999-12-04";
  const { textContent } = await openCard(storyPage("3/8").path);
  delete comics["talechasers"]!.nextPage;
  expect(textContent).toContain("the next one out on December 4, 2999.");
});

it("without JavaScript, a reader can choose the width or the number of the shown comic pages", async () => {
  const reader = visitor();
  let page = await reader.open(storyPage("1/2").path);
  expect(page.find("article").getAttribute("data-fit")).toBe("height");
  page = await reader.submit(page.getByText("Wide"));
  expect(page.address).toBe(storyPage("1/2").path);
  expect(page.find("article").getAttribute("data-fit")).toBe("width");
  await reader.submit(page.getByText("Two side by side"));
  page = await reader.open(storyPage("1/3").path);
  expect(page.find("h1").textContent).toContain("pages 2 and 3");
  expect(page.find('nav a[rel="next"]').getAttribute("href")).toBe(storyPage("1/4").path);
});
