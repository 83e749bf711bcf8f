import type { Page } from "playwright/test";
import { expect, expectStarted, screens, test, visit } from "./site";
import { choose, expectPicture, picture, storyPage } from "./story";

const at = storyPage("1/3");

const pictureWidth = (page: Page) =>
  picture(page).evaluate((image: HTMLImageElement) => image.naturalWidth);

for (const [screen, javaScriptEnabled] of [
  ["phone", true],
  ["desktop", false],
] as const) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled, viewport: screens[screen] });

    test(`the data saver changes the size of pictures on a ${screen}`, async ({ page }) => {
      await visit(page, at.path);
      await expectPicture(page, at);
      // Before hydration the form post loads a document.
      if (javaScriptEnabled) await expectStarted(page);
      const usual = await pictureWidth(page);
      await choose(page, "Data saver", "On");
      await expect(page).toHaveURL(at.path);
      await expect.poll(() => pictureWidth(page)).toBeLessThan(usual);
      await page.reload();
      await expect.poll(() => pictureWidth(page)).toBeLessThan(usual);
      if (javaScriptEnabled) await expectStarted(page);
      await choose(page, "Data saver", "Off");
      await expect.poll(() => pictureWidth(page)).toBe(usual);
      if (screen === "phone") return;
      // In wide windows, the whole picture and the toolbar are in view by default.
      const { y, height } = (await picture(page).boundingBox())!;
      expect(y + height).toBeLessThanOrEqual(screens.desktop.height);
      expect(height).toBeGreaterThan(500);
      const toolbar = page.getByRole("navigation", { name: "Pages, below the picture" });
      expect((await toolbar.boundingBox())!.y).toBeGreaterThanOrEqual(screens.desktop.height);
    });
  });
}
