import { errorStatus, expect, test, visit } from "./site";

test.use({ expectedErrors: errorStatus });

test("Back skips the error page of a missing address", async ({ page }) => {
  await visit(page, "/contact");
  await visit(page, "/nowhere", 404);
  await expect(page).toHaveURL("/404?from=%2Fnowhere");
  await page.goBack();
  await expect(page).toHaveURL("/contact");
  await visit(page, "/error?from=%2Fcontact", 500);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page).toHaveURL("/contact");
});
