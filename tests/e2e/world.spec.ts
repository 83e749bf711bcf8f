import { expect, expectStarted, test, visit } from "./site";

test("every pin of the map stays in view when its text opens", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, "/world/geography");
  await expectStarted(page);
  for (const pin of await page.locator("foreignObject button").all()) {
    await pin.click();
    const opened = page.locator("[popover]:popover-open");
    await expect(opened).toContainText(/\w{4}/);
    const place = (await opened.boundingBox())!;
    const { x, y, width, height } = (await pin.boundingBox())!;
    expect(Math.min(x, y, 360 - x - width, place.y - y - height)).toBeGreaterThanOrEqual(0);
    await page.keyboard.press("Escape");
  }
});

test("the chosen era is marked in forced colors", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await visit(page, "/world/geography");
  const eras = page.getByRole("navigation", { name: "Era of the map" });
  await expect(eras.locator("[aria-current]")).toHaveCSS("outline-style", "solid");
  await expect(eras.locator("a:not([aria-current])")).toHaveCSS("outline-style", "none");
});
