import { isWhole } from "../setup/sample";
import { emulateScreen, expectAccessible, expectReadable } from "./accessible";
import { examplePages } from "./example-pages";
import { menuLink, opener } from "./menu";
import { passRetries } from "./picture-retries";
import { errorStatus, expect, test, visit } from "./site";
import { choose, storyPage } from "./story";

// Reduced motion avoids transitions, for whose end axe would have to wait.
test.use({ expectedErrors: errorStatus, contextOptions: { reducedMotion: "reduce" } });

/** One page of each kind; `npm run test:all` checks all pages on both screens. */
const oneOfEachKind = new Set([
  ...["/", "/comics/talechasers", storyPage("2/3").path, "/comics/talechasers/2/scroll"],
  ...["/comics/talechasers/2/text", "/search?q=jar", "/characters/vixy", "/cga/characters/wren"],
  ...["/world/bestiary/feral/sarn-s-hound", "/world/geography"],
  "/world/languages/common?section=alphabet",
  ...["/commissions", "/galleries/fan-art", "/telegram-stickers", "/shop"],
  ...["/patch-notes?version=0.13.3", "/ex/overlay", "/ex/overlay/dock", "/tf-generator"],
  ...["/tf-generator/result?quick=true", "/fursona-generator"],
  ...["/choose-your-starter", "/stream", "/stream/charities/als"],
  "/stream/pokemon/gym-challenge/players/marsh_marigold",
  ...["/error?from=%2Fcomics%2Ftalechasers", "/cga/404"],
]);

const checked = examplePages.filter(([path]) => isWhole || oneOfEachKind.has(path));

/** Replaces pictures, which take longer to draw than the checks take. */
const blank = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';

// Ten pages in one window take half as long as ten windows.
const PAGES_PER_TEST = 10;

for (let first = 0; first < checked.length; first += PAGES_PER_TEST) {
  const some = checked.slice(first, first + PAGES_PER_TEST);
  test(`the pages from ${some[0]![0]} to ${some.at(-1)![0]} have no accessibility violation`, async ({
    page,
    context,
    baseURL,
  }) => {
    await page.route("**/cdn/**", (route) =>
      route.fulfill({ contentType: "image/svg+xml", body: blank }),
    );
    // This cookie opens the text section of comic pages.
    await context.addCookies([{ name: "words", value: "open", url: baseURL! }]);
    for (const [index, [path, status]] of some.entries()) {
      const screens = index % 2 ? (["desktop", "phone"] as const) : (["phone", "desktop"] as const);
      for (const screen of isWhole ? screens : screens.slice(0, 1)) {
        await emulateScreen(page, screen);
        await visit(page, path, status);
        await expectAccessible(page);
        if (screen === "desktop") await expectReadable(page);
      }
    }
  });
}

test("open menus have no accessibility violation", async ({ page }) => {
  await emulateScreen(page, "phone");
  await visit(page, "/");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await expectAccessible(page, "header");
  for (const screen of ["phone", "desktop"] as const) {
    await emulateScreen(page, screen);
    await opener(page, "/characters").click();
    await expect(menuLink(page, "/characters")).toBeVisible();
    await expectAccessible(page, "header");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
  }
});

test("a failed picture and the pages for a returning reader have no accessibility violation", async ({
  page,
}) => {
  await emulateScreen(page, "phone");
  await page.clock.install();
  await page.route("**/cdn/**", (route) => route.fulfill({ status: 502 }));
  for (const path of ["/galleries/fan-art/paper-forest", storyPage("1/2").path]) {
    await visit(page, path);
    await passRetries(page, page.getByRole("button", { name: "Try again" }));
    await expectAccessible(page, "main");
  }
  await page.evaluate(() => {
    const bookmark = { chapter: 1, page: 2, depth: 0, known: { chapter: 1, page: 2 } };
    const state = JSON.stringify({ bookmark, read: [[1_000_001, 1_000_003]] });
    localStorage.setItem("reading-state:talechasers", state);
  });
  await choose(page, "Data saver", "On");
  await expectAccessible(page, "main");
  await emulateScreen(page, "desktop");
  await visit(page, "/comics/talechasers");
  await expect(page.getByText("New since you were here")).toBeVisible();
  await expectAccessible(page, "main");
});
