import { links } from "../../app/shell/links";
import { chaseAlternates, sarCharacters } from "../../app/stream/sar-characters";
import { expect, test, visit, withAndWithoutJavaScript } from "./site";

withAndWithoutJavaScript(() => {
  test("the front page leads to the schedule, and into every corner of the stream", async ({
    page,
  }) => {
    await visit(page, "/stream");
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: "See the schedule" })).toHaveAttribute(
      "href",
      links.streamSchedule,
    );
    for (const [name, path] of [
      ["Bluerock", "/stream/bluerock"],
      ["Vixy", "/stream/vixy"],
      ["Pokémon", "/stream/pokemon"],
      ["Mario", "/stream/mario"],
      ["Super Animal Royale", "/stream/sar"],
    ] as const) {
      await main.getByRole("link", { name, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL("/stream");
    }
  });

  test("the royale's characters are drawn, in room that was there before", async ({ page }) => {
    await visit(page, "/stream/sar");
    await expect(page.getByText(/A match has 64 combatants/)).toBeVisible();
    await page.getByRole("link", { name: "Meet the characters" }).click();
    await expect(page).toHaveURL("/stream/sar/characters");
    for (const { altText } of sarCharacters) {
      const token = page.getByAltText(altText);
      const box = (await token.boundingBox())!;
      expect(Math.abs(box.width - box.height)).toBeLessThan(1);
      await token.scrollIntoViewIfNeeded();
      await expect
        .poll(() => token.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    }
    const others = page.getByRole("region", { name: "Or as another animal" });
    await expect(others.getByRole("listitem")).toHaveText(
      chaseAlternates.map(({ animal }) => animal),
    );
  });
});
