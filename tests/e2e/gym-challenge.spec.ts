import type { Locator, Page } from "playwright/test";
import { players } from "../../mocks/data/players";
import { errorStatus, expect, expectStarted, test, visit, withAndWithoutJavaScript } from "./site";

const challenge = "/stream/pokemon/gym-challenge";
const full = `${challenge}/players/marsh_marigold`;
const fire = "Completed the Gold Fire Gym Challenge on May 6, 2023";

const badge = (page: Page, title: string) => page.getByRole("button", { name: `${title} badge` });
const words = (page: Page, text: string) => page.getByRole("tooltip").filter({ hasText: text });

/** Presses a finger on something, and keeps it there until the answer is called. */
async function holdFinger(page: Page, target: Locator): Promise<() => Promise<void>> {
  await target.scrollIntoViewIfNeeded();
  const box = (await target.boundingBox())!;
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  return async () => {
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  };
}

/** Makes the slot around an element match `:active`. */
async function press(page: Page, within: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", {
    nodeId: root.nodeId,
    selector: `li:has(> ${within})`,
  });
  await session.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses: ["active"] });
}

/** Where the slots of a list of badges are: the tops of its rows, and how many stand in each. */
async function rowsOf(list: Locator): Promise<number[]> {
  const tops = new Map<number, number>();
  for (const slot of await list.getByRole("listitem").all()) {
    const { y } = (await slot.boundingBox())!;
    const top = Math.round(y);
    tops.set(top, (tops.get(top) ?? 0) + 1);
  }
  return [...tops.entries()].sort(([a], [b]) => a - b).map(([, count]) => count);
}

