import type { Page } from "playwright/test";
import { expect, onEachScreen, screens, test, visit } from "./site";
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

test.describe("keys", () => {
  test("turn pages by arrows, Home and End", async ({ page }) => {
    await visit(page, "/comics/talechasers/2/3");
    await expectReading(page, storyPage("2/3"));
    await expectReady(page);
    for (const [key, to] of [
      ["ArrowRight", storyPage("2/5")],
      ["ArrowLeft", storyPage("2/3")],
      ["End", story.at(-1)!],
      ["Home", story[0]!],
      ["ArrowRight", story[1]!],
    ] as const) {
      await page.keyboard.press(key);
      await expectReading(page, to);
    }
  });

  test("are left alone at the ends of the story", async ({ page }) => {
    const turns = turnsOf(page);
    await visit(page, story[0]!.path);
    await expectReady(page);
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Home");
    await expectNoTurn(page, turns);
  });

  test("are the browser's with a modifier", async ({ page }) => {
    const turns = turnsOf(page);
    await visit(page, "/comics/talechasers/2/3");
    await expectReady(page);
    for (const modifier of ["Alt", "Control", "Meta", "Shift"]) {
      for (const key of ["ArrowRight", "Home", "End"]) {
        await page.keyboard.press(`${modifier}+${key}`);
      }
    }
    await expectNoTurn(page, turns);
    await expect(page).toHaveURL("/comics/talechasers/2/3");
  });

  test("with Alt go back in history, not in the story", async ({ page }) => {
    await visit(page, "/comics/talechasers/3/1");
    await expectReady(page);
    await page.keyboard.press("End");
    await expectReading(page, story.at(-1)!);
    await page.keyboard.press("Alt+ArrowLeft");
    await expect(page).not.toHaveURL("/comics/talechasers/3/7");
  });

  test("belong to a field while it has focus", async ({ page }) => {
    const turns = turnsOf(page);
    await visit(page, "/comics/talechasers/2/3");
    await expectReady(page);
    const jump = page.getByRole("combobox", { name: "2 In Your Paws" });
    await jump.focus();
    for (const key of ["ArrowRight", "ArrowLeft", "End", "Home"]) await page.keyboard.press(key);
    await expectNoTurn(page, turns);
    await expect(page).toHaveURL("/comics/talechasers/2/3");
  });

  test("turn nothing behind the full-size view", async ({ page }) => {
    const turns = turnsOf(page);
    await visit(page, "/comics/talechasers/2/3");
    await expectReady(page);
    await page.getByRole("link", { name: "Open the picture in full size" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    for (const key of ["ArrowRight", "End", "ArrowLeft"]) await page.keyboard.press(key);
    await expectNoTurn(page, turns);
    await expect(page.getByRole("dialog")).toBeVisible();
  });

  onEachScreen((screen, viewport) => {
    test(`turn nothing behind an open menu on a ${screen}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      const turns = turnsOf(page);
      await visit(page, "/comics/talechasers/2/3");
      await expectReady(page);
      if (screen === "phone") await page.getByRole("button", { name: "Menu", exact: true }).click();
      await page.getByRole("button", { name: "Story" }).click();
      await expect(page.getByRole("link", { name: "Characters" })).toBeVisible();
      for (const key of ["ArrowRight", "End", "ArrowLeft"]) await page.keyboard.press(key);
      await expectNoTurn(page, turns);
    });
  });
});

test.describe("gestures", () => {
  test.use({ viewport: screens.phone, hasTouch: true, isMobile: true });

  test("a swipe turns one page", async ({ page, context }) => {
    const cdp = await context.newCDPSession(page);
    const turns = turnsOf(page);
    await visit(page, "/comics/talechasers/2/3");
    await expectReady(page);
    await swipe(cdp, { x: 290, y: 420 }, { x: 90, y: 430 });
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
    "that scrolls": [
      { x: 200, y: 600 },
      { x: 190, y: 300 },
    ],
    "that is more down than across": [
      { x: 260, y: 300 },
      { x: 140, y: 500 },
    ],
    "that is a tap with a slip": [
      { x: 200, y: 420 },
      { x: 180, y: 420 },
    ],
  };
  for (const [name, [from, to]] of Object.entries(notATurn)) {
    test(`a finger ${name} turns nothing`, async ({ page, context }) => {
      const cdp = await context.newCDPSession(page);
      const turns = turnsOf(page);
      await visit(page, "/comics/talechasers/2/3");
      await expectReady(page);
      await swipe(cdp, from, to);
      await expectNoTurn(page, turns);
      await expect(page).toHaveURL(/\/comics\/talechasers\/2\/3(#full)?$/);
    });
  }

  test("a finger turns nothing while the page is zoomed in", async ({ page, context }) => {
    const cdp = await context.newCDPSession(page);
    const turns = turnsOf(page);
    await visit(page, "/comics/talechasers/2/3");
    await expectReady(page);
    await cdp.send("Emulation.setPageScaleFactor", { pageScaleFactor: 2 });
    await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeCloseTo(2);
    await swipe(cdp, { x: 290, y: 420 }, { x: 90, y: 420 });
    await expectNoTurn(page, turns);
    await cdp.send("Emulation.setPageScaleFactor", { pageScaleFactor: 1 });
    await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeCloseTo(1);
    await swipe(cdp, { x: 290, y: 420 }, { x: 90, y: 420 });
    await expectReading(page, storyPage("2/5"));
  });

  test("two fingers zoom, and turn nothing", async ({ page, context }) => {
    const cdp = await context.newCDPSession(page);
    const turns = turnsOf(page);
    await visit(page, "/comics/talechasers/2/3");
    await expectReady(page);
    await cdp.send("Input.synthesizePinchGesture", { x: 180, y: 420, scaleFactor: 2 });
    await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(1.5);
    await expectNoTurn(page, turns);
  });

  test("a swipe behind the full-size view turns nothing", async ({ page, context }) => {
    const cdp = await context.newCDPSession(page);
    const turns = turnsOf(page);
    await visit(page, "/comics/talechasers/2/3");
    await expectReady(page);
    await page.getByRole("link", { name: "Open the picture in full size" }).tap();
    await expect(page.getByRole("dialog")).toBeVisible();
    await swipe(cdp, { x: 290, y: 420 }, { x: 90, y: 420 });
    await expectNoTurn(page, turns);
    await expect(page.getByRole("dialog")).toBeVisible();
  });
});

test.describe("turns feel native", () => {
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    test(`and take input at once, motion: ${reducedMotion}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await visit(page, "/comics/talechasers/1/1");
      await expectReady(page);
      for (const next of story.slice(1, 6)) {
        // The moment the page says which it is, the next key must count.
        await page.keyboard.press("ArrowRight");
        await expect(heading(page)).toHaveText(next.heading);
      }
      await expectReading(page, story[5]!);
      await control(page, "Previous").click();
      await expectReading(page, story[4]!);
    });
  }
});
