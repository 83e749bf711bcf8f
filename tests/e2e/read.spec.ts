import { expect, expectStarted, screens, test, visit } from "./site";
import {
  chapterName,
  choose,
  control,
  expectReading,
  expectReady,
  story,
  storyPage,
} from "./story";

test.use({ viewport: screens.phone });

test("chapters and comic pages can be chosen from lists", async ({ page }) => {
  await visit(page, "/comics/talechasers");
  await expectStarted(page);
  await expect(page.getByRole("button", { name: "Go" })).toHaveCSS("opacity", "0");
  await page.getByRole("combobox", { name: "Chapter" }).selectOption("2");
  await expectReading(page, storyPage("2/1"));
  await expect(control(page, "Next")).toBeEnabled();
  await page.getByRole("combobox", { name: chapterName(2) }).selectOption("7");
  await expectReading(page, storyPage("2/7"));
  await control(page, "First").click();
  await expectReading(page, story[0]!);
  for (const name of ["First", "Previous"] as const) {
    await expect(control(page, name)).toBeDisabled();
  }
});

test("a chapter link on the landing page opens the list of the chapter's pages until Back closes the list", async ({
  page,
}) => {
  const open = page.locator("details[open]");
  await visit(page, "/comics/talechasers");
  await expectStarted(page);
  await expect(open).toContainText(chapterName(3));
  await page.getByRole("link", { name: chapterName(2) }).focus();
  await page.keyboard.press("Enter");
  await expect(open).toContainText(chapterName(2));
  await expect(open.locator("> summary")).toBeFocused();
  await expect(open.locator("> summary")).toBeInViewport();
  await expect(open.getByRole("link", { name: "Page 5" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/comics/talechasers");
  await expect(open).toContainText(chapterName(3));
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("without JavaScript, the address of a panel opens the text of the comic page and scrolls to the panel", async ({
    page,
  }) => {
    await visit(page, "/comics/talechasers/1/4#panel-4");
    await expect(page.locator("#panel-4")).toBeInViewport();
    await expect(page.locator("#panel-4")).toContainText("That is my inkpot.");
  });
});

test("on a phone, all features of the reading view are at most two presses away", async ({
  page,
}) => {
  await visit(page, "/comics/talechasers/1/4");
  await expectReady(page);
  // The note for new readers is above the first comic page of a visitor.
  await page.reload();
  await expectStarted(page);
  await expect(page.getByRole("navigation", { name: "Pages" })).toHaveCount(1);
  const top = (await page.locator("figure").first().boundingBox())!.y;
  expect(top, "the picture begins high up").toBeLessThanOrEqual(120);
  const before = await page.evaluate((figureTop) => {
    const targets = document.querySelectorAll("a, button, select, input, summary");
    const isBefore = (box: DOMRect) => box.width > 1 && box.top >= 0 && box.bottom <= figureTop;
    return Array.from(targets).filter(
      (target) => target.checkVisibility() && isBefore(target.getBoundingClientRect()),
    ).length;
  }, top);
  expect(before).toBeLessThanOrEqual(6);

  await page.getByText("Read this page as text").click();
  await page.getByRole("link", { name: "The whole chapter as text" }).click();
  await expect(page).toHaveURL("/comics/talechasers/1/text#page-4");
  await page.goBack();
  await page.getByRole("button", { name: "Panels", exact: true }).click();
  await expect(page).toHaveURL(/\/1\/4#panel-\d$/);
  const panels = page.getByRole("dialog", { name: "Panel by panel" });
  await expect(panels).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panels).toBeHidden();
  await choose(page, "Read", "A chapter as one scroll");
  await expect(page).toHaveURL("/comics/talechasers/1/scroll#page-4");
});
