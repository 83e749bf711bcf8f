import { expect, expectStarted, test, visit } from "./site";

test("the map shows the other era, and Back, Forward and reload keep it", async ({ page }) => {
  await visit(page, "/world/geography");
  await expectStarted(page);
  const map = page.getByRole("main").getByRole("img").first();
  const shows = (era: "pre" | "post") =>
    expect
      .poll(() => map.evaluate((image) => (image as HTMLImageElement).currentSrc))
      .toContain(`${era}-cataclysm.png`);
  await shows("post");
  await page
    .getByRole("link", { name: /before/i })
    .first()
    .click();
  await expect(page).toHaveURL("/world/geography?era=pre-cataclysm");
  await shows("pre");
  await page.goBack();
  await shows("post");
  await page.goForward();
  await shows("pre");
  await page.reload();
  await shows("pre");
});

test("a landmark of the map opens its text on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await visit(page, "/world/geography");
  await page.getByRole("button", { name: "Bluerock" }).click();
  const landmark = page.getByRole("dialog", { name: "Bluerock" });
  await expect(landmark).toContainText("A lakeside town");
  await landmark.getByRole("button", { name: "Close" }).click();
  await expect(landmark).toBeHidden();
});
