import type { Locator, Page } from "playwright/test";
import { expectAccessible } from "./accessible";
import { expect, test, visit } from "./site";
import { heading, storyPage } from "./story";
import { swipe } from "./swipe";

const [first, second] = [storyPage("2/3"), storyPage("2/5")];

const view = (page: Page) => page.getByRole("dialog", { name: "Panel by panel" });
const stage = (page: Page) => view(page).getByRole("group");
const button = (page: Page) => page.getByRole("button", { name: "Panels", exact: true }).first();

async function expectPanel(page: Page, path: string, number: number, count: number): Promise<void> {
  await expect(page).toHaveURL(`${path}#panel-${number}`);
  await expect(view(page).getByRole("status").last()).toHaveText(
    `Page ${path.split("/").at(-1)}: Panel ${number} of ${count}`,
  );
}

async function expectClosed(page: Page, path: string): Promise<void> {
  await expect(view(page)).toHaveCount(0);
  await expect(page).toHaveURL(path);
}

/**
 * Opens a page, and waits until its panels are available: a click that waits for the button would
 * scroll to another panel.
 */
async function openPage(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await expect(button(page)).toBeEnabled();
}

/** The highlighted panel, after the animation. */
async function litPanel(page: Page): Promise<Locator> {
  const lit = stage(page).locator("> div > div:empty");
  let last = 0;
  const isStill = async () => last === (last = (await lit.boundingBox())!.width);
  await expect.poll(isStill).toBe(true);
  return lit;
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("on a phone, taps and swipes show the panels in order and then the next comic page", async ({
    page,
  }) => {
    await visit(page, "/comics/talechasers");
    await openPage(page, first.path);
    await button(page).tap();
    await expectPanel(page, first.path, 1, 5);
    await stage(page).tap();
    await expectPanel(page, first.path, 2, 5);
    const lit = await litPanel(page);
    expect((await lit.boundingBox())!.width, "half a page fills the screen").toBeGreaterThan(324);
    const target = await page.evaluate(() => document.elementFromPoint(180, 300)?.tagName);
    expect(target, "the picture can be saved").toBe("IMG");
    await page.setViewportSize({ width: 740, height: 360 });
    await expect(await litPanel(page), "a turned phone shows it whole").toBeInViewport({
      ratio: 1,
    });
    await page.setViewportSize({ width: 360, height: 740 });

    const cdp = await page.context().newCDPSession(page);
    await swipe(cdp, { x: 280, y: 310 }, { x: 80, y: 300 });
    await expectPanel(page, first.path, 3, 5);
    await swipe(cdp, { x: 80, y: 300 }, { x: 280, y: 310 });
    await expectPanel(page, first.path, 2, 5);
    await expectAccessible(page, "dialog[open]");
    // Chromium ignores taps for a second after a synthetic swipe, so these are clicks.
    for (const number of [3, 4, 5]) {
      await view(page).getByRole("button", { name: "Next panel" }).click();
      await expectPanel(page, first.path, number, 5);
    }
    await view(page).getByRole("button", { name: "Next panel" }).click();
    await expectPanel(page, second.path, 1, 3);

    await page.goBack();
    await expectClosed(page, second.path);
    await page.goBack();
    await expectClosed(page, first.path);
    await expect(heading(page)).toHaveText(first.heading);
    await page.goBack();
    await expect(page).toHaveURL("/comics/talechasers");
  });
});

test("keys switch panels and close the panel view", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPage(page, `${first.path}#panel-3`);
  await expect(view(page), "a shared address shows the page").toHaveCount(0);
  await button(page).click();
  await expectPanel(page, first.path, 1, 5);
  await page.keyboard.press(" ");
  await page.keyboard.press("ArrowRight");
  await expectPanel(page, first.path, 3, 5);
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowRight");
  await expectPanel(page, second.path, 1, 3);
  await page.keyboard.press("ArrowLeft");
  await expectPanel(page, first.path, 5, 5);
  await page.keyboard.press("Home");
  await expectPanel(page, first.path, 1, 5);
  await page.reload();
  await expectPanel(page, first.path, 1, 5);
  await page.keyboard.press("Escape");
  await expectClosed(page, first.path);
});
