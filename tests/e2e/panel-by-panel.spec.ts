import type { Locator, Page } from "playwright/test";
import { expectAccessible } from "./accessible";
import { heldBack } from "./held-back";
import { expect, test, visit } from "./site";
import { heading, scrollPosition, storyPage } from "./story";
import { swipe } from "./swipe";

const [first, second] = [storyPage("2/3"), storyPage("2/5")];

function view(page: Page): Locator {
  return page.getByRole("dialog", { name: "Panel by panel" });
}

/** The button beside the page controls. */
function button(page: Page): Locator {
  return page.getByRole("button", { name: "Panels", exact: true }).first();
}

/** Waits until the page is known to have panels. A click that waits for it scrolls the page, to another panel. */
async function expectOffered(page: Page): Promise<void> {
  await expect(button(page)).toBeEnabled();
}

async function expectPanel(page: Page, path: string, number: number, count: number): Promise<void> {
  await expect(page).toHaveURL(`${path}#panel-${number}`);
  await expect(view(page).getByRole("status").last()).toHaveText(
    `Page ${path.split("/").at(-1)}: Panel ${number} of ${count}`,
  );
}

/** Opens a page, its view, and a panel by keys. */
async function openPanel(page: Page, path: string, number: number, count: number): Promise<void> {
  await visit(page, path);
  await expectOffered(page);
  await button(page).click();
  await expectPanel(page, path, 1, count);
  for (let at = 2; at <= number; at += 1) {
    await page.keyboard.press("ArrowRight");
    await expectPanel(page, path, at, count);
  }
}

/** How much of the view's width the lit panel takes, once it has come to rest. */
async function litWidth(page: Page): Promise<number> {
  const lit = view(page).getByRole("group").locator("> div > div:empty");
  let width = 0;
  await expect
    .poll(async () => {
      const before = width;
      width = (await lit.boundingBox())!.width;
      return width === before;
    })
    .toBe(true);
  return width / page.viewportSize()!.width;
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("turning the phone keeps the panel, whole in the view", async ({ page }) => {
    await openPanel(page, first.path, 3, 5);
    const { width, height } = page.viewportSize()!;
    await page.setViewportSize({ width: height, height: width });
    await expectPanel(page, first.path, 3, 5);
    await litWidth(page);
    await expect(view(page).getByRole("group").locator("> div > div:empty")).toBeInViewport({
      ratio: 1,
    });
  });

  test("taps and swipes lead through the panels to the next page, and Back closes the view", async ({
    page,
  }) => {
    await visit(page, "/comics/talechasers");
    await visit(page, first.path);
    await expectOffered(page);
    await button(page).tap();
    await expectPanel(page, first.path, 1, 5);
    await view(page).getByRole("group").tap();
    await expectPanel(page, first.path, 2, 5);
    expect(await litWidth(page), "half a page’s width fills the screen").toBeGreaterThan(0.9);
    expect(await litWidth(page)).toBeLessThanOrEqual(1);

    const cdp = await page.context().newCDPSession(page);
    const [left, right] = [
      { x: 80, y: 300 },
      { x: 280, y: 310 },
    ] as const;
    await swipe(cdp, right, left);
    await expectPanel(page, first.path, 3, 5);
    await swipe(cdp, left, right);
    await expectPanel(page, first.path, 2, 5);
    // Chromium ignores taps for a second after a synthetic swipe, so these are clicks.
    for (const number of [3, 4, 5]) {
      await view(page).getByRole("button", { name: "Next panel" }).click();
      await expectPanel(page, first.path, number, 5);
    }
    await expectAccessible(page, "dialog[open]");
    await view(page).getByRole("button", { name: "Next panel" }).click();
    await expectPanel(page, second.path, 1, 3);

    await page.goBack();
    await expect(view(page)).toBeHidden();
    await expect(page).toHaveURL(second.path);
    await page.goBack();
    await expect(page).toHaveURL(first.path);
    await expect(heading(page)).toHaveText(first.heading);
    await expect(view(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL("/comics/talechasers");

    await openPanel(page, first.path, 5, 5);
    const touchPoints = [
      { x: 150, y: 300, id: 0 },
      { x: 210, y: 300, id: 1 },
    ];
    await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
    await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await expect(view(page), "two fingers close the view").toBeHidden();
    await expect(page).toHaveURL(first.path);
  });
});

test("keys open, move and close the view, which opens again on the next visit", async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: "fit", value: "width", url: baseURL! }]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, first.path);
  await expectOffered(page);
  await button(page).focus();
  await page.keyboard.press("g");
  await expect(view(page), "a single key counts only while the picture has focus").toHaveCount(0);
  await page.getByRole("link", { name: "Open full size" }).focus();
  await page.keyboard.press("g");
  await expectPanel(page, first.path, 1, 5);
  await expect(view(page).getByRole("group"), "no frame around the art").toHaveCSS(
    "outline-style",
    "none",
  );
  const moved = view(page).getByRole("group").locator("> div").first();
  await expect(moved).toHaveCSS("transition-property", "none");
  await page.keyboard.press(" ");
  await page.keyboard.press("ArrowRight");
  await expectPanel(page, first.path, 3, 5);
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowRight");
  await expectPanel(page, second.path, 1, 3);
  await page.keyboard.press("ArrowLeft");
  await expectPanel(page, first.path, 5, 5);
  await page.keyboard.press("Tab");
  await expect(view(page).locator(":focus")).toHaveCount(1);

  // The view opens on the next visit, until it was closed.
  await visit(page, second.path);
  await expectPanel(page, second.path, 1, 3);
  await page.keyboard.press("Escape");
  await expect(view(page)).toBeHidden();
  await expect(page).toHaveURL(second.path);
  await visit(page, first.path);
  await expectOffered(page);
  await expect(view(page)).toBeHidden();
  await button(page).click();
  await expectPanel(page, first.path, 1, 5);
  await page.keyboard.press("End");
  await expectPanel(page, first.path, 5, 5);
  await page.keyboard.press("Escape");
  await expect(view(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(400);
});

test("a reload keeps the panel, a shared address shows the page, and one without panels offers none", async ({
  page,
  context,
}) => {
  await openPanel(page, first.path, 3, 5);
  await page.reload();
  await expectPanel(page, first.path, 3, 5);
  await view(page).getByRole("button", { name: "Close" }).click();
  await expect(page).toHaveURL(first.path);

  const shared = await context.newPage();
  await visit(shared, `${first.path}#panel-3`);
  await expectOffered(shared);
  await expect(view(shared)).toHaveCount(0);

  await page.route("**/ahead.json", async (route) => {
    const response = await route.fetch();
    const pages = (await response.json()) as object[];
    await route.fulfill({ response, json: pages.map((one) => ({ ...one, panels: [] })) });
  });
  const answered = page.waitForResponse("**/ahead.json");
  await visit(page, first.path);
  await answered;
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(second.path);
  await expect(button(page)).toBeDisabled();
});

test("Escape closes the view before it has loaded, and before the next key", async ({ page }) => {
  const release = await heldBack(page, "**/panel-view*.js");
  await visit(page, first.path);
  await expectOffered(page);
  const opened = await button(page).evaluate((element: HTMLElement) => {
    element.click();
    const { hash } = location;
    element.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    return hash;
  });
  expect(opened).toBe("#panel-1");
  await expect(page).toHaveURL(first.path);
  release();
  await button(page).click();
  await expectPanel(page, first.path, 1, 5);
  await Promise.all([page.keyboard.press("Escape"), page.keyboard.press("ArrowRight")]);
  await expect(page).toHaveURL(second.path);
  await expect(view(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(first.path);
});
