import type { Locator, Page } from "playwright/test";
import type { StoryPage } from "../sample-story";
import { readContent } from "../../scripts/content/read-content";
import { expect, visit } from "./site";

export { story, storyPage, type StoryPage } from "../sample-story";

const { chapters } = readContent("comics.yaml")["talechasers"]!;

/** The name of a chapter. */
export const chapterName = (number: number): string =>
  `Chapter ${number}: ${chapters.find((chapter) => chapter.number === number)!.title}`;

/** The heading of the comic page. */
export function heading(page: Page): Locator {
  return page.getByRole("heading", { level: 1 });
}

/** The picture of the comic page. */
export function picture(page: Page): Locator {
  return page.getByRole("link", { name: "Open full size" }).getByRole("img");
}

/** A control above or below the picture; phones have one row of controls. */
export function control(
  page: Page,
  name: "First" | "Previous" | "Next" | "Latest",
  where: "above" | "below" = "above",
): Locator {
  const rows = page.getByRole("navigation", { name: "Pages" });
  const row = where === "above" ? rows.first() : rows.last();
  return row.getByRole("link", { name, exact: true });
}

/** Chooses in the reading settings. */
export async function choose(page: Page, group: string, name: string): Promise<void> {
  await page.getByRole("button", { name: "Reading settings" }).first().click();
  const option = page
    .getByRole("group", { name: group, includeHidden: true })
    .getByRole("button", { name, exact: true, includeHidden: true });
  const stored = page.waitForResponse(/\/preferences\b/);
  await option.click();
  // The settings close at once; the choice is stored once the server has responded.
  await stored;
  await expect(option).toHaveAttribute("aria-pressed", "true");
}

const beginningWith = (text: string) => new RegExp(`^${text.replace(/[^\w\s]/g, "\\$&")}`);

/** Checks the address, title, heading, progress and picture of a page. */
export async function expectReading(page: Page, expected: StoryPage): Promise<void> {
  await expect(page).toHaveURL(expected.path);
  await expect(page).toHaveTitle(beginningWith(expected.title));
  await expect(heading(page)).toHaveText(expected.heading);
  await expect(page.getByRole("progressbar", { name: expected.progress })).toBeVisible();
  await expectPicture(page, expected);
}

/** Checks that the picture of a page has loaded. */
export async function expectPicture(page: Page, { imageId }: StoryPage): Promise<void> {
  await expect
    .poll(() =>
      picture(page).evaluate((image: HTMLImageElement) =>
        image.complete && image.naturalWidth > 0 ? image.currentSrc : "not there yet",
      ),
    )
    .toContain(imageId);
}

/** Waits until the reader handles keys and gestures, after its picture has loaded. */
export async function expectReady(page: Page): Promise<void> {
  await expect(page.locator('figure[data-state="arrived"]')).toBeVisible();
}

/** Opens a page, and waits until the pages around it are prefetched. */
export async function openAndPrefetch(page: Page, url: string): Promise<void> {
  const ahead = page.waitForResponse((response) => response.url().endsWith("/ahead.json"));
  await visit(page, url);
  await expectReady(page);
  await (await ahead).finished();
}

/** How far down the page is scrolled, in CSS pixels. */
export function scrollPosition(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY));
}

/** Waits until the page is scrolled to a position, with a tolerance of two pixels. */
export async function expectScrolledTo(page: Page, position: number): Promise<void> {
  await expect.poll(() => scrollPosition(page)).toBeGreaterThanOrEqual(position - 2);
  await expect.poll(() => scrollPosition(page)).toBeLessThanOrEqual(position + 2);
}
