import { isWhole } from "../setup/sample";
import { beOn, expectAccessible, expectReadable } from "./accessible";
import { passRetries } from "./picture-retries";
import { examplePages } from "./example-pages";
import { menuLink, opener } from "./menu";
import { errorStatus, expect, test, visit } from "./site";
import { choose, expectPicture, expectReady, story, storyPage } from "./story";

// Axe would have to wait for transitions.
test.use({ expectedErrors: errorStatus, contextOptions: { reducedMotion: "reduce" } });

/** One page of each kind; `npm run test:all` checks all pages, and both screens. */
const oneOfEachKind = new Set([
  "/",
  "/comics/talechasers",
  storyPage("2/3").path,
  "/comics/talechasers/2/scroll",
  "/comics/talechasers/2/text",
  "/search?q=jar",
  "/characters/vixy",
  "/cga/characters/wren",
  "/search?q=glass",
  "/world/bestiary/feral/sarn-s-hound",
  "/world/geography",
  "/world/languages/common?section=alphabet&name=Vixy&number=412",
  "/commissions",
  "/galleries/fan-art",
  "/telegram-stickers",
  "/shop",
  "/patch-notes?version=0.13.3",
  "/qr",
  "/ex/overlay",
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

const checked = examplePages.filter(([path]) => isWhole || oneOfEachKind.has(path));

/** Replaces pictures, which take longer to draw than the checks. */
const blank = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';

// A page that shares its window with others costs half of one that has its own.
const PAGES_PER_TEST = 6;

for (let first = 0; first < checked.length; first += PAGES_PER_TEST) {
  const some = checked.slice(first, first + PAGES_PER_TEST);
  test(`${some[0]![0]} to ${some.at(-1)![0]} have no violation`, async ({
    page,
    context,
    baseURL,
  }) => {
    await page.route("**/cdn/**", (route) =>
      route.fulfill({ contentType: "image/svg+xml", body: blank }),
    );
    // Opens the text of comic pages.
    await context.addCookies([{ name: "words", value: "open", url: baseURL! }]);
    for (const [index, [path, status]] of some.entries()) {
      await test.step(path, async () => {
        const isPhone = index % 2 === 0;
        await beOn(page, isPhone ? "phone" : "desktop");
        await visit(page, path, status);
        await expectAccessible(page);
        if (isWhole) {
          await beOn(page, isPhone ? "desktop" : "phone");
          await expectAccessible(page);
        }
        if (isWhole || !isPhone) {
          await beOn(page, "desktop");
          await expectReadable(page);
        }
      });
    }
  });
}

test("open menus have no violation", async ({ page }) => {
  await beOn(page, "phone");
  await visit(page, "/");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await expectAccessible(page, "header");
  for (const screen of ["phone", "desktop"] as const) {
    await beOn(page, screen);
    await opener(page, "/characters").click();
    await expect(menuLink(page, "/characters")).toBeVisible();
    await expectAccessible(page, "header");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
  }
});

test("the open full-size view has no violation", async ({ page }) => {
  await beOn(page, "desktop");
  await visit(page, story[0]!.path);
  await expectPicture(page, story[0]!);
  await expectReady(page);
  await page.getByRole("link", { name: "Open full size" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page, "dialog[open]");
});

test("a dock with overlays has no violation", async ({ page, context }) => {
  await beOn(page, "phone");
  await visit(page, "/ex/overlay/dock");
  // An overlay in the same browser.
  const overlay = await context.newPage();
  await overlay.goto("/favicon.svg");
  await overlay.evaluate(() => {
    const raid = { alerts: [{ type: "raid", username: "Vixy", count: 12 }], at: Date.now() };
    const channel = new BroadcastChannel("overlay");
    // A dock asks each second.
    channel.onmessage = ({ data }) => {
      if (data.type !== "watch") return;
      const lists = { waiting: [raid], shown: [raid, raid], onScreen: { ...raid, since: raid.at } };
      channel.postMessage({
        type: "report",
        overlay: "one",
        isConnected: true,
        at: raid.at,
        ...lists,
      });
    };
  });
  await page.bringToFront();
  await expect(page.getByText("Waiting (1)")).toBeVisible();
  await page.getByRole("button", { name: "Pause" }).click();
  for (const tool of await page.locator("summary").all()) await tool.click();
  await page.getByRole("button", { name: "Clear", exact: true }).click();
  await expectAccessible(page);
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
});

test("a gallery item that loads, failed, or is small has no violation", async ({
  page,
  context,
}) => {
  const path = "/galleries/fan-art/paper-forest";
  const retry = page.getByRole("button", { name: "Try again" });
  await beOn(page, "phone");
  await page.route("**/cdn/base/**", () => undefined);
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await expect(page.getByText("Fetching the full picture…")).toBeVisible();
  await expectAccessible(page, "main");
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.route("**/cdn/base/**", (route) => route.fulfill({ status: 502 }));
  await page.clock.install();
  await beOn(page, "desktop");
  await visit(page, path);
  await passRetries(page, retry);
  await expectAccessible(page, "main");
  await context.setExtraHTTPHeaders({ "Save-Data": "on" });
  await visit(page, path);
  await expect(page.locator('figure[data-state="arrived"]')).toBeVisible();
  await expectAccessible(page, "main");
});

test("a failed page and the pages of a returning reader have no violation", async ({ page }) => {
  await beOn(page, "phone");
  await page.clock.install();
  await page.route("**/cdn/**", (route) => route.fulfill({ status: 502 }));
  await visit(page, storyPage("1/2").path);
  await passRetries(page, page.getByRole("button", { name: "Try again" }));
  await page.evaluate(() => {
    const place = { chapter: 1, page: 2, depth: 0, known: { chapter: 1, page: 2 } };
    localStorage.setItem("reading:talechasers", JSON.stringify(place));
  });
  await choose(page, "Data saver", "On");
  await expect(page.getByRole("link", { name: "See the original" })).toBeVisible();
  await expectAccessible(page, "main");
  await beOn(page, "desktop");
  await visit(page, "/comics/talechasers");
  await expect(page.getByText("New since you were here")).toBeVisible();
  await expectAccessible(page, "main");
  await page.getByRole("link", { name: "Continue on another device" }).click();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByRole("button", { name: "Copied!" })).toBeVisible();
  // The same document: only its fragment changes.
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(page.getByRole("button", { name: /^Continue at / })).toBeVisible();
  await expectAccessible(page, "main");
});
