import type { Page } from "playwright/test";
import { recordShifts } from "./layout-shifts";
import { expect, test, visit } from "./site";
import { chapterName, control, expectReading, expectReady, picture, storyPage } from "./story";

const key = "reading:talechasers";
const landing = "/comics/talechasers";

/** How far down its picture the page is scrolled, from 0 to 1. */
function depth(page: Page): Promise<number> {
  return picture(page).evaluate((image) => {
    const { top, height } = image.getBoundingClientRect();
    return -top / height;
  });
}

/** Waits until the browser has stored a bookmark, at least so far down the picture. */
async function expectBookmark(page: Page, path: string, atLeast = 0): Promise<void> {
  const [chapter, number] = path.split("/").slice(-2).map(Number);
  const stored = () => page.evaluate((name) => localStorage.getItem(name) ?? "", key);
  await expect.poll(stored).toContain(`{"chapter":${chapter},"page":${number},`);
  await expect
    .poll(async () => (JSON.parse(await stored()) as { depth: number }).depth)
    .toBeGreaterThanOrEqual(atLeast);
}

test("the chapter of the bookmark is open on the landing page, unless its address chooses one", async ({
  page,
}) => {
  const shifts = await recordShifts(page);
  await visit(page, "/comics/talechasers/2/3");
  await expectReady(page);
  await expectBookmark(page, "/comics/talechasers/2/3");
  const open = page.locator("details[open] h3");
  await visit(page, landing);
  await expect(open).toHaveText(chapterName(2));
  await page.getByRole("link", { name: chapterName(1) }).click();
  await expect(open).toHaveText(chapterName(1));
  expect(await shifts()).toBe(0);
  await page.evaluate((name) => {
    const newest = { chapter: 3, page: 8 };
    localStorage.setItem(name, JSON.stringify({ ...newest, depth: 0, known: newest }));
  }, key);
  await visit(page, landing);
  await expect(page.getByRole("heading", { name: "You’re all caught up" })).toBeVisible();
  await expect(open).toHaveText(chapterName(3));
  expect(await shifts()).toBe(0);
  await visit(page, `${landing}?open=2`);
  await expect(open).toHaveText(chapterName(2));
});

test("the landing page leads back to the position in a tall page", async ({ page }) => {
  const at = storyPage("2/3");
  await visit(page, at.path);
  await expectReady(page);
  await picture(page).evaluate((image) => {
    const { top, height } = image.getBoundingClientRect();
    scrollBy(0, top + height * 0.4);
  });
  await expectBookmark(page, at.path, 0.35);
  const left = await depth(page);
  await visit(page, landing);
  await page.getByRole("main").getByRole("link", { name: "Continue", exact: true }).click();
  await expectReading(page, at);
  await expect.poll(() => depth(page)).toBeCloseTo(left, 1);
});

test("turning a page moves the bookmark, also by Back and in other tabs", async ({
  page,
  context,
}) => {
  // An invalid bookmark is replaced.
  await page.addInitScript((entry) => {
    if (!sessionStorage.getItem("planted")) localStorage.setItem(entry, "{'chapter':");
    sessionStorage.setItem("planted", "yes");
  }, key);
  const other = page;
  await visit(other, "/");
  const offer = other.getByRole("main").locator("[data-continue]").first();
  await expect(offer).toHaveText("Read the comic");
  const reader = await context.newPage();
  await visit(reader, "/comics/talechasers/1/2");
  await expectReady(reader);
  await expect(offer).toHaveText("Continue: chapter 1, page 2");
  await control(reader, "Next").click();
  await expectBookmark(reader, "/comics/talechasers/1/3");
  await expect(offer).toHaveText("Continue: chapter 1, page 3");
  await reader.goBack();
  await expectBookmark(reader, "/comics/talechasers/1/2");
  await expect(offer).toHaveText("Continue: chapter 1, page 2");
});

test("an older tab that is scrolled and left does not move the bookmark back", async ({
  page: older,
  context,
}) => {
  await visit(older, "/comics/talechasers/1/2");
  await expectReady(older);
  await expectBookmark(older, "/comics/talechasers/1/2");
  const newer = await context.newPage();
  await visit(newer, "/comics/talechasers/1/3");
  await expectReady(newer);
  await expectBookmark(newer, "/comics/talechasers/1/3");
  await older.evaluate(() => scrollBy(0, 100));
  await visit(older, "/");
  await expectBookmark(older, "/comics/talechasers/1/3");
});

test("a jump keeps the bookmark until a page is turned from there", async ({ page }) => {
  await visit(page, "/comics/talechasers/1/3");
  await expectReady(page);
  await expectBookmark(page, "/comics/talechasers/1/3");
  await control(page, "Latest").click();
  const back = page.getByRole("link", { name: "Back to chapter 1, page 3" });
  await expect(back).toBeVisible();
  await expectBookmark(page, "/comics/talechasers/1/3");
  await back.click();
  await expectReading(page, storyPage("1/3"));
  await expect(back).toBeHidden();

  await page.getByRole("combobox", { name: chapterName(1) }).selectOption("Page 5");
  await expectReading(page, storyPage("1/5"));
  await expect(back).toBeVisible();
  await control(page, "Next").click();
  await expectReading(page, storyPage("1/6"));
  await expectBookmark(page, "/comics/talechasers/1/6");
  await expect(back).toBeHidden();
});

/** A chapter of pages whose pictures have a letter each; a blank is a number without a page. */
const drawn = (pictures: string) =>
  Object.fromEntries(
    [...pictures].flatMap((imageId, at) => (imageId === " " ? [] : [[at + 1, { imageId }]])),
  );

for (const start of ["the landing page", "the home page"]) {
  test(`Continue on ${start} finds the page of the bookmark after pages were withdrawn`, async ({
    page,
    siteOn,
  }) => {
    const { url, upstream } = siteOn({
      "comics/talechasers/latest": [1, 5],
      "comics/talechasers/chapters/1": drawn("abcde"),
    });
    const continueReading = async () => {
      await visit(page, start === "the home page" ? url : url + landing);
      await page
        .getByRole("main")
        .getByRole("link", { name: /^Continue(?! on another device)/ })
        .first()
        .click();
      await expectReady(page);
    };
    await visit(page, `${url}${landing}/1/4`);
    await expectBookmark(page, "/1/4");
    upstream.data["comics/talechasers/chapters/1"] = drawn("acde");
    upstream.data["comics/talechasers/latest"] = [1, 4];
    await continueReading();
    await expect(page).toHaveURL(`${url}${landing}/1/3`);
    await expectBookmark(page, "/1/3");
    await expect(page.getByText(/was withdrawn/)).toBeHidden();

    await control(page, "Next").click();
    await expectBookmark(page, "/1/4");
    upstream.data["comics/talechasers/chapters/1"] = drawn("acd");
    upstream.data["comics/talechasers/latest"] = [1, 3];
    await continueReading();
    await expect(page).toHaveURL(`${url}${landing}/1/3`);
    await expect(page.getByText("Chapter 1, page 4 was withdrawn.")).toBeVisible();
    await expectBookmark(page, "/1/3");
    await control(page, "Previous").click();
    await expect(page.getByText(/was withdrawn/)).toBeHidden();
  });
}
