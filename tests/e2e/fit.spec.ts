import type { CDPSession, Locator, Page } from "playwright/test";
import { heldBack } from "./held-back";
import { expect, screens, test, visit } from "./site";
import { chapterName, choose, control, expectReady, heading, storyPage } from "./story";

const [second, third, fourth] = [storyPage("1/2"), storyPage("1/3"), storyPage("1/4")];

/** The file names of the visible pictures, from the left. */
async function visiblePictures(page: Page): Promise<string[]> {
  const pictures = await page
    .locator("figure a img")
    .evaluateAll((images) =>
      (images as HTMLImageElement[])
        .filter((image) => image.checkVisibility() && image.complete)
        .map((image) => [image.getBoundingClientRect().x, image.currentSrc] as const),
    );
  return pictures
    .sort(([a], [b]) => a - b)
    .map(([, address]) => /(\w+)\.png/.exec(address)?.[1] ?? address.slice(0, 5));
}

async function expectSpread(page: Page, address: string, ids: readonly string[], text: string) {
  await expect(page).toHaveURL(address);
  await expect.poll(() => visiblePictures(page)).toEqual(ids);
  await expect.poll(() => heading(page).innerText()).toMatch(new RegExp(`chapter 1, ${text}$`));
  await expect(page).toHaveTitle(new RegExp(`Chapter 1, ${text}:`));
}