withAndWithoutJavaScript((javaScriptEnabled) => {
  test.describe("the gym challenge", () => {
    test.use({ expectedErrors: errorStatus });

    test("leads to every challenger, whatever they are called", async ({ page }) => {
      await visit(page, challenge);
      const list = page.getByRole("region", { name: "The challengers" });
      await expect(list.getByRole("link")).toHaveText(Object.keys(players));
      await list.getByRole("link", { name: "šárka_tails" }).click();
      await expect(page).toHaveURL(`${challenge}/players/${encodeURIComponent("šárka_tails")}`);
      await expect(
        page.getByRole("heading", { name: "Gym Challenge Progress For šárka_tails" }),
      ).toBeVisible();
      await page.getByRole("link", { name: "The rules and all challengers" }).click();
      await expect(page).toHaveURL(challenge);
    });

    for (const [name, path] of [
      ["the list of players", "/players"],
      ["a blank name", "/players/%20%20"],
    ] as const) {
      test(`is where ${name} leads`, async ({ page }) => {
        await visit(page, "/stream");
        await visit(page, challenge + path);
        await expect(page).toHaveURL(challenge);
        await page.goBack();
        await expect(page).toHaveURL("/stream");
      });
    }

    test("has the missing page for a challenger nobody knows, and Back leaves it", async ({
      page,
    }) => {
      await visit(page, challenge);
      await visit(page, `${challenge}/players/..%2Fx`, 404);
      await expect(page).toHaveURL("/404");
      await page.goBack();
      await expect(page).toHaveURL(challenge);
    });

    test("shows what an upstream says of players as text, and leaves out what it cannot read", async ({
      page,
      siteOn,
    }) => {
      const name = '<img src="x" onerror="alert(1)">';
      const calls = "stream/games/pokemon/players";
      const site = siteOn({
        [calls]: [name, "../x", "..x", "🦊", "", 7],
        [`${calls}/${encodeURIComponent(name)}`]: [
          { badge: "fire", level: 5, awardDate: "2024-05-18" },
          { badge: "frost", level: "gold", awardDate: "2024-05-18" },
          { badge: "<b>", level: 1, awardDate: "2024-05-18" },
        ],
      });
      await visit(page, site.url + challenge);
      const list = page.getByRole("region", { name: "The challengers" });
      await expect(list.getByRole("link")).toHaveText([name, "..x", "🦊"]);
      await list.getByRole("link").first().click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        `Gym Challenge Progress For ${name}`,
      );
      await expect(page.getByRole("main").getByRole("button")).toHaveCount(1);
      await badge(page, "Fire").hover();
      await expect(
        words(page, "Completed the Gold Fire Gym Challenge on May 18, 2024"),
      ).toBeVisible();
    });
  });

  test("a badge tells what it is for under the mouse, and while the mouse reads it", async ({
    page,
  }) => {
    await visit(page, full);
    if (javaScriptEnabled) await expectStarted(page);
    await expect(page.getByRole("tooltip")).toHaveCount(0);
    await badge(page, "Fire").hover();
    await expect(words(page, fire)).toBeVisible();
    await words(page, fire).hover();
    await expect(words(page, fire)).toBeVisible();
    await badge(page, "Mega May 2023").hover();
    await expect(
      words(page, "Completed the Gold Mega May 2023 Gym Challenge on May 27, 2023"),
    ).toBeVisible();
    await expect(page.getByRole("tooltip")).toHaveCount(1);
  });

  test("a badge tells what it is for to the keyboard", async ({ page }) => {
    await visit(page, full);
    if (javaScriptEnabled) await expectStarted(page);
    await badge(page, "Fire").focus();
    await expect(words(page, fire)).toBeVisible();
    await expect(badge(page, "Fire")).toHaveAccessibleDescription(fire);
    await page.keyboard.press("Tab");
    await expect(badge(page, "Frost")).toBeFocused();
    await expect(words(page, "Completed the Gold Frost")).toBeVisible();
    await expect(page.getByRole("tooltip")).toHaveCount(1);
  });

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

    test("a badge tells what it is for to a finger that stays on it", async ({ page }) => {
      await visit(page, full);
      const about = words(page, "Completed the Gold Water");
      if (javaScriptEnabled) {
        await expectStarted(page);
        const release = await holdFinger(page, badge(page, "Water"));
        await expect(about).toBeVisible();
        await release();
      } else {
        // Fingers that are made up do not press: the browser is told what a real one does.
        await expect(about).toHaveCount(0);
        await press(page, "#about-water");
        await expect(about).toBeVisible();
      }
    });

    test("a badge tells what it is for at a tap", async ({ page }) => {
      await visit(page, full);
      if (javaScriptEnabled) await expectStarted(page);
      await badge(page, "Light").tap();
      await expect(words(page, "Completed the Gold Light")).toBeVisible();
      await page.getByRole("heading", { level: 1 }).tap();
      await expect(page.getByRole("tooltip")).toHaveCount(0);
    });

    test("the words of every badge are on the screen", async ({ page }) => {
      await visit(page, full);
      const badges = await page.getByRole("main").getByRole("button").all();
      expect(badges).toHaveLength(20);
      for (const each of badges) {
        await each.focus();
        const box = (await page.getByRole("tooltip").boundingBox())!;
        const label = await page.getByRole("tooltip").innerText();
        expect(box.x, label).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width, label).toBeLessThanOrEqual(360);
      }
    });
  });

  for (const [width, boxRows] of [
    [360, [4]],
    [768, [1, 1, 1, 1]],
    [1280, [1, 1, 1, 1]],
  ] as const) {
    test(`the case has four rows of three and two boxes of four, ${width} wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const player of ["marsh_marigold", "bramblebert"]) {
        await visit(page, `${challenge}/players/${player}`);
        const lists = page.getByRole("main").getByRole("list");
        await expect(lists).toHaveCount(3);
        const [elements, first, second] = await lists.all();
        expect(await rowsOf(elements!)).toEqual([3, 3, 3, 3]);
        expect(await rowsOf(first!)).toEqual(boxRows);
        expect(await rowsOf(second!)).toEqual(boxRows);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - innerWidth,
        );
        expect(overflow).toBeLessThanOrEqual(0);
      }
    });
  }
});

test("Escape puts the words of a badge away, and the next badge has them again", async ({
  page,
}) => {
  await visit(page, full);
  await expectStarted(page);
  await badge(page, "Fire").hover();
  await expect(words(page, fire)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  await badge(page, "Frost").hover();
  await expect(words(page, "Completed the Gold Frost")).toBeVisible();

  await badge(page, "Frost").focus();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  await page.keyboard.press("Tab");
  await expect(badge(page, "Lightning")).toBeFocused();
  await expect(words(page, "Completed the Gold Lightning")).toBeVisible();
});

test("a badge whose picture fails still says which it is", async ({ page }) => {
  await page.route("**/badges/**", (route) => route.fulfill({ status: 200, body: "no picture" }));
  await visit(page, full);
  await badge(page, "Fire").hover();
  await expect(words(page, fire)).toBeVisible();
  const box = (await badge(page, "Fire").boundingBox())!;
  expect(box.width).toBeGreaterThan(60);
  expect(box.height).toBeGreaterThan(60);
});
