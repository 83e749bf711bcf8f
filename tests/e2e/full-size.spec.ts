import type { Locator, Page } from "playwright/test";
import { heldBack } from "./held-back";
import { passRetries } from "./picture-retries";
import { expect, test, visit } from "./site";
import { expectReady, heading, storyPage } from "./story";

const at = storyPage("2/3");

function opener(page: Page): Locator {
  return page.getByRole("link", { name: "Open full size" });
}

function dialog(page: Page): Locator {
  return page.getByRole("dialog", { name: "Picture in full size" });
}

/** The picture of the full-size view, once it is there. */
async function fullPicture(page: Page): Promise<Locator> {
  const image = dialog(page).getByRole("img");
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(1_000);
  return image;
}

async function openFullSize(page: Page): Promise<void> {
  await visit(page, at.path);
  await expectReady(page);
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
}

async function expectClosed(page: Page): Promise<void> {
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(at.path);
  await expect(heading(page)).toHaveText(at.heading);
}

test("the picture fits the window, zooms to its natural size and to a place, and pans", async ({
  page,
}) => {
  await openFullSize(page);
  const viewport = page.viewportSize()!;
  const image = await fullPicture(page);
  const fitted = (await image.boundingBox())!;
  expect(fitted.x).toBeGreaterThanOrEqual(0);
  expect(fitted.y).toBeGreaterThanOrEqual(0);
  expect(fitted.x + fitted.width).toBeLessThanOrEqual(viewport.width);
  expect(fitted.y + fitted.height).toBeLessThanOrEqual(viewport.height);

  await page.getByRole("button", { name: "Zoom in" }).click();
  const natural = await image.evaluate((element: HTMLImageElement) => element.naturalWidth);
  await expect.poll(async () => (await image.boundingBox())?.width).toBe(natural);

  const before = (await image.boundingBox())!;
  await page.mouse.move(viewport.width / 2, viewport.height / 2);
  await page.mouse.down();
  await page.mouse.move(viewport.width / 2 - 40, viewport.height / 2 - 150, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await image.boundingBox())?.y).toBe(before.y - 150);
  await expect(
    page.getByRole("button", { name: "Fit", exact: true }),
    "a drag is no click",
  ).toBeVisible();

  await page.getByRole("button", { name: "Fit", exact: true }).click();
  await expect.poll(() => image.boundingBox()).toEqual(fitted);

  await image.click({ position: { x: fitted.width * 0.5, y: fitted.height * 0.75 } });
  await expect(page.getByRole("button", { name: "Fit", exact: true })).toBeVisible();
  // The clicked point moves to the middle of the screen.
  await expect
    .poll(async () => {
      const box = (await image.boundingBox())!;
      return Math.abs(box.y + box.height * 0.75 - viewport.height / 2);
    })
    .toBeLessThan(60);
  await page.mouse.click(viewport.width / 2, viewport.height / 2);
  await expect(page.getByRole("button", { name: "Zoom in" })).toBeVisible();
});

test("the full-size view closes by keys, clicks and Back, and restores focus and history", async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: "fit", value: "width", url: baseURL! }]);
  await visit(page, "/comics/talechasers");
  await visit(page, at.path);
  await expectReady(page);
  await page.evaluate(() => scrollTo(0, 200));

  await test.step("by Escape", async () => {
    await opener(page).focus();
    await page.keyboard.press("Enter");
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(page).locator(":focus")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expectClosed(page);
    await expect(opener(page)).toBeFocused();
  });
  await test.step("by a click beside the picture", async () => {
    await opener(page).click({ position: { x: 200, y: 300 } });
    await fullPicture(page);
    await page.mouse.click(20, 400);
    await expectClosed(page);
  });
  await test.step("by Back; Forward opens it again", async () => {
    await opener(page).click({ position: { x: 200, y: 300 } });
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expectClosed(page);
    expect(await page.evaluate(() => scrollY)).toBe(200);
    await page.goForward();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expectClosed(page);
  });
  await test.step("once, by two fast presses of Escape", async () => {
    await opener(page).click({ position: { x: 200, y: 300 } });
    await expect(dialog(page)).toBeVisible();
    await Promise.all([page.keyboard.press("Escape"), page.keyboard.press("Escape")]);
    await expectClosed(page);
    await expect(page).toHaveURL(at.path);
  });
  await page.goBack();
  await expect(page).toHaveURL("/comics/talechasers");
  await test.step("after its address opened it", async () => {
    await visit(page, `${at.path}#full`);
    await expect(dialog(page)).toBeVisible();
    await page.getByRole("button", { name: "Close" }).click();
    await expectClosed(page);
  });
});

test.describe("without the script of the view", () => {
  // The browser styles the document of a picture.
  test.use({ expectedErrors: /ERR_FAILED|Applying inline style/ });

  test("the file opens, and Back leads to the page", async ({ page }) => {
    await page.route("**/assets/full-size-view*.js", (route) => route.abort());
    await visit(page, at.path);
    await expectReady(page);
    await opener(page).click();
    await expect(page).toHaveURL(/\/cdn\/base\//);
    await page.goBack();
    await expectClosed(page);
    await expectReady(page);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expectClosed(page);
  });
});

test.describe("when the picture is late or fails", () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test("the view shows the picture of the page until its own arrives, and offers a retry when it fails", async ({
    page,
  }) => {
    const release = await heldBack(page, "**/cdn/base/**");
    await visit(page, "/comics/talechasers/2/3");
    await expect(page.locator('figure[data-state="arrived"]')).toBeVisible();
    await page.getByRole("link", { name: "Open full size" }).click();
    const view = page.getByRole("dialog");
    await expect(view.getByText("Fetching the full picture…")).toBeVisible();
    const standIn = view.locator('img[alt=""]');
    await expect(standIn).toHaveJSProperty("complete", true);
    expect(await standIn.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
      320,
    );
    release();
    await expect(view.getByText("Fetching the full picture…")).toBeHidden();
    await expect(standIn).toHaveCount(0);

    await page.unroute("**/cdn/base/**");
    await page.clock.install();
    await page.route("**/cdn/base/**", (route) => route.abort());
    await visit(page, "/comics/talechasers/2/5#full");
    const retry = view.getByRole("button", { name: "Try again" });
    await passRetries(page, retry);
    await page.unroute("**/cdn/base/**");
    await retry.click();
    await expect
      .poll(() => view.getByRole("img").evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(1_000);
    await expect(view.getByRole("group")).toBeFocused();
  });
});
