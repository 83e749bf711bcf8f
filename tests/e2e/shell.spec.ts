import type { Locator, Page } from "playwright/test";
import {
  errorStatus,
  expect,
  expectStarted,
  onEachScreen,
  screens,
  test,
  visit,
  withAndWithoutJavaScript,
} from "./site";

/** The main menu of the specification: direct links, and submenus of links. */
const mainMenu: readonly (readonly [string, string | readonly (readonly [string, string])[]])[] = [
  ["Home", "/"],
  [
    "Story",
    [
      ["Comic", "/comics/talechasers"],
      ["Characters", "/characters"],
      ["World", "/world"],
    ],
  ],
  [
    "Stream",
    [
      ["About", "/stream"],
      ["Bluerock", "/stream/bluerock"],
      ["Vixy", "/stream/vixy"],
      ["Pokémon", "/stream/pokemon"],
      ["Mario", "/stream/mario"],
      ["Charities", "/stream/charities"],
    ],
  ],
  [
    "Art",
    [
      ["Commissions", "/commissions"],
      ["Galleries", "/galleries"],
      ["Telegram Stickers", "/telegram-stickers"],
      ["Shop", "/shop"],
    ],
  ],
  [
    "Fun",
    [
      ["Fursona Generator", "/fursona-generator"],
      ["TF Generator", "/tf-generator"],
      ["Choose Your Starter", "/choose-your-starter"],
    ],
  ],
  [
    "Site Info",
    [
      ["Contact", "/contact"],
      ["Patch Notes", "/patch-notes"],
      ["Downloads", "/downloads"],
    ],
  ],
  ["Otherworlds", [["Caudalglen", "/cga"]]],
];

const guildMenu = [
  ["Home", "/cga"],
  ["Characters", "/cga/characters"],
  ["Contact", "/cga/contact"],
  [expect.any(String), "/"],
];

function menu(page: Page): Locator {
  return page.getByRole("navigation", { name: "Main" });
}

function submenu(page: Page, name: string): Locator {
  return menu(page).getByRole("group", { name, exact: true });
}

function opener(page: Page, name: string): Locator {
  return menu(page).getByRole("button", { name, exact: true });
}

function hamburger(page: Page): Locator {
  return page.getByRole("button", { name: "Menu", exact: true });
}

/** The links a person sees in a part of the page, with their targets. */
async function visibleLinks(part: Locator): Promise<string[][]> {
  const links = await part.getByRole("link").filter({ visible: true }).all();
  return Promise.all(
    links.map(async (link) => [
      (await link.textContent()) ?? "",
      (await link.getAttribute("href")) ?? "",
    ]),
  );
}

