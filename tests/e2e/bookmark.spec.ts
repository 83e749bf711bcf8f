import type { Locator, Page } from "playwright/test";
import { chapterOf } from "./own-upstream";
import { expect, screens, test, visit } from "./site";
import { control, expectReading, expectReady, heading, picture, storyPage } from "./story";

const key = "reading:talechasers";
const landing = "/comics/talechasers";

/** The card that offers to start or to continue. */
function card(page: Page): Locator {
  return page.getByRole("region", { name: /^(?:Start|Continue) reading$/ });
}

/** How far down its picture the page is scrolled, from 0 to 1. */
function depth(page: Page): Promise<number> {
  return picture(page).evaluate((image) => {
    const { top, height } = image.getBoundingClientRect();
    return -top / height;
  });
}

/** Waits until the browser has kept a place, at least so far down the picture. */
async function expectKept(page: Page, path: string, atLeast = 0): Promise<void> {
  const [chapter, number] = path.split("/").slice(-2).map(Number);
  const kept = () => page.evaluate((name) => localStorage.getItem(name) ?? "", key);
  await expect.poll(kept).toContain(`{"chapter":${chapter},"page":${number},`);
  await expect
    .poll(async () => (JSON.parse(await kept()) as { depth: number }).depth)
    .toBeGreaterThanOrEqual(atLeast);
}

for (const [screen, name, offer] of [
  ["phone", "home page", "/"],
  ["desktop", "landing page", landing],
] as const) {
  test(`on a ${screen}, the ${name} leads back into the middle of a tall page`, async ({
    page,
  }) => {
    await page.setViewportSize(screens[screen]);
    const at = storyPage("2/3");
    await visit(page, at.path);
    await expectReady(page);
    await picture(page).evaluate((image) => {
      const { top, height } = image.getBoundingClientRect();
      scrollBy(0, top + height * 0.4);
    });
    await expectKept(page, at.path, 0.35);
    const left = await depth(page);

    await visit(page, offer);
    await page
      .getByRole("main")
      .getByRole("link", { name: /^Continue(?:: chapter 2, page 3)?$/ })
      .click();
    await expectReading(page, at);
    await expect.poll(() => depth(page)).toBeCloseTo(left, 1);
  });
}

test("turning a page moves the place on, with Back too, and another tab hears of it", async ({
  page,
  context,
}) => {
  // What is stored is no place, and is replaced by one.
  await page.addInitScript((entry) => {
    if (!sessionStorage.getItem("planted")) localStorage.setItem(entry, "{'chapter':");
    sessionStorage.setItem("planted", "yes");
  }, key);
  const other = page;
  await visit(other, "/");
  const offer = other.getByRole("main").locator("[data-continue]").first();
  await expect(offer).toHaveText("Read the comic");
  const reader = await context.newPage();
  await visit(reader, "/comics/talechasers/1/2");
  await expectReady(reader);
  await expect(offer).toHaveText("Continue: chapter 1, page 2");
  await control(reader, "Next").click();
  await expectKept(reader, "/comics/talechasers/1/3");
  await expect(offer).toHaveText("Continue: chapter 1, page 3");
  await reader.goBack();
  await expectKept(reader, "/comics/talechasers/1/2");
  await expect(offer).toHaveText("Continue: chapter 1, page 2");
});

test("pages that came out since are announced until they are read", async ({ page, siteOn }) => {
  const site = siteOn({
    "comics/talechasers/latest": [1, 2],
    "comics/talechasers/chapters/1": chapterOf({ 1: "One", 2: "Two", 3: "Three" }),
    "commissions/data": { status: "Open" },
  });
  const { upstream } = site;
  const news = "New since you were here";
  await visit(page, `${site.url}/comics/talechasers/1/1`);
  await expectReady(page);
  await expectKept(page, "/comics/talechasers/1/1");
  await visit(page, site.url + landing);
  await expect(card(page)).toContainText("You stopped at chapter 1, page 1.");
  await expect(card(page)).not.toContainText(news);
  await page.getByRole("button", { name: "Story" }).click();
  const menu = page.getByRole("group", { name: "Story" });
  await expect(menu.getByRole("link", { name: "Continue: chapter 1, page 1" })).toBeVisible();

  upstream.data["comics/talechasers/latest"] = [1, 3];
  for (const path of ["/", landing]) {
    await page.goto("about:blank");
    await visit(page, `${site.url}${path}?fresh`);
    await expect(page.getByText(news)).toBeVisible();
  }
  await expect(page.getByRole("link", { name: /^Page 3\s*new$/ })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Page 2$/ })).toBeVisible();

  await card(page)
    .getByRole("link", { name: /^Latest page/ })
    .click();
  await expect(heading(page)).toHaveText("Talechasers, chapter 1, page 3");
  await expect(page.getByRole("link", { name: "Back to chapter 1, page 1" })).toBeVisible();
  await page.goBack();
  await expect(card(page), "a jump keeps the bookmark").toContainText(
    "You stopped at chapter 1, page 1.",
  );
  await expect(card(page)).not.toContainText(news);
});

test("a jump keeps the bookmark until a page is turned from there", async ({ page }) => {
  await visit(page, "/comics/talechasers/1/3");
  await expectReady(page);
  await expectKept(page, "/comics/talechasers/1/3");
  await control(page, "Latest").click();
  const back = page.getByRole("link", { name: "Back to chapter 1, page 3" });
  await expect(back).toBeVisible();
  await expectKept(page, "/comics/talechasers/1/3");
  await back.click();
  await expectReading(page, storyPage("1/3"));
  await expect(back).toBeHidden();

  await page.getByRole("combobox", { name: "1 Matters of Size" }).selectOption("Page 5");
  await expectReading(page, storyPage("1/5"));
  await expect(back).toBeVisible();
  await control(page, "Next").click();
  await expectReading(page, storyPage("1/6"));
  await expectKept(page, "/comics/talechasers/1/6");
  await expect(back).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a cookie keeps the place", async ({ page }) => {
    const at = storyPage("2/3");
    const kept = page.waitForResponse(/\/reading\/talechasers\/2\/3$/);
    await visit(page, at.path);
    expect((await kept).status()).toBe(200);
    await visit(page, landing);
    await expect(card(page)).toContainText("You stopped at chapter 2, page 3.");
  });
});
