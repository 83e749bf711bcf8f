import type { Locator, Page } from "playwright/test";
import { expect, expectStarted, screens, test, visit } from "./site";
import { expectReady, heading, storyPage } from "./story";

const at = storyPage("2/3");

const opener = (page: Page) => page.getByRole("link", { name: "Open full size" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Picture in full size" });
/** The full-size picture; the page's picture is below it. */
const fullPicture = (page: Page) => dialog(page).getByRole("img");
const zoomButton = (page: Page) => page.getByRole("button", { name: "Zoom in or out" });

/** Waits until the view accepts presses. */
const expectPressable = (page: Page) => expect(dialog(page)).toHaveCSS("pointer-events", "auto");

async function openPage(page: Page): Promise<void> {
  await visit(page, at.path);
  await expectReady(page);
}

async function expectClosed(page: Page): Promise<void> {
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(at.path);
  await expect(heading(page)).toHaveText(at.heading);
}

const measure = async (image: Locator) => (await image.boundingBox())!;

/** Waits for the end of the animation: a double tap during it would change its target. */
const expectWidth = (image: Locator, width: number) =>
  expect.poll(async () => (await measure(image)).width).toBeCloseTo(width, 3);

/** Touches the screen and releases it, twice for a double tap. */
async function touch(page: Page, times: number, ...touchPoints: { x: number; y: number }[]) {
  const cdp = await page.context().newCDPSession(page);
  // The taps are sent together, because a double tap must be quick.
  const taps = Array.from({ length: times }, () => [
    cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints }),
    cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] }),
  ]);
  await Promise.all(taps.flat());
}

test("keys, buttons, the wheel and clicks enlarge the full-size picture", async ({ page }) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await openPage(page);
  expect(loaded.filter((url) => url.includes("full-size-view"))).toEqual([]);
  await opener(page).focus();
  await page.keyboard.press("Enter");
  const image = fullPicture(page);
  const { width, height } = page.viewportSize()!;
  await expect.poll(async () => (await measure(image)).height).toBeCloseTo(height, -1);
  const fitted = await measure(image);
  await page.keyboard.press("Tab");
  await expect(zoomButton(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await measure(image)).width).toBeGreaterThan(2 * fitted.width - 2);
  const { y } = await measure(image);
  await page.keyboard.press("ArrowDown");
  await expect.poll(async () => (await measure(image)).y).toBeLessThan(y - 50);

  await page.keyboard.press("Enter");
  await expectWidth(image, Math.round(fitted.width));
  await expectPressable(page);
  await page.mouse.move(width / 2, height / 2);
  await page.mouse.wheel(0, -200);
  await expect.poll(async () => (await measure(image)).width).toBeGreaterThan(fitted.width + 50);
  await page.mouse.click(width / 2, height / 2);
  await expectWidth(image, Math.round(fitted.width));
});

test("keys, clicks and Back close the full-size view and restore focus and history", async ({
  page,
}) => {
  await visit(page, "/comics/talechasers");
  await openPage(page);
  const ways: Record<string, () => Promise<unknown>> = {
    Escape: () => page.keyboard.press("Escape"),
    "its button": () => page.getByRole("button", { name: "Close", exact: true }).click(),
    "a click beside the picture": () => page.mouse.click(20, 400),
    Back: () => page.goBack(),
  };
  for (const [way, close] of Object.entries(ways)) {
    await test.step(`the view closes by ${way}`, async () => {
      await opener(page).click();
      await expect(fullPicture(page)).toBeVisible();
      await expectPressable(page);
      await close();
      await expectClosed(page);
      await expect(opener(page)).toBeFocused();
    });
  }
  await page.goBack();
  await expect(page).toHaveURL("/comics/talechasers");
});

test.describe("on a phone", () => {
  test.use({ viewport: screens.phone, hasTouch: true, isMobile: true });

  test("a tap enlarges the full-size picture on a phone and a double tap fits the picture to the screen", async ({
    page,
  }) => {
    await openPage(page);
    // A second double tap changes nothing.
    await touch(page, 2, { x: 300, y: 500 });
    const image = fullPicture(page);
    await expectWidth(image, 720);
    await expectPressable(page);
    expect((await measure(image)).x, "at the right").toBeLessThan(-250);
    const target = await page.evaluate(() => document.elementFromPoint(180, 400)?.tagName);
    expect(target, "nothing lies over the picture").toBe("IMG");
    await touch(page, 2, { x: 180, y: 300 });
    await expectWidth(image, 360);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send("Input.synthesizePinchGesture", { x: 180, y: 400, scaleFactor: 2 });
    await expect.poll(async () => (await measure(image)).width).toBeGreaterThan(380);
  });
});

test.describe("a strip on a phone", () => {
  test.use({ viewport: screens.phone, hasTouch: true, isMobile: true });

  test("on a phone, a very tall picture is larger in the full-size view than on the comic page", async ({
    page,
  }) => {
    const body = '<svg xmlns="http://www.w3.org/2000/svg" width="720" height="7200"/>';
    await page.route(`**/${at.imageId}.png*`, (route) =>
      route.fulfill({ contentType: "image/svg+xml", body }),
    );
    await openPage(page);
    await touch(page, 1, { x: 180, y: 400 });
    await expectWidth(fullPicture(page), 720);
  });
});

test("gallery items and the map have a full-size view", async ({ page }) => {
  await visit(page, "/galleries/fan-art");
  await expectStarted(page);
  await page.getByRole("main").getByRole("listitem").nth(2).getByRole("link").click();
  const address = /\/galleries\/fan-art\/[\w-]+$/;
  await expect(page).toHaveURL(address);
  await page.getByRole("link", { name: "Open the picture in full size" }).click();
  await expect(fullPicture(page)).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(address);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/galleries/fan-art");

  await visit(page, "/world/geography");
  await expectStarted(page);
  await page.getByText("Enlarge the map").click();
  await expect(fullPicture(page)).toBeVisible();
});

test.describe("when the full-size file or the view cannot be loaded", () => {
  // The browser adds inline styles to the document of a picture.
  test.use({ expectedErrors: /ERR_FAILED|Applying inline style/ });

  test("the full-size view shows an error if the file cannot be loaded", async ({ page }) => {
    await page.route("**/cdn/base/**", (route) => route.abort());
    await openPage(page);
    await opener(page).click();
    await expect(dialog(page)).toContainText("The full picture could not be loaded.");
    await page.unroute("**/cdn/base/**");
    await page.route("**/assets/full-size-view*.js", (route) => route.abort());
    await openPage(page);
    await opener(page).click();
    await expect(page).toHaveURL(/\/cdn\/base\//);
    await page.goBack();
    await expectClosed(page);
    await expectReady(page);
  });
});
