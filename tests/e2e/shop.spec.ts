import { shopEntries } from "../../mocks/data/shop";
import { followMenu } from "./menu";
import { errorStatus, expect, expectStarted, test, visit } from "./site";

test.describe("the shop after a client navigation", () => {
  test.use({ expectedErrors: errorStatus });

  test("the shop shows a spinner after a client navigation until its entries have loaded", async ({
    page,
    siteOn,
  }) => {
    const { url, upstream } = siteOn("sample content");
    await visit(page, `${url}/comics/talechasers`);
    await expectStarted(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/shop.data**", async (route) => {
      await held;
      await route.continue();
    });
    await followMenu(page, "/shop");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Shop");
    await expect(page.getByText("Loading the shop…")).toBeVisible();
    release();
    await expect(page.getByRole("heading", { name: shopEntries[0]!.title })).toBeVisible();
    await expect(page.getByText("Loading the shop…")).toHaveCount(0);

    await page.goBack();
    await expect(page).toHaveURL(`${url}/comics/talechasers`);
    // The address changes before the page is rendered, which closes open menus.
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Shop");
    upstream.isDown = true;
    await followMenu(page, "/shop");
    await expect(page).toHaveURL(`${url}/error?from=%2Fshop`);
    await expect(page.getByRole("link", { name: "Try again" })).toHaveAttribute("href", "/shop");
  });
});
