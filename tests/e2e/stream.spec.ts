import { recordShifts } from "./layout-shifts";
import { expect, screens, test, visit, withAndWithoutJavaScript } from "./site";

const normalizeSpaces = (text: string) => text.replace(/\s/g, " ");

test.describe("a visitor in Berlin", () => {
  test.use({ timezoneId: "Europe/Berlin", viewport: screens.phone });

  withAndWithoutJavaScript((javaScriptEnabled) => {
    test("sees when the next stream begins, without layout shifts", async ({ page }) => {
      const shifts = await recordShifts(page);
      for (const [path, ownZone] of [
        ["/stream", /Central European (Standard|Summer) Time$/],
        ["/", /GMT\+[12]$/],
      ] as const) {
        await visit(page, path);
        // Hidden times are in the document, too: while a stream is live, its end is shown, without a zone.
        const time = page.locator("main time:not([data-form=clock])").first();
        const shown = normalizeSpaces((await time.textContent())!);
        expect(shown).toMatch(
          javaScriptEnabled ? ownZone : /Eastern (Standard|Daylight) Time$|E[SD]T$/,
        );
        const timeZone = javaScriptEnabled ? "Europe/Berlin" : "America/New_York";
        const start = new Date((await time.getAttribute("datetime"))!);
        const hours = { timeZone, hour: "numeric", minute: "2-digit" } as const;
        expect(shown).toContain(normalizeSpaces(start.toLocaleTimeString("en-US", hours)));
        const overflow = "document.documentElement.scrollWidth - innerWidth";
        expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
        if (javaScriptEnabled) expect(await shifts()).toBe(0);
      }
    });
  });
});