withAndWithoutJavaScript((javaScriptEnabled) => {
  onEachScreen((screen, viewport) => {
    test.describe(`the menu on a ${screen}`, () => {
      test.use({ viewport });
      const isPhone = screen === "phone";

      /**
       * Browsers give focus back when the outermost popover closes. For one inside another the
       * page does it; without JavaScript the control is the next stop backwards.
       */
      async function expectFocusBack(page: Page, control: Locator): Promise<void> {
        if (!javaScriptEnabled) await page.keyboard.press("Shift+Tab");
        await expect(control).toBeFocused();
      }

      test("holds what the specification says, by mouse", async ({ page }) => {
        await visit(page, "/");
        if (isPhone) {
          await expect(menu(page)).toBeHidden();
          await hamburger(page).click();
        } else await expect(hamburger(page)).toBeHidden();
        await expect(menu(page)).toBeVisible();
        expect(await visibleLinks(menu(page))).toEqual([["Home", "/"]]);

        for (const [name, entries] of mainMenu) {
          if (typeof entries === "string") continue;
          await expect(submenu(page, name)).toBeHidden();
          await opener(page, name).click();
          await expect(submenu(page, name)).toBeVisible();
          expect(await visibleLinks(submenu(page, name))).toEqual(entries);
          if (isPhone) await submenu(page, name).getByRole("button", { name: "Back" }).click();
          else await opener(page, name).click();
          await expect(submenu(page, name)).toBeHidden();
          await expect(menu(page)).toBeVisible();
        }
        if (isPhone) {
          await menu(page).getByRole("button", { name: "Close menu" }).click();
          await expect(menu(page)).toBeHidden();
        }
      });

      test("works by keyboard, and gives focus back", async ({ page }) => {
        await visit(page, "/");
        if (isPhone) {
          await hamburger(page).focus();
          await page.keyboard.press("Enter");
          await page.keyboard.press("Tab");
          await expect(menu(page).getByRole("button", { name: "Close menu" })).toBeFocused();
          await page.keyboard.press("Tab");
        } else await menu(page).getByRole("link", { name: "Home" }).focus();
        await expect(menu(page).getByRole("link", { name: "Home" })).toBeFocused();
        await page.keyboard.press("Tab");
        await expect(opener(page, "Story")).toBeFocused();

        await page.keyboard.press("Enter");
        await expect(submenu(page, "Story")).toBeVisible();
        await page.keyboard.press("Tab");
        const back = submenu(page, "Story").getByRole("button", { name: "Back" });
        if (isPhone) {
          await expect(back).toBeFocused();
          await page.keyboard.press("Enter");
          await expect(submenu(page, "Story")).toBeHidden();
          await expectFocusBack(page, opener(page, "Story"));
          await page.keyboard.press("Enter");
          await page.keyboard.press("Tab");
          await page.keyboard.press("Tab");
        }
        await expect(submenu(page, "Story").getByRole("link", { name: "Comic" })).toBeFocused();
        await page.keyboard.press("Escape");
        await expect(submenu(page, "Story")).toBeHidden();
        if (isPhone) {
          await expectFocusBack(page, opener(page, "Story"));
          await expect(menu(page)).toBeVisible();
          await page.keyboard.press("Escape");
          await expect(menu(page)).toBeHidden();
          await expect(hamburger(page)).toBeFocused();
        } else await expect(opener(page, "Story")).toBeFocused();
      });

      test("closes after it was followed, and marks where you are", async ({ page }) => {
        await visit(page, "/");
        if (isPhone) await hamburger(page).click();
        await expect(menu(page).getByRole("link", { name: "Home" })).toHaveAttribute(
          "aria-current",
          "page",
        );
        await opener(page, "Story").click();
        await submenu(page, "Story").getByRole("link", { name: "Comic" }).click();
        await expect(page).toHaveURL("/comics/talechasers");
        await expect(submenu(page, "Story")).toBeHidden();
        if (isPhone) await expect(menu(page)).toBeHidden();

        if (isPhone) await hamburger(page).click();
        await opener(page, "Story").click();
        const comic = submenu(page, "Story").getByRole("link", { name: "Comic" });
        await expect(comic).toHaveAttribute("aria-current", "page");
        await expect(menu(page).locator("[aria-current]")).toHaveCount(1);
      });
    });
  });

  test.describe("between the sub-sites", () => {
    test.use({ expectedErrors: errorStatus });

    test("a link loads the document, with its theme and its menu", async ({ page }) => {
      await visit(page, "/");
      const documents: string[] = [];
      page.on("request", (request) => {
        if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
      });
      await expect(page.locator("html")).toHaveAttribute("data-sub-site", "main");
      await opener(page, "Otherworlds").click();
      await submenu(page, "Otherworlds").getByRole("link", { name: "Caudalglen" }).click();
      await expect(page.locator("html")).toHaveAttribute("data-sub-site", "guild");
      expect(documents[0]).toBe("/cga");
      expect(await visibleLinks(menu(page))).toEqual(guildMenu);

      documents.length = 0;
      await menu(page).getByRole("link").last().click();
      await expect(page).toHaveURL("/");
      await expect(page.locator("html")).toHaveAttribute("data-sub-site", "main");
      expect(documents).toEqual(["/"]);
    });
  });

  test("the skip link is the first stop, and leads to the content", async ({ page }) => {
    await visit(page, "/");
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to content" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
  });

  test("the footer leads up, out, and to the feed", async ({ page }) => {
    await visit(page, "/comics/talechasers");
    const footer = page.getByRole("contentinfo");
    await expect(footer).toContainText("2015–2025");
    await expect(footer.getByRole("link", { name: /^Donate/ })).toHaveAttribute("href", /^https:/);
    await expect(
      footer.getByRole("navigation", { name: "Elsewhere" }).getByRole("link"),
    ).toHaveText([
      "Bluesky",
      "Twitch",
      "YouTube",
      "Telegram",
      "FurAffinity",
      "DeviantArt",
      "RSS feed",
    ]);
    const top = footer.getByRole("link", { name: "Return to top" });
    await top.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await top.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(footer.getByRole("link", { name: "RSS feed" })).toHaveAttribute(
      "href",
      "/v1/rss/feeds/chase",
    );
  });

  for (const scheme of ["light", "dark"] as const) {
    const other = scheme === "light" ? "dark" : "light";

    test(`the scheme is the system's (${scheme}) until chosen, and stays chosen`, async ({
      page,
      context,
    }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await visit(page, "/comics/talechasers?from=somewhere");
      await expectScheme(page, scheme);
      await page.emulateMedia({ colorScheme: other });
      await expectScheme(page, other);
      await page.emulateMedia({ colorScheme: scheme });
      await expectScheme(page, scheme);

      await page.getByRole("button", { name: `Switch to ${other} colours` }).click();
      await expectScheme(page, other);
      await expect(page).toHaveURL("/comics/talechasers?from=somewhere");
      if (javaScriptEnabled) {
        expect(await page.evaluate(() => localStorage.getItem("data-theme"))).toBe(other);
      } else {
        const cookies = await context.cookies();
        expect(cookies.find(({ name }) => name === "data-theme")?.value).toBe(other);
      }
      await page.emulateMedia({ colorScheme: other });
      await expectScheme(page, other);
      await page.emulateMedia({ colorScheme: scheme });
      await expectScheme(page, other);

      await page.reload();
      await expectScheme(page, other);
      await visit(page, "/comics/talechasers/1/1");
      await expectScheme(page, other);
      await page.getByRole("button", { name: `Switch to ${scheme} colours` }).click();
      await expectScheme(page, scheme);
    });
  }
});

