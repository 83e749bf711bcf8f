import type { Page } from "playwright/test";
import { errorStatus, expect, test, visit } from "./site";

test.use({ expectedErrors: errorStatus });

/** Checks the heading and the shell of an error screen, and that it has no stack trace. */
async function expectScreen(page: Page, heading?: string): Promise<void> {
  const title = page.getByRole("heading", { level: 1 });
  if (heading) await expect(title).toHaveText(heading);
  else await expect(title).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(1);
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(page.locator("body")).not.toContainText(/\bat .*\.[jt]sx?:\d+|node_modules/);
}

test("without an upstream, the home page is shown and a comic leads to the error page", async ({
  page,
  siteOn,
}) => {
  const { url, output } = siteOn("an outage");
  await visit(page, url);
  await expectScreen(page);
  const status = page.getByRole("row", { name: /^Commissions/ }).getByRole("status");
  await expect(status).toHaveText("Could not get status");
  await visit(page, `${url}/comics/talechasers/1/1`, 500);
  await expectScreen(page, "Eep! I really hate this part...");
  await expect(page).toHaveURL(/\/error\?from=%2Fcomics%2Ftalechasers/);
  await expect(page.getByRole("link", { name: "Try again" })).toHaveAttribute(
    "href",
    "/error?again",
  );
  expect(output()).not.toMatch(/^\s+at /m);
});

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
