import type { Page } from "playwright/test";
import { expect, screens, test, visit } from "./site";
import { chapterName, choose, control, expectReady, heading, storyPage } from "./story";

const [second, third, fourth] = [storyPage("1/2"), storyPage("1/3"), storyPage("1/4")];

/** The file names of the visible pictures, from left to right. */
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
  await expect
    .poll(() => heading(page).innerText())
    .toMatch(new RegExp(`^Chapter 1: .*, ${text}$`));
  await expect(page).toHaveTitle(new RegExp(`Chapter 1, ${text}:`));
}

/** Responds to requests for a picture with an empty drawing. */
const draw = (page: Page, imageId: string, width: number, height: number) =>
  page.route(`**/${imageId}.png*`, (route) =>
    route.fulfill({
      contentType: "image/svg+xml",
      body: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`,
    }),
  );

const bookmark = (page: Page) =>
  page.evaluate(() => localStorage.getItem("reading-state:talechasers") ?? "");

test.describe("on a wide window", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("the lower controls are centered below the picture", async ({ page }) => {
    await visit(page, second.path);
    const middleOf = (box: { x: number; width: number } | null) => box!.x + box!.width / 2;
    const picture = middleOf(await page.locator("figure").boundingBox());
    const controls = page.getByRole("navigation", { name: "Pages, below the picture" });
    const links = await controls.getByRole("link").all();
    const ends = await Promise.all([links.at(0)!, links.at(-1)!].map((one) => one.boundingBox()));
    expect((middleOf(ends[0]!) + middleOf(ends[1]!)) / 2).toBeCloseTo(picture, -1);
  });

  test("the comic begins and ends where the site's header begins and ends", async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    for (const path of [second.path, "/comics/talechasers/saved", "/comics/talechasers/1/text"]) {
      await visit(page, path);
      const [header, main, brand, heading] = await page.evaluate(() =>
        ["body header", "main", "body header a", "main h1"].map((selector) =>
          document.querySelector(selector)!.getBoundingClientRect().toJSON(),
        ),
      );
      expect([main.left, main.right], path).toEqual([header.left, header.right]);
      expect(heading.left, path).toBe(brand.left);
    }
  });

  test("two comic pages side by side are turned together and share a bookmark", async ({
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

    const next = [fourth.imageId, storyPage("1/5").imageId];
    await page.keyboard.press("ArrowRight");
    await expectSpread(page, fourth.path, next, "pages 4 and 5");
    await expect(heading(page)).toBeFocused();
    await control(page, "Next").click();
    await expectSpread(page, storyPage("1/6").path, [storyPage("1/6").imageId], "page 6");
    await page.goBack();
    await expectSpread(page, fourth.path, next, "pages 4 and 5");
    await page.keyboard.press("ArrowLeft");
    await expectSpread(page, second.path, pair, "pages 2 and 3");

    // The spread is also shown at the address of its second page.
    await page.getByLabel(chapterName(1)).selectOption("3");
    await expectSpread(page, third.path, pair, "pages 2 and 3");
    await expect(control(page, "Previous")).toHaveAttribute("href", storyPage("1/1").path);

    // A narrow window shows the pages one below the other, each as wide as the column.
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

  test("a very tall picture of unknown aspect ratio fills the width of a phone's window, also after Back", async ({
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
});
