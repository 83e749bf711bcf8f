import { expect, expectStarted, test, visit } from "./site";

test("Back before the scripts have come shows the page before", async ({ page }) => {
  await visit(page, "/shop");
  await expectStarted(page);
  await page.getByRole("link", { name: "Talechasers", exact: true }).click();
  await expect(page).toHaveURL("/");
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/assets/**/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.reload({ waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeVisible();
  // To a step of the document that was there before, which has loaded another page now.
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL("/shop");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Shop");
  release();
  await expectStarted(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Shop");
  await page.goForward();
  await expect(page).toHaveURL("/");
});
