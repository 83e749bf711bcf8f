import { sarCharacters } from "../../app/stream/sar-characters";
import { expect, test, visit } from "./site";

test.use({ javaScriptEnabled: false });

test("the royale's characters are drawn, in room that was there before", async ({ page }) => {
  await visit(page, "/stream/sar/characters");
  for (const { altText } of sarCharacters) {
    const token = page.getByAltText(altText);
    const box = (await token.boundingBox())!;
    expect(Math.abs(box.width - box.height)).toBeLessThan(1);
    await token.scrollIntoViewIfNeeded();
    await expect
      .poll(() => token.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
});
