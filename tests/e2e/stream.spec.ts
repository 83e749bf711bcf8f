import { readContent } from "../../scripts/content/read-content";
import { recordShifts } from "./layout-shifts";
import { expect, screens, test, visit, withAndWithoutJavaScript } from "./site";

const { zone } = readContent("schedule.yaml");

const normalizeSpaces = (text: string) => text.replace(/\s/g, " ");

test.describe("a visitor in Berlin", () => {
  test.use({ timezoneId: "Europe/Berlin", viewport: screens.phone });

  withAndWithoutJavaScript((javaScriptEnabled) => {
    test("a visitor in Berlin sees the local time of the next stream without layout shifts", async ({
      page,
    }) => {
      const shifts = await recordShifts(page);
      const timeZone = javaScriptEnabled ? "Europe/Berlin" : zone;
      for (const [path, timeZoneName] of [
        ["/stream", "long"],
        ["/", "short"],
      ] as const) {
        await visit(page, path);
        // Hidden times are in the document, too. While a stream is live, its end is shown, without
        // a time zone.
        const time = page.locator("main time:not([data-form=clock])").first();
        const start = new Date((await time.getAttribute("datetime"))!);
        const format = { timeZone, hour: "numeric", minute: "2-digit", timeZoneName } as const;
        const end = normalizeSpaces(start.toLocaleTimeString("en-US", format));
        expect(normalizeSpaces((await time.textContent())!).endsWith(end), end).toBe(true);
        const overflow = "document.documentElement.scrollWidth - innerWidth";
        expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
        if (javaScriptEnabled) expect(await shifts()).toBe(0);
      }
    });
  });
});
