import sharp from "sharp";
import type { Page } from "playwright/test";
import { sample } from "../setup/sample";
import { difficultData, difficultPages } from "./difficult-data";
import { expect, test, visit } from "./site";

const windows = [
  [320, 256],
  [320, 568],
  [667, 375],
  [768, 1024],
  [1024, 768],
  [1366, 625],
] as const;

/** A picture with a black frame on a transparent background, with the requested shape. */
async function drawPicture(path: string): Promise<Buffer> {
  const shapes = { tall: [80, 800], wide: [800, 80] } as const;
  const [width, height] = shapes[/tall|wide/.exec(path)?.[0] as "tall"] ?? [300, 400];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect x="5" y="5" width="${width - 10}" height="${height - 10}" fill="none" stroke="black" stroke-width="4"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

async function drawPictures(page: Page): Promise<void> {
  await page.route(/\/cdn\//, async (route) => {
    const body = await drawPicture(new URL(route.request().url()).pathname);
    await route.fulfill({ body, contentType: "image/png" });
  });
}

/** Finds horizontal overflow of the page, and clipped texts. */
function findMisfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const found = root.scrollWidth > innerWidth ? [`the page is ${root.scrollWidth} wide`] : [];
    for (const element of document.querySelectorAll<HTMLElement>("body *")) {
      const { overflowX, textOverflow, clipPath, position } = getComputedStyle(element);
      if (!["hidden", "clip"].includes(overflowX) || textOverflow === "ellipsis") continue;
      const isHidden = clipPath !== "none" && position === "absolute";
      if (isHidden || !element.textContent?.trim() || !element.checkVisibility()) continue;
      const box = element.getBoundingClientRect();
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement!;
        if (!node.textContent?.trim() || !parent.checkVisibility({ visibilityProperty: true }))
          continue;
        if (parent.closest(".visually-hidden, .table-box")) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const text = range.getBoundingClientRect();
        if (text.width === 0) continue;
        if (text.right > box.right + 1 || text.left < box.left - 1)
          found.push(
            `${element.tagName}.${element.className} cuts "${node.textContent.slice(0, 30)}"`,
          );
      }
    }
    return [...new Set(found)];
  });
}

/** Opens each popover and dialog, and scrolls each of its controls into view. */
async function expectReachableLayers(page: Page): Promise<void> {
  const openers = page.locator("button[popovertarget]").filter({ visible: true });
  for (const id of new Set(
    await openers.evaluateAll((all) => all.map((one) => one.getAttribute("popovertarget")!)),
  )) {
    await page.locator(`button[popovertarget="${id}"]`).filter({ visible: true }).first().click();
    const layer = page.locator(`#${id}:popover-open`);
    if ((await layer.count()) === 0) continue;
    for (const control of await layer
      .locator("a, button, input, select")
      .filter({ visible: true })
      .all()) {
      await control.focus();
      await expect(control, `${id} of ${page.url()}`).toBeInViewport({ ratio: 0.9 });
    }
    await page.keyboard.press("Escape");
    await expect(layer).toHaveCount(0);
  }
}

test("difficult names, texts and pictures fit into each window size", async ({ page, siteOn }) => {
  test.slow();
  const site = siteOn(difficultData);
  site.upstream.isWhole = true;
  await drawPictures(page);
  const links = new Set<string>();
  for (const path of sample(difficultPages, 4)) {
    await page.setViewportSize({ width: 320, height: 568 });
    await visit(page, site.url + path);
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      expect.soft(await findMisfits(page), `${path} at ${width} × ${height}`).toEqual([]);
      if (height < 400) await expectReachableLayers(page);
    }
    await page.setViewportSize({ width: 640, height: 1136 });
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    expect.soft(await findMisfits(page), `${path} with text of 200 %`).toEqual([]);
    const hrefs = await page
      .locator("main a[href]")
      .evaluateAll((all) =>
        (all as HTMLAnchorElement[])
          .filter(({ origin }) => origin === location.origin)
          .map(({ pathname, search, hash }) =>
            pathname === location.pathname &&
            hash &&
            !document.getElementById(decodeURIComponent(hash.slice(1)))
              ? `no target ${hash}`
              : pathname + search,
          ),
      );
    for (const href of hrefs) links.add(href);
  }
  for (const href of sample([...links], 60)) {
    const { status, url } = await fetch(site.url + href);
    expect
      .soft([status, new URL(url).pathname], href)
      .toEqual([200, expect.not.stringMatching(/\/(?:404|error)$/)]);
  }
});

test("in the dark scheme, transparent comic pages have a light background", async ({
  page,
  siteOn,
}) => {
  const site = siteOn(difficultData);
  site.upstream.isWhole = true;
  await drawPictures(page);
  await page.emulateMedia({ colorScheme: "dark" });
  for (const [path, selector] of [
    ["/galleries/fan-art", "main ul img"],
    ["/galleries/fan-art/item-2", "main figure a > picture img"],
    ["/comics/talechasers/1/3", "main figure a img"],
    ["/comics/talechasers/1/scroll", "main figure img"],
    ["/characters", "main ul img"],
    ["/characters/Fen", "main figure img"],
    ["/telegram-stickers", "main ul img"],
  ] as const) {
    await visit(page, site.url + path);
    const picture = page.locator(selector).last();
    // The brightness of the nearest background, which may be the element before the picture.
    const brightness = () =>
      picture.evaluate((image) => {
        for (let at: Element | null = image; at; at = at.parentElement) {
          const styles = [at, at.previousElementSibling].flatMap((one) => {
            const style = one && getComputedStyle(one);
            return style ? [style.backgroundImage, style.backgroundColor] : [];
          });
          const color = styles.find((text) => /rgb\(/.test(text));
          const channels = color && /rgb\((\d+), (\d+), (\d+)/.exec(color)!.slice(1);
          if (channels) return Math.min(...channels.map(Number));
        }
        return 0;
      });
    await expect.poll(brightness, path).toBeGreaterThan(path.startsWith("/comics") ? 120 : 60);
  }
});
