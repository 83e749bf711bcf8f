import type { Locator, Page } from "playwright/test";
import { fanArt } from "../../mocks/data/galleries/fan-art";
import {
  errorStatus,
  expect,
  expectStarted,
  screens,
  test,
  visit,
  withAndWithoutJavaScript,
} from "./site";
import { swipe } from "./swipe";

const wall = "/galleries/fan-art";

interface Hung {
  id: string;
  title: string;
}

/** A piece of the sample gallery by its place, from 0. */
function piece(at: number): Hung & { path: string } {
  const { id, title } = fanArt.at(at)!;
  return { id, title, path: `${wall}/${id}` };
}

function thumbnail(page: Page, { title }: Hung): Locator {
  return page.getByRole("main").getByRole("link", { name: title, exact: true });
}

function dialog(page: Page): Locator {
  return page.locator("dialog[open]");
}

/** Waits until a piece is open over the wall, with its picture. */
async function expectOpen(page: Page, { title, path }: ReturnType<typeof piece>): Promise<void> {
  await expect(dialog(page).getByRole("heading", { level: 2 })).toHaveText(title);
  await expect(page).toHaveURL(path);
  const picture = dialog(page).getByRole("img", { name: title });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(320);
}

async function expectClosed(page: Page, last: Hung): Promise<void> {
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(wall);
  await expect(thumbnail(page, last)).toBeFocused();
}

async function openWall(page: Page): Promise<void> {
  await visit(page, wall);
  await expectStarted(page);
}

async function openFromWall(page: Page, at: number): Promise<void> {
  await openWall(page);
  await thumbnail(page, piece(at)).click();
  await expectOpen(page, piece(at));
}

test.describe("a piece over the wall", () => {
  test("opens from its thumbnail, and Back closes it and gives focus back", async ({ page }) => {
    await openFromWall(page, 2);
    await page.goBack();
    await expectClosed(page, piece(2));
    await page.goForward();
    await expectOpen(page, piece(2));
    await page.goBack();
    await expectClosed(page, piece(2));
  });

  const ways: Record<string, (page: Page) => Promise<void>> = {
    Escape: (page) => page.keyboard.press("Escape"),
    "its button": (page) => dialog(page).getByRole("button", { name: "Close" }).click(),
    "a click beside it": (page) => page.mouse.click(6, 400),
  };
  for (const [way, close] of Object.entries(ways)) {
    test(`closes by ${way}, in one step of history`, async ({ page }) => {
      await visit(page, "/galleries");
      await expectStarted(page);
      await page
        .getByRole("main")
        .getByRole("link", { name: /^Fan art/ })
        .click();
      await thumbnail(page, piece(1)).click();
      await expectOpen(page, piece(1));
      await close(page);
      await expectClosed(page, piece(1));
      await page.goBack();
      await expect(page).toHaveURL("/galleries");
    });
  }

  test("leads to its neighbours by links and keys, and Back still closes it", async ({ page }) => {
    await openFromWall(page, 0);
    await expect(dialog(page).getByRole("link", { name: "Previous" })).toBeDisabled();
    await dialog(page).getByRole("link", { name: "Next" }).click();
    await expectOpen(page, piece(1));
    await page.keyboard.press("ArrowRight");
    await expectOpen(page, piece(2));
    await page.keyboard.press("ArrowLeft");
    await expectOpen(page, piece(1));
    await page.keyboard.press("End");
    await expectOpen(page, piece(-1));
    await expect(dialog(page).getByRole("link", { name: "Next" })).toBeDisabled();
    await page.keyboard.press("Home");
    await expectOpen(page, piece(0));
    await page.keyboard.press("ArrowRight");
    await expectOpen(page, piece(1));
    await page.goBack();
    await expectClosed(page, piece(1));
  });

  test("can be walked by keyboard alone, and focus stays inside", async ({ page }) => {
    await openWall(page);
    await thumbnail(page, piece(0)).focus();
    await page.keyboard.press("Enter");
    await expectOpen(page, piece(0));
    const focused: string[] = [];
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press("Tab");
      focused.push(
        await page.evaluate(() => {
          const { activeElement: at } = document;
          if (at === document.body) return "browser";
          return at?.closest("dialog") ? (at.textContent ?? "").trim() : "outside";
        }),
      );
    }
    expect(focused).not.toContain("outside");
    expect(focused).toEqual(expect.arrayContaining(["Next", "Close"]));
  });

  test("opens its picture in full size, which closes first", async ({ page }) => {
    await openFromWall(page, 1);
    await page.getByRole("link", { name: "Open the picture in full size" }).click();
    const full = page.getByRole("dialog", { name: "Picture in full size" });
    await expect(full).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Escape");
    await expect(full).toBeHidden();
    await expectOpen(page, piece(1));
    await page.keyboard.press("Escape");
    await expectClosed(page, piece(1));
  });

  test("is a page of its own after a reload, and Back leads to the wall", async ({ page }) => {
    await openFromWall(page, 2);
    await page.reload();
    await expectStarted(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(piece(2).title);
    await expect(dialog(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(wall);
    await expect(thumbnail(page, piece(2))).toBeVisible();
  });

  test("keeps the wall where it was scrolled to", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 500 });
    await openWall(page);
    const last = thumbnail(page, piece(-1));
    await last.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => scrollY);
    expect(scrolled).toBeGreaterThan(100);
    await last.click();
    await expectOpen(page, piece(-1));
    await page.goBack();
    await expectClosed(page, piece(-1));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: screens.phone, hasTouch: true, isMobile: true });

  test("a swipe leads to the neighbours", async ({ page, context }) => {
    await openWall(page);
    await thumbnail(page, piece(1)).tap();
    await expectOpen(page, piece(1));
    const cdp = await context.newCDPSession(page);
    await swipe(cdp, { x: 290, y: 250 }, { x: 90, y: 255 });
    await expectOpen(page, piece(2));
    await swipe(cdp, { x: 90, y: 250 }, { x: 290, y: 245 });
    await expectOpen(page, piece(1));
  });
});

