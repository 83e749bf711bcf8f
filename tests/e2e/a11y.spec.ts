import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright/test";
import { isWhole } from "../setup/sample";
import { passRetries } from "./picture-retries";
import { routes } from "./routes";
import { errorStatus, expect, screens, test, visit } from "./site";
import { expectPicture, expectReady, story, storyPage } from "./story";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** What depends on the scheme, or on where things are: the elements are the same on all screens. */
const ofLayout = [
  "color-contrast",
  "link-in-text-block",
  "target-size",
  "scrollable-region-focusable",
];

const violationsAlone = { resultTypes: ["violations" as const] };

type Violations = Awaited<ReturnType<AxeBuilder["analyze"]>>["violations"];

/** What is looked at: a part of the page, or all of it; by some rules, or by all. */
interface Look {
  within?: string | undefined;
  rules?: string[];
}

/** Brings axe into the page, which costs more than most rules do. */
async function violationsAtFirst(page: Page, { within }: Look): Promise<Violations> {
  // No page of the site has frames, and without them axe needs no page of its own to join results.
  const builder = new AxeBuilder({ page }).setLegacyMode().options(violationsAlone).withTags(tags);
  if (within) builder.include(within);
  return (await builder.analyze()).violations;
}

/** Checks with the axe that is in the page since it was checked first. */
function violationsNow(page: Page, { within = "html", rules }: Look): Promise<Violations> {
  const runOnly = rules ? { type: "rule", values: rules } : { type: "tag", values: tags };
  return page.evaluate(
    async ([part, options]) => {
      const { axe } = window as unknown as {
        axe: { run(part: string, options: object): Promise<{ violations: Violations }> };
      };
      return (await axe.run(part, options)).violations;
    },
    [within, { ...violationsAlone, runOnly }] as const,
  );
}

/** Checks a page as it is now; fails with the rules and elements that violate them. */
async function expectAccessible(page: Page, look: Look = {}): Promise<void> {
  // Colours that still fade would be measured half way.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
        .map(({ finished }) => finished),
    ),
  );
  const isThere = await page.evaluate(() => "axe" in window);
  const violations = await (isThere ? violationsNow : violationsAtFirst)(page, look);
  expect
    .soft(
      violations.map(({ id, nodes }) => ({
        id,
        where: nodes.map(({ html }) => html.slice(0, 160)),
      })),
      page.url(),
    )
    .toEqual([]);
}

async function beOn(page: Page, screen: keyof typeof screens): Promise<void> {
  await page.setViewportSize(screens[screen]);
  await page.emulateMedia({ colorScheme: screen === "phone" ? "light" : "dark" });
}

/** Checks a page, or a part of it, on a light phone, and what differs on a dark desktop there. */
async function expectAccessibleOnBoth(page: Page, within?: string): Promise<void> {
  await beOn(page, "phone");
  await expectAccessible(page, { within });
  await expectNothingSideways(page);
  await beOn(page, "desktop");
  await expectAccessible(page, { within, rules: ofLayout });
  await expectNothingSideways(page);
  await expectReadable(page);
  await beOn(page, "phone");
}

async function expectNothingSideways(page: Page): Promise<void> {
  expect
    .soft(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      `nothing sticks out sideways of ${page.url()}`,
    )
    .toBeLessThanOrEqual(0);
}

/** Fails for a text whose lines are longer than one reads with ease: those of a whole paragraph, on average. */
async function expectReadable(page: Page): Promise<void> {
  const tooLong = await page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>("main :is(p, li, dd)")).flatMap((element) => {
      const text = element.innerText.trim();
      const lines = element.clientHeight / parseFloat(getComputedStyle(element).lineHeight);
      // Of three lines and more, the last is half full.
      if (element.querySelector("p, li, img, br") || lines < 3) return [];
      const length = Math.round(text.length / (Math.round(lines) - 0.5));
      return length > 78 ? [`${length}: ${text.slice(0, 60)}`] : [];
    }),
  );
  expect.soft(tooLong, `characters a line on ${page.url()}`).toEqual([]);
}

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
    // The words of a page are there to be looked at, too.
    await context.addCookies([{ name: "words", value: "open", url: baseURL! }]);
    for (const [path, status] of some) {
      await test.step(path, async () => {
        await beOn(page, "phone");
        await visit(page, path, status);
        await expectAccessibleOnBoth(page);
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
  await page.getByRole("link", { name: "Open the picture in full size" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessibleOnBoth(page, "dialog[open]");
  await page.getByRole("button", { name: "Zoom in" }).click();
  await expectAccessibleOnBoth(page, "dialog[open]");
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
  await expect(page.getByText("pages 2 and 3", { exact: true })).toBeVisible();
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
  await page.getByRole("link", { name: "See the full one" }).click();
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
  await page.getByRole("button", { name: "Turn data saver on" }).click();
  await expect(page.getByRole("link", { name: "See the original" })).toBeVisible();
  await expectAccessibleOnBoth(page, "main");
  await visit(page, "/comics/talechasers");
  await expect(page.getByText("New since you were here")).toBeVisible();
  await page.getByText("Take my place along").click();
  await expect(page.getByRole("img", { name: "QR code of your place" })).toBeVisible();
  await expectAccessibleOnBoth(page, "main");
  await visit(page, "/reading#1&talechasers=1.1.0.3.8,1.1");
  await expect(page.getByRole("button", { name: "Go back to chapter 1, page 1" })).toBeVisible();
  await expectAccessibleOnBoth(page, "main");
});
