import type { Locator, Page } from "playwright/test";
import { fanArt } from "../../mocks/data/galleries/fan-art";
import { holdRequests } from "./hold-requests";
import { expect, expectStarted, screens, test, visit } from "./site";

const grid = "/galleries/fan-art";
const item = fanArt[2]!;

const full = `**/cdn/base/${item.location}*`;

/** The frame of the item's picture, in the dialog or on its page. */
function frame(page: Page): Locator {
  return page.locator("main figure, dialog figure");
}

function picture(page: Page): Locator {
  return frame(page).getByRole("img", { name: item.alt, exact: true });
}

function source(page: Page): Promise<string> {
  return picture(page).evaluate((image: HTMLImageElement) => {
    // The empty string lets the test wait until the browser has chosen a source.
    if (image.currentSrc === "") return "";
    const { pathname, search } = new URL(image.currentSrc);
    return pathname + search;
  });
}

async function openFromGrid(page: Page): Promise<void> {
  await visit(page, grid);
  await expectStarted(page);
  await page.getByRole("main").getByRole("link", { name: item.title }).click();
  await expect(page.locator("dialog[open]")).toBeVisible();
}

async function openCold(page: Page): Promise<void> {
  await page.goto(`${grid}/${item.id}`, { waitUntil: "domcontentloaded" });
}

const ways = { "over the grid": openFromGrid, "as a page of its own": openCold };

/** The bounding boxes of all parts of an item. */
function measure(page: Page) {
  return page
    .locator("figure, figure ~ div, figure ~ div > *")
    .evaluateAll((all) => all.map((element) => JSON.stringify(element.getBoundingClientRect())));
}

const fetching = (page: Page) => frame(page).getByText("Fetching the full picture…");

for (const [way, open] of Object.entries(ways)) {
  test(`a gallery item ${way} shows its thumbnail until the full picture has loaded`, async ({
    page,
  }) => {
    await page.setViewportSize(screens.phone);
    const release = await holdRequests(page, full);
    await open(page);
    await expect(fetching(page)).toBeVisible();
    const standIn = frame(page).locator('img[alt=""]').first();
    const before: string[][] = [];
    for (const viewport of Object.values(screens)) {
      await page.setViewportSize(viewport);
      await expect(standIn).toBeVisible();
      await expect(standIn).toHaveJSProperty("complete", true);
      // The placeholder covers the same area as the picture.
      expect(await standIn.boundingBox()).toEqual(await picture(page).boundingBox());
      before.push(await measure(page));
    }

    release();
    await expect(fetching(page)).toBeHidden();
    await expect(standIn).toBeHidden();
    expect(await source(page)).toBe(`/cdn/base/${item.location}`);
    const after: string[][] = [];
    for (const viewport of Object.values(screens)) {
      await page.setViewportSize(viewport);
      after.push(await measure(page));
    }
    expect(after).toEqual(before);
  });
}

test("with data saver, a gallery item shows a small picture and loads the full picture on request", async ({
  page,
  context,
}) => {
  await page.setViewportSize(screens.phone);
  await context.setExtraHTTPHeaders({ "Save-Data": "on" });
  await openFromGrid(page);
  await expect.poll(() => source(page)).toBe(`/cdn/m/${item.location}?size=small`);
  const link = page.getByRole("link", { name: "Show the full picture" });
  await expect(link).toHaveAttribute("href", `/cdn/base/${item.location}`);
});
