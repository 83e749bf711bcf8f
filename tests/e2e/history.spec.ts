import type { Page } from "playwright/test";
import { errorStatus, expect, screens, test, visit, withAndWithoutJavaScript } from "./site";
import {
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

/** A visited page, and where it was left. */
interface Step {
  at: StoryPage;
  left: number;
}

/** A new page starts at the top, with the top of its picture on the first screen. */
async function expectFreshStart(page: Page): Promise<void> {
  await expectScrolledTo(page, 0);
  const box = await picture(page).boundingBox();
  expect(box?.y).toBeGreaterThan(0);
  expect(box?.y).toBeLessThan(page.viewportSize()!.height / 2);
}

withAndWithoutJavaScript(() => {
  test("ten forward, a jump, five back, five forward, and a reload", async ({ page }) => {
    const steps: Step[] = [];
    await visit(page, story[0]!.path);

    for (const [index, at] of story.slice(0, 11).entries()) {
      await expectReading(page, at);
      await expectFreshStart(page);
      const next = control(page, "Next", "below");
      // Readers leave a page from its end, some a little further down than others.
      await next.scrollIntoViewIfNeeded();
      await page.evaluate((down) => scrollBy(0, down), index * 5);
      steps.push({ at, left: await scrollPosition(page) });
      if (index < 10) await next.click();
    }

    const jump = page.getByRole("combobox", { name: "2 In Your Paws" });
    await jump.selectOption("Page 2");
    await jump.scrollIntoViewIfNeeded();
    const go = page.getByRole("button", { name: "Go", exact: true });
    await go.scrollIntoViewIfNeeded();
    steps.at(-1)!.left = await scrollPosition(page);
    await go.click();
    const target = storyPage("2/2");
    await expectReading(page, target);
    await expectFreshStart(page);
    await page.evaluate(() => scrollTo(0, 321));
    await expectScrolledTo(page, 321);
    steps.push({ at: target, left: 321 });

    const last = steps.length - 1;
    for (let index = last - 1; index >= last - 5; index -= 1) {
      await page.goBack();
      await expectReading(page, steps[index]!.at);
      await expectScrolledTo(page, steps[index]!.left);
    }
    for (let index = last - 4; index <= last; index += 1) {
      await page.goForward();
      await expectReading(page, steps[index]!.at);
      await expectScrolledTo(page, steps[index]!.left);
    }
    await page.reload();
    await expectReading(page, target);
    await expectScrolledTo(page, 321);
  });

  test("back to the landing page finds the place that was left", async ({ page }) => {
    await visit(page, "/comics/talechasers");
    const link = page.getByRole("link", { name: "Page 7" }).filter({ visible: true }).first();
    await link.scrollIntoViewIfNeeded();
    const left = await scrollPosition(page);
    expect(left).toBeGreaterThan(100);
    await link.click();
    await expectReading(page, storyPage("3/7"));
    await expectFreshStart(page);
    await page.goBack();
    await expect(page).toHaveURL("/comics/talechasers");
    await expectScrolledTo(page, left);
  });
});

test.describe("an address that fails", () => {
  test.use({ expectedErrors: errorStatus });

  test("never enters history", async ({ page }) => {
    await visit(page, "/comics/talechasers/1/2");
    await visit(page, "/comics/talechasers/9/9", 500);
    await expect(page).toHaveURL("/error?from=%2Fcomics%2Ftalechasers%2F9%2F9");
    await page.goBack();
    await expectReading(page, storyPage("1/2"));
    await page.goForward();
    await expect(page).toHaveURL("/error?from=%2Fcomics%2Ftalechasers%2F9%2F9");
  });
});
