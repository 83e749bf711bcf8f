import type { Page } from "playwright/test";
import { expect, screens, test, visit } from "./site";
import { drag, continueDrag, endDrag, swipe, type Point } from "./swipe";
import {
  chapterName,
  expectReading,
  expectReady,
  heading,
  picture,
  scrollPosition,
  story,
  storyPage,
} from "./story";

/** Opens a page in the middle of the story. */
async function openMiddle(page: Page): Promise<void> {
  await visit(page, "/comics/talechasers/2/3");
  await expectReady(page);
}

/** Checks that no page turn starts. */
async function expectNoTurn(page: Page, path = "/comics/talechasers/2/3"): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))),
  );
  await expect(page).toHaveURL(new RegExp(`${path}(?:#.*)?$`));
}

test("arrow keys turn comic pages while Home and End scroll", async ({ page }) => {
  await page.setViewportSize(screens.phone);
  await visit(page, story[0]!.path);
  await expectReady(page);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("End");
  // Chromium can ignore a key that is pressed while the page is still scrolling.
  const isAtEnd = () => scrollY + innerHeight > document.documentElement.scrollHeight - 2;
  await expect.poll(() => page.evaluate(isAtEnd)).toBe(true);
  const goHome = async () => {
    await page.keyboard.press("Home");
    return scrollPosition(page);
  };
  await expect.poll(goHome).toBe(0);
  await expectNoTurn(page, story[0]!.path);
  for (const next of story.slice(1, 4)) {
    await page.keyboard.press("ArrowRight");
    // Keys are handled as soon as the heading names the page.
    await expect(heading(page)).toHaveText(next.heading);
  }
  await page.keyboard.press("ArrowLeft");
  await expectReading(page, story[2]!);
});

test("arrow keys do not turn comic pages while a field or a dialog has the focus", async ({
  page,
}) => {
  await openMiddle(page);
  const press = async () => {
    for (const key of ["ArrowRight", "ArrowLeft"]) await page.keyboard.press(key);
    await expectNoTurn(page);
  };
  await page.getByRole("combobox", { name: chapterName(2) }).focus();
  await press();
  await page.getByRole("link", { name: "Open full size" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await press();
});

test.describe("on a touch screen", () => {
  test.use({ viewport: screens.phone, hasTouch: true, isMobile: true });

  const at = (x: number, y = 420): Point => ({ x, y });
  const toLeft: [Point, Point] = [at(290), at(90, 430)];
  const toRight: [Point, Point] = [at(90), at(290)];

  /** Checks the horizontal offset of the picture. */
  async function expectOffset(page: Page, min: number, max: number): Promise<void> {
    const offset = () => picture(page).evaluate((one) => one.getBoundingClientRect().left);
    await expect.poll(offset).toBeGreaterThanOrEqual(min);
    await expect.poll(offset).toBeLessThanOrEqual(max);
  }

  const expectAtRest = (page: Page) => expect(page.locator("figure[data-drag]")).toHaveCount(0);

  test("on a touch screen, the picture follows the finger and then returns or turns the comic page", async ({
    page,
    context,
  }) => {
    const cdp = await context.newCDPSession(page);
    await openMiddle(page);
    const next = page.locator(`figure img[src*="${storyPage("2/5").imageId}"]`);
    await expect(next).toBeAttached();
    await expect(next).toBeHidden();
    await test.step("the picture follows the finger as far as the finger goes and back", async () => {
      await drag(cdp, at(290), at(90));
      await expectOffset(page, -200, -120);
      await expect(next).toBeInViewport();
      expect(await page.evaluate(() => [scrollX, document.body.scrollWidth])).toEqual([0, 360]);
      await continueDrag(cdp, at(90), at(240));
      await endDrag(cdp);
      await expectAtRest(page);
      await expectNoTurn(page);
    });
    await test.step("the picture does not follow a finger from the edge, a vertical move or a second finger", async () => {
      await swipe(cdp, at(10), at(210));
      await drag(cdp, at(200, 500), at(180, 380));
      await expectOffset(page, 0, 0);
      await endDrag(cdp);
      await drag(cdp, at(290), at(190));
      await expectOffset(page, -100, -60);
      const touchPoints = [at(190), at(100, 20)];
      await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
      await expectAtRest(page);
      await endDrag(cdp);
      await expectNoTurn(page);
      await page.evaluate(() => scrollTo(0, 0));
    });
    await test.step("a swipe turns to the next comic page and, with reduced motion, back without animation", async () => {
      await swipe(cdp, ...toLeft);
      await expectReading(page, storyPage("2/5"));
      await expectAtRest(page);
      await expect(heading(page)).toBeFocused();
      await page.emulateMedia({ reducedMotion: "reduce" });
      await expectReady(page);
      await drag(cdp, ...toRight);
      await expectOffset(page, 0, 0);
      await endDrag(cdp);
      await expectReading(page, storyPage("2/3"));
      await page.emulateMedia({ reducedMotion: "no-preference" });
    });
  });
});
