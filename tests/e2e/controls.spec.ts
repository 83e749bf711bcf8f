import { expect, screens, test, visit } from "./site";
import { storyPage } from "./story";

/** The maximum number of controls on a page in a desktop window, without header and footer. */
const most = {
  "/comics/talechasers": 18,
  "/characters/chase": 40,
  "/world/geography": 27,
  // While a stream is live, there is one more.
  "/stream": 12,
  [storyPage("2/3").path]: 18,
};

test("no page shows more controls than its maximum", async ({ page }) => {
  await page.setViewportSize(screens.desktop);
  for (const [path, count] of Object.entries(most)) {
    await visit(page, path);
    const controls = page.locator("main :is(a, button, select, input, summary):visible");
    const visible = await controls.evaluateAll((all) =>
      all.filter((one) => one.checkVisibility({ opacityProperty: true })),
    );
    expect(visible.length, `number of controls on ${path}`).toBeLessThanOrEqual(count);
  }
});
