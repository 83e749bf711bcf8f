import type { Page } from "playwright/test";
import { expect, expectStarted, test, visit } from "./site";
import { control, expectReading, expectReady, heading, storyPage, type StoryPage } from "./story";

/** What would be read out beside the focused heading: live regions with the page's name in them. */
async function announcements(page: Page, { heading: text }: StoryPage): Promise<number> {
  return page
    .locator("[role=status], [role=alert], [role=log], [aria-live]:not([aria-live=off])")
    .filter({ hasText: text })
    .count();
}

/** Checks that a turn was told once: by the focus on the heading that names the page. */
async function expectHeard(page: Page, expected: StoryPage): Promise<void> {
  await expectReading(page, expected);
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toHaveAccessibleName(expected.heading);
  expect(await announcements(page, expected)).toBe(0);
}

test("each turn is announced once, by control and by key", async ({ page }) => {
  await visit(page, "/comics/talechasers/2/2");
  await expectReady(page);
  await expect(page.locator("body"), "the first page is read from its top").toBeFocused();
  await control(page, "Next").click();
  await expectHeard(page, storyPage("2/3"));
  await expectReady(page);
  await page.keyboard.press("ArrowRight");
  await expectHeard(page, storyPage("2/5"));
  // Numbers have a gap here: it has the one of its address, and is the fourth of the chapter.
  await expect(heading(page)).toHaveText("Talechasers, chapter 2, page 5");
  await expect(page.getByRole("progressbar", { name: "4 of 7" })).toBeVisible();
  await control(page, "Previous", "below").click();
  await expectHeard(page, storyPage("2/3"));
  await page.goBack();
  await expectHeard(page, storyPage("2/5"));
  await page.keyboard.press("Tab");
  // The next stop is inside the page that was turned to.
  await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
});

test("other pages are announced by their heading, too", async ({ page }) => {
  await visit(page, "/comics/talechasers/1/1");
  await expectStarted(page);
  await page.getByRole("link", { name: "All chapters" }).click();
  await expect(page).toHaveURL("/comics/talechasers");
  await expect(page.getByRole("heading", { level: 1, name: "Talechasers" })).toBeFocused();
});