/** Answers the requests for a picture with an empty drawing. */
const draw = (page: Page, imageId: string, width: number, height: number) =>
  page.route(`**/${imageId}.png*`, (route) =>
    route.fulfill({
      contentType: "image/svg+xml",
      body: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`,
    }),
  );

const bookmark = (page: Page) =>
  page.evaluate(() => localStorage.getItem("reading:talechasers") ?? "");

test.describe("on a wide window", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("two pages lie side by side, are turned together, and share a bookmark", async ({
    page,
  }) => {
    await visit(page, second.path);
    await expectReady(page);
    await choose(page, "Pages", "Two side by side");
    const pair = [second.imageId, third.imageId];
    await expectSpread(page, second.path, pair, "pages 2 and 3");
    const [left, right] = await page
      .locator("figure a img")
      .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().toJSON()));
    expect(left.right, "nothing between them").toBeCloseTo(right.left, 0);
    expect(right.bottom, "fits into the window").toBeLessThan(800);
    await expect(page.getByRole("progressbar", { name: "2 and 3 of 6" })).toBeVisible();
    await expect.poll(() => bookmark(page), "at the last page").toContain('"page":3');

    const asked: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith(".data")) asked.push(pathname);
    });
    // The pictures of the next spread are prefetched.
    const next = [fourth.imageId, storyPage("1/5").imageId];
    for (const id of next) {
      await expect
        .poll(() =>
          page.evaluate(
            (name) =>
              performance.getEntriesByType("resource").some((file) => file.name.includes(name)),
            id,
          ),
        )
        .toBe(true);
    }
    await page.keyboard.press("ArrowRight");
    await expectSpread(page, fourth.path, next, "pages 4 and 5");
    await expect(heading(page)).toBeFocused();
    await control(page, "Next").click();
    await expectSpread(page, storyPage("1/6").path, [storyPage("1/6").imageId], "page 6");
    await page.goBack();
    await expectSpread(page, fourth.path, next, "pages 4 and 5");
    await page.keyboard.press("ArrowLeft");
    await expectSpread(page, second.path, pair, "pages 2 and 3");
    expect(asked).toEqual([]);

    // The address of the second page shows the same spread.
    await page.getByLabel(chapterName(1)).selectOption("3");
    await expectSpread(page, third.path, pair, "pages 2 and 3");
    await expect(control(page, "Previous")).toHaveAttribute("href", storyPage("1/1").path);
    await page.locator("figure a").first().click();
    await expect(page.getByRole("dialog").getByRole("img").first()).toHaveAttribute(
      "src",
      new RegExp(second.imageId),
    );
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page).toHaveURL(third.path);

    // A window without room shows one below the other, each as wide as the column.
    await page.setViewportSize({ width: 800, height: 1280 });
    await expect
      .poll(async () => {
        const [upper, lower] = await page
          .locator("figure a img")
          .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().toJSON()));
        return upper.bottom <= lower.top && upper.left === lower.left;
      })
      .toBe(true);
    await page.keyboard.press("ArrowRight");
    await expectSpread(page, fourth.path, next, "pages 4 and 5");
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: screens.phone, hasTouch: true, isMobile: true });

  /** The time stamp of the last tap, in seconds. */
  let lastTap = 0;

  /** Two taps at one place, a tenth of a second apart by their time stamps, and a second after earlier taps. */
  async function doubleTap(cdp: CDPSession, x: number, y: number): Promise<void> {
    lastTap = Math.max(Date.now() / 1_000, lastTap + 1);
    for (const timestamp of [lastTap, (lastTap += 0.1)]) {
      const touch = { touchPoints: [{ x, y }], timestamp };
      await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", ...touch });
      await cdp.send("Input.dispatchTouchEvent", { ...touch, type: "touchEnd", touchPoints: [] });
    }
  }

  /** Waits until a scroll that is under way is over. */
  async function scrollEnd(scrolled: Locator): Promise<void> {
    let last: unknown;
    const isStill = async () => last === (last = await scrolled.evaluate(nextFrames));
    await expect.poll(isStill).toBe(true);
  }

  /** How far something is scrolled once two frames have passed. */
  const nextFrames = (element: Element) =>
    new Promise((resolve) => {
      const tell = () => resolve(`${element.scrollLeft} ${element.scrollTop}`);
      requestAnimationFrame(() => requestAnimationFrame(tell));
    });

  const width = (image: Locator) =>
    image.evaluate((element) => Math.round(element.getBoundingClientRect().width));

  test("a double tap opens the picture enlarged, and another one fits it", async ({ page }) => {
    const release = await heldBack(page, "**/full-size-view*.css");
    await visit(page, second.path);
    await expectReady(page);
    const cdp = await page.context().newCDPSession(page);
    // The first tap opens the view, and the second zooms in it, also when its style sheet comes late.
    await doubleTap(cdp, 90, 500);
    release();
    const dialog = page.getByRole("dialog", { name: "Picture in full size" });
    const image = dialog.getByRole("img", { name: /Page 2/ });
    await expect.poll(() => width(image)).toBe(792);
    await doubleTap(cdp, 180, 300);
    await expect.poll(() => width(image)).toBe(360);
  });

  test("a strip of unknown size has the width of the window, also when the reader returns", async ({
    page,
  }) => {
    await draw(page, third.imageId, 360, 3_600);
    const height = async () => (await page.locator("figure").first().boundingBox())!.height;
    await visit(page, second.path);
    await expectReady(page);
    const usual = await height();
    await control(page, "Next").click();
    await expect(page).toHaveURL(third.path);
    await expect.poll(height).toBe(3_600);
    await control(page, "Next").click();
    await expect.poll(height).toBe(usual);
    await page.goBack();
    await expect(page).toHaveURL(third.path);
    await expect.poll(height).toBe(3_600);
  });

  test("Space scrolls a strip, and turns the page at its end", async ({ page, siteOn }) => {
    const drawn = (number: number, height: number) => [
      number,
      { page: number, imageId: `p${number}`, commentary: "", width: 800, height },
    ];
    const site = siteOn({
      "comics/talechasers/latest": [1, 2],
      "comics/talechasers/chapters/1": Object.fromEntries([drawn(1, 8000), drawn(2, 1200)]),
    });
    await draw(page, "p1", 800, 8_000);
    await draw(page, "p2", 800, 1_200);
    await visit(page, `${site.url}/comics/talechasers/1/1`);
    await expectReady(page);
    const figure = page.locator("figure").first();
    expect((await figure.boundingBox())!.height).toBe(3600);
    const scrolled = () => page.evaluate(() => scrollY);
    for (let screen = 1; screen <= 2; screen += 1) {
      const before = await scrolled();
      await page.keyboard.press("Space");
      await expect.poll(scrolled).toBeGreaterThan(before + 400);
      await scrollEnd(page.locator("html"));
    }
    await expect(page).toHaveURL(/\/1\/1$/);
    await figure.evaluate((element) => element.scrollIntoView({ block: "end" }));
    await page.keyboard.press("Space");
    await expect(page).toHaveURL(/\/1\/2$/);
    await expect.poll(scrolled).toBe(0);
    const reserved = (await page.locator("figure").first().boundingBox())!;
    expect(reserved.height).toBe(540);
  });
});