withAndWithoutJavaScript((javaScriptEnabled) => {
  test("a piece opened cold is a complete page", async ({ page }) => {
    await visit(page, piece(1).path);
    if (javaScriptEnabled) await expectStarted(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(piece(1).title);
    await expect(page.getByRole("img", { name: piece(1).title })).toBeVisible();
    await expect(page).toHaveTitle(`${piece(1).title} · Fan art · Talechasers`);
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
      "content",
      new RegExp(`/cdn/d/galleries/fan-art/${piece(1).id}\\.png\\?size=medium$`),
    );
    await page.getByRole("link", { name: "Next" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(piece(2).title);
    await expect(page).toHaveURL(piece(2).path);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(piece(1).title);
    await page.getByRole("link", { name: "All of fan art" }).click();
    await expect(page).toHaveURL(wall);
    await expect(thumbnail(page, piece(0))).toBeVisible();
  });

  test("the galleries are a walk from the menu's hub to a piece and back", async ({ page }) => {
    await visit(page, "/galleries");
    if (javaScriptEnabled) await expectStarted(page);
    await page
      .getByRole("main")
      .getByRole("link", { name: /^Commissions/ })
      .click();
    await expect(page).toHaveURL("/galleries/commissions");
    await page.getByRole("main").getByRole("listitem").first().getByRole("link").click();
    await expect(page).toHaveURL(/\/galleries\/commissions\/[\w-]+$/);
    await page.goBack();
    await expect(page).toHaveURL("/galleries/commissions");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a thumbnail leads to its piece's page", async ({ page }) => {
    await visit(page, wall);
    await thumbnail(page, piece(3)).click();
    await expect(page).toHaveURL(piece(3).path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(piece(3).title);
  });
});

test.describe("with an upstream in trouble", () => {
  test.use({ expectedErrors: errorStatus });

  const hung = [1, 2, 3].map((n) => ({ id: `p${n}`, title: `Piece ${n}`, location: `p${n}.png` }));

  /** A site whose upstream has a wall of three pieces, and of them only these by themselves. */
  const data = (...known: number[]) => ({
    "galleries/fan-art": hung,
    ...Object.fromEntries(known.map((n) => [`galleries/fan-art/items/p${n}`, hung[n - 1]])),
  });

  test("an empty piece, and one that cannot be had, stay closed", async ({ page, siteOn }) => {
    const site = siteOn({ ...data(), "galleries/fan-art/items/p1": {} });
    await page.goto(site.url + wall);
    await expectStarted(page);
    for (const n of [1, 2]) {
      const answered = page.waitForResponse((response) => response.url().includes(`p${n}.data`));
      await thumbnail(page, hung[n - 1]!).click();
      await answered;
      await expect(page).toHaveURL(site.url + wall);
      await expect(dialog(page)).toHaveCount(0);
    }
  });

  test("an open piece closes when its neighbour cannot be had", async ({ page, siteOn }) => {
    const site = siteOn(data(1));
    await page.goto(site.url + wall);
    await expectStarted(page);
    await thumbnail(page, hung[0]!).click();
    await expect(dialog(page).getByRole("heading", { level: 2 })).toHaveText("Piece 1");
    await page.keyboard.press("ArrowRight");
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(site.url + wall);
  });

  test("a gallery is an empty wall, and a piece the error page", async ({ page, siteOn }) => {
    const site = siteOn("an outage");
    expect((await page.goto(site.url + wall))?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fan art");
    await expect(page.getByRole("main").getByRole("img")).toHaveCount(0);
    expect((await page.goto(site.url + piece(1).path))?.status()).toBe(500);
    await expect(page.getByRole("link", { name: "Try again" })).toHaveAttribute(
      "href",
      "/error?again",
    );
  });

  test("what was never there is a missing page", async ({ page }) => {
    await visit(page, `${wall}/nothing-of-the-sort`, 404);
    await visit(page, "/galleries/sketches", 404);
  });
});
