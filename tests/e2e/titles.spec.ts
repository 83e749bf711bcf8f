import { examplePages } from "./example-pages";
import { expect, screens, test, visit } from "./site";

/** Their titles are on a poster or a card, or beside a picture. */
const ownPlaces =
  /^\/(?:ex|qr$|tf-generator\/result|choose-your-starter\/(?:game|result)|cga\/characters\/.|galleries\/.+\/.)/;

for (const [name, viewport] of Object.entries({
  ...screens,
  wide: { width: 1920, height: 1080 },
})) {
  test(`titles of all pages start below the name of the site: ${name}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(viewport);
    const found: string[] = [];
    for (const [path, status] of examplePages) {
      if (status !== 200 || ownPlaces.test(path)) continue;
      await visit(page, path);
      const [logo, title] = await page.evaluate(() => {
        const range = document.createRange();
        range.selectNodeContents(document.querySelector("h1")!);
        const logo = document.querySelector("header svg")!;
        return [logo, range].map((part) => part.getBoundingClientRect().left);
      });
      if (Math.abs(logo! - title!) > 2) found.push(`${path}: ${title}, not ${logo}`);
    }
    expect(found).toEqual([]);
  });
}
