import { errorStatus, expect, test, visit, withAndWithoutJavaScript } from "./site";

const heading = (name: string | RegExp) => ({ name, level: 1 }) as const;

withAndWithoutJavaScript(() => {
  test("from home to a beast, on to the next, and back by the breadcrumbs", async ({ page }) => {
    await visit(page, "/world");
    await page
      .getByRole("main")
      .getByRole("link", { name: /bestiary/i })
      .first()
      .click();
    await expect(page.getByRole("heading", heading("Bestiary"))).toBeVisible();
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

  test("the map shows the other era, and Back, Forward and reload keep it", async ({ page }) => {
    await visit(page, "/world/geography");
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

  test("history shows one list of ages, and the other", async ({ page }) => {
    await visit(page, "/world/history");
    await page.goto("/world/history?ages=pre-cataclysm");
    await expect(page.getByRole("heading", { name: "The Long Noon" })).toBeVisible();
    await page.locator('a[href="/world/history"]').first().click();
    await expect(page).toHaveURL("/world/history");
    await expect(page.getByRole("heading", { name: "The Long Noon" })).toBeHidden();
    await page.goBack();
    await expect(page.getByRole("heading", { name: "The Long Noon" })).toBeVisible();
  });

  test("a name is written in Common, and a number in eights", async ({ page }) => {
    await visit(page, "/world/languages/common?section=numerals");
    await page.getByRole("textbox", { name: "Your name" }).fill("Vixy");
    await page.getByRole("textbox", { name: "Your name" }).press("Enter");
    await expect(page).toHaveURL(/name=Vixy/);
    await expect(page).toHaveURL(/section=numerals/);
    await expect(page.getByRole("img", { name: /Vixy/ })).toBeVisible();
    const number = page.getByRole("textbox", { name: "Your number" });
    await number.fill("412");
    await number.press("Enter");
    await expect(page).toHaveURL(/number=412/);
    await expect(page.getByRole("main")).toContainText("634");
  });

  test("the search finds a hound without its hook, and says so when it finds nothing", async ({
    page,
  }) => {
    await visit(page, "/world");
    const box = page.getByLabel("Look something up");
    await box.fill("sarns hound");
    await box.press("Enter");
    await expect(page).toHaveURL("/world?q=sarns+hound");
    await page.getByRole("main").getByRole("link", { name: "Šarn's Hound" }).click();
    await expect(page).toHaveURL("/world/bestiary/feral/sarn-s-hound");
    await visit(page, "/world?q=qqqqqqq");
    await expect(page.getByRole("main")).toContainText("qqqqqqq");
  });

  test("a character leads to the next one, and the guild keeps its own", async ({ page }) => {
    await visit(page, "/characters");
    await page.getByRole("link", { name: "Chase", exact: true }).click();
    await expect(page.getByText("Age", { exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Background" })).toBeVisible();
    await page.locator("a[rel=next]").click();
    await expect(page).toHaveURL("/characters/vixy");
    await visit(page, "/characters/isolde");
    await expect(page.getByText("Lifetime", { exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Story", exact: true })).toBeVisible();
    await visit(page, "/cga");
    await page.getByRole("link", { name: "Open the register" }).click();
    await page.getByRole("link", { name: "Wren" }).click();
    await expect(page.getByRole("heading", heading("Wren"))).toBeVisible();
  });
});

test.describe("what is not there", () => {
  test.use({ expectedErrors: errorStatus });

  for (const [path, screen] of [
    ["/characters/wren", "/error?from=%2Fcharacters%2Fwren"],
    ["/characters/nobody", "/error?from=%2Fcharacters%2Fnobody"],
    ["/cga/characters/chase", "/cga/error?from=%2Fcga%2Fcharacters%2Fchase"],
    ["/world/bestiary/feral/goose", "/error?from=%2Fworld%2Fbestiary%2Fferal%2Fgoose"],
    ["/world/bestiary/geese", "/error?from=%2Fworld%2Fbestiary%2Fgeese"],
    ["/world/magic/classes/baker", "/error?from=%2Fworld%2Fmagic%2Fclasses%2Fbaker"],
  ] as const) {
    test(`${path} has the error page of its sub-site`, async ({ page }) => {
      await visit(page, path, 500);
      await expect(page).toHaveURL(screen);
      const tried = page.waitForRequest((request) => new URL(request.url()).pathname === path);
      await page.getByRole("link", { name: "Try again" }).click();
      await tried;
    });
  }

  test("an old address of the myths leads to them", async ({ page }) => {
    await visit(page, "/world/mythology");
    await expect(page).toHaveURL("/world/religion/mythology");
  });
});
