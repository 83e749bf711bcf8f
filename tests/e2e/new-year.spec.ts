import { startClock } from "../faults/clock";
import { sample } from "../setup/sample";
import { examplePages } from "./example-pages";
import { errorStatus, expect, test, visit } from "./site";

test.use({ expectedErrors: errorStatus });

/** Pages whose content depends on the day or the year. */
const dated = new Set(["/", "/stream", "/stream/charities", "/stream/charities/als"]);
const pages = [
  ...examplePages.filter(([path]) => dated.has(path)),
  ...sample(
    examplePages.filter(([path]) => !dated.has(path)),
    2,
    3,
  ),
];

/** Replaces pictures, which take longer to load than the checks. */
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';

for (const [timezoneId, offset] of [
  ["Etc/GMT+12", "-12:00"],
  ["Pacific/Kiritimati", "+14:00"],
]) {
  test.describe(`in the time zone UTC${offset}`, () => {
    test.use({ timezoneId: timezoneId! });

    test("every page works in the last and in the first minute of a year", async ({
      page,
      serve,
    }) => {
      test.slow();
      const clock = startClock();
      const site = await serve(clock.environment);
      await site.opened;
      await page.route("**/cdn/**", (route) =>
        route.fulfill({ contentType: "image/svg+xml", body: picture }),
      );
      let shift = 0;
      for (const minute of ["2026-12-31T23:59:10", "2027-01-01T00:00:50"]) {
        const now = Date.parse(`${minute}${offset}`);
        clock.set(now - Date.now() - shift);
        shift = now - Date.now();
        await page.clock.setSystemTime(now);
        for (const [path, status] of pages) {
          await visit(page, site.url + path, status);
          await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
        }
      }
      clock.close();
    });
  });
}
