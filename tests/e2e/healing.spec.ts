import type { Page, Route } from "playwright/test";
import { expect, onEachScreen, screens, test, visit } from "./site";
import { control, expectPicture, expectReading, heading, picture, storyPage } from "./story";

const broken = storyPage("1/2");
const files = `**/${broken.imageId}.png*`;

test.describe("a picture that fails", () => {
  test.use({ expectedErrors: /ERR_FAILED|status of 502/, viewport: screens.phone });

  test("is retried twice, then by hand, and works again", async ({ page }) => {
    const requests: string[] = [];
    await page.route(files, (route) => {
      requests.push(route.request().url());
      return route.abort();
    });
    await visit(page, broken.path);
    const retry = page.getByRole("button", { name: "Try again" });
    await expect(retry).toBeVisible();
    await expect(page.getByRole("alert")).toContainText("got lost on the way");
    expect(new Set(requests).size, "each retry is a request of its own").toBe(3);
    expect(requests).toHaveLength(3);

    await page.unroute(files);
    await retry.click();
    await expectPicture(page, broken);
    await expect(retry).toBeHidden();
    await control(page, "Next").click();
    await expectReading(page, storyPage("1/3"));
  });

  test("and comes at the first retry never shows the control", async ({ page }) => {
    let failures = 0;
    await page.route(files, (route) => {
      failures += 1;
      return failures === 1 ? route.fulfill({ status: 502 }) : route.continue();
    });
    await visit(page, broken.path);
    await expectPicture(page, broken);
    await expect(page.getByRole("button", { name: "Try again" })).toBeHidden();
    expect(failures).toBeGreaterThan(1);
  });

  test("fails for its own page alone", async ({ page }) => {
    await page.route(files, (route: Route) => route.abort());
    await visit(page, broken.path);
    await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
    await control(page, "Previous").click();
    await expectReading(page, storyPage("1/1"));
    await expect(page.getByRole("button", { name: "Try again" })).toBeHidden();
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("has a plain link to load the page again", async ({ page }) => {
      await page.route(files, (route) => route.abort());
      await visit(page, broken.path);
      await expect(heading(page)).toHaveText(broken.heading);
      const again = page.getByRole("link", { name: "Load this page again" });
      await expect(again).toBeVisible();
      await page.unroute(files);
      await again.click();
      await expectReading(page, broken);
    });
  });
});

test("the room of a picture is there before the picture", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(broken.path, { waitUntil: "domcontentloaded" });
  const before = await picture(page).boundingBox();
  expect(before?.height).toBeGreaterThan(400);
  release();
  await expectPicture(page, broken);
  expect(await picture(page).boundingBox()).toEqual(before);
});

/** The sum of all layout shifts of the page so far. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { shifted: number }).shifted);
}

onEachScreen(() => {
  for (const [name, path] of [
    ["the home page", "/"],
    ["the landing page", "/comics/talechasers"],
    ["a comic page", "/comics/talechasers/2/3"],
  ] as const) {
    // Where the display font comes after the page, a heading's letters may be a hair wider.
    const most = name === "a comic page" ? 0 : 0.0005;
    for (const reader of ["a new reader", "a reader who comes back"]) {
      test(`nothing moves on ${name} for ${reader}`, async ({ page }) => {
        await page.addInitScript((comesBack) => {
          const counter = window as unknown as { shifted: number };
          counter.shifted = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
              counter.shifted += entry.value;
            }
          }).observe({ type: "layout-shift", buffered: true });
          if (!comesBack) return;
          const place = { chapter: 2, page: 3, depth: 0, known: { chapter: 3, page: 7 } };
          localStorage.setItem("reading:talechasers", JSON.stringify(place));
        }, reader === "a reader who comes back");
        await visit(page, path);
        await page.waitForLoadState("networkidle");
        expect(await layoutShift(page)).toBeLessThanOrEqual(most);
        await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
        await page.waitForLoadState("networkidle");
        expect(await layoutShift(page)).toBeLessThanOrEqual(most);
      });
    }
  }
});
