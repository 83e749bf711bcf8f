import { examplePages } from "./example-pages";
import { expect, screens, test } from "./site";

/** Their titles are on a poster or a card, or beside a picture. */
const ownPlaces =
  /^\/(?:ex|qr$|tf-generator\/result|choose-your-starter\/(?:game|result)|cga\/characters\/.|galleries\/.+\/.)/;

const windows = { ...screens, wide: { width: 1920, height: 1080 } };

test.use({ javaScriptEnabled: false });

test("titles of all pages start below the name of the site", async ({ page }) => {
  test.slow();
  const found: string[] = [];
  for (const [path, status] of examplePages) {
    if (status !== 200 || ownPlaces.test(path)) continue;
    await page.goto(path, { waitUntil: "domcontentloaded" });
    for (const viewport of Object.values(windows)) {
      await page.setViewportSize(viewport);
      const [logo, title] = await page.evaluate(() => {
        const range = document.createRange();
        range.selectNodeContents(document.querySelector("h1")!);
        const logo = document.querySelector("header svg")!;
        return [logo, range].map((part) => part.getBoundingClientRect().left);
      });
      if (Math.abs(logo! - title!) > 2) {
        found.push(`${path} at ${viewport.width} px: ${title}, not ${logo}`);
      }
    }
  }
  expect(found).toEqual([]);
});
