import { isWhole } from "../setup/sample";
import {
  beOn,
  expectAccessible,
  expectAccessibleOnBoth,
  expectNothingSideways,
  ofLayout,
} from "./accessible";
import { passRetries } from "./picture-retries";
import { routes } from "./routes";
import { errorStatus, expect, test, visit } from "./site";
import { choose, expectPicture, expectReady, story, storyPage } from "./story";

// What moves has to come to rest before it is looked at; here it rests from the start.
test.use({ expectedErrors: errorStatus, contextOptions: { reducedMotion: "reduce" } });

/** One page of each kind; the others of its kind have the same parts, and `npm run test:all` sees them. */
const oneOfEachKind = new Set([
  "/",
  "/comics/talechasers",
  storyPage("2/3").path,
  "/comics/talechasers/2/scroll",
  "/comics/talechasers/2/text",
  "/comics/talechasers/search?q=jar",
  "/characters",
  "/characters/vixy",
  "/chasemagic",
  "/cga",
  "/cga/characters/wren",
  "/cga/contact",
  "/world?q=glass",
  "/world/bestiary/feral/sarn-s-hound",
  "/world/geography",
  "/world/history",
  "/world/languages/common?section=alphabet&name=Vixy&number=412",
  "/commissions",
  "/commissions/tos",
  "/galleries/fan-art",
  "/galleries/fan-art/paper-forest",
  "/telegram-stickers",
  "/shop",
  "/patch-notes?version=0.13.3",
  "/downloads",
  "/qr",
  "/reading",
  "/ex/overlay",
  "/ex/overlay/dock",
  "/tf-generator",
  "/tf-generator/result?quick=true",
  "/tf-generator/list?q=fox",
  "/fursona-generator",
  "/choose-your-starter",
  "/stream",
  "/stream/vixy",
  "/stream/pokemon/gym-challenge/players/marsh_marigold",
  "/stream/charities/als",
  "/error?from=%2Fcomics%2Ftalechasers",
  "/cga/404",
]);

const looked = routes.filter(([path]) => isWhole || oneOfEachKind.has(path));

test("each kind is there", () => {
  expect(looked.length).toBeGreaterThanOrEqual(oneOfEachKind.size);
});

/** What stands in for pictures: to draw each in both widths takes longer than to look at all pages. */
const blank = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';

// A page that shares its window with others costs half of one that has its own.
const together = 6;
test.describe.configure({ timeout: 120_000 });

