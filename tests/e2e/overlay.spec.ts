import type { Page } from "playwright/test";
import { expect, test, visit } from "./site";

const noon = new Date("2024-05-18T12:00:00Z");

/** What an upstream has: a number of events, and those that are there. */
function eventsOf(count: number, events: readonly object[]): Record<string, unknown> {
  const numbered = events.map((event, place) => [`overlay/events/next/${count + place}`, event]);
  const none = [`overlay/events/next/${count + events.length}`, {}];
  return { "overlay/events/count": count, ...Object.fromEntries([...numbered, none]) };
}

/** The alert that is on the screen. */
const alert = (page: Page) => page.locator("[data-overlay] > [data-shown]");

/** Opens the overlay with a clock that stands still until it is told otherwise. */
async function open(page: Page, address: string): Promise<void> {
  await page.clock.install({ time: noon.valueOf() - 60_000 });
  await page.clock.pauseAt(noon);
  await visit(page, address);
  await page.clock.runFor(1);
}

/** Lets time pass; what the upstream answers meanwhile comes in its own time. */
async function pass(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds);
}

test.describe("in Chromium, with a clock of the test's own,", () => {
  // Each type's times: app/overlay/loop.test.ts.
  test("a follow stays 15 s, and the next comes a second later", async ({ page, siteOn }) => {
    const site = siteOn(
      eventsOf(
        4,
        ["Vixy", "Snow"].map((username) => ({ type: "follow", username })),
      ),
    );
    const { upstream } = site;
    await open(page, `${site.url}/ex/overlay`);
    await expect(alert(page)).toHaveAttribute("data-shown", "follow");
    await expect(alert(page)).toContainText("Vixy");
    await pass(page, 14_900);
    await expect(alert(page)).toHaveCount(1);
    await pass(page, 100);
    await expect(alert(page)).toHaveCount(0);
    await pass(page, 900);
    expect(upstream.asked).not.toContain("/v1/overlay/events/next/5");
    await pass(page, 100);
    await expect(alert(page)).toContainText("Snow");
  });

  test("a reload neither repeats nor loses an alert", async ({ page, siteOn }) => {
    const names = ["Vixy", "Snow", "Katrina"];
    const events = names.map((username) => ({ type: "follow", username }));
    const site = siteOn(eventsOf(0, events));
    const { upstream } = site;
    await open(page, `${site.url}/ex/overlay`);
    await expect(alert(page)).toContainText("Vixy");
    await pass(page, 5_000);
    upstream.data["overlay/events/count"] = 3;
    // In the middle of an alert: it goes on where it was, and leaves when it would have.
    await page.reload();
    await page.clock.runFor(1);
    await expect(alert(page)).toContainText("Vixy");
    await pass(page, 9_990);
    await expect(alert(page)).toHaveCount(1);
    await pass(page, 10);
    await expect(alert(page)).toHaveCount(0);
    // In the pause after it.
    await page.reload();
    await page.clock.runFor(1);
    await pass(page, 1_100);
    await expect(alert(page)).toContainText("Snow");
    await pass(page, 16_000);
    await expect(alert(page)).toContainText("Katrina");
    await pass(page, 16_000);
    await page.reload();
    await page.clock.runFor(1);
    await pass(page, 3_000);
    await expect(alert(page)).toHaveCount(0);
  });

  test("nothing happens while there is no alert", async ({ page, siteOn }) => {
    const site = siteOn(eventsOf(0, [{ type: "raid", username: "Vixy" }]));
    const { upstream } = site;
    await page.clock.install({ time: noon.valueOf() - 60_000 });
    await page.clock.pauseAt(noon);
    // After the clock, whose own stand-ins it counts the use of.
    await page.addInitScript(() => {
      const counts = { frames: 0, intervals: 0, changes: 0 };
      Object.assign(window, { counts });
      const frame = window.requestAnimationFrame.bind(window);
      window.requestAnimationFrame = (callback) => {
        counts.frames += 1;
        return frame(callback);
      };
      window.setInterval = (() => (counts.intervals += 1)) as never;
    });
    await visit(page, `${site.url}/ex/overlay`);
    const nodes = () => page.evaluate(() => document.querySelectorAll("*").length);
    const before = await nodes();
    await page.clock.runFor(1);
    await expect(alert(page)).toHaveCount(1);
    expect(await nodes()).toBeGreaterThan(before);
    await pass(page, 20_000);
    await expect(alert(page)).toHaveCount(0);
    expect(await nodes()).toBe(before);
    await page.evaluate(() => {
      const { counts } = window as unknown as { counts: { changes: number } };
      new MutationObserver((changes) => (counts.changes += changes.length)).observe(document, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
    });
    const askedBefore = upstream.asked.length;
    for (let second = 0; second < 10; second += 1) {
      const answer = page.waitForResponse(/\/overlay\/events\//);
      await pass(page, 1_000);
      await (await answer).finished();
    }
    // One call a second, and a count of the queue.
    expect(upstream.asked.length).toBeGreaterThanOrEqual(askedBefore + 10);
    expect(upstream.asked.length).toBeLessThanOrEqual(askedBefore + 12);
    const idle = await page.evaluate(() => ({
      ...(window as unknown as { counts: object }).counts,
      animations: document.getAnimations().length,
    }));
    expect(idle).toEqual({ frames: 0, intervals: 0, changes: 0, animations: 0 });
    expect(await nodes()).toBe(before);
  });
});

test.describe("when the upstream is down", () => {
  test.use({ expectedErrors: /status of (?:502|503)/ });

  test("the overlay comes up, and shows alerts once it is back", async ({ page, siteOn }) => {
    const site = siteOn({});
    const { upstream } = site;
    await open(page, `${site.url}/ex/overlay`);
    await expect.poll(() => upstream.asked.length).toBeGreaterThan(0);
    await pass(page, 2_000);
    await expect(alert(page)).toHaveCount(0);
    Object.assign(upstream.data, eventsOf(2, [{ type: "gift", username: "Ruby", count: 1 }]));
    await expect(async () => {
      await pass(page, 5_000);
      await expect(alert(page)).toContainText("Ruby", { timeout: 100 });
    }).toPass({ intervals: [20] });
    await expect(alert(page)).toContainText("is giving away 1 sub!");
  });
});

test.describe("whatever an event holds", () => {
  // A picture that does not come, and one that may not.
  test.use({ expectedErrors: /status of 404|missing\.png/ });

  test("is shown as text, or passed over, and the loop goes on", async ({ page, siteOn }) => {
    const markup = "<img src=x onerror=\"window.hacked='1'\"><script>hacked=1</script>";
    const site = siteOn({});
    const events = [
      { type: "sub", username: markup, tier: markup, message: `${markup} {{7*7}}` },
      { type: "cheer", username: "\u202eمحمد الثعلب", count: -1, message: "שלום 🦊 ".repeat(99) },
      { username: "no type" },
      { type: 7, username: [] },
      { type: "raid", username: "W".repeat(500), count: 0 },
      { type: "gift", count: "two" },
    ];
    const { upstream } = site;
    const pfp = `${site.url}/missing.png`;
    Object.assign(
      upstream.data,
      eventsOf(0, [...events, { type: "follow", username: "Pim", pfp }]),
    );
    await open(page, `${site.url}/ex/overlay`);

    await expect(alert(page)).toContainText("<script>hacked=1</script>");
    await expect(alert(page).locator("script, [onerror]")).toHaveCount(0);
    await pass(page, 16_000);
    await expect(alert(page).locator("bdi").first()).toHaveText("محمد الثعلب");
    await expect(alert(page)).toContainText("is cheering for the den!");
    const { width } = page.viewportSize()!;
    const onScreen = async () => {
      const box = (await alert(page).boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
    };
    await onScreen();
    // Neither of the two without a type is known after five seconds.
    await pass(page, 16_000);
    await expect(async () => {
      await pass(page, 1_000);
      await expect(alert(page)).toContainText("is raiding the den!", { timeout: 100 });
    }).toPass({ intervals: [20] });
    await onScreen();
    await pass(page, 21_000);
    await expect(alert(page)).toContainText("A mystery fox");
    await pass(page, 21_000);
    await expect(alert(page)).toContainText("Pim");
    await expect(alert(page).locator("[data-slot=picture] img")).toHaveCount(0);
    expect(await page.evaluate(() => (window as { hacked?: string }).hacked)).toBeUndefined();
  });
});

test("each look has room for the longest words, in a small source too; a train says how many came", async ({
  page,
  siteOn,
}) => {
  const name = "Wolfgang of the Far Woods and Hills";
  const site = siteOn(
    eventsOf(0, [
      ...[name, "Vixy", "Snow", "Pim"].map((username) => ({ type: "follow", username })),
      { type: "sub", username: "W".repeat(40), tier: "Tier 3", message: "Hello, den! ".repeat(30) },
      { type: "raid", username: name, count: 1_234_567 },
    ]),
  );
  // Nothing moves, so that every place is the last one.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install({ time: noon.valueOf() - 60_000 });
  await page.clock.pauseAt(noon);
  const sticksOut = () =>
    alert(page).evaluate((shown) => {
      const isWithin = (inner: DOMRect, outer: DOMRect | DOMRectReadOnly) =>
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
          const isWord = part.matches("[data-slot=name], [data-slot=line]");
          return !isWithin(box, screen) || (isWord && !isWithin(box, card!));
        })
        .map((part) => part.outerHTML.slice(0, 80));
    });
  for (const theme of ["card", "banner", "sticker"]) {
    await visit(page, `${site.url}/ex/overlay?theme=${theme}&train=2&accent=ffee00`);
    await page.clock.runFor(1);
    for (const [kind, words] of [
      ["sub", "WWWW"],
      ["follow", "Vixy and 2 more"],
      ["raid", "1,234,567 raiders"],
    ] as const) {
      await expect(alert(page)).toHaveAttribute("data-shown", kind);
      await expect(alert(page)).toContainText(words);
      if (kind === "follow") await expect(alert(page)).toContainText("4 new followers");
      for (const [width, height] of [
        [800, 600],
        [400, 300],
      ] as const) {
        await page.setViewportSize({ width, height });
        expect(await sticksOut(), `${theme} ${kind} ${width}`).toEqual([]);
      }
      await pass(page, 16_000);
    }
    await page.evaluate(() => localStorage.clear());
  }
});

test("what a dock has set holds over a reload: safe mode names nobody, the voice neither; paused nothing comes", async ({
  page,
  siteOn,
}) => {
  const site = siteOn(eventsOf(0, [{ type: "follow", username: "Vixy" }]));
  await page.addInitScript(() => {
    const said: string[] = [];
    class Utterance {
      constructor(readonly text: string) {}
    }
    const voices = [
      { lang: "en-US", localService: false },
      { lang: "en-GB", localService: true },
    ];
    const speech = {
      getVoices: () => voices,
      speak: ({ text, voice }: { text: string; voice: (typeof voices)[number] }) =>
        said.push(`${voice.lang}: ${text}`),
      cancel: () => undefined,
    };
    Object.defineProperty(window, "speechSynthesis", { value: speech });
    Object.assign(window, { said, SpeechSynthesisUtterance: Utterance });
    // A sound that may not be played is over at once.
    HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException("no"));
  });
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said);
  const address = `${site.url}/ex/overlay?test=sub&voice=1`;
  await visit(page, address);
  await expect(alert(page)).toContainText("This is what a message looks like.");
  const words = "subscribed at Tier 1!";
  await expect.poll(said).toEqual([`en-GB: Test Fox ${words} This is what a message looks like.`]);
  await page.evaluate(() => {
    const set = { paused: true, safe: true, muted: false, volume: 1, words: [], at: 1 };
    localStorage.setItem("overlay-controls", JSON.stringify(set));
  });
  await page.reload();
  await expect(alert(page)).toContainText("A mystery fox");
  await expect(alert(page)).not.toContainText("message");
  await expect.poll(said).toEqual([`en-GB: A mystery fox ${words}`]);
  // The follow waits: it was read, and does not come.
  await visit(page, `${site.url}/ex/overlay`);
  await expect
    .poll(() => site.upstream.asked.filter((path) => path.endsWith("/next/1")).length)
    .toBeGreaterThan(0);
  await expect(alert(page)).toHaveCount(0);
});

