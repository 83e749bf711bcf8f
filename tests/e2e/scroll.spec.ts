import type { Page } from "playwright/test";
import { toPosition } from "../../app/page-ref";
import { holdRequests } from "./hold-requests";
import { recordShifts } from "./layout-shifts";
import { expect, expectStarted, screens, test, visit, withAndWithoutJavaScript } from "./site";
import { choose, expectReading, storyPage } from "./story";

test.use({ viewport: screens.phone });

const scroll = "/comics/talechasers/2/scroll";
/** The heading of a page of chapter 2; the next chapter has pages with the same numbers. */
const headingOf = (page: Page, number: number) =>
  page.locator(`h2[data-position="${toPosition({ chapter: 2, page: number })}"]`);

/** A picture that is ten times as high as wide, in place of the picture of a comic page. */
const strip = '<svg xmlns="http://www.w3.org/2000/svg" width="360" height="3600"/>';

/** The height of a page's picture in the scroll, in pixels. */
const height = (page: Page, number: number) =>
  page
    .locator("section", { has: headingOf(page, number) })
    .getByRole("img")
    .evaluate((image) => image.getBoundingClientRect().height);

withAndWithoutJavaScript((javaScriptEnabled) => {
  test("the scroll of a chapter opens at the last read page and scrolls by keys and wheel", async ({
    page,
  }) => {
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
      // Earlier layout shifts do not count.
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
      const stored = () => page.evaluate(() => localStorage.getItem("reading-state:talechasers"));
      await expect.poll(stored).toMatch(/"chapter":2,"page":6,"imageId":"\w+","depth":0\.[345]/);
      await headingOf(page, 8).evaluate((heading) => heading.scrollIntoView());
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
      expect(await stored()).toMatch(/"page":5,(?:"imageId":"\w+",)?"depth":0\.[12]/);
    }

    await headingOf(page, 5).getByRole("link").click();
    await expectReading(page, storyPage("2/5"));
    await page.goBack();
    await expect(page.locator("section", { has: headingOf(page, 5) })).toBeInViewport();
  });
});

test("the scroll of a chapter continues in the next chapter and restores its position on return", async ({
  page,
}) => {
  const shifts = await recordShifts(page);
  const stored = () => page.evaluate(() => localStorage.getItem("reading-state:talechasers"));
  const top = (number: number) =>
    headingOf(page, number).evaluate((one) => Math.abs(one.getBoundingClientRect().top));
  await visit(page, "/contact");
  await visit(page, "/comics/talechasers/1/scroll#page-6");
  await expectStarted(page);
  await expect.poll(stored).toContain('"opened":{"chapter":1,"page":6}');
  const entries = await page.evaluate(() => history.length);
  await expect(page.getByRole("heading", { name: "Chapter 2: In Your Paws" })).toBeAttached();
  const focused = await page.evaluate(() => document.activeElement?.tagName);
  await headingOf(page, 1).evaluate((heading) => heading.scrollIntoView());
  await expect(page).toHaveURL(`${scroll}#page-1`);
  await expect(page).toHaveTitle(/^Chapter 2: In Your Paws, one scroll/);
  await expect.poll(() => top(1), "the address moves nothing").toBeLessThan(200);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe(focused);
  await expect.poll(stored).toContain('"bookmark":{"chapter":2,"page":1,');
  expect(await page.evaluate(() => history.length)).toBe(entries);
  expect(await shifts()).toBe(0);

  await page.reload();
  await expect.poll(() => top(1)).toBeLessThan(200);
  await expectStarted(page);
  const pageOne = page.getByRole("heading", { name: "Page 1", exact: true });
  await expect(pageOne, "only the chapter of the address").toHaveCount(1);
  expect(await top(1)).toBeLessThan(200);
  await headingOf(page, 1).getByRole("link").click();
  await expectReading(page, storyPage("2/1"));
  await page.goBack();
  await expect.poll(() => top(1)).toBeLessThan(200);
  await page.goBack();
  await expect(page).toHaveURL("/contact");
});

