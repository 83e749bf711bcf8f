import { followMenu } from "./menu";
import { expect, expectStarted, test, visit } from "./site";

test("Back before hydration shows the page before", async ({ page }) => {
  await visit(page, "/comics/talechasers");
  await expectStarted(page);
  await page.getByRole("link", { name: "Page one" }).click();
  await expect(page).toHaveURL("/comics/talechasers/1/1");
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/assets/**/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.reload({ waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeVisible();
  // To an entry of the document that was loaded before.
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL("/comics/talechasers");
  await expect(page).toHaveTitle(/^Read /);
  release();
  await expectStarted(page);
  await expect(page).toHaveTitle(/^Read /);
  await page.goForward();
  await expect(page).toHaveURL("/comics/talechasers/1/1");
});

test("Back and Forward work on pages without scripts", async ({ page }) => {
  const heading = page.getByRole("heading", { level: 1 });
  await visit(page, "/comics/talechasers");
  await expectStarted(page);
  await followMenu(page, "/commissions");
  await expect(heading).toHaveText("Commissions");
  await page.reload();
  await expect(heading).toHaveText("Commissions");
  expect(await page.evaluate(() => "__remixContext" in window)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL("/comics/talechasers");
  await expect(heading).not.toHaveText("Commissions");
  await page.goForward();
  await expect(heading).toHaveText("Commissions");
});
