import type { Page } from "playwright/test";
import { expect, test, visit } from "./site";
import { control, expectReading, expectReady, heading, storyPage, type StoryPage } from "./story";

/** The number of live regions that contain a page's name. */
async function countLiveRegions(page: Page, { heading: text }: StoryPage): Promise<number> {
  return page
    .locator("[role=status], [role=alert], [role=log], [aria-live]:not([aria-live=off])")
    .filter({ hasText: text })
    .count();
}

/** Checks that a page is announced once: by the focus on its heading, and by no live region. */
async function expectAnnouncedOnce(page: Page, expected: StoryPage): Promise<void> {
  await expectReading(page, expected);
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toHaveAccessibleName(expected.heading);
  expect(await countLiveRegions(page, expected)).toBe(0);
}

test("each page turn by control or by key is announced once", async ({ page }) => {
  await visit(page, "/comics/talechasers/2/2");
  await expectReady(page);
  await expect(page.locator("body"), "a first visit moves no focus").toBeFocused();
  await control(page, "Next").click();
  await expectAnnouncedOnce(page, storyPage("2/3"));
  await expectReady(page);
  await page.keyboard.press("ArrowRight");
  await expectAnnouncedOnce(page, storyPage("2/5"));
  // Page numbers have a gap here: page 5 is the fourth page of the chapter.
  await expect(heading(page)).toHaveText(/^Chapter 2: .*, page 5$/);
  await expect(page.getByRole("progressbar", { name: "4 of 7" })).toBeVisible();
  await control(page, "Previous", "below").click();
  await expectAnnouncedOnce(page, storyPage("2/3"));
  await page.goBack();
  await expectAnnouncedOnce(page, storyPage("2/5"));
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
});
