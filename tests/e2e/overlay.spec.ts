import type { Page } from "playwright/test";
import { expect, test, visit } from "./site";

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
const alert = (page: Page) => page.locator("[data-overlay] > [data-shown]");

/** Stops the clock of a page, which then moves by `page.clock.runFor` only. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: noon.valueOf() - 60_000 });
  await page.clock.pauseAt(noon);
}

test("shows alerts in time, continues after reloads, and is idle between alerts", async ({
  page,
  siteOn,
}) => {
  const { url, upstream } = siteOn(queueOf(4, follows("Vixy", "Snow", "Katrina")));
  const reload = async () => {
    await page.reload();
    await page.clock.runFor(1);
  };
  await stopClock(page);
  await visit(page, `${url}/ex/overlay`);
  const countElements = () => page.evaluate(() => document.querySelectorAll("*").length);
  const elements = await countElements();
  await page.clock.runFor(1);
  await expect(alert(page)).toHaveAttribute("data-shown", "follow");
  await expect(alert(page)).toContainText("Vixy");
  await page.clock.runFor(5_000);
  upstream.data["overlay/events/count"] = 7;

  await reload();
  await expect(alert(page)).toContainText("Vixy");
  await page.clock.runFor(9_980);
  await expect(alert(page)).toHaveCount(1);
  await page.clock.runFor(20);
  await expect(alert(page)).toHaveCount(0);
  expect(await countElements()).toBe(elements);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);

  // In the gap after the alert.
  await reload();
  expect(upstream.asked).not.toContain("/v1/overlay/events/next/5");
  await page.clock.runFor(1_100);
  await expect(alert(page)).toContainText("Snow");
  await page.clock.runFor(16_000);
  await expect(alert(page)).toContainText("Katrina");
  await page.clock.runFor(16_000);
  await reload();
  await page.clock.runFor(3_000);
  await expect(alert(page)).toHaveCount(0);
});

test("the longest texts fit into each look, also in a small source", async ({ page, siteOn }) => {
  const name = "Wolfgang of the Far Woods and Hills";
  const site = siteOn(
    queueOf(0, [
      ...follows(name, "Vixy", "Snow", "Pim"),
      { type: "sub", username: "W".repeat(40), tier: "Tier 3", message: "Hello, den! ".repeat(30) },
      { type: "raid", username: name, count: 1_234_567 },
    ]),
  );
  // Without animations everything is at its final position.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await stopClock(page);
  /** Parts that are not inside the window, and texts that are not inside the card. */
  const findOverflowingParts = () =>
    alert(page).evaluate((shown) => {
      const isInside = (inner: DOMRect, outer: DOMRect) =>
        inner.left >= outer.left - 1 &&
        inner.right <= outer.right + 1 &&
        inner.top >= outer.top - 1 &&
        inner.bottom <= outer.bottom + 1;
      const screen = new DOMRect(0, 0, innerWidth, innerHeight);
      return [...shown.querySelectorAll("p, bdi, img, [data-slot]")]
        .filter((part) => !part.closest("[aria-hidden]"))
        .filter((part) => {
          const box = part.getBoundingClientRect();
          const card = part.closest("div:has(> [data-slot=tally])")?.getBoundingClientRect();
          const isText = part.matches("[data-slot=name], [data-slot=line]");
          return !isInside(box, screen) || (isText && !isInside(box, card!));
        })
        .map((part) => part.outerHTML.slice(0, 80));
    });
  for (const theme of ["card", "banner", "sticker"]) {
    await visit(page, `${site.url}/ex/overlay?theme=${theme}&train=2&accent=ffee00`);
    await page.clock.runFor(1);
    for (const [type, text] of [
      ["sub", "WWWW"],
      ["follow", "4 new followers"],
      ["raid", "1,234,567 raiders"],
    ] as const) {
      await expect(alert(page)).toHaveAttribute("data-shown", type);
      await expect(alert(page)).toContainText(text);
      for (const [width, height] of [
        [800, 600],
        [400, 300],
      ] as const) {
        await page.setViewportSize({ width, height });
        expect(await findOverflowingParts(), `${theme} ${type} ${width}`).toEqual([]);
      }
      await page.clock.runFor(16_000);
    }
    await page.evaluate(() => localStorage.clear());
  }
});

test("plays the sound of an alert once from its beginning, unless it is muted", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const played: object[] = [];
    Object.assign(window, { played });
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function () {
      const { volume, loop, currentTime, src } = this;
      played.push({ volume, loop, currentTime, src });
      return play.call(this);
    };
  });
  const playAt = async (address: string) => {
    await visit(page, address);
    await expect(alert(page)).toBeVisible();
    return page.evaluate(() => (window as unknown as { played: { src: string }[] }).played);
  };
  const played = await playAt("/ex/overlay?test=follow");
  expect(played).toEqual([
    { volume: 0.8, loop: false, currentTime: 0, src: expect.stringMatching(/follow-[\w-]+\.mp3$/) },
  ]);
  const duration = await page.evaluate(async (src) => {
    const sound = new Audio(src);
    await new Promise((resolve) => sound.addEventListener("loadedmetadata", resolve));
    return sound.duration;
  }, played[0]!.src);
  expect(duration).toBeGreaterThan(0.7);
  expect(duration).toBeLessThan(3);
  expect(await playAt("/ex/overlay?test=raid&mute=1")).toEqual([]);
});

test("is small, transparent and scalable, and accepts the style that OBS injects", async ({
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
  expect(bytes).toBeLessThanOrEqual(112_000);

  await expect(page.getByRole("navigation")).toHaveCount(0);
  const getHeight = async () => (await alert(page).boundingBox())!.height;
  const height = await getHeight();
  const response = await page.goto("/ex/overlay?test=raid&scale=0.5");
  await expect(alert(page)).toBeVisible();
  expect(await getHeight()).toBeLessThan(height * 0.6);

  const policy = (await response!.headerValue("content-security-policy")) ?? "";
  expect(policy).toContain("style-src 'self' 'unsafe-inline';");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  await page.addStyleTag({
    content: "body { background-color: rgba(0, 0, 0, 0); outline: 3px solid red }",
  });
  await expect(page.locator("body")).toHaveCSS("outline-width", "3px");
  for (const selector of ["html", "body", "[data-overlay]"]) {
    await expect(page.locator(selector)).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  }
});
