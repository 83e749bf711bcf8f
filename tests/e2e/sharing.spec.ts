import type { Page } from "playwright/test";
import { expect, expectStarted, test, visit, withAndWithoutJavaScript } from "./site";

/** Opens a result, which is at an address of its own. */
async function openResult(page: Page): Promise<void> {
  await visit(page, "/tf-generator/result?quick=true");
  await expect(page).toHaveURL(/\/tf-generator\/result\?r=/);
}

const shareRegion = (page: Page) => page.getByRole("region", { name: "Show somebody" });

/** What a network is told, by the address a visitor is led to. */
function postOf(address: string): string {
  return new URL(address).searchParams.get("text") ?? "";
}

withAndWithoutJavaScript((javaScriptEnabled) => {
  test.describe("a result", () => {
    // Nobody lives there; what counts is that the browser sets out.
    test.use({ expectedErrors: /left the site: https:\/\/(fox\.example|twitter\.com)\/|net::ERR/ });

    const ways = [
      ["Twitter", /^https:\/\/twitter\.com\/intent\/tweet\?/],
      ["Mastodon", /^https:\/\/fox\.example\/share\?/],
      ["Bluesky", /^https:\/\/fox\.example\/intent\/compose\?/],
    ] as const;
    for (const [network, address] of ways) {
      test(`is shared on ${network}`, async ({ page }) => {
        await openResult(page);
        if (javaScriptEnabled) await expectStarted(page);
        const result = page.url();
        const share = shareRegion(page);
        await share.getByLabel("Mastodon server").fill("@chase@Fox.example");
        await share.getByLabel("Bluesky host").fill("https://fox.example/");
        const [request] = await Promise.all([
          page.waitForRequest(address),
          share.getByRole("button", { name: `Share on ${network}` }).click({ noWaitAfter: true }),
        ]);
        expect(request.method()).toBe("GET");
        const { searchParams } = new URL(request.url());
        expect([postOf(request.url()), searchParams.get("url")].join(" ")).toContain(result);
      });
    }
  });
});

test.describe("a result without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /status of 400/ });

  test("is led to the network in one step, and the server is remembered", async ({
    page,
    baseURL,
  }) => {
    await openResult(page);
    const form = page.locator("form").filter({ has: page.getByLabel("Mastodon server") });
    const fields = {
      network: "mastodon",
      path: await form.locator("[name=path]").inputValue(),
      text: await form.locator("[name=text]").inputValue(),
    };
    const send = (host: string) =>
      page.request.post("/share", {
        form: { ...fields, host },
        headers: { Origin: baseURL!, "Sec-Fetch-Site": "same-origin" },
        maxRedirects: 0,
      });
    for (const host of ["fox.example", ""]) {
      const answer = await send(host);
      expect(answer.status()).toBe(303);
      const { location = "" } = answer.headers();
      expect(location).toMatch(/^https:\/\/fox\.example\/share\?/);
      expect(postOf(location)).toBe(`${fields.text} ${baseURL}${fields.path}`);
    }
  });

  test("says so when a server is none, and keeps what was typed", async ({ page }) => {
    await openResult(page);
    const result = page.url();
    await shareRegion(page).getByLabel("Mastodon server").fill("fox.example/path");
    await shareRegion(page).getByRole("button", { name: "Share on Mastodon" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("no server");
    await page.goBack();
    await expect(shareRegion(page).getByLabel("Mastodon server")).toHaveValue("fox.example/path");
    await shareRegion(page).getByRole("button", { name: "Share on Mastodon" }).click();
    await page.getByRole("link", { name: "Back to what you wanted to share" }).click();
    await expect(page).toHaveURL(result);
  });

  test("has no buttons that would do nothing", async ({ page }) => {
    await openResult(page);
    await expect(shareRegion(page).getByRole("button")).toHaveCount(3);
  });
});

test.describe("a result with JavaScript", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("has a link to copy", async ({ page }) => {
    await openResult(page);
    await expectStarted(page);
    await shareRegion(page).getByRole("button", { name: "Copy link" }).click();
    await expect(shareRegion(page).getByRole("status")).toHaveText("Copied!");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });

  test("says which server is none, in its field, and stays", async ({ page }) => {
    await openResult(page);
    await expectStarted(page);
    const result = page.url();
    const server = shareRegion(page).getByLabel("Mastodon server");
    await server.fill("fox.example/path");
    await server.press("Enter");
    await expect(server).toBeFocused();
    expect(await server.evaluate((field: HTMLInputElement) => field.validationMessage)).toContain(
      "mastodon.social",
    );
    await expect(page).toHaveURL(result);
  });

  test("moves nothing when its buttons come to life", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await openResult(page);
    const boxOf = () => shareRegion(page).boundingBox();
    await expectStarted(page);
    const address = page.url();
    await page.route("**/*.js", () => undefined);
    await page.goto(address);
    const before = await boxOf();
    await page.unroute("**/*.js");
    await page.goto(address);
    await expectStarted(page);
    await expect(shareRegion(page).getByRole("button", { name: "Copy link" })).toBeVisible();
    expect((await boxOf())!.height).toBe(before!.height);
  });
});

test("a result is announced with its own picture", async ({ page }) => {
  await openResult(page);
  const image = await page.locator('meta[property="og:image"]').getAttribute("content");
  const answer = await page.request.get(image!);
  expect(answer.status()).toBe(200);
  expect(answer.headers()["content-type"]).toBe("image/png");
  const bytes = await answer.body();
  expect(bytes.byteLength).toBeLessThan(300_000);
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  const again = await page.request.get(image!, {
    headers: { "If-None-Match": answer.headers()["etag"]! },
  });
  expect(again.status()).toBe(304);
});
