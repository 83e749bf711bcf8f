import { expect, expectStarted, test, visit } from "./site";

const heading = (name: string | RegExp) => ({ name, level: 1 }) as const;

test("the encyclopedia is walked, searched and left again", async ({ page }) => {
  await visit(page, "/comics/talechasers");
  await expectStarted(page);

  await test.step("from the comic to a beast, on to the next, and back by the breadcrumbs", async () => {
    const menu = page.getByRole("navigation", { name: "Main" });
    await menu.getByRole("button", { name: "Story" }).click();
    await menu.getByRole("link", { name: "World" }).click();
    await expect(page).toHaveURL("/world");
    const main = page.getByRole("main");
    await main
      .getByRole("link", { name: /bestiary/i })
      .first()
      .click();
    await page.getByRole("link", { name: /^Feral/ }).click();
    await page.getByRole("link", { name: "Šarn's Hound" }).click();
    await expect(page).toHaveURL("/world/bestiary/feral/sarn-s-hound");
    await expect(page.getByRole("heading", heading("Šarn's Hound"))).toBeVisible();
    await page.locator("a[rel=next]").click();
    await expect(page.getByRole("heading", heading("Lantern Moth"))).toBeVisible();
    await page.locator("a[rel=prev]").click();
    await expect(page.getByRole("heading", heading("Šarn's Hound"))).toBeVisible();
    const way = page.getByRole("navigation", { name: "Breadcrumb" });
    await way.getByRole("link", { name: "Bestiary" }).click();
    await expect(page.getByRole("heading", heading("Bestiary"))).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", heading("Šarn's Hound"))).toBeVisible();
  });

  await test.step("the search and the script are asked by Enter", async () => {
    await visit(page, "/world");
    const box = page.getByLabel("Search the world");
    await box.fill("vixens");
    await box.press("Enter");
    await expect(page).toHaveURL("/world?q=vixens");
    const fox = page.getByRole("link", { name: /^Foxfolk/ }).first();
    await expect(fox.locator("mark")).toHaveText("vixen");
    await fox.click();
    await expect(page).toHaveURL("/world/bestiary/anthro/foxfolk");
    await visit(page, "/world/languages/common?section=numerals");
    const number = page.getByRole("textbox", { name: "Your number" });
    await number.fill("412");
    await number.press("Enter");
    await expect(page).toHaveURL(/number=412/);
    await expect(page.getByRole("main")).toContainText("634");
  });

  await test.step("the map shows the other era, and Back, Forward and reload keep it", async () => {
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
});

test("a place of the map is read on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await visit(page, "/world/geography");
  await page.getByRole("button", { name: "Bluerock" }).click();
  const place = page.getByRole("dialog", { name: "Bluerock" });
  await expect(place).toContainText("A lakeside town");
  await place.getByRole("button", { name: "Close" }).click();
  await expect(place).toBeHidden();
});
