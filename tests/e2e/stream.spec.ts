import { links } from "../../app/content/links";
import { chaseAlternates, sarCharacters } from "../../app/content/sar-characters";
import { marioVideos, vixyVideos } from "../../app/content/stream-videos";
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

  test.describe("the videos", () => {
    // The only requests that may leave the site are the ones that were asked for.
    test.use({ expectedErrors: /^left the site: https:\/\/www\.youtube\.com\// });

    for (const [path, videos] of [
      ["/stream/vixy", vixyVideos],
      ["/stream/mario", marioVideos],
    ] as const) {
      test(`on ${path} are ours until one is asked for`, async ({ page, context }) => {
        const away: string[] = [];
        context.on("request", (request) => {
          if (!request.url().startsWith("http://127.0.0.1")) away.push(request.url());
        });
        await context.route("https://www.youtube.com/**", (route) =>
          route.fulfill({ contentType: "text/html", body: "<title>A video</title>" }),
        );
        await visit(page, path);
        await page.waitForLoadState("networkidle");
        const posters = page.getByRole("main").getByRole("link", { name: /^Play|on YouTube/ });
        await expect(posters).toHaveCount(2);
        for (const poster of await posters.all()) {
          await poster.hover();
          await expect(poster.getByRole("img")).toHaveJSProperty("complete", true);
        }
        expect(away).toEqual([]);
        await posters.first().click();
        await expect(page).toHaveURL(videos[0]!.href);
        expect(away).toEqual([videos[0]!.href]);
      });
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
