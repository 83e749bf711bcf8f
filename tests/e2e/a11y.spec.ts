import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright/test";
import { isWhole } from "../setup/sample";
import { routes } from "./routes";
import { errorStatus, expect, screens, test, visit } from "./site";
import { expectPicture, expectReady, story, storyPage } from "./story";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** What depends on colours, and so on the scheme. */
const ofColours = ["color-contrast", "link-in-text-block"];

/** What depends on where things are, and so on the screen: the elements are the same on all. */
const ofLayout = [...ofColours, "target-size", "scrollable-region-focusable"];

const violationsAlone = { resultTypes: ["violations" as const] };

type Violations = Awaited<ReturnType<AxeBuilder["analyze"]>>["violations"];

/** Checks by all rules. Brings axe into the page, which costs more than most rules do. */
async function runWhole(page: Page): Promise<Violations> {
  // No page of the site has frames, and without them axe needs no page of its own to join results.
  const builder = new AxeBuilder({ page }).setLegacyMode().options(violationsAlone);
  return (await builder.withTags(tags).analyze()).violations;
}

/** Checks by some rules, with the axe that is in the page since it was checked by all. */
function runAgain(page: Page, rules: string[]): Promise<Violations> {
  return page.evaluate(
    async (options) => {
      const { axe } = window as unknown as {
        axe: { run(options: object): Promise<{ violations: Violations }> };
      };
      return (await axe.run(options)).violations;
    },
    { ...violationsAlone, runOnly: { type: "rule", values: rules } },
  );
}

/** Checks a page as it is now; fails with the rules and elements that violate them. */
async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  // Colours that still fade would be measured half way.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
        .map(({ finished }) => finished),
    ),
  );
  const violations = rules ? await runAgain(page, rules) : await runWhole(page);
  expect(
    violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html.slice(0, 160)) })),
  ).toEqual([]);
}

async function expectNothingSideways(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    "nothing sticks out sideways",
  ).toBeLessThanOrEqual(0);
}

// What moves has to come to rest before it is looked at; here it rests from the start.
test.use({ expectedErrors: errorStatus, contextOptions: { reducedMotion: "reduce" } });

/** One page of each kind; the others of its kind have the same parts, and `npm run test:all` sees them. */
const oneOfEachKind = new Set([
  "/",
  "/comics/talechasers",
  storyPage("2/3").path,
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

const looked = routes.filter(([path]) => isWhole || oneOfEachKind.has(path));

test("each kind is there", () => {
  expect(looked.length).toBeGreaterThanOrEqual(oneOfEachKind.size);
});

for (const [path, status] of looked) {
  test(`${path} has no violation, on any screen, in either scheme`, async ({ page }) => {
    await page.setViewportSize(screens.phone);
    await page.emulateMedia({ colorScheme: "light" });
    await visit(page, path, status);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectAccessible(page, ofColours);
    await expectNothingSideways(page);
    await page.setViewportSize(screens.desktop);
    await expectAccessible(page, ofLayout);
    await expectNothingSideways(page);
  });
}

// Colours depend on the scheme alone, and what is there on the screen alone.
for (const [screen, colorScheme] of [
  ["phone", "light"],
  ["desktop", "dark"],
] as const) {
  const viewport = screens[screen];
  test.describe(`on a ${screen}, ${colorScheme}`, () => {
    test.use({ viewport, colorScheme });

    test("an open menu has no violation", async ({ page }) => {
      await visit(page, "/");
      if (screen === "phone") {
        await page.getByRole("button", { name: "Menu", exact: true }).click();
        await expectAccessible(page);
      }
      await page.getByRole("button", { name: "Story", exact: true }).click();
      await expect(page.getByRole("link", { name: "Characters" })).toBeVisible();
      await expectAccessible(page);
    });

    test("the guild's menu has no violation", async ({ page }) => {
      await visit(page, "/cga/404", 404);
      if (screen === "phone") {
        await page.getByRole("button", { name: "Menu", exact: true }).click();
      }
      await expect(page.getByRole("link", { name: "Characters" })).toBeVisible();
      await expectAccessible(page);
    });

    test("the open full-size view has no violation", async ({ page }) => {
      await visit(page, story[0]!.path);
      await expectPicture(page, story[0]!);
      await expectReady(page);
      await page.getByRole("link", { name: "Open the picture in full size" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("button", { name: "Zoom in" }).click();
      await expectAccessible(page);
    });

    test("a piece on its way, one that failed, and a small one have no violation", async ({
      page,
      context,
    }) => {
      const path = "/galleries/fan-art/paper-forest";
      await page.route("**/cdn/base/**", () => undefined);
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await expect(page.getByText("Fetching the full picture…")).toBeVisible();
      await expectAccessible(page);
      await page.unrouteAll({ behavior: "ignoreErrors" });
      await page.route("**/cdn/base/**", (route) => route.fulfill({ status: 502 }));
      await visit(page, path);
      await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
      await expectAccessible(page);
      await context.setExtraHTTPHeaders({ "Save-Data": "on" });
      await visit(page, path);
      await expect(page.locator('figure[data-state="arrived"]')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("link", { name: "See the full one" }).click();
      await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
      await expectAccessible(page);
    });

    test("what comes back, and what failed, has no violation", async ({ page }) => {
      await page.route("**/cdn/**", (route) => route.fulfill({ status: 502 }));
      await visit(page, storyPage("1/2").path);
      await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
      await expectAccessible(page);
      await page.evaluate(() => {
        const place = { chapter: 1, page: 2, depth: 0, known: { chapter: 1, page: 2 } };
        localStorage.setItem("reading:talechasers", JSON.stringify(place));
      });
      await page.getByRole("button", { name: "Turn data saver on" }).click();
      await expect(page.getByRole("link", { name: "See the original" })).toBeVisible();
      await expectAccessible(page);
      await visit(page, "/comics/talechasers");
      await expect(page.getByText("New since you were here")).toBeVisible();
      await expectAccessible(page);
    });
  });
}
