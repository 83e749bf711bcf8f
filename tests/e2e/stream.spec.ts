import { readContent } from "../../scripts/content";
import { expect, screens, test, visit, withAndWithoutJavaScript } from "./site";

const text = (words: string) => words.replace(/\s/g, " ");

test.describe("a visitor in Berlin", () => {
  test.use({ timezoneId: "Europe/Berlin", viewport: screens.phone });

  withAndWithoutJavaScript((javaScriptEnabled) => {
    test("reads when the next stream is, and nothing moves", async ({ page }) => {
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(globalThis, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            shifts.push((entry as PerformanceEntry & { value: number }).value);
        }).observe({ type: "layout-shift", buffered: true });
      });
      for (const [path, own] of [
        ["/stream", /Central European (Standard|Summer) Time$/],
        ["/", /GMT\+[12]$/],
      ] as const) {
        await visit(page, path);
        // A stream that is on shows when it ends, without a zone; the next start is in the document, too.
        const time = page.locator("main time:not([data-form=clock])").first();
        const shown = text((await time.textContent())!);
        expect(shown).toMatch(
          javaScriptEnabled ? own : /Eastern (Standard|Daylight) Time$|E[SD]T$/,
        );
        const zone = javaScriptEnabled ? "Europe/Berlin" : "America/New_York";
        const start = new Date((await time.getAttribute("datetime"))!);
        const hours = { timeZone: zone, hour: "numeric", minute: "2-digit" } as const;
        expect(shown).toContain(text(start.toLocaleTimeString("en-US", hours)));
        const overflow = "document.documentElement.scrollWidth - innerWidth";
        expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
        if (javaScriptEnabled) expect(await page.evaluate("shifts")).toEqual([]);
      }
    });
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the royale's characters are drawn, in room that was there before", async ({ page }) => {
    await visit(page, "/stream/sar/characters");
    for (const { altText } of readContent("stream.yaml").royaleCharacters) {
      const icon = page.getByAltText(altText);
      const box = (await icon.boundingBox())!;
      expect(Math.abs(box.width - box.height)).toBeLessThan(1);
      await icon.scrollIntoViewIfNeeded();
      await expect
        .poll(() => icon.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    }
  });
});
