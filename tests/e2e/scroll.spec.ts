import type { Page } from "playwright/test";
import { recordShifts } from "./layout-shifts";
import { expect, expectStarted, screens, test, visit, withAndWithoutJavaScript } from "./site";
import { choose, expectReading, storyPage } from "./story";

test.use({ viewport: screens.phone });

const scroll = "/comics/talechasers/2/scroll";
const headingOf = (page: Page, number: number) =>
  page.getByRole("heading", { name: `Page ${number}`, exact: true });

/** A strip ten times as high as it is wide, in place of a page's picture. */
const strip = '<svg xmlns="http://www.w3.org/2000/svg" width="360" height="3600"/>';

/** The height of a page's picture in the scroll, in pixels. */
const height = (page: Page, number: number) =>
  page
    .locator("section", { has: headingOf(page, number) })
    .getByRole("img")
    .evaluate((image) => image.getBoundingClientRect().height);

withAndWithoutJavaScript((javaScriptEnabled) => {
  test("a scroll opens at the last read page, and scrolls by keys and wheel", async ({ page }) => {
    await page.route(`**/${storyPage("2/6").imageId}.png*`, (route) =>
      route.fulfill({ contentType: "image/svg+xml", body: strip }),
    );
    const shifts = await recordShifts(page);
    await visit(page, storyPage("2/3").path);
    await choose(page, "Read", "A chapter as one scroll");
    await expect(page).toHaveURL(`${scroll}#page-3`);
    await expect(headingOf(page, 3)).toBeInViewport();
    await expect.poll(() => height(page, 6), "a strip has its room").toBeGreaterThan(3_000);
    expect(await height(page, 5)).toBeLessThan(600);

    if (javaScriptEnabled) {
      await expect(headingOf(page, 3)).toBeFocused();
      // Ignores earlier layout shifts.
      const before = await shifts();
      const entries = await page.evaluate(() => history.length);
      // Page 4 does not exist.
      for (const number of [5, 6, 7]) {
        await page.keyboard.press("ArrowRight");
        await expect(headingOf(page, number)).toBeFocused();
        await expect(headingOf(page, number)).toBeInViewport();
      }
      await page.keyboard.press("ArrowLeft");
      await expect(headingOf(page, 6)).toBeFocused();
      await expect(page).toHaveURL(`${scroll}#page-6`);
      await page.mouse.wheel(0, 1_800);
      const kept = () => page.evaluate(() => localStorage.getItem("reading-state:talechasers"));
      await expect.poll(kept).toMatch(/"chapter":2,"page":6,"imageId":"\w+","depth":0\.[345]/);
      await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
      await expect(page).toHaveURL(`${scroll}#page-8`);
      expect(await page.evaluate(() => history.length)).toBe(entries);
      expect(await shifts()).toBe(before);

      await visit(page, "/contact");
      await page.evaluate(() => {
        const bookmark = { chapter: 2, page: 5, depth: 0.2, known: { chapter: 3, page: 8 } };
        const state = JSON.stringify({ bookmark, read: [] });
        localStorage.setItem("reading-state:talechasers", state);
      });
      await visit(page, `${scroll}#page-5`);
      const top = () => headingOf(page, 5).evaluate((one) => one.getBoundingClientRect().top);
      await expect.poll(top, "the depth of the bookmark").toBeLessThan(-80);
      await expectStarted(page);
      expect(await kept()).toMatch(/"page":5,(?:"imageId":"\w+",)?"depth":0\.[12]/);
    }

    await page.getByRole("link", { name: "Page 5", exact: true }).click();
    await expectReading(page, storyPage("2/5"));
    await page.goBack();
    await expect(headingOf(page, 5)).toBeInViewport();
  });
});

test("a scroll goes on into the next chapter, where Back, a reload and Continue hold the place", async ({
  page,
}) => {
  const shifts = await recordShifts(page);
  const kept = () => page.evaluate(() => localStorage.getItem("reading-state:talechasers"));
  const top = (number: number) =>
    headingOf(page, number)
      .last()
      .evaluate((one) => Math.abs(one.getBoundingClientRect().top));
  await visit(page, "/contact");
  await visit(page, "/comics/talechasers/1/scroll#page-6");
  await expectStarted(page);
  const entries = await page.evaluate(() => history.length);
  await headingOf(page, 6).scrollIntoViewIfNeeded();
  await expect(page.getByRole("heading", { name: "Chapter 2, In Your Paws" })).toBeAttached();
  const focused = await page.evaluate(() => document.activeElement?.tagName);
  await headingOf(page, 2)
    .last()
    .evaluate((heading) => heading.scrollIntoView());
  await expect(page).toHaveURL(`${scroll}#page-2`);
  await expect(page).toHaveTitle(/^Chapter 2, In Your Paws: one scroll/);
  await expect.poll(() => top(2), "the address moves nothing").toBeLessThan(20);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe(focused);
  await expect.poll(kept).toContain('"chapter":2,"page":2');
  expect(await page.evaluate(() => history.length)).toBe(entries);
  expect(await shifts()).toBe(0);

  await page.reload();
  await expect.poll(() => top(2)).toBeLessThan(20);
  await expectStarted(page);
  await expect(headingOf(page, 1), "only the chapter of the address").toHaveCount(1);
  expect(await top(2)).toBeLessThan(20);
  await page.getByRole("link", { name: "Page 2", exact: true }).click();
  await expectReading(page, storyPage("2/2"));
  await page.goBack();
  await expect.poll(() => top(2)).toBeLessThan(20);
  await page.goBack();
  await expect(page).toHaveURL("/contact");
});

test("a window of another width keeps the page that is read", async ({ page }) => {
  const isInTheMiddle = (number: number) =>
    page.locator("section", { has: headingOf(page, number) }).evaluate((section) => {
      const { top, bottom } = section.getBoundingClientRect();
      return top < innerHeight / 2 && bottom > innerHeight / 2;
    });
  await visit(page, `${scroll}#page-6`);
  await expectStarted(page);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => isInTheMiddle(6)).toBe(true);
  await expect(page).toHaveURL(`${scroll}#page-6`);
  const { width, height } = screens.phone;
  for (const size of [
    { width: height, height: width },
    { width, height },
  ]) {
    await page.setViewportSize(size);
    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(size.width);
    await expect.poll(() => isInTheMiddle(6)).toBe(true);
  }
});
