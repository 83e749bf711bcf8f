import type { Page } from "playwright/test";
import { expect, screens, test, visit } from "./site";
import { swipe, type Point } from "./swipe";
import { control, expectReading, expectReady, heading, story, storyPage } from "./story";

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
  test("turn pages by arrows, Home and End, and nothing at the ends of the story", async ({
    page,
  }) => {
    await openMiddle(page);
    for (const [key, to] of [
      ["ArrowRight", storyPage("2/5")],
      ["ArrowLeft", storyPage("2/3")],
      ["End", story.at(-1)!],
    ] as const) {
      await page.keyboard.press(key);
      await expectReading(page, to);
    }
    await page.keyboard.press("Home");
    await expectReading(page, story[0]!);
    await expectReady(page);
    const turns = turnsOf(page);
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Home");
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
        await expect(page.getByRole("link", { name: "Characters" })).toBeVisible();
        for (const key of ["ArrowRight", "End", "ArrowLeft"]) await page.keyboard.press(key);
        await expectNoTurn(page, turns);
        await page.keyboard.press("Escape");
        if (screen === "phone") await page.keyboard.press("Escape");
      });
    }
    await test.step("the full-size view", async () => {
      await page.getByRole("link", { name: "Open the picture in full size" }).click();
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
      await swipe(cdp, ...left);
      await expectNoTurn(page, turns);
      await cdp.send("Emulation.setPageScaleFactor", { pageScaleFactor: 1 });
      await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeCloseTo(1);
    });
    await test.step("behind the full-size view", async () => {
      await page.getByRole("link", { name: "Open the picture in full size" }).tap();
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
