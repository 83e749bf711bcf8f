import type { BrowserContext, Locator, Page } from "playwright/test";
import type { StreamVideo } from "../../app/stream/stream.schema";
import { playerAddress, playerOrigin } from "../../app/stream/video-player";
import { followMenu } from "./menu";
import { expect, expectStarted, test, visit, withAndWithoutJavaScript } from "./site";
import { readContent } from "../../scripts/content/read-content";

const { marioVideos, vixyVideos } = readContent("videos.yaml");

// The player is on another site.
test.use({ expectedErrors: /^left the site: https:\/\/www\.youtube-nocookie\.com\// });

const pages = [
  ["/stream/vixy", vixyVideos],
  ["/stream/mario", marioVideos],
] as const;

/** Replaces the site of the player, and records all requests to other sites. */
async function recordRequestsAway(context: BrowserContext): Promise<string[]> {
  const away: string[] = [];
  context.on("request", (request) => {
    if (!request.url().startsWith("http://127.0.0.1")) away.push(request.url());
  });
  await context.route(`${playerOrigin}/**`, (route) =>
    route.fulfill({
      contentType: "text/html",
      body: "<!doctype html><title>Player</title><button>Pause</button>",
    }),
  );
  return away;
}

function poster(page: Page, { title }: StreamVideo): Locator {
  return page.getByRole("main").getByRole("link", { name: `Play “${title}”` });
}

function player(page: Page): Locator {
  return page.locator("main iframe");
}

/** The element around the player, which takes the focus. */
function frame(page: Page, { title }: StreamVideo): Locator {
  return page.getByRole("group", { name: title });
}

/** Waits until a video plays, and expects no other request to another site. */
async function expectPlaying(page: Page, video: StreamVideo, away: string[]): Promise<void> {
  const button = page.frameLocator("main iframe").getByRole("button", { name: "Pause" });
  await expect(button).toBeVisible();
  await expect(player(page)).toHaveCount(1);
  expect(away).toEqual([playerAddress(video.id)]);
  // The player covers the poster.
  const picture = (await page.getByAltText(video.poster.alt).boundingBox())!;
  expect(await player(page).boundingBox()).toEqual(picture);
}

async function expectClosed(page: Page, video: StreamVideo): Promise<void> {
  await expect(player(page)).toHaveCount(0);
  await expect(poster(page, video)).toBeFocused();
}

withAndWithoutJavaScript((javaScriptEnabled) => {
  for (const [path, videos] of javaScriptEnabled ? pages.slice(0, 1) : pages.slice(1)) {
    test(`on ${path} a video plays in place of its poster after a press, with no request to its site before`, async ({
      page,
      context,
    }) => {
      const away = await recordRequestsAway(context);
      await visit(page, path);
      await page.waitForLoadState("networkidle");
      await expect(page.getByRole("main").getByRole("link", { name: /^Play / })).toHaveCount(
        videos.length,
      );
      for (const video of videos) await poster(page, video).hover();
      expect(away).toEqual([]);

      const video = videos.at(-1)!;
      await poster(page, video).focus();
      await page.keyboard.press("Enter");
      await expectPlaying(page, video, away);
      await expect(page).toHaveURL(`${path}?video=${video.slug}#${video.slug}`);
      await expect(frame(page, video)).toBeFocused();

      await page.keyboard.press("Tab");
      const pause = page.frameLocator("main iframe").getByRole("button", { name: "Pause" });
      await expect(pause).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(page.getByRole("link", { name: "Close the video" })).toBeFocused();
      await page.keyboard.press("Enter");
      await expectClosed(page, video);
      expect(away).toHaveLength(1);
    });
  }
});

test.describe("in a document whose policy allows no frames", () => {
  const [video] = vixyVideos as [StreamVideo];

  test("a poster opens a document that allows them", async ({ page, context }) => {
    const away = await recordRequestsAway(context);
    await visit(page, "/comics/talechasers");
    await expectStarted(page);
    await followMenu(page, "/stream/vixy");
    await expect(page).toHaveURL("/stream/vixy");
    const opened = page.waitForEvent("load");
    await poster(page, video).click();
    await opened;
    await expect(page).toHaveURL(`/stream/vixy?video=${video.slug}#${video.slug}`);
    await expectPlaying(page, video, away);
    await expect(frame(page, video)).toBeFocused();
    await page.getByRole("link", { name: "Close the video" }).click();
    await expectClosed(page, video);
  });
});

test("a click with a modifier key opens a new tab", async ({ page, context }) => {
  const [video] = marioVideos as [StreamVideo];
  await recordRequestsAway(context);
  await visit(page, "/stream/mario");
  const opened = context.waitForEvent("page");
  await poster(page, video).click({ modifiers: ["ControlOrMeta"] });
  // Playwright does not always attach to the frame of a tab in the background.
  await expect(player(await opened)).toHaveAttribute("src", playerAddress(video.id));
  await expect(player(page)).toHaveCount(0);
});
