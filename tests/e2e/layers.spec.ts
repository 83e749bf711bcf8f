import { opener, submenu } from "./menu";
import { expect, screens, test, visit } from "./site";
import { expectReady, storyPage } from "./story";

for (const viewport of [
  { width: 1366, height: 625 },
  { width: 320, height: 256 },
]) {
  test(`every control of the reading settings can be reached at ${viewport.width} × ${viewport.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await visit(page, storyPage("1/2").path);
    await expectReady(page);
    await page.locator("[popovertarget=reading-settings]").filter({ visible: true }).last().click();
    const settings = page.locator("#reading-settings");
    await expect(settings).toBeVisible();
    const box = (await settings.boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThanOrEqual(viewport.height);
    for (const control of await settings.getByRole("button").all()) {
      await control.focus();
      await expect(control).toBeInViewport({ ratio: 0.9 });
    }
    await expect(page.locator("html"), "the page does not scroll").toHaveCSS("overflow", "hidden");
  });
}

test("a menu closes when the focus leaves it", async ({ page }) => {
  await visit(page, "/contact");
  await opener(page, "/characters").click();
  const opened = submenu(page, "/characters");
  await opened.getByRole("link").last().focus();
  await page.keyboard.press("Tab");
  await expect(opened).toBeHidden();
  await expect(opener(page, "/characters")).not.toBeFocused();
});

test("a menu closes when a tablet is turned", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await visit(page, "/contact");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const menu = page.locator("#menu:popover-open");
  await expect(menu).toBeVisible();
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(menu).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: screens.phone });

  test("a menu closes when the focus moves on behind it", async ({ page }) => {
    await visit(page, "/contact");
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    const menu = page.locator("#menu");
    await menu.getByRole("button").last().focus();
    await page.keyboard.press("Tab");
    await expect(menu).toBeHidden();
  });
});
