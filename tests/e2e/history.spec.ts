import type { Locator, Page } from "playwright/test";
import { expect, expectStarted, screens, test, visit } from "./site";
import {
  chapterName,
  control,
  expectReading,
  expectScrolledTo,
  picture,
  scrollPosition,
  story,
  storyPage,
  type StoryPage,
} from "./story";

test.use({ viewport: screens.phone });

/** A visited page, and its last scroll position. */
interface Step {
  at: StoryPage;
  left: number;
}

/** Expects a new page to start at the top, with the top of its picture on the first screen. */
async function expectFreshStart(page: Page): Promise<void> {
  await expectScrolledTo(page, 0);
  const box = await picture(page).boundingBox();
  expect(box?.y).toBeGreaterThan(0);
  expect(box?.y).toBeLessThan(page.viewportSize()!.height / 2);
}

/** Clicks a link. @returns the scroll position at the click: Playwright may scroll first */
async function clickAndReadPosition(page: Page, link: Locator): Promise<number> {
  await expectStarted(page);
  const position = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        addEventListener("click", () => resolve(Math.round(scrollY)), {
          capture: true,
          once: true,
        });
      }),
  );
  await link.click();
  return position;
}

const count = 3;

test("Back, Forward and reload restore comic pages and scroll positions", async ({ page }) => {
  await visit(page, "/comics/talechasers?open=3");
  const link = page
    .getByRole("link", { name: "Page 1", exact: true })
    .filter({ visible: true })
    .first();
  const leftLanding = await clickAndReadPosition(page, link);
  expect(leftLanding).toBeGreaterThan(100);

  const steps: Step[] = [];
  const begin = story.indexOf(storyPage("3/1"));
  for (const [index, at] of story.slice(begin, begin + count).entries()) {
    await expectReading(page, at);
    await expectFreshStart(page);
    const next = control(page, "Next", "below");
    await next.scrollIntoViewIfNeeded();
    await page.evaluate((down) => scrollBy(0, down), index * 5);
    const isLast = index === count - 1;
    steps.push({ at, left: isLast ? 0 : await clickAndReadPosition(page, next) });
  }

  const jump = page.getByRole("combobox", { name: chapterName(3) });
  await jump.scrollIntoViewIfNeeded();
  steps.at(-1)!.left = await scrollPosition(page);
  await jump.selectOption("Page 7");
  const target = storyPage("3/7");
  await expectReading(page, target);
  await page.evaluate(() => scrollTo(0, 321));
  await expectScrolledTo(page, 321);
  steps.push({ at: target, left: 321 });

  for (const { at, left } of steps.toReversed().slice(1)) {
    await page.goBack();
    await expectReading(page, at);
    await expectScrolledTo(page, left);
  }
  await page.goBack();
  await expect(page).toHaveURL("/comics/talechasers?open=3");
  await expectScrolledTo(page, leftLanding);
  for (const _ of steps) await page.goForward();
  await expectReading(page, target);
  await expectScrolledTo(page, 321);
  await page.reload();
  await expectReading(page, target);
  await expectScrolledTo(page, 321);
});