test("a changed reading setting leaves the current comic page in view", async ({ page }) => {
  const stored = () => page.evaluate(() => localStorage.getItem("reading-state:talechasers"));
  await visit(page, "/comics/talechasers/1/scroll#page-6");
  await expectStarted(page);
  await expect.poll(stored).toContain('"opened":{"chapter":1,"page":6}');
  await expect(headingOf(page, 3)).toBeAttached();
  const pageOf = (chapter: number, number: number) =>
    page.locator(`h2[data-position="${toPosition({ chapter, page: number })}"]`);
  for (const [chapter, number, group, name] of [
    [1, 6, "Data saver", "On"],
    [2, 3, "Text of a page", "Open"],
  ] as const) {
    const heading = pageOf(chapter, number);
    await heading.evaluate((one) => scrollBy(0, one.getBoundingClientRect().top + 100));
    const address = `/comics/talechasers/${chapter}/scroll#page-${number}`;
    await expect(page).toHaveURL(address);
    const entries = await page.evaluate(() => history.length);
    const choiceStored = page.waitForResponse(/\/preferences/);
    // The button for the settings is not in the window.
    await page
      .locator("#reading-settings")
      .evaluate((settings: HTMLElement) => settings.showPopover());
    await page.getByRole("group", { name: group }).getByRole("button", { name }).click();
    await (await choiceStored).finished();
    const top = () => heading.evaluate((one) => one.getBoundingClientRect().top);
    expect(await top(), `${name} keeps the window in place`).toBeCloseTo(-100, -1);
    await expect(page).toHaveURL(address);
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await expect.poll(stored).toContain(`{"chapter":${chapter},"page":${number}`);
  }
  await page.reload();
  await expectStarted(page);
  await page.getByRole("button", { name: "Reading settings" }).first().click();
  const saver = page.getByRole("group", { name: "Data saver" });
  await expect(saver.getByRole("button", { name: "On" })).toHaveAttribute("aria-pressed", "true");
});

test("all of several short comic pages in the window count as read", async ({ page, siteOn }) => {
  const [width, height, count] = [1_100, 300, 16];
  const numbers = Array.from({ length: count }, (_, at) => at + 1);
  const pages = numbers.map((number) => [number, { imageId: `strip-${number}`, width, height }]);
  const { url } = siteOn({
    "comics/strips/latest": [1, count],
    "comics/strips/chapters/1": Object.fromEntries(pages),
  });
  const body = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;
  await page.route("**/strip-*.png*", (route) =>
    route.fulfill({ contentType: "image/svg+xml", body }),
  );
  const state = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem("reading-state:strips") ?? "{}"));
  const scroll = `${url}/comics/strips/1/scroll`;
  await visit(page, scroll);
  await expect(page).toHaveURL(`${scroll}#page-1`);
  await expect.poll(async () => (await state()).bookmark?.page).toBe(1);
  await expect.poll(async () => (await state()).read?.[0]?.[1]).toBeGreaterThan(1_000_002);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(`${scroll}#page-3`);
  await page.reload();
  await expectStarted(page);
  await expect.poll(async () => (await state()).bookmark?.page).toBe(3);
  await expect(page).toHaveURL(`${scroll}#page-3`);
  // A key that is pressed before the last move was recorded would be a jump.
  const bookmark = async (): Promise<number> => (await state()).bookmark.page;
  for (let read = 3; read < count; read = await bookmark()) {
    await page.keyboard.press("ArrowRight");
    await expect.poll(bookmark).toBeGreaterThan(read);
  }
  await expect(page).toHaveURL(`${scroll}#page-${count}`);
});

withAndWithoutJavaScript(() => {
  test("until a picture arrives, its space has a dark color in the dark scheme and names the page", async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await holdRequests(page, "**/*.png*");
    await page.goto(scroll, { waitUntil: "commit" });
    const figure = page.locator("section", { has: headingOf(page, 3) }).locator("figure");
    const spaceOf = (element: Element) => [
      getComputedStyle(element, "::before").content,
      getComputedStyle(element.querySelector("svg")!).backgroundColor,
    ];
    await expect(figure).toBeAttached();
    const [words, color] = await figure.evaluate(spaceOf);
    expect(words).toContain("Fetching page 3");
    expect(color, "not the color of paper").not.toBe("rgb(255, 253, 247)");
  });
});

test("no number and no comment lies on a picture, in any window", async ({ page }) => {
  await visit(page, scroll);
  const boxesOf = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
  for (const viewport of Object.values(screens)) {
    await page.setViewportSize(viewport);
    const pictures = await boxesOf("section figure");
    const words = await boxesOf("section h2 a, section summary");
    expect(words.length).toBeGreaterThan(pictures.length);
    const covering = words.filter((word) =>
      pictures.some(
        ({ left, right, top, bottom }) =>
          word.right > left + 1 &&
          word.left < right - 1 &&
          word.bottom > top + 1 &&
          word.top < bottom - 1,
      ),
    );
    expect(covering).toEqual([]);
    const misplaced = await page.locator("section summary").evaluateAll((notes) =>
      notes.filter((note) => {
        const next = note.closest("section")!.nextElementSibling?.querySelector("h2");
        return next && next.getBoundingClientRect().top < note.getBoundingClientRect().bottom - 1;
      }),
    );
    expect(misplaced, "each note is above the number of the next page").toEqual([]);
  }
});

test("resizing the window leaves the current comic page in view", async ({ page }) => {
  const isInTheMiddle = (number: number) =>
    page.locator("section", { has: headingOf(page, number) }).evaluate((section) => {
      const { top, bottom } = section.getBoundingClientRect();
      return top < innerHeight / 2 && bottom > innerHeight / 2;
    });
  await visit(page, `${scroll}#page-6`);
  await expectStarted(page);
  await page.mouse.wheel(0, 100);
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
