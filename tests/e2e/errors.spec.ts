import { errorStatus, expect, expectStarted, test, visit } from "./site";

test.use({ expectedErrors: RegExp(`${errorStatus.source}|ERR_INTERNET|Failed to fetch`) });

test("Back skips a missing page, and an error page links to the failed page", async ({ page }) => {
  await visit(page, "/contact");
  await visit(page, "/nowhere", 404);
  await expect(page).toHaveURL("/404");
  await page.goBack();
  await expect(page).toHaveURL("/contact");
  await visit(page, "/error?from=%2Fcontact", 500);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page).toHaveURL("/contact");
});

test("a page that is not loaded yet says offline that it needs internet", async ({
  page,
  context,
}) => {
  await visit(page, "/comics/talechasers/1/2");
  await expectStarted(page);
  await context.setOffline(true);
  // The scripts of the search are not here either.
  await page.locator("header [role=search]").evaluate((form: HTMLFormElement) => {
    form.querySelector("input")!.value = "fox";
    form.requestSubmit();
  });
  await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
  await expect(page).toHaveURL("/search?q=fox");
  await context.setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Search", exact: true })).toBeVisible();
});
