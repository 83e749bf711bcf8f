import type { Page } from "playwright/test";
import { scenarios } from "../../mocks/scenarios";
import { errorStatus, expect, test, visit } from "./site";

/** The specification's words for what went wrong. */
const screens = {
  error: "Eep! I really hate this part...",
  missing: "Hey, there! Looks like the page you tried to visit is missing!",
  guildError: "It appears we've run into a problem. Let's backtrack!",
  guildMissing: "Heh! That page is...missing. Wonder where it went!",
} as const;

/** Longer than the budget of every call to the upstream together; an answer after it is a hung one. */
const patience = 9_000;

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

/** The answers of a page in a scenario: its status, and its heading where the status is no 200. */
type Expected = 200 | 500;
const expected: Record<(typeof scenarios)[number], { page: Expected[]; feed: number[] }> = {
  healthy: { page: [200], feed: [200] },
  slow: { page: [200], feed: [200] },
  flaky: { page: [200], feed: [200] },
  down: { page: [500], feed: [503] },
  // Wrong answers by turns: none of them is a page, and none of them is a feed.
  broken: { page: [500], feed: [503] },
  empty: { page: [500], feed: [503] },
};

for (const scenario of scenarios) {
  test(`with an upstream that is ${scenario}, everything answers`, async ({ page, serve }) => {
    const site = await serve({ MOCK_SCENARIO: scenario });
    await site.opened;
    const { page: statuses, feed: feeds } = expected[scenario];

    const home = await page.goto(`${site.url}/`, { timeout: patience });
    expect(home?.status()).toBe(200);
    await expectScreen(page);
    const status = page.getByRole("row", { name: /^Commissions/ }).getByRole("status");
    await expect(status).toHaveText(
      {
        healthy: "Open for sketches",
        slow: "Open for sketches",
        flaky: "Open for sketches",
        down: "Could not get status",
        broken: "Could not get status",
        empty: "Not announced",
      }[scenario],
    );

    for (const path of ["", "/1/1", "/2", "/latest"]) {
      const address = `${site.url}/comics/talechasers${path}`;
      const response = await page.goto(address, { timeout: patience });
      const answered = response?.status();
      expect(statuses as number[], path).toContain(answered);
      await expectScreen(page, answered === 200 ? undefined : screens.error);
      if (answered === 200) continue;
      await expect(page).toHaveURL(/\/error\?from=%2Fcomics%2Ftalechasers/);
      await expect(page.getByRole("link", { name: "Try again" })).toHaveAttribute(
        "href",
        "/error?again",
      );
    }

    const feed = await page.request.get(`${site.url}/v1/rss/feeds/chase`, { timeout: patience });
    expect(feeds).toContain(feed.status());
    if (feed.status() === 200) expect(await feed.text()).toMatch(/<rss[\s>]/);
    const health = await page.request.get(`${site.url}/healthz`, { timeout: patience });
    expect(health.status()).toBe(200);
    expect(await health.json()).toEqual({
      status: "ok",
      upstream: scenario === "down" ? "down" : "up",
    });
    for (const path of ["/robots.txt", "/sitemap.xml"]) {
      const answer = await page.request.get(site.url + path, { timeout: patience });
      expect(answer.status(), path).toBe(200);
    }
    expect(site.output()).not.toMatch(/^\s+at /m);
  });
}

test("an outage passes unseen where a copy is kept, and ends by itself", async ({
  page,
  serve,
  ownUpstream,
}) => {
  const upstream = await ownUpstream({
    "comics/talechasers/latest": [1, 1],
    "comics/talechasers/chapters/1": { 1: { page: 1, imageId: "a", commentary: "" } },
    "commissions/data": { status: "Open" },
  });
  const site = await serve({ UPSTREAM_URL: upstream.url });
  await site.opened;
  await visit(page, `${site.url}/comics/talechasers/1/1`);
  await upstream.close();
  await visit(page, `${site.url}/comics/talechasers/1/1?again`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/chapter 1, page 1 of 1/);
});

test("a chapter without pages, and a latest page of one entry", async ({
  page,
  serve,
  ownUpstream,
}) => {
  const upstream = await ownUpstream({
    "comics/talechasers/latest": [1],
    "comics/talechasers/chapters/1": {},
    "commissions/data": {},
  });
  const site = await serve({ UPSTREAM_URL: upstream.url });
  await site.opened;
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
