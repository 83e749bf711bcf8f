import type { Page } from "playwright/test";
import { recordShifts } from "./layout-shifts";
import { opener } from "./menu";
import { expect, expectStarted, test, visit } from "./site";
import { chapterName, control, expectReading, expectReady, picture, storyPage } from "./story";

const landing = "/comics/talechasers";

/** Waits until the picture of a page is shown, and the page is recorded. */
async function expectShown(page: Page, path: string): Promise<void> {
  const at = storyPage(path);
  await expectReading(page, at);
  await expectReady(page);
  const [chapter, number] = path.split("/").map(Number);
  const stored = () => page.evaluate(() => localStorage.getItem("reading-state:talechasers"));
  await expect.poll(stored).toContain(`{"chapter":${chapter},"page":${number}`);
}

/** The home page's link to the bookmark, or to the comic for new readers. */
const offer = (page: Page) => page.locator("main .actions").first().getByRole("link").first();

test("the first page turn after a visit by link moves the bookmark in all tabs", async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await visit(other, "/");
  await visit(page, `${landing}/1/2`);
  await expectShown(page, "1/2");
  for (const next of ["1/3", "1/4"]) {
    await expect(offer(other)).toHaveText("Start at page one");
    await control(page, "Next").click();
    await expectShown(page, next);
  }
  await expect(offer(other)).toHaveText("Continue: chapter 1, page 4");
  await page.goBack();
  await expectShown(page, "1/3");
  await expect(offer(other)).toHaveText("Continue: chapter 1, page 3");

  // The link in the header loads the home page as a document.
  await page.getByRole("link", { name: "Talechasers", exact: true }).first().click();
  await expect(page).toHaveURL("/");
  await expect(page.locator("html[data-hydrated]")).toHaveCount(0);
  await opener(page, landing).click();
  await page
    .getByRole("link", { name: /^Continue: chapter 1, page 3/ })
    .first()
    .click();
  await expectShown(page, "1/3");
});

test("a jump to a comic page keeps the bookmark until the reader turns a page", async ({
  page,
}) => {
  await visit(page, `${landing}/1/1`);
  await expectShown(page, "1/1");
  await control(page, "Latest").click();
  await expectShown(page, "3/8");
  const back = page.getByRole("link", { name: "Back to chapter 1, page 1" });
  await back.click();
  await expectShown(page, "1/1");
  await expect(back).toBeHidden();
  await page.getByRole("combobox", { name: chapterName(1) }).selectOption("Page 5");
  await expect(back).toBeVisible();
  await control(page, "Next").click();
  await expectShown(page, "1/6");
  await expect(back).toBeHidden();
  await visit(page, "/");
  await expect(page.getByRole("link", { name: "Continue: chapter 1, page 6" })).toBeVisible();
});

test("a Continue link restores the position in a tall comic page without layout shifts", async ({
  page,
}) => {
  const shifts = await recordShifts(page);
  await visit(page, `${landing}/2/2`);
  await expectShown(page, "2/2");
  await control(page, "Next").click();
  await expectShown(page, "2/3");
  const depth = () =>
    picture(page).evaluate((image) => {
      const { top, height } = image.getBoundingClientRect();
      return -top / height;
    });
  await picture(page).evaluate((image) => {
    const { top, height } = image.getBoundingClientRect();
    scrollBy(0, top + height * 0.4);
  });
  const left = await depth();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("reading-state:talechasers")))
    .toMatch(/"depth":0\.[34]/);
  await visit(page, landing);
  await expectStarted(page);
  expect(await shifts()).toBe(0);
  await page.getByRole("link", { name: "Continue: chapter 2, page 3" }).click();
  await expectShown(page, "2/3");
  await expect.poll(depth).toBeCloseTo(left, 1);
});
