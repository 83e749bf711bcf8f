import { expect, test, visit } from "./site";
import { expectReady, storyPage } from "./story";

test.describe("a page of the comic", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("the share buttons copy the link of a comic page", async ({ page, baseURL }) => {
    const { path } = storyPage("1/3");
    await visit(page, path);
    await expectReady(page);
    await page.getByRole("button", { name: "Copy link" }).click();
    await expect(page.getByRole("button", { name: "Copied!" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL + path);
  });
});
