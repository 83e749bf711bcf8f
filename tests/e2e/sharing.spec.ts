import type { Page } from "playwright/test";
import { expect, expectStarted, test, visit } from "./site";
import { expectReady, storyPage } from "./story";

/** Opens a result, which is at an address of its own. */
async function openResult(page: Page): Promise<void> {
  await visit(page, "/tf-generator/result?quick=true");
  await expect(page).toHaveURL(/\/tf-generator\/result\?r=/);
}

const shareRegion = (page: Page) => page.getByRole("region", { name: "Share" });

test.describe("a result with JavaScript", () => {
  test.use({
    permissions: ["clipboard-read", "clipboard-write"],
    viewport: { width: 360, height: 800 },
    expectedErrors: /left the site: https:\/\/fox\.example\/|net::ERR/,
  });

  test("is copied as a link and shared on Mastodon, without layout shift", async ({ page }) => {
    await openResult(page);
    await expectStarted(page);
    const result = page.url();
    const share = shareRegion(page);
    const copy = share.getByRole("button", { name: "Copy link" });
    await expect(copy).toBeVisible();
    const { height } = (await share.boundingBox())!;

    await test.step("Copy link copies its address", async () => {
      await copy.click();
      await expect(share.getByRole("status")).toHaveText("Copied!");
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(result);
    });

    await test.step("the buttons that need JavaScript have their room before it runs", async () => {
      await page.route("**/*.js", () => undefined);
      await page.goto(result);
      await expect(share).toBeVisible();
      await expect(copy).toBeHidden();
      expect((await share.boundingBox())!.height).toBe(height);
      await page.unroute("**/*.js");
    });
  });
});

test.describe("a page of the comic", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("is shared by its link, or on a service in a new tab", async ({ page, baseURL }) => {
    const { path } = storyPage("1/3");
    await visit(page, path);
    await expectReady(page);
    await page.getByRole("link", { name: "Share this page" }).click();
    const dialog = page.getByRole("dialog", { name: "Share this page" });
    const copy = dialog.getByRole("button", { name: "Copy link" });
    await expect(copy).toBeFocused();
    await copy.click();
    await expect(dialog.getByRole("status")).toHaveText("Copied!");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL + path);
    for (const name of ["Bluesky", "Mastodon", "Twitter"]) {
      await expect(dialog.getByRole("link", { name })).toHaveAttribute("target", "_blank");
    }
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(path);
    await page.getByRole("link", { name: "Share this page" }).click();
    await expect(dialog).toBeVisible();
  });
});
