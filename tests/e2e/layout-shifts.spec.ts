import type { Page } from "playwright/test";
import { recordShifts } from "./layout-shifts";
import { expect, expectStarted, screens, test, visit } from "./site";

/** The bookmark of a returning reader. */
const bookmark = { chapter: 2, page: 3, depth: 0, known: { chapter: 3, page: 7 } };

/** Waits until fonts and visible pictures are rendered. */
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

test.use({ viewport: screens.phone });

test("pages have no layout shifts for new and for returning readers", async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  const shifts = await recordShifts(page);
  for (const comesBack of [false, true]) {
    for (const path of ["/", "/comics/talechasers", "/comics/talechasers/2/3"]) {
      // Fonts and pictures load as on a first visit.
      await session.send("Network.clearBrowserCache");
      await visit(page, path);
      if (path !== "/") await expectStarted(page);
      await expectDrawn(page);
      // The display font may be slightly wider than its fallback.
      const most = 0.0005;
      expect(await shifts(), path).toBeLessThanOrEqual(most);
      await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
      await page.waitForLoadState("networkidle");
      expect(await shifts(), `${path}, to its end`).toBeLessThanOrEqual(most);
      await page.evaluate(
        (bookmark) => {
          localStorage.clear();
          if (bookmark) localStorage.setItem("reading:talechasers", bookmark);
        },
        comesBack || path.endsWith("/3") ? JSON.stringify(bookmark) : undefined,
      );
    }
  }
});
