import type { Locator, Page } from "playwright/test";
import { readPicture } from "../../mocks/picture-files";
import { findFileWidth } from "../../mocks/rasterise";
import { sample } from "../setup/sample";
import { expect, screens, test, visit } from "./site";

/** An example of each kind of page with pictures. */
const pages = [
  "/",
  "/characters",
  "/characters/vixy",
  "/comics/talechasers",
  "/comics/talechasers/1/3",
  "/commissions",
  "/galleries",
  "/galleries/commissions",
  "/shop",
  "/stream/vixy",
  "/telegram-stickers",
  "/world/bestiary/feral",
];

const densities = {
  phone: { viewport: { width: 360, height: 800 }, deviceScaleFactor: 3, isMobile: true },
  tablet: { viewport: { width: 768, height: 1024 }, deviceScaleFactor: 2 },
  desktop: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 2 },
};

/** Responds to requests for pictures at once, with empty drawings in the size of the files. */
async function drawPictures(page: Page): Promise<void> {
  await page.route("**/cdn/**", async (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const [, variant = "", path = ""] = /^\/cdn\/(\w+)\/(.*)$/.exec(pathname) ?? [];
    const picture = (await readPicture(path))!;
    const width = findFileWidth(picture, { variant, size: searchParams.get("size") })!;
    const height = Math.round((width * picture.height) / picture.width);
    await route.fulfill({
      contentType: "image/svg+xml",
      body: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`,
    });
  });
}

/**
 * Returns whether a picture has the pixels of the screen, or those of its largest file, and whether
 * its box shows all of it.
 */
async function measure(picture: Locator) {
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveJSProperty("complete", true);
  return picture.evaluate(async (image: HTMLImageElement) => {
    // The image is loaded again, because widths in `srcset` change the natural width.
    const load = async (src: string) => {
      const file = Object.assign(new Image(), { src });
      await file.decode();
      return file;
    };
    const file = await load(image.currentSrc);
    const largest = await load(image.currentSrc.replace("/thumb/", "/d/").replace(/\?.*/, ""));
    const { objectFit, paddingTop } = getComputedStyle(image);
    const padding = 2 * parseFloat(paddingTop);
    const scales = [
      (image.clientWidth - padding) / file.naturalWidth,
      (image.clientHeight - padding) / file.naturalHeight,
    ];
    const scale = objectFit === "contain" ? Math.min(...scales) : Math.max(...scales);
    return {
      path: new URL(image.currentSrc).pathname,
      isSharp: file.naturalWidth === largest.naturalWidth || 1 / (scale * devicePixelRatio) >= 0.9,
      isWhole: objectFit === "contain" || Math.abs(scales[0]! / scales[1]! - 1) < 0.02,
    };
  });
}

for (const [index, [name, screen]] of Object.entries(densities).entries()) {
  test.describe(`on a dense ${name}`, () => {
    test.use(screen);

    test(`pictures on a dense ${name} are not cropped, and are as sharp as the screen`, async ({
      page,
    }) => {
      await drawPictures(page);
      for (const path of sample(pages, 4, index)) {
        await visit(page, path);
        const pictures = await page.locator('img[src*="/cdn/"]:visible').all();
        expect(pictures.length, `number of pictures on ${path}`).toBeGreaterThan(0);
        for (const picture of pictures) {
          expect(await measure(picture), path).toMatchObject({ isSharp: true, isWhole: true });
        }
      }
    });
  });
}

test("the pictures in a row of a gallery have one height, and fill the width", async ({ page }) => {
  await drawPictures(page);
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ["/galleries/fan-art", "/galleries/commissions"]) {
      await visit(page, path);
      const grid = page.locator("ul:has(img[width])");
      const boxes = await grid.locator("img").evaluateAll((images) =>
        images.map((image) => {
          const { top, right, height } = image.getBoundingClientRect();
          return { top: Math.round(top), right, height };
        }),
      );
      const { right } = await grid.evaluate((list) => list.getBoundingClientRect().toJSON());
      const rows = [...new Set(boxes.map(({ top }) => top))].map((top) =>
        boxes.filter((box) => box.top === top),
      );
      expect(rows.length).toBeGreaterThan(3);
      for (const row of rows.slice(0, -1)) {
        expect(row.at(-1)!.right).toBeCloseTo(right, 0);
        expect(row.at(-1)!.height).toBeCloseTo(row[0]!.height, 0);
      }
    }
  }
});

test.describe("with data saver", () => {
  test.use({ ...densities.phone, viewport: screens.phone });

  test("with data saver, the pictures of lists are small files", async ({ page, context }) => {
    await context.setExtraHTTPHeaders({ "Save-Data": "on" });
    await drawPictures(page);
    for (const [path, file] of [
      ["/galleries/commissions", /\/cdn\/thumb\/.*\?size=medium$/],
      ["/characters", /\/cdn\/thumb\/.*\?size=small$/],
      ["/shop", /\/cdn\/m\/.*\?size=small$/],
    ] as const) {
      await visit(page, path);
      const picture = page.getByRole("main").locator('img[src*="/cdn/"]').first();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
        .toMatch(file);
    }
  });
});
