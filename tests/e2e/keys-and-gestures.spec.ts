import type { Locator, Page } from "playwright/test";
import { menuLink, opener } from "./menu";
import { expect, screens, test, visit } from "./site";
import { drag, dragOn, letGo, swipe, type Point } from "./swipe";
import {
  chapterName,
  control,
  expectReading,
  expectReady,
  heading,
  picture,
  scrollPosition,
  story,
  storyPage,
} from "./story";

// With the data saver on nothing is prefetched, so each data request is a page turn.
test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: "data-saver", value: "on", url: baseURL! }]);
});

/** Records page turns by their data requests. */
function recordTurns(page: Page): string[] {
  const turns: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".data")) turns.push(pathname.replace(/\.data$/, ""));
  });
  return turns;
}

/** Checks that no turn has begun once the page is idle. */
async function expectNoTurn(page: Page, turns: string[]): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 })),
  );
  expect(turns).toEqual([]);
}

/** Listens for the end of the scroll that comes next. */
async function listenForScrollEnd(page: Page): Promise<{ ended: () => Promise<unknown> }> {
  const scroll = await page.evaluateHandle(() => ({
    end: new Promise((resolve) => addEventListener("scrollend", resolve, { once: true })),
  }));
  return { ended: () => scroll.evaluate(({ end }) => end.then(() => undefined)) };
}

/** Opens a page in the middle of the story, and records the turns from it. */
async function openMiddle(page: Page): Promise<string[]> {
  const turns = recordTurns(page);
  await visit(page, "/comics/talechasers/2/3");
  await expectReady(page);
  return turns;
}

test.describe("keys", () => {
  test("turn pages by arrows, and scroll by Home and End", async ({ page }) => {
    await page.setViewportSize(screens.phone);
    const turns = recordTurns(page);
    await visit(page, story[0]!.path);
    await expectReady(page);
    await page.keyboard.press("ArrowLeft");
    await expectNoTurn(page, turns);
    // Chromium can lose a key that is pressed while the page still scrolls.
    const scroll = await listenForScrollEnd(page);
    await page.keyboard.press("End");
    await scroll.ended();
    expect(await scrollPosition(page)).toBeGreaterThan(0);
    await page.keyboard.press("Home");
    await expect.poll(() => scrollPosition(page)).toBe(0);
    await expectNoTurn(page, turns);
    for (const [reducedMotion, next] of [
      ["no-preference", story[1]!],
      ["no-preference", story[2]!],
      ["reduce", story[3]!],
      ["reduce", story[4]!],
    ] as const) {
      await page.emulateMedia({ reducedMotion });
      await page.keyboard.press("ArrowRight");
      // The next key counts as soon as the heading names the page.
      await expect(heading(page)).toHaveText(next.heading);
    }
    await page.keyboard.press("ArrowLeft");
    await expectReading(page, story[3]!);
  });

  test("do nothing in fields, menus and dialogs", async ({ page }) => {
    const turns = await openMiddle(page);
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
      await expectNoTurn(page, turns);
    };
    await page.getByRole("combobox", { name: chapterName(2) }).focus();
    await press("ArrowRight", "ArrowLeft");
    await opener(page, "/characters").click();
    await expect(menuLink(page, "/characters")).toBeVisible();
    await press("ArrowRight", "ArrowLeft");
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "Open full size" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await press("ArrowRight", "ArrowLeft");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expectNoTurn(page, turns);
    await expect(page).toHaveURL("/comics/talechasers/2/3");
  });
});