for (let first = 0; first < looked.length; first += together) {
  const some = looked.slice(first, first + together);
  test(`no violation on any screen, in either scheme: ${some[0]![0]} to ${some.at(-1)![0]}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await page.route("**/cdn/**", (route) =>
      route.fulfill({ contentType: "image/svg+xml", body: blank }),
    );
    // The words of a page are there to be looked at, too.
    await context.addCookies([{ name: "words", value: "open", url: baseURL! }]);
    for (const [index, [path, status]] of some.entries()) {
      await test.step(path, async () => {
        await beOn(page, "phone");
        await visit(page, path, status);
        // Every other page on a desktop, too, where only colors and layout differ.
        if (isWhole || index % 2 === 0) await expectAccessibleOnBoth(page);
        else {
          await expectAccessible(page);
          await expectNothingSideways(page);
        }
      });
    }
  });
}

test("open menus have no violation", async ({ page }) => {
  await beOn(page, "phone");
  await visit(page, "/");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await expectAccessible(page, { within: "header" });
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page, { within: "header", rules: ofLayout });
  for (const screen of ["phone", "desktop"] as const) {
    await beOn(page, screen);
    await page.getByRole("button", { name: "Story", exact: true }).click();
    const story = page.getByRole("group", { name: "Story" });
    await expect(story.getByRole("link", { name: "Characters" })).toBeVisible();
    await expectAccessible(page, { within: "header" });
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
  }

  await visit(page, "/cga/404", 404);
  await expect(page.getByRole("link", { name: "Characters" })).toBeVisible();
  await expectAccessible(page, { within: "header" });
  await beOn(page, "phone");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await expect(page.getByRole("link", { name: "Characters" })).toBeVisible();
  await expectAccessible(page, { within: "header" });
});

test("the open full-size view has no violation", async ({ page }) => {
  await beOn(page, "phone");
  await visit(page, story[0]!.path);
  await expectPicture(page, story[0]!);
  await expectReady(page);
  await page.getByRole("link", { name: "Open full size" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessibleOnBoth(page, "dialog[open]");
  await page.getByRole("button", { name: "Zoom in" }).click();
  await expectAccessibleOnBoth(page, "dialog[open]");
});

test("a dock with overlays has no violation", async ({ page, context }) => {
  const raid = (key: string) => ({
    key,
    alerts: [{ type: "raid", username: "Vixy", count: 12 }],
    at: Date.now(),
  });
  const report = {
    ...{ overlay: "one", at: Date.now(), connection: "connected", position: 3, count: 5 },
    ...{ showing: raid("a"), waiting: [raid("b")], shown: [raid("c"), raid("d")] },
    controls: { paused: true, muted: true, volume: 0.5, safe: false, words: [], at: 1 },
  };
  await beOn(page, "phone");
  await visit(page, "/ex/overlay/dock");
  // An overlay in the same browser.
  const overlay = await context.newPage();
  await overlay.goto("/favicon.svg");
  await overlay.evaluate((report) => {
    const channel = new BroadcastChannel("overlay-control");
    const send = () =>
      channel.postMessage({ type: "report", report: { ...report, at: Date.now() } });
    // Docks ask once they listen.
    channel.onmessage = ({ data }) => (data.type === "request-reports" ? send() : undefined);
    send();
  }, report);
  await expect(page.getByRole("button", { name: "Resume" })).toBeVisible();
  for (const tool of await page.locator("summary").all()) await tool.click();
  await page.getByRole("button", { name: "Clear", exact: true }).click();
  await expectAccessibleOnBoth(page);
});

test("two pages side by side have no violation", async ({ page, context, baseURL }) => {
  await context.addCookies(
    ["fit=two", "words=open"].map((cookie) => {
      const [name, value] = cookie.split("=") as [string, string];
      return { name, value, url: baseURL! };
    }),
  );
  await beOn(page, "desktop");
  await visit(page, storyPage("1/2").path);
  await expect(page.getByRole("progressbar", { name: "2 and 3 of 6" })).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "light" });
  await expectAccessible(page, { rules: ofLayout });
  await expectNothingSideways(page);
});

test("a piece on its way, one that failed, and a small one have no violation", async ({
  page,
  context,
}) => {
  const path = "/galleries/fan-art/paper-forest";
  const retry = page.getByRole("button", { name: "Try again" });
  await beOn(page, "phone");
  await page.route("**/cdn/base/**", () => undefined);
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await expect(page.getByText("Fetching the full picture…")).toBeVisible();
  await expectAccessibleOnBoth(page, "main");
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.route("**/cdn/base/**", (route) => route.fulfill({ status: 502 }));
  await page.clock.install();
  await visit(page, path);
  await passRetries(page, retry);
  await expectAccessibleOnBoth(page, "main");
  await context.setExtraHTTPHeaders({ "Save-Data": "on" });
  await visit(page, path);
  await expect(page.locator('figure[data-state="arrived"]')).toBeVisible();
  await expectAccessibleOnBoth(page, "main");
  await page.getByRole("link", { name: "Show the full picture" }).click();
  await passRetries(page, retry);
  await expectAccessibleOnBoth(page, "dialog[open]");
});

test("what comes back, and what failed, has no violation", async ({ page }) => {
  await beOn(page, "phone");
  await page.clock.install();
  await page.route("**/cdn/**", (route) => route.fulfill({ status: 502 }));
  await visit(page, storyPage("1/2").path);
  await passRetries(page, page.getByRole("button", { name: "Try again" }));
  await expectAccessibleOnBoth(page, "main");
  await page.evaluate(() => {
    const place = { chapter: 1, page: 2, depth: 0, known: { chapter: 1, page: 2 } };
    localStorage.setItem("reading:talechasers", JSON.stringify(place));
  });
  await choose(page, "Data saver", "On");
  await expect(page.getByRole("link", { name: "See the original" })).toBeVisible();
  await expectAccessibleOnBoth(page, "main");
  await visit(page, "/comics/talechasers");
  await expect(page.getByText("New since you were here")).toBeVisible();
  await expectAccessibleOnBoth(page, "main");
  await page.getByRole("link", { name: "Continue on another device" }).click();
  const link = page.getByRole("textbox", { name: "Link" });
  await expect(link).toHaveValue(/#deflate=/);
  // The same document: only its fragment changes.
  await page.goto(await link.inputValue());
  await expect(page.getByRole("button", { name: "Update this device" })).toBeVisible();
  await expectAccessibleOnBoth(page, "main");
});
