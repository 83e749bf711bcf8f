import type { Page } from "playwright/test";
import { readContent } from "../../scripts/content/read-content";
import { playerAddress, playerOrigin } from "../../app/stream/video-player";
import { expect, test as base, visit } from "./site";

const video = readContent("videos.yaml").vixyVideos.at(-1)!;
const path = "/stream/vixy";

/** The requests to other sites; the player's site is replaced by a stub. */
const test = base.extend<{ away: string[] }>({
  away: async ({ context }, use) => {
    const away: string[] = [];
    context.on("request", (request) => {
      if (!request.url().startsWith("http://127.0.0.1")) away.push(request.url());
    });
    const body = "<!doctype html><title>Player</title><button>Pause</button>";
    await context.route(`${playerOrigin}/**`, (route) =>
      route.fulfill({ contentType: "text/html", body }),
    );
    await use(away);
  },
});

// The player is on another site.
test.use({ expectedErrors: /^left the site: https:\/\/www\.youtube-nocookie\.com\// });

const poster = (page: Page) =>
  page.getByRole("main").getByRole("link", { name: `Play “${video.title}”` });
const player = (page: Page) => page.locator("main iframe");
const pause = (page: Page) =>
  page.frameLocator("main iframe").getByRole("button", { name: "Pause" });

/** Waits until the player replaces the poster, and expects no other request to other sites. */
async function expectPlaying(page: Page, away: string[]): Promise<void> {
  await expect(pause(page)).toBeVisible();
  await expect(page).toHaveURL(`${path}?video=${video.slug}#${video.slug}`);
  await expect(page.getByRole("group", { name: video.title })).toBeFocused();
  expect(away).toEqual([playerAddress(video.id)]);
  const picture = (await page.getByAltText(video.poster.alt).boundingBox())!;
  expect(await player(page).boundingBox()).toEqual(picture);
}

async function expectClosed(page: Page): Promise<void> {
  await expect(player(page)).toHaveCount(0);
  await expect(poster(page)).toBeFocused();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("a video plays after a press without earlier requests to the video's site", async ({
      page,
      away,
    }) => {
      await visit(page, path);
      await page.waitForLoadState("networkidle");
      await poster(page).hover();
      expect(away).toEqual([]);
      await poster(page).focus();
      await page.keyboard.press("Enter");
      await expectPlaying(page, away);
      await page.keyboard.press("Tab");
      await expect(pause(page)).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(page.getByRole("link", { name: "Close the video" })).toBeFocused();
      await page.keyboard.press("Enter");
      await expectClosed(page);
      expect(away).toHaveLength(1);
    });
  });
}