test.describe("gestures", () => {
  test.use({ viewport: screens.phone, hasTouch: true, isMobile: true });

  const at = (x: number, y = 420): Point => ({ x, y });
  const toLeft: [Point, Point] = [at(290), at(90, 430)];
  const toRight: [Point, Point] = [at(90), at(290)];

  /** How far to the right of its place an element is that is as wide as the screen. */
  const offset = async (element: Locator): Promise<number> => {
    await element.page().evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    return element.evaluate((one) => Math.round(one.getBoundingClientRect().left));
  };

  test("the picture follows a finger, and springs back or turns", async ({ page, context }) => {
    const cdp = await context.newCDPSession(page);
    const turns = await openMiddle(page);
    const dragged = page.locator("figure[data-drag]");
    const expectOffset = async (min: number, max: number) => {
      const across = await offset(picture(page));
      expect(across).toBeGreaterThanOrEqual(min);
      expect(across).toBeLessThanOrEqual(max);
    };
    // The browser reports a touch before the page has handled it.
    const expectAtRest = () =>
      expect.poll(async () => [await offset(picture(page)), await dragged.count()]).toEqual([0, 0]);
    await test.step("as far as it goes, and back", async () => {
      await drag(cdp, at(290), at(90));
      await expectOffset(-200, -120);
      expect(await page.evaluate(() => [scrollX, document.body.scrollWidth])).toEqual([0, 360]);
      await dragOn(cdp, at(90), at(270));
      await expectOffset(-30, 30);
      await letGo(cdp);
      await expectAtRest();
    });
    await test.step("not down the page, nor with a second finger", async () => {
      const scroll = await listenForScrollEnd(page);
      await drag(cdp, at(200, 500), at(180, 380));
      await expectOffset(0, 0);
      await letGo(cdp);
      await scroll.ended();
      await page.evaluate(() => scrollTo(0, 0));
      for (const second of [at(100), at(100, 20)]) {
        await drag(cdp, at(290), at(190));
        await expectOffset(-100, -60);
        const touchPoints = [at(190), second];
        await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
        await expectAtRest();
        await letGo(cdp);
      }
      await expectNoTurn(page, turns);
    });
    await test.step("to the next page, and back without motion", async () => {
      await swipe(cdp, ...toLeft);
      await expectReading(page, storyPage("2/5"));
      await expectAtRest();
      await page.emulateMedia({ reducedMotion: "reduce" });
      await expectReady(page);
      await drag(cdp, ...toRight);
      await expectOffset(0, 0);
      await letGo(cdp);
      await expectReading(page, storyPage("2/3"));
      await page.emulateMedia({ reducedMotion: "no-preference" });
      expect(turns).toEqual(["/comics/talechasers/2/5", "/comics/talechasers/2/3"]);
    });
    await test.step("a little at the end of the story", async () => {
      await control(page, "Latest").click();
      await expectReading(page, story.at(-1)!);
      await expectReady(page);
      turns.length = 0;
      await drag(cdp, at(290), at(90));
      await expectOffset(-50, -30);
      await letGo(cdp);
      await expectAtRest();
      await expectNoTurn(page, turns);
    });
  });

  test("a finger pulls in the prefetched page", async ({ page, context }) => {
    await context.clearCookies();
    const cdp = await context.newCDPSession(page);
    await visit(page, "/comics/talechasers/2/3");
    await expectReady(page);
    const image = (path: string) => page.locator(`figure img[src*="${storyPage(path).imageId}"]`);
    await expect(image("2/5")).toBeAttached();
    await expect(image("2/5")).toBeHidden();
    await drag(cdp, ...toLeft);
    await expect(image("2/5")).toBeVisible();
    expect(await offset(image("2/5"))).toBe(360 + (await offset(image("2/3"))));
    await letGo(cdp);
    await expectReading(page, storyPage("2/5"));
    await expect(page.locator("figure[data-drag]")).toHaveCount(0);
    await expect(image("2/3")).toBeHidden();
    await expect(heading(page)).toBeFocused();
    // The focus is for screen readers: a frame would cut the line below.
    await expect(heading(page)).toHaveCSS("outline-style", "none");
  });

  test("a swipe turns nothing while the page is zoomed, or behind a dialog", async ({
    page,
    context,
  }) => {
    const cdp = await context.newCDPSession(page);
    const turns = await openMiddle(page);
    const scale = () => page.evaluate(() => visualViewport?.scale);
    const pageLeft = () => page.evaluate(() => visualViewport!.pageLeft);
    await cdp.send("Input.synthesizePinchGesture", { x: 180, y: 420, scaleFactor: 2 });
    await expect.poll(scale).toBeGreaterThan(1.5);
    const before = await pageLeft();
    await swipe(cdp, ...toLeft);
    await expectNoTurn(page, turns);
    await expect.poll(pageLeft).toBeGreaterThan(before);
    await cdp.send("Emulation.setPageScaleFactor", { pageScaleFactor: 1 });
    await expect.poll(scale).toBeCloseTo(1);

    await page.getByRole("link", { name: "Open full size" }).tap();
    await expect(page.getByRole("dialog")).toBeVisible();
    await swipe(cdp, ...toLeft);
    await expectNoTurn(page, turns);
    await expect(page.getByRole("dialog")).toBeVisible();
  });
});
