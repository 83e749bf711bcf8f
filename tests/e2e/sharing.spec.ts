import type { Page } from "playwright/test";
import { expect, expectStarted, test, visit } from "./site";

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

    await test.step("an invalid server is reported in its field", async () => {
      const server = share.getByLabel("Mastodon server");
      await server.fill("fox.example/path");
      await server.press("Enter");
      await expect(server).toBeFocused();
      await expect(server).toHaveAttribute("title", /mastodon\.social/);
      await expect(page).toHaveURL(result);
    });

    await test.step("the buttons that need JavaScript have their room before it runs", async () => {
      await page.route("**/*.js", () => undefined);
      await page.goto(result);
      await expect(share).toBeVisible();
      await expect(copy).toBeHidden();
      expect((await share.boundingBox())!.height).toBe(height);
      await page.unroute("**/*.js");
    });

    await page.goto(result);
    await expectStarted(page);
    // With 204 No Content the browser stays on the page.
    await page.route(/^https:/, (route) => route.fulfill({ status: 204 }));
    await test.step("it is shared on a Mastodon server", async () => {
      await share.getByLabel("Mastodon server").fill("@chase@Fox.example");
      const [request] = await Promise.all([
        page.waitForRequest(/^https:\/\/fox\.example\/share\?/),
        share.getByRole("button", { name: "Share on Mastodon" }).click({ noWaitAfter: true }),
      ]);
      expect(request.method()).toBe("GET");
      const { searchParams } = new URL(request.url());
      expect([searchParams.get("text"), searchParams.get("url")].join(" ")).toContain(result);
    });
  });
});

test.describe("a result without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("reports an invalid server beside its field", async ({ page }) => {
    await openResult(page);
    const share = shareRegion(page);
    // Buttons that need JavaScript are not shown.
    await expect(share.getByRole("button")).toHaveCount(2);
    const server = share.getByLabel("Mastodon server");
    await server.fill("127.0.0.1");
    await share.getByRole("button", { name: "Share on Mastodon" }).click();
    await expect(server).toHaveValue("127.0.0.1");
    await expect(server).toBeFocused();
    expect(await server.evaluate((field: HTMLInputElement) => field.validity.patternMismatch)).toBe(
      true,
    );
  });
});
