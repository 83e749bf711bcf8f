import { expect, expectStarted, test, visit } from "./site";

for (const width of [360, 1280]) {
  test(`each landmark opens its text beside the landmark in a window of ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, "/world/geography");
    await expectStarted(page);
    for (const pin of await page.locator("foreignObject button").all()) {
      await pin.click();
      const place = page.locator("[popover]:popover-open");
      await expect(place).toHaveAccessibleName((await pin.getAttribute("aria-label"))!);
      const [at, beside] = [(await pin.boundingBox())!, (await place.boundingBox())!];
      const distance = Math.max(beside.y - at.y - at.height, at.y - beside.y - beside.height);
      expect(distance, "above or below").toBeGreaterThanOrEqual(-1);
      expect(distance).toBeLessThan(20);
      await place.getByRole("button", { name: "Close" }).click();
      await expect(place).toHaveCount(0);
    }
  });
}

test("a check mark shows the current era of the map", async ({ page }) => {
  await visit(page, "/world/geography");
  const links = page.getByRole("navigation", { name: "Era of the map" }).getByRole("link");
  const marks = links.evaluateAll((all) =>
    all.map((link) => getComputedStyle(link, "::before").content.includes("✓")),
  );
  expect(await marks).toEqual([false, true]);
});
