import { expect, expectStarted, screens, test, visit } from "./site";
import { expectReady, storyPage } from "./story";

test.describe("a result", () => {
  test("reserves space for the buttons that need JavaScript", async ({ page }) => {
    await page.setViewportSize(screens.phone);
    await visit(page, "/tf-generator/result?quick=true");
    await expectStarted(page);
    const share = page.getByRole("region", { name: "Share" });
    const copy = share.getByRole("button", { name: "Copy link" });
    await expect(copy).toBeVisible();
    const { height } = (await share.boundingBox())!;
    await page.route("**/*.js", () => undefined);
    await page.reload({ waitUntil: "commit" });
    await expect(share).toBeVisible();
    await expect(copy).toBeHidden();
    expect((await share.boundingBox())!.height).toBe(height);
  });
});

test.describe("a page of the comic", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("is shared by its link", async ({ page, baseURL }) => {
    const { path } = storyPage("1/3");
    await visit(page, path);
    await expectReady(page);
    await page.getByRole("link", { name: "Share this page" }).click();
    await expect(page.getByText("Link copied")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL + path);
  });
});