test("a sound is played once, from its beginning; one that may not be is noted, and muted there is none", async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on("console", (message) => warnings.push(message.text()));
  await page.addInitScript(() => {
    const played: object[] = [];
    Object.assign(window, { played });
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function () {
      const { volume, loop, currentTime, src } = this;
      played.push({ volume, loop, at: currentTime, address: src });
      return location.search.includes("volume")
        ? Promise.reject(new DOMException("no", "NotAllowedError"))
        : play.call(this);
    };
  });
  const playedAt = async (address: string) => {
    await visit(page, address);
    await expect(alert(page)).toBeVisible();
    return page.evaluate(() => (window as unknown as { played: { address: string }[] }).played);
  };
  const played = await playedAt("/ex/overlay?test=follow");
  expect(played).toEqual([
    { volume: 0.8, loop: false, at: 0, address: expect.stringMatching(/follow-[\w-]+\.mp3$/) },
  ]);
  const length = await page.evaluate(async (address) => {
    const sound = new Audio(address);
    await new Promise((resolve) => sound.addEventListener("loadedmetadata", resolve));
    return sound.duration;
  }, played[0]!.address);
  expect(length).toBeGreaterThan(0.7);
  expect(length).toBeLessThan(3);

  expect(await playedAt("/ex/overlay?test=raid&volume=0.3")).toMatchObject([{ volume: 0.3 }]);
  await expect.poll(() => warnings.join()).toContain("the sound of a raid could not be played");
  expect(await playedAt("/ex/overlay?test=raid&mute=1")).toEqual([]);
});

test("as a source of broadcast software it is small, transparent, takes the style that OBS adds, and has the size of ?scale=", async ({
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
  expect(bytes).toBeLessThanOrEqual(90_000);
  test.info().annotations.push({ type: "bytes", description: String(bytes) });

  await expect(page.getByRole("navigation")).toHaveCount(0);
  const height = async () => (await alert(page).boundingBox())!.height;
  const usual = await height();
  const response = await page.goto("/ex/overlay?test=raid&scale=0.5");
  await expect(alert(page)).toBeVisible();
  expect(await height()).toBeLessThan(usual * 0.6);

  const policy = (await response!.headerValue("content-security-policy")) ?? "";
  expect(policy).toContain("style-src 'self' 'unsafe-inline';");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  const outline = await page.evaluate(() => {
    const style = document.createElement("style");
    style.textContent = "body { background-color: rgba(0, 0, 0, 0); outline: 3px solid red }";
    document.head.append(style);
    return getComputedStyle(document.body).outlineWidth;
  });
  expect(outline).toBe("3px");
  for (const selector of ["html", "body", "[data-overlay]"]) {
    await expect(page.locator(selector)).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  }
});
