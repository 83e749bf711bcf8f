import type { Page } from "playwright/test";
import { errorStatus, expect, test, visit } from "./site";

/** The specification's words for what went wrong. */
const screens = {
  error: "Eep! I really hate this part...",
  missing: "Hey, there! Looks like the page you tried to visit is missing!",
  guildError: "It appears we've run into a problem. Let's backtrack!",
  guildMissing: "Heh! That page is...missing. Wonder where it went!",
} as const;

test.use({ expectedErrors: errorStatus });

/** Checks that a page is a screen made for people, and no stack trace. */
async function expectScreen(page: Page, heading?: string): Promise<void> {
  const title = page.getByRole("heading", { level: 1 });
  if (heading) await expect(title).toHaveText(heading);
  else await expect(title).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(1);
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(page.locator("body")).not.toContainText(/\bat .*\.[jt]sx?:\d+|node_modules/);
}

test("without an upstream, home is there, and a comic says that it is not", async ({
  page,
  siteOn,
}) => {
  const { url, output } = siteOn("an outage");
  await visit(page, url);
  await expectScreen(page);
  const status = page.getByRole("row", { name: /^Commissions/ }).getByRole("status");
  await expect(status).toHaveText("Could not get status");
  await visit(page, `${url}/comics/talechasers/1/1`, 500);
  await expectScreen(page, screens.error);
  await expect(page).toHaveURL(/\/error\?from=%2Fcomics%2Ftalechasers/);
  await expect(page.getByRole("link", { name: "Try again" })).toHaveAttribute(
    "href",
    "/error?again",
  );
  expect(output()).not.toMatch(/^\s+at /m);
});

test("a chapter without pages, and a latest page of one entry", async ({ page, siteOn }) => {
  const site = siteOn({
    "comics/talechasers/latest": [1],
    "comics/talechasers/chapters/1": {},
    "commissions/data": {},
  });
  for (const path of ["", "/latest", "/1", "/1/1"]) {
    await visit(page, `${site.url}/comics/talechasers${path}`, 500);
    await expectScreen(page, screens.error);
  }
  await visit(page, site.url);
  await expectScreen(page);
});

/** Addresses no comic page has, and the screen each ends on. */
const badInput: Record<string, keyof typeof screens> = {
  "/comics/talechasers/-1/1": "error",
  "/comics/talechasers/0/1": "error",
  "/comics/talechasers/0": "error",
  "/comics/talechasers/4": "error",
  "/comics/talechasers/2/4": "error",
  "/comics/talechasers/1/-1": "error",
  "/comics/talechasers/1/0": "error",
  "/comics/talechasers/1/99": "error",
  "/comics/talechasers/99999999999999999999/1": "error",
  "/comics/talechasers/1/1e0": "error",
  "/comics/talechasers/1/01": "error",
  "/comics/talechasers/one/two": "error",
  "/comics/talechasers/1.5/1": "error",
  "/comics/talechasers/%20/1": "error",
  "/comics/talechasers/%31%2F1/1": "error",
  "/comics/talechasers/%00/1": "error",
  "/comics/talechasers/1/%F0%9F%A6%8A": "error",
  "/comics/talechasers/٣/١": "error",
  "/comics/talechasers/..%2F..%2Fcommissions/data": "error",
  "/comics/..%2Ftalechasers/1/1": "error",
  "/comics/..%5C..%5Cetc/1/1": "error",
  "/comics/unknown": "error",
  "/comics/unknown/1/1": "error",
  "/comics/unknown/latest": "error",
  "/comics/constructor/1/1": "error",
  "/comics/__proto__": "error",
  "/comics/talechasers/1/1/nowhere": "error",
  "/comics/talechasers/1/-1/next": "error",
  "/comics/talechasers/1/1/next/more": "missing",
  [`/comics/${"x".repeat(4_000)}/1/1`]: "error",
  "/nowhere": "missing",
  "/nowhere/at/all?with=search": "missing",
  "/%E2%98%83": "missing",
  "/cga/nowhere": "guildMissing",
  "/cga/characters/nobody/else": "guildMissing",
};
test("addresses that no page has end on the screen that says so", async ({ site }) => {
  const visits = Object.entries(badInput).map(async ([path, screen]) => {
    const answer = await fetch(site.url + path);
    const html = await answer.text();
    const name = path.slice(0, 60);
    expect(answer.status, name).toBe(screen === "error" ? 500 : 404);
    const [, heading] = /<h1[^>]*>([^<]*)/.exec(html) ?? [];
    expect(heading, name).toBe(screens[screen]);
    for (const part of ["<nav", "<footer"]) expect(html, name).toContain(part);
    expect(html, name).not.toMatch(/\bat .*\.[jt]sx?:\d+|node_modules/);
  });
  await Promise.all(visits);
});

