import type { Page } from "playwright/test";
import { expect, expectStarted, test, visit } from "./site";

const noon = new Date("2024-05-18T12:00:00Z");

/** Responses of an upstream with these events, from the position `count` on. */
function queueOf(count: number, events: readonly object[]): Record<string, unknown> {
  const paths = [...events, {}].map((event, index) => [
    `overlay/events/next/${count + index}`,
    event,
  ]);
  return { "overlay/events/count": count, ...Object.fromEntries(paths) };
}

const follows = (...names: string[]) => names.map((username) => ({ type: "follow", username }));

/** The alert on screen. */
const alert = (page: Page) => page.locator(".alert");

/** Stops the clock of a page, which then moves by `page.clock.runFor` only. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: noon.valueOf() - 60_000 });
  await page.clock.pauseAt(noon);
}

/** The application starts after a frame. */
async function startOverlay(page: Page): Promise<void> {
  await page.clock.runFor(50);
  await expectStarted(page);
}

test("shows alerts in time, continues after reloads, and is idle between alerts", async ({
  page,
  siteOn,
}) => {
  const { url, upstream } = siteOn(queueOf(4, follows("Vixy", "Snow", "Katrina")));
  const reload = async () => {
    await page.reload();
    await startOverlay(page);
  };
  const countElements = () => page.evaluate(() => document.querySelectorAll("*").length);
  await stopClock(page);
  await visit(page, `${url}/ex/overlay`);
  await startOverlay(page);
  await expect(alert(page)).toHaveAttribute("data-alert-type", "follow");
  await expect(alert(page)).toContainText("Vixy");
  await page.clock.runFor(5_000);
  upstream.data["overlay/events/count"] = 7;

  await reload();
  await expect(alert(page)).toContainText("Vixy");
  await page.clock.runFor(9_700);
  await expect(alert(page)).toHaveCount(1);
  await page.clock.runFor(300);
  await expect(alert(page)).toHaveCount(0);
  const elements = await countElements();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  expect(upstream.asked).not.toContain("/v1/overlay/events/next/5");
  await page.clock.runFor(1_000);
  await expect(alert(page)).toContainText("Snow");
  await page.clock.runFor(15_000);
  await expect(alert(page)).toHaveCount(0);
  expect(await countElements()).toBe(elements);
  await page.clock.runFor(1_000);
  await expect(alert(page)).toContainText("Katrina");
  await page.clock.runFor(16_000);
  await reload();
  await page.clock.runFor(3_000);
  await expect(alert(page)).toHaveCount(0);
});

test("the longest texts fit into sources of each size", async ({ page, siteOn }) => {
  const username = "Wolfgang_of_the_Far_Woods_and_Hills_2024";
  const message = "Hello, den! ".repeat(50).slice(0, 500);
  const types = ["follow", "sub", "gift", "cheer", "raid"];
  const site = siteOn(
    queueOf(
      0,
      types.map((type) => ({ type, username, message, tier: "Tier 3", count: 1_234_567 })),
    ),
  );
  // Without animations everything is at its final position.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await stopClock(page);
  await visit(page, `${site.url}/ex/overlay`);
  await startOverlay(page);
  /** Parts that are not inside the window, and texts that are cut. */
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
      [800, 600],
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

  test("plays from its beginning, and is loaded again after a failure", async ({
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
    await stopClock(page);
    await visit(page, `${url}/ex/overlay`);
    await startOverlay(page);
    await expect(alert(page)).toContainText("Vixy");
    await expect.poll(() => requests).toBe(1);
    await page.clock.runFor(16_000);
    await expect(alert(page)).toContainText("Snow");
    await expect.poll(() => requests).toBeGreaterThan(1);
    const sound = await page.evaluateHandle(
      () => (window as unknown as { played: HTMLMediaElement[] }).played[1]!,
    );
    await expect.poll(() => sound.evaluate(({ duration }) => duration)).toBeGreaterThan(0.7);
    const state = await sound.evaluate(({ volume, loop, currentTime, duration }) => {
      return { volume, loop, isAtStart: currentTime < duration };
    });
    expect(state).toEqual({ volume: 0.8, loop: false, isAtStart: true });
  });
});

test("is small, transparent and scalable, and its look follows custom CSS", async ({
  page,
  context,
}) => {
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  let bytes = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  await visit(page, "/ex/overlay?test=raid");
  await expect(alert(page)).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(bytes).toBeGreaterThan(20_000);
  expect(bytes).toBeLessThanOrEqual(190_000);

  await expect(page.getByRole("navigation")).toHaveCount(0);
  const getHeight = async () => (await alert(page).boundingBox())!.height;
  const height = await getHeight();
  const response = await page.goto("/ex/overlay?test=raid&scale=0.5");
  await expect(alert(page)).toBeVisible();
  expect(await getHeight()).toBeLessThan(height * 0.6);

  const policy = (await response!.headerValue("content-security-policy")) ?? "";
  expect(policy).toContain("style-src 'self' 'unsafe-inline';");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  // OBS adds its style, with the custom CSS of the source, as this does.
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
