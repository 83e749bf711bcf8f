import type { Page } from "playwright/test";
import { expect, expectStarted, screens, test, visit } from "./site";
import { control, expectPicture, expectReading, heading, picture, storyPage } from "./story";

const broken = storyPage("1/2");
/** Where a reader was, who comes back. */
const place = { chapter: 2, page: 3, depth: 0, known: { chapter: 3, page: 7 } };

const files = `**/${broken.imageId}.png*`;

test.describe("a picture that fails", () => {
  test.use({ expectedErrors: /ERR_FAILED|status of 502/, viewport: screens.phone });

  test("is retried twice, then by hand, for its own page alone, and works again", async ({
    page,
  }) => {
    const requests: string[] = [];
    await page.route(files, (route) => {
      requests.push(route.request().url());
      return requests.length % 2 ? route.abort() : route.fulfill({ status: 502 });
    });
    const retry = page.getByRole("button", { name: "Try again" });
    const giveUp = async () => {
      await expect(async () => {
        await page.clock.fastForward(10_000);
        await expect(retry).toBeVisible({ timeout: 100 });
      }).toPass({ intervals: [100] });
    };
    await page.clock.install();
    await visit(page, broken.path);
    await giveUp();
    await expect(page.getByRole("alert")).toContainText("did not load");
    expect(new Set(requests).size, "each retry is a request of its own").toBe(3);
    expect(requests).toHaveLength(3);

    await control(page, "Previous").click();
    await expectReading(page, storyPage("1/1"));
    await expect(retry).toBeHidden();
    await control(page, "Next").click();
    await giveUp();
    await page.unroute(files);
    await retry.click();
    await expectPicture(page, broken);
    await expect(retry).toBeHidden();
    await control(page, "Next").click();
    await expectReading(page, storyPage("1/3"));
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

/** Waits until what is on the screen, by its middle, is there and has been drawn. */
async function expectDrawn(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.fonts.status === "loaded" &&
      Array.from(document.images).every((image) => {
        const { top, bottom, left, right } = image.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        return image.complete || x <= 0 || x >= innerWidth || y <= 0 || y >= innerHeight;
      }),
  );
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

test.describe("on a phone", () => {
  test.use({ viewport: screens.phone });

  test("nothing moves on a page, for a new reader and for one who comes back", async ({
    page,
    context,
  }) => {
    const session = await context.newCDPSession(page);
    await page.addInitScript(() => {
      const counter = window as unknown as { shifted: number };
      counter.shifted = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
          counter.shifted += entry.value;
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    for (const comesBack of [false, true]) {
      for (const path of ["/", "/comics/talechasers", "/comics/talechasers/2/3"]) {
        // Fonts and pictures come as late as at the first visit.
        await session.send("Network.clearBrowserCache");
        await visit(page, path);
        if (path !== "/") await expectStarted(page);
        await expectDrawn(page);
        // Where the display font comes after the page, a heading's letters may be a hair wider.
        const most = path.endsWith("/3") ? 0 : 0.0005;
        expect(await layoutShift(page), path).toBeLessThanOrEqual(most);
        await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
        await page.waitForLoadState("networkidle");
        expect(await layoutShift(page), `${path}, to its end`).toBeLessThanOrEqual(most);
        await page.evaluate(
          (place) => {
            localStorage.clear();
            if (place) localStorage.setItem("reading:talechasers", place);
          },
          comesBack || path.endsWith("/3") ? JSON.stringify(place) : undefined,
        );
      }
    }
  });
});
