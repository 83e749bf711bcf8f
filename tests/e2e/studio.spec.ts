import type { Page } from "playwright/test";
import { commissionTypes } from "../../mocks/data/commissions";
import { shopEntries } from "../../mocks/data/shop";
import { errorStatus, expect, expectStarted, screens, test, visit } from "./site";

test.describe("commissions", () => {
  test.use({ javaScriptEnabled: false });

  test("can be compared on a phone and on a desktop", async ({ page }) => {
    await visit(page, "/commissions");
    for (const viewport of Object.values(screens)) {
      await page.setViewportSize(viewport);
      for (const { name, price } of commissionTypes) {
        const card = page
          .getByRole("listitem")
          .filter({ has: page.getByRole("heading", { name }) });
        await expect(card.getByText(price, { exact: true })).toBeVisible();
      }
    }
  });
});

test.describe("the shop, from within the site", () => {
  test.use({ expectedErrors: errorStatus });

  const openShop = async (page: Page) => {
    const menu = page.getByRole("navigation", { name: "Main" });
    await menu.getByRole("button", { name: "Art" }).click();
    await menu.getByRole("link", { name: "Shop", exact: true }).click();
  };

  test("opens at once with a spinner, then its things, or the error page", async ({
    page,
    siteOn,
  }) => {
    const { url, upstream } = siteOn("sample content");
    await visit(page, `${url}/choose-your-starter`);
    await expectStarted(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/shop.data**", async (route) => {
      await held;
      await route.continue();
    });
    await openShop(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Shop");
    await expect(page.getByText("Loading the shop…")).toBeVisible();
    release();
    await expect(page.getByRole("heading", { name: shopEntries[0]!.title })).toBeVisible();
    await expect(page.getByText("Loading the shop…")).toHaveCount(0);

    await page.goBack();
    await expect(page).toHaveURL(`${url}/choose-your-starter`);
    // The address is there before the page is, which closes what menu is open.
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Shop");
    upstream.isDown = true;
    await openShop(page);
    await expect(page).toHaveURL(`${url}/error?from=%2Fshop`);
    await expect(page.getByRole("link", { name: "Try again" })).toHaveAttribute(
      "href",
      "/error?again",
    );
  });
});