/** Checks the scheme a person sees: the colours, the switch, and the donation picture. */
async function expectScheme(page: Page, scheme: "light" | "dark"): Promise<void> {
  const other = scheme === "light" ? "dark" : "light";
  await expect(page.getByRole("button", { name: `Switch to ${other} colours` })).toBeVisible();
  await expect(page.getByRole("button", { name: `Switch to ${scheme} colours` })).toBeHidden();
  await expect
    .poll(() => page.locator("html").evaluate((html) => getComputedStyle(html).backgroundColor))
    .toMatch(scheme === "light" ? /^rgb\(2\d\d, 2\d\d, \d+\)$/ : /^rgb\(\d\d?, \d\d?, \d\d?\)$/);
  const donation = page.getByRole("link", { name: /^Donate/ }).getByRole("img");
  await expect(donation).toHaveCount(1);
  await expect(donation).toHaveAttribute("src", new RegExp(`donate-${scheme}`));
}

test("a chosen scheme is there before the first paint", async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await context.addInitScript(() => {
    localStorage.setItem("data-theme", "dark");
    const seen = window as unknown as { themeAt?: number };
    new MutationObserver(() => {
      if (document.documentElement?.getAttribute("data-theme")) seen.themeAt ??= performance.now();
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await visit(page, "/");
  await expectScheme(page, "dark");
  // The record of a paint comes some time after it.
  await page.waitForFunction(() => performance.getEntriesByName("first-paint").length > 0);
  const { themeAt, paintedAt } = await page.evaluate(() => ({
    themeAt: (window as unknown as { themeAt?: number }).themeAt,
    paintedAt: performance.getEntriesByName("first-paint")[0]?.startTime,
  }));
  expect(themeAt).toBeLessThan(paintedAt!);
});

test("other tabs follow the switch", async ({ page, context }) => {
  await visit(page, "/");
  const other = await context.newPage();
  await visit(other, "/comics/talechasers");
  await page.getByRole("button", { name: "Switch to dark colours" }).click();
  await expectScheme(other, "dark");
  await other.getByRole("button", { name: "Switch to light colours" }).click();
  await expectScheme(page, "light");
});

test("a scheme outlives client navigation", async ({ page }) => {
  await visit(page, "/");
  await page.getByRole("button", { name: "Switch to dark colours" }).click();
  await page.getByRole("link", { name: "Read the comic" }).click();
  await expect(page).toHaveURL("/comics/talechasers");
  await expectScheme(page, "dark");
});

test.describe("before the application has started", () => {
  test.use({
    expectedErrors: /ERR_FAILED|dynamically imported module/,
    viewport: screens.phone,
  });

  test("switch and menu answer already", async ({ page }) => {
    await page.route("**/assets/**/*.js", (route) => route.abort());
    await visit(page, "/");
    await page.getByRole("button", { name: "Switch to dark colours" }).click();
    await expectScheme(page, "dark");
    await hamburger(page).click();
    await opener(page, "Story").click();
    await submenu(page, "Story").getByRole("link", { name: "Comic" }).click();
    await expect(page).toHaveURL("/comics/talechasers");
    await expectScheme(page, "dark");
  });
});

test("a menu that was opened before the application started stays open", async ({ page }) => {
  await page.setViewportSize(screens.phone);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/**/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await hamburger(page).click();
  await opener(page, "Story").click();
  await expect(submenu(page, "Story")).toBeVisible();
  release();
  await expectStarted(page);
  await expect(menu(page)).toBeVisible();
  await expect(submenu(page, "Story")).toBeVisible();
});

test("a slow navigation shows a bar, a fast page does not", async ({ page }) => {
  await visit(page, "/");
  await expectStarted(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/*.data*", async (route) => {
    await held;
    await route.continue();
  });
  const bar = page.locator("[data-busy]");
  await expect(bar).toHaveCount(0);
  await page.getByRole("link", { name: "Read the comic" }).click();
  await expect(bar).toBeVisible();
  await expect.poll(async () => (await bar.boundingBox())?.width).toBeGreaterThan(50);
  release();
  await expect(page).toHaveURL("/comics/talechasers");
  await expect(bar).toHaveCount(0);
});

test("the feed is served on the site's own host, with a validator", async ({ request }) => {
  const feed = await request.get("/v1/rss/feeds/chase");
  expect(feed.status()).toBe(200);
  expect(feed.headers()["content-type"]).toMatch(/^application\/rss\+xml/);
  expect(await feed.text()).toMatch(/<rss[\s>]/);
  const { etag } = feed.headers();
  expect(etag).toBeTruthy();
  const again = await request.get("/v1/rss/feeds/chase", { headers: { "If-None-Match": etag! } });
  expect(again.status()).toBe(304);
});

test("files that search engines and phones ask for are there", async ({ request }) => {
  for (const [path, type] of [
    ["/robots.txt", /^text\/plain/],
    ["/sitemap.xml", /xml/],
    ["/manifest.webmanifest", /^application\/manifest\+json/],
    ["/favicon.svg", /^image\/svg/],
    ["/apple-touch-icon.png", /^image\/png/],
    ["/icon-192.png", /^image\/png/],
    ["/icon-512.png", /^image\/png/],
    ["/preview.png", /^image\/png/],
  ] as const) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()["content-type"], path).toMatch(type);
  }
});
