import type { Locator, Page } from "playwright/test";
import { expect, screens, test, visit } from "./site";
import { drag, dragOn, letGo, swipe, type Point } from "./swipe";
import {
  control,
  expectReading,
  expectReady,
  heading,
  picture,
  scrollPosition,
  story,
  storyPage,
} from "./story";

// With the data saver on nothing is fetched ahead: who asks for a page's data is turning to it.
test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: "data-saver", value: "on", url: baseURL! }]);
});

/** The pages that were turned to, by their data requests, as far as they began. */
function turnsOf(page: Page): string[] {
  const turns: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".data")) turns.push(pathname.replace(/\.data$/, ""));
  });
  return turns;
}

/** Waits for what a key or a finger may have set off to begin. */
async function expectNoTurn(page: Page, turns: string[]): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 })),
  );
  expect(turns).toEqual([]);
}

/** Opens a page in the middle of the story, and hears of turns from it. */
async function openMiddle(page: Page): Promise<string[]> {
  const turns = turnsOf(page);
  await visit(page, "/comics/talechasers/2/3");
  await expectReady(page);
  return turns;
}

test.describe("keys", () => {
  test("turn pages by arrows, scroll by Home and End, and do nothing before the first page", async ({
    page,
  }) => {
    await page.setViewportSize(screens.phone);
    await openMiddle(page);
    for (const [key, to] of [
      ["ArrowRight", storyPage("2/5")],
      ["ArrowLeft", storyPage("2/3")],
    ] as const) {
      await page.keyboard.press(key);
      await expectReading(page, to);
    }
    await expectReady(page);
    const turns = turnsOf(page);
    // Chromium loses a key that is pressed before the scroll of the last one has ended.
    const scroll = await page.evaluateHandle(() => ({
      end: new Promise((resolve) =>
        document.addEventListener("scrollend", resolve, { once: true }),
      ),
    }));
    await page.keyboard.press("End");
    await scroll.evaluate(async ({ end }) => void (await end));
    expect(await scrollPosition(page)).toBeGreaterThan(200);
    await page.keyboard.press("Home");
    await expect.poll(() => scrollPosition(page)).toBe(0);
    await expectNoTurn(page, turns);
    await visit(page, story[0]!.path);
    await expectReady(page);
    turns.length = 0;
    await page.keyboard.press("ArrowLeft");
    await expectNoTurn(page, turns);
  });

  test("count the moment a page says which it is, whatever moves", async ({ page }) => {
    await visit(page, story[0]!.path);
    await expectReady(page);
    for (const [reducedMotion, from] of [
      ["no-preference", 1],
      ["reduce", 4],
    ] as const) {
      await page.emulateMedia({ reducedMotion });
      for (const next of story.slice(from, from + 3)) {
        await page.keyboard.press("ArrowRight");
        await expect(heading(page)).toHaveText(next.heading);
      }
    }
    await expectReading(page, story[6]!);
    await control(page, "Previous").click();
    await expectReading(page, story[5]!);
  });

  test("turn nothing where they belong to something else", async ({ page }) => {
    const turns = await openMiddle(page);
    await test.step("the browser, with a modifier", async () => {
      for (const modifier of ["Alt", "Control", "Meta", "Shift"]) {
        for (const key of ["ArrowLeft", "ArrowRight", "Home", "End"]) {
          await page.keyboard.press(`${modifier}+${key}`);
        }
      }
      await expectNoTurn(page, turns);
    });
    await test.step("a field that has focus", async () => {
      await page.getByRole("combobox", { name: "2 In Your Paws" }).focus();
      for (const key of ["ArrowRight", "ArrowLeft", "End", "Home"]) await page.keyboard.press(key);
      await expectNoTurn(page, turns);
    });
    for (const [screen, viewport] of Object.entries(screens)) {
      await test.step(`an open menu on a ${screen}`, async () => {
        await page.setViewportSize(viewport);
        if (screen === "phone") {
          await page.getByRole("button", { name: "Menu", exact: true }).click();
        }
        await page.getByRole("button", { name: "Story" }).click();
        const story = page.getByRole("group", { name: "Story" });
        await expect(story.getByRole("link", { name: "Characters" })).toBeVisible();
        for (const key of ["ArrowRight", "End", "ArrowLeft"]) await page.keyboard.press(key);
        await expectNoTurn(page, turns);
        await page.keyboard.press("Escape");
        if (screen === "phone") await page.keyboard.press("Escape");
      });
    }
    await test.step("the full-size view", async () => {
      await page.getByRole("link", { name: "Open full size" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      for (const key of ["ArrowRight", "End", "ArrowLeft"]) await page.keyboard.press(key);
      await expectNoTurn(page, turns);
      await expect(page.getByRole("dialog")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toBeHidden();
      // Nor does closing it ask for the page again.
      await expectNoTurn(page, turns);
    });
    await expect(page).toHaveURL("/comics/talechasers/2/3");
  });
});

test.describe("gestures", () => {
  test.use({ viewport: screens.phone, hasTouch: true, isMobile: true });

  const left: [Point, Point] = [
    { x: 290, y: 420 },
    { x: 90, y: 430 },
  ];

  test("a swipe turns one page", async ({ page, context }) => {
    const cdp = await context.newCDPSession(page);
    const turns = await openMiddle(page);
    await swipe(cdp, ...left);
    await expectReading(page, storyPage("2/5"));
    await expectReady(page);
    await swipe(cdp, { x: 90, y: 420 }, { x: 290, y: 415 });
    await expectReading(page, storyPage("2/3"));
    expect(turns).toEqual(["/comics/talechasers/2/5", "/comics/talechasers/2/3"]);
  });

  /** How far to the right of its place something is that fills the screen from side to side. */
  const offset = async (what: Locator): Promise<number> => {
    // Where a finger has been is shown by the next frame.
    await what.page().evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    return what.evaluate((element) => Math.round(element.getBoundingClientRect().left));
  };
  const at = (x: number, y = 420): Point => ({ x, y });

  test("the picture follows a finger, and springs back or turns", async ({ page, context }) => {
    const cdp = await context.newCDPSession(page);
    const turns = await openMiddle(page);
    const dragged = page.locator("figure[data-drag]");
    const expectFollowed = async (least: number, most: number) => {
      const across = await offset(picture(page));
      expect(across).toBeGreaterThanOrEqual(least);
      expect(across).toBeLessThanOrEqual(most);
    };
    // The browser says that a touch has arrived before the page has seen it: what it starts may begin later.
    const expectAtRest = () =>
      expect.poll(async () => [await offset(picture(page)), await dragged.count()]).toEqual([0, 0]);
    await test.step("as far as it goes, and back", async () => {
      await drag(cdp, at(290), at(90));
      await expectFollowed(-200, -120);
      expect(await page.evaluate(() => [scrollX, document.body.scrollWidth])).toEqual([0, 360]);
      await dragOn(cdp, at(90), at(270));
      await expectFollowed(-30, 30);
      await letGo(cdp);
      await expectAtRest();
      await expectNoTurn(page, turns);
    });
    await test.step("not down the page, nor with another finger", async () => {
      await drag(cdp, at(200, 500), at(180, 380));
      await expectFollowed(0, 0);
      await letGo(cdp);
      await page.evaluate(() => scrollTo(0, 0));
      await drag(cdp, at(290), at(190));
      const touchPoints = [at(190), at(100)];
      await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
      await expectAtRest();
      await letGo(cdp);
      await expectNoTurn(page, turns);
    });
    await test.step("to the next page", async () => {
      await swipe(cdp, ...left);
      await expectReading(page, storyPage("2/5"));
      await expectAtRest();
    });
    await test.step("with nothing but the turn where motion is to be reduced", async () => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await expectReady(page);
      await drag(cdp, at(90), at(290));
      await expectFollowed(0, 0);
      await letGo(cdp);
      await expectReading(page, storyPage("2/3"));
      await page.emulateMedia({ reducedMotion: "no-preference" });
    });
    await test.step("and a little at the end of the story", async () => {
      await control(page, "Latest").click();
      await expectReading(page, story.at(-1)!);
      await expectReady(page);
      turns.length = 0;
      await drag(cdp, at(290), at(90));
      await expectFollowed(-50, -30);
      await letGo(cdp);
      await expectAtRest();
      await expectNoTurn(page, turns);
    });
  });

  test("a finger pulls in the next page where it is at hand", async ({ page, context }) => {
    await context.clearCookies();
    const cdp = await context.newCDPSession(page);
    await visit(page, "/comics/talechasers/2/3");
    await expectReady(page);
    const shown = (path: string) => page.locator(`figure img[src*="${storyPage(path).imageId}"]`);
    await expect(shown("2/5")).toBeAttached();
    await expect(shown("2/5")).toBeHidden();
    await drag(cdp, ...left);
    await expect(shown("2/5")).toBeVisible();
    expect(await offset(shown("2/5"))).toBe(360 + (await offset(shown("2/3"))));
    await letGo(cdp);
    await expectReading(page, storyPage("2/5"));
    await expect(page.locator("figure[data-drag]")).toHaveCount(0);
    await expect(shown("2/3")).toBeHidden();
    await expect(heading(page)).toBeFocused();
    await drag(cdp, at(90), at(290));
    expect(await offset(shown("2/3"))).toBe((await offset(shown("2/5"))) - 360);
    await letGo(cdp);
    await expectReading(page, storyPage("2/3"));
  });

  const notATurn: Record<string, [Point, Point]> = {
    "from the left edge": [
      { x: 12, y: 420 },
      { x: 250, y: 420 },
    ],
    "from the right edge": [
      { x: 348, y: 420 },
      { x: 100, y: 420 },
    ],
    "that is more down than across": [
      { x: 260, y: 300 },
      { x: 140, y: 500 },
    ],
    "that scrolls": [
      { x: 200, y: 600 },
      { x: 190, y: 300 },
    ],
  };

  test("a finger turns nothing while it does something else", async ({ page, context }) => {
    const cdp = await context.newCDPSession(page);
    const turns = await openMiddle(page);
    for (const [name, way] of Object.entries(notATurn)) {
      await test.step(name, async () => {
        await swipe(cdp, ...way);
        await expectNoTurn(page, turns);
        await page.evaluate(() => scrollTo(0, 0));
      });
    }
    await test.step("while the page is zoomed in", async () => {
      await cdp.send("Input.synthesizePinchGesture", { x: 180, y: 420, scaleFactor: 2 });
      await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(1.5);
      await expectNoTurn(page, turns);
      const looksAt = () => page.evaluate(() => visualViewport!.pageLeft);
      const before = await looksAt();
      await swipe(cdp, ...left);
      await expectNoTurn(page, turns);
      await expect.poll(looksAt).toBeGreaterThan(before);
      await cdp.send("Emulation.setPageScaleFactor", { pageScaleFactor: 1 });
      await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeCloseTo(1);
    });
    await test.step("behind the full-size view", async () => {
      await page.getByRole("link", { name: "Open full size" }).tap();
      await expect(page.getByRole("dialog")).toBeVisible();
      await swipe(cdp, ...left);
      await expectNoTurn(page, turns);
      await expect(page.getByRole("dialog")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toBeHidden();
    });
    await expect(page).toHaveURL("/comics/talechasers/2/3");
    await swipe(cdp, ...left);
    await expectReading(page, storyPage("2/5"));
  });
});
