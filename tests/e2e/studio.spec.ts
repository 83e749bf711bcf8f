import { commissionData, commissionTypes } from "../../mocks/data/commissions";
import { shopEntries } from "../../mocks/data/shop";
import {
  errorStatus,
  expect,
  expectStarted,
  onEachScreen,
  test,
  visit,
  withAndWithoutJavaScript,
} from "./site";

withAndWithoutJavaScript((javaScriptEnabled) => {
  onEachScreen((screen, viewport) => {
    test(`commissions can be compared on a ${screen}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await visit(page, "/commissions");
      await expect(page.getByText(commissionData.status)).toBeVisible();
      const table = page.getByRole("table");
      await expect(table.getByRole("row")).toHaveCount(commissionTypes.length + 1);
      for (const { name, price } of commissionTypes) {
        const row = table.getByRole("row", { name: new RegExp(name) });
        await expect(row.getByRole("rowheader", { name })).toBeVisible();
        await expect(row.getByRole("cell", { name: price, exact: true })).toBeVisible();
      }
      await expect(page.getByRole("link", { name: "Request a commission" })).toHaveAttribute(
        "href",
        commissionData.form,
      );
    });
  });

  test("the terms are one step from the commissions", async ({ page }) => {
    await visit(page, "/commissions");
    if (javaScriptEnabled) await expectStarted(page);
    await page.getByRole("main").getByRole("link", { name: "Terms of service" }).click();
    await expect(page).toHaveURL("/commissions/tos");
    const main = page.getByRole("main");
    for (const rule of [/US\$100/, /at least half/, /no refunds/i, /about a week/, /references/]) {
      await expect(main).toContainText(rule);
    }
  });

  test("the shop has everything by itself", async ({ page }) => {
    await visit(page, "/shop");
    for (const { title, link } of shopEntries) {
      await expect(page.getByRole("heading", { name: title })).toBeVisible();
      await expect(page.getByRole("link", { name: `Get it: ${title}` })).toHaveAttribute(
        "href",
        link,
      );
    }
  });
});

test.describe("the shop, from within the site", () => {
  test("opens at once with a spinner, then its things", async ({ page }) => {
    await visit(page, "/contact");
    await expectStarted(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/shop.data**", async (route) => {
      await held;
      await route.continue();
    });
    await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("button", { name: "Art" })
      .click();
    await page.getByRole("link", { name: "Shop", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Shop");
    await expect(page.getByText("Opening the shutters…")).toBeVisible();
    release();
    await expect(page.getByRole("heading", { name: shopEntries[0]!.title })).toBeVisible();
    await expect(page.getByText("Opening the shutters…")).toHaveCount(0);
  });

  test.describe("when it cannot be had", () => {
    test.use({ expectedErrors: errorStatus });

    test("is the error page, which offers to try again", async ({ page, siteOn }) => {
      const site = siteOn("an outage");
      await page.goto(`${site.url}/contact`);
      await expectStarted(page);
      await page
        .getByRole("navigation", { name: "Main" })
        .getByRole("button", { name: "Art" })
        .click();
      await page.getByRole("link", { name: "Shop", exact: true }).click();
      await expect(page).toHaveURL(`${site.url}/error?from=%2Fshop`);
      await expect(page.getByRole("link", { name: "Try again" })).toHaveAttribute(
        "href",
        "/error?again",
      );
    });
  });
});

test.describe("commissions that cannot be had", () => {
  test.use({ expectedErrors: errorStatus });

  test("are the error page, which offers to try again", async ({ page, siteOn }) => {
    const site = siteOn("an outage");
    expect((await page.goto(`${site.url}/commissions`))?.status()).toBe(500);
    await expect(page.getByRole("link", { name: "Try again" })).toHaveAttribute(
      "href",
      "/error?again",
    );
  });
});
