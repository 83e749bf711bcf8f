import type { Locator, Page } from "playwright/test";
import { expect, expectStarted, test, visit } from "./site";

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
  const all = await list
    .getByRole("listitem")
    .evaluateAll((slots) => slots.map((slot) => Math.round(slot.getBoundingClientRect().top)));
  const tops = [...new Set(all)].sort((a, b) => a - b);
  return tops.map((top) => all.filter((each) => each === top).length);
}

/** A badge tells what it is for under the mouse, while the mouse reads it, and to the keyboard. */
async function expectWords(page: Page): Promise<void> {
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

  await page.mouse.move(0, 0);
  await badge(page, "Fire").focus();
  await expect(words(page, fire)).toBeVisible();
  await expect(badge(page, "Fire")).toHaveAccessibleDescription(fire);
  await page.keyboard.press("Tab");
  await expect(badge(page, "Frost")).toBeFocused();
  await expect(words(page, "Completed the Gold Frost")).toBeVisible();
  await expect(page.getByRole("tooltip")).toHaveCount(1);
}

async function expectWordsAtTap(page: Page): Promise<void> {
  await badge(page, "Light").tap();
  await expect(words(page, "Completed the Gold Light")).toBeVisible();
  await page.getByRole("heading", { level: 1 }).tap();
  await expect(page.getByRole("tooltip")).toHaveCount(0);
}

test("a badge tells what it is for to mouse and keyboard", async ({ page }) => {
  await visit(page, full);
  await expectStarted(page);
  await expectWords(page);

  await test.step("Escape puts its words away, and the next badge has them again", async () => {
    await page.keyboard.press("Escape");
    await expect(page.getByRole("tooltip")).toHaveCount(0);
    await page.keyboard.press("Tab");
    await expect(badge(page, "Lightning")).toBeFocused();
    await expect(words(page, "Completed the Gold Lightning")).toBeVisible();
    await page.getByRole("heading", { level: 1 }).click();
    await badge(page, "Fire").hover();
    await expect(words(page, fire)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("tooltip")).toHaveCount(0);
    await badge(page, "Frost").hover();
    await expect(words(page, "Completed the Gold Frost")).toBeVisible();
  });

  await test.step("a badge whose picture fails still says which it is", async () => {
    await page.route("**/badges/**", (route) => route.fulfill({ status: 200, body: "no picture" }));
    await visit(page, full);
    await badge(page, "Fire").hover();
    await expect(words(page, fire)).toBeVisible();
    const box = (await badge(page, "Fire").boundingBox())!;
    expect(box.width).toBeGreaterThan(60);
    expect(box.height).toBeGreaterThan(60);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a badge tells the same, in a case of four rows of three and two boxes of four", async ({
    page,
  }) => {
    await visit(page, full);
    await expectWords(page);
    for (const player of ["marsh_marigold", "bramblebert"]) {
      await visit(page, `${challenge}/players/${player}`);
      for (const [width, boxRows] of [
        [360, [4]],
        [768, [1, 1, 1, 1]],
        [1280, [1, 1, 1, 1]],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
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
    }
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

  test("a badge tells what it is for to a finger that stays, or taps", async ({ page }) => {
    await visit(page, full);
    await expectStarted(page);
    const release = await holdFinger(page, badge(page, "Water"));
    await expect(words(page, "Completed the Gold Water")).toBeVisible();
    await release();
    await expectWordsAtTap(page);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("a badge tells the same, and all of its words are on the screen", async ({ page }) => {
      await visit(page, full);
      const about = words(page, "Completed the Gold Water");
      await expect(about).toHaveCount(0);
      // Fingers that are made up do not press: the browser is told what a real one does.
      await press(page, "#about-water");
      await expect(about).toBeVisible();

      await page.reload();
      await expectWordsAtTap(page);
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
});