/** Addresses of earlier versions of the site; each must lead on. */
const legacy: Record<string, string> = {
  "/home": "/",
  "/extras": "/",
  "/extras/commissions": "/commissions",
  "/extras/commissions/tos": "/commissions/tos",
  "/extras/tf-generator": "/tf-generator",
  "/extras/tfgen": "/tf-generator",
  "/extras/tf-generator/quick-standard": "/tf-generator/result?quick=true",
  "/extras/tf-generator/quick-all": "/tf-generator/result?quick=true",
  "/extras/tf-generator/list": "/tf-generator/list",
  "/extras/fan-art": "/galleries/fan-art",
  "/extras/fan-art/submit": "/galleries/fan-art",
  "/extras/stickers": "/telegram-stickers",
  "/extras/stickers/install": "/telegram-stickers/install",
  "/extras/patch-notes": "/patch-notes",
  "/extras/fanart": "/gallery/fan-art/submit",
  "/gallery/fan-art/submit": "/galleries/fan-art",
  "/fanart": "/galleries/fan-art",
  "/fan-art": "/galleries/fan-art",
  "/fan-art/submit": "/galleries/fan-art",
};
test("legacy addresses have moved for good", async ({ request }) => {
  for (const [from, to] of Object.entries(legacy)) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect(answer.status(), from).toBe(301);
    expect(answer.headers()["location"], from).toBe(to);
  }
});

test.describe("the error pages", () => {
  for (const [path, screen, status, wayOut] of [
    ["/error", "error", 500, "/"],
    ["/404", "missing", 404, "/"],
    ["/cga/error", "guildError", 500, "/cga"],
    ["/cga/404", "guildMissing", 404, "/cga"],
  ] as const) {
    test(`${path} says so, shows a way out, and is not for search engines`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(status);
      expect(response?.headers()["cache-control"]).toBe("no-store");
      await expectScreen(page, screens[screen]);
      await expect(page.getByRole("main").locator(`a[href="${wayOut}"]`)).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
      if (screen === "error")
        await expect(page.getByRole("main")).toContainText(/contact the owner/i);
    });
  }

  test("the error page tries again only on this site", async ({ page }) => {
    for (const from of [
      "//evil.example",
      "https://evil.example/",
      "/\\evil.example",
      "javascript:alert(1)",
      "",
    ]) {
      await visit(page, `/error?${new URLSearchParams({ from }).toString()}`, 500);
      await expect(page.getByRole("link", { name: "Try again" })).toHaveCount(0);
    }
    await visit(page, "/error?from=%2Fcomics%2Ftalechasers%2F1%2F1", 500);
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(page).toHaveURL("/comics/talechasers/1/1");
  });

  test("a missing page inside the application is passed over by Back", async ({ page }) => {
    await visit(page, "/comics/talechasers");
    await page.getByRole("link", { name: "Page one" }).click();
    await expect(page).toHaveURL("/comics/talechasers/1/1");
    await visit(page, "/nowhere", 404);
    await expect(page).toHaveURL("/404");
    await page.goBack();
    await expect(page).toHaveURL("/comics/talechasers/1/1");
  });
});
