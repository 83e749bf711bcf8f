import type { Page } from "playwright/test";
import { expect, test, visit } from "./site";

/** The responses of an upstream whose queue has these events from position `count` on. */
function queueOf(count: number, events: readonly object[]): Record<string, unknown> {
  const paths = [...events, {}].map((event, index) => [
    `overlay/events/next/${count + index}`,
    event,
  ]);
  return { "overlay/events/count": count, ...Object.fromEntries(paths) };
}

const follows = (...names: string[]) => names.map((username) => ({ type: "follow", username }));

/** The current alert. */
const alert = (page: Page) => page.locator(".alert");

/** Starts the overlay with a fake clock, which only `page.clock.runFor` moves. */
async function openOverlay(page: Page, site: string): Promise<void> {
  const noon = Date.parse("2024-05-18T12:00:00Z");
  await page.clock.install({ time: noon - 60_000 });
  await page.clock.pauseAt(noon);
  await visit(page, `${site}/ex/overlay`);
  await startOverlay(page);
}

/** The application starts after an animation frame and some tasks. */
async function startOverlay(page: Page): Promise<void> {
  const runClock = async () => {
    await page.clock.runFor(10);
    return page.locator("html[data-hydrated]").count();
  };
  await expect.poll(runClock).toBe(1);
}

test("the overlay shows alerts in time and continues after a reload", async ({ page, siteOn }) => {
  const { url, upstream } = siteOn(queueOf(4, follows("Vixy", "Snow")));
  const countElements = () => page.evaluate(() => document.querySelectorAll("*").length);
  await openOverlay(page, url);
  await expect(alert(page)).toHaveAttribute("data-alert-type", "follow");
  await expect(alert(page)).toContainText("Vixy");
  await page.clock.runFor(5_000);
  upstream.data["overlay/events/count"] = 6;
  await page.reload();
  await startOverlay(page);
  await expect(alert(page)).toContainText("Vixy");
  await page.clock.runFor(9_700);
  await expect(alert(page)).toHaveCount(1);
  await page.clock.runFor(300);
  await expect(alert(page)).toHaveCount(0);
  const elements = await countElements();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  expect(upstream.requestedPaths).not.toContain("/v1/overlay/events/next/5");
  await page.clock.runFor(1_000);
  await expect(alert(page)).toContainText("Snow");
  await page.clock.runFor(15_000);
  await expect(alert(page)).toHaveCount(0);
  expect(await countElements()).toBe(elements);
});

test("the longest alert texts fit into browser sources of each size", async ({ page, siteOn }) => {
  const username = "Wolfgang_of_the_Far_Woods_and_Hills_2024";
  const message = "Hello, den! ".repeat(50).slice(0, 500);
  const types = ["follow", "sub", "gift", "cheer", "raid"];
  const { url } = siteOn(
    queueOf(
      0,
      types.map((type) => ({ type, username, message, tier: "Tier 3", count: 1_234_567 })),
    ),
  );
  // With reduced motion, all parts are at their final position.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openOverlay(page, url);
  /** Finds parts outside of the window, and clipped texts. */
  const findBadParts = () =>
    alert(page).evaluate((shown) =>
      [...shown.querySelectorAll("p, bdi, img, span")]
        .filter((part) => !part.closest("[aria-hidden]"))
        .filter((part) => {
          const { left, right, top, bottom } = part.getBoundingClientRect();
          const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
          const isCut = part.matches("p, bdi") && part.scrollHeight > part.clientHeight + 2;
          return !isInside || (isCut && getComputedStyle(part).overflow === "hidden");
        })
        .map((part) => part.outerHTML.slice(0, 80)),
    );
  for (const type of types) {
    await expect(alert(page)).toHaveAttribute("data-alert-type", type);
    for (const [width, height] of [
      [400, 300],
      [1_920, 1_080],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await findBadParts(), `${type} ${width}`).toEqual([]);
    }
    await page.clock.runFor(21_000);
  }
});

test.describe("the sound of an alert", () => {
  test.use({ expectedErrors: /net::ERR_FAILED/ });

  test("the overlay loads the sound of an alert again after a failure", async ({
    page,
    siteOn,
  }) => {
    const { url } = siteOn(queueOf(0, follows("Vixy", "Snow")));
    await page.addInitScript(() => {
      const played: HTMLMediaElement[] = [];
      Object.assign(window, { played });
      const play = HTMLMediaElement.prototype.play;
      HTMLMediaElement.prototype.play = function () {
        played.push(this);
        return play.call(this);
      };
    });
    let requests = 0;
    await page.route("**/follow-*.mp3", (route) =>
      (requests += 1) === 1 ? route.abort() : route.continue(),
    );
    await openOverlay(page, url);
    await expect.poll(() => requests).toBe(1);
    await page.clock.runFor(16_000);
    await expect(alert(page)).toContainText("Snow");
    const sound = await page.evaluateHandle(
      () => (window as unknown as { played: HTMLMediaElement[] }).played[1]!,
    );
    await expect.poll(() => sound.evaluate(({ duration }) => duration)).toBeGreaterThan(0.7);
    expect(await sound.evaluate(({ volume, loop }) => [volume, loop])).toEqual([0.8, false]);
  });
});

test("the overlay is a small and transparent page that custom CSS can change", async ({
  page,
  context,
  siteOn,
}) => {
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  let bytes = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  const { url } = siteOn(queueOf(0, [{ type: "raid", username: "Vixy" }]));
  await visit(page, `${url}/ex/overlay`);
  await expect(alert(page)).toBeVisible();
  await page.waitForLoadState("load");
  expect(bytes).toBeGreaterThan(20_000);
  expect(bytes).toBeLessThanOrEqual(190_000);
  await expect(page.getByRole("navigation")).toHaveCount(0);
  // OBS adds the source's custom CSS in the same way.
  await page.addStyleTag({
    content: `body { background-color: rgba(0, 0, 0, 0) }
      .alert { --alert-name: rgb(1, 2, 3) }
      .alert-card { background: rgb(4, 5, 6) }`,
  });
  await expect(page.locator(".alert-name")).toHaveCSS("color", "rgb(1, 2, 3)");
  await expect(page.locator(".alert-card")).toHaveCSS("background-color", "rgb(4, 5, 6)");
  for (const selector of ["html", "body", "main"]) {
    await expect(page.locator(selector)).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  }
});
