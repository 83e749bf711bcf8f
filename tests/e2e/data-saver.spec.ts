import type { Page } from "playwright/test";
import { expect, expectStarted, screens, test, visit, withAndWithoutJavaScript } from "./site";
import { choose, expectPicture, picture, storyPage } from "./story";

const at = storyPage("1/3");

function pictureWidth(page: Page): Promise<number> {
  return picture(page).evaluate((image: HTMLImageElement) => image.naturalWidth);
}

withAndWithoutJavaScript((javaScriptEnabled) => {
  const screen = javaScriptEnabled ? "phone" : "desktop";
  test(`the switch changes the size of pictures on a ${screen}`, async ({ page }) => {
    await page.setViewportSize(screens[screen]);
    await visit(page, at.path);
    await expectPicture(page, at);
    // Before hydration the form loads a document, which scrolls to its top.
    if (javaScriptEnabled) await expectStarted(page);
    const usual = await pictureWidth(page);
    const original = page.getByRole("link", { name: "See the original" });
    await expect(original).toBeHidden();

    const left = await page.evaluate(() => scrollY);
    await choose(page, "Data saver", "On");
    await expect(page).toHaveURL(at.path);
    await expect.poll(() => pictureWidth(page)).toBeLessThan(usual);
    await expectPicture(page, at);
    if (javaScriptEnabled) {
      const now = await page.evaluate(() => scrollY);
      expect(Math.abs(now - left), "scroll position").toBeLessThan(80);
    }
    const address = (await original.getAttribute("href"))!;
    // The sample's original is drawn when it is first requested, which can take longer than the site waits.
    const open = async () => (await page.request.get(address)).headers()["content-type"];
    await expect.poll(open).toMatch(/^image\//);

    await page.reload();
    await expect(original).toBeVisible();
    if (javaScriptEnabled) await expectStarted(page);
    await choose(page, "Data saver", "Off");
    await expect.poll(() => pictureWidth(page)).toBe(usual);
    await expect(original).toBeHidden();

    if (screen === "phone") return;
    // The default on a wide window.
    const { height: windowHeight } = screens[screen];
    const { y, height } = (await picture(page).boundingBox())!;
    expect(y + height, "the page fits into the window").toBeLessThanOrEqual(windowHeight);
    expect(height).toBeGreaterThan(500);
    const toolbar = page.getByRole("navigation", { name: "Pages, below the picture" });
    const box = (await toolbar.boundingBox())!;
    expect(box.y, "one toolbar is in view at a time").toBeGreaterThanOrEqual(windowHeight);
  });
});
