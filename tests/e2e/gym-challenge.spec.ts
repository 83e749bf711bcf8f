import type { Locator, Page } from "playwright/test";
import { expect, expectStarted, test, visit } from "./site";

const path = "/stream/pokemon/gym-challenge/players/marsh_marigold";
const fireText = "Completed the Gold Fire Gym Challenge on May 6, 2023";

const badge = (page: Page, title: string) => page.getByRole("button", { name: `${title} badge` });
const tooltip = (page: Page, text: string) => page.getByRole("tooltip").filter({ hasText: text });

/** Presses a finger on an element. @returns a function that lifts it */
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

/** The number of slots in each row of a list of badges. */
async function countSlotsByRow(list: Locator): Promise<number[]> {
  const tops = await list
    .getByRole("listitem")
    .evaluateAll((slots) => slots.map((slot) => Math.round(slot.getBoundingClientRect().top)));
  const rows = [...new Set(tops)].sort((a, b) => a - b);
  return rows.map((row) => tops.filter((top) => top === row).length);
}

/** Checks the tooltips of mouse and keyboard. Frost has the focus afterwards. */
async function expectTooltips(page: Page): Promise<void> {
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  await badge(page, "Fire").hover();
  await expect(tooltip(page, fireText)).toBeVisible();
  await tooltip(page, fireText).hover();
  await expect(tooltip(page, fireText)).toBeVisible();
  await badge(page, "Mega May 2023").hover();
  await expect(page.getByRole("tooltip")).toHaveText(
    "Completed the Gold Mega May 2023 Gym Challenge on May 27, 2023",
  );

  await page.mouse.move(0, 0);
  await badge(page, "Fire").focus();
  await expect(tooltip(page, fireText)).toBeVisible();
  await expect(badge(page, "Fire")).toHaveAccessibleDescription(fireText);
  await page.keyboard.press("Tab");
  await expect(badge(page, "Frost")).toBeFocused();
  await expect(page.getByRole("tooltip")).toHaveText(/^Completed the Gold Frost/);
}

async function expectTooltipOnTap(page: Page): Promise<void> {
  await badge(page, "Light").tap();
  await expect(tooltip(page, "Completed the Gold Light")).toBeVisible();
  await page.getByRole("heading", { level: 1 }).tap();
  await expect(page.getByRole("tooltip")).toHaveCount(0);
}

test("mouse and keyboard open the tooltip of a badge, and Escape closes it", async ({ page }) => {
  await visit(page, path);
  await expectStarted(page);
  await expectTooltips(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  await page.keyboard.press("Tab");
  await expect(tooltip(page, "Completed the Gold Lightning")).toBeVisible();
  await page.getByRole("heading", { level: 1 }).click();
  await badge(page, "Fire").hover();
  await expect(tooltip(page, fireText)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  await badge(page, "Frost").hover();
  await expect(tooltip(page, "Completed the Gold Frost")).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

  test("a finger that holds or taps a badge opens its tooltip", async ({ page }) => {
    await visit(page, path);
    await expectStarted(page);
    const release = await holdFinger(page, badge(page, "Water"));
    await expect(tooltip(page, "Completed the Gold Water")).toBeVisible();
    await release();
    await expectTooltipOnTap(page);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, hasTouch: true });

  test("badges stand in four rows of three and two boxes of four, with tooltips on the screen", async ({
    page,
  }) => {
    await visit(page, path);
    await expectTooltips(page);
    for (const [width, boxRows] of [
      [1280, [1, 1, 1, 1]],
      [768, [1, 1, 1, 1]],
      [360, [4]],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const lists = await page.getByRole("main").getByRole("list").all();
      const rows = await Promise.all(lists.map(countSlotsByRow));
      expect(rows).toEqual([[3, 3, 3, 3], boxRows, boxRows]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    }

    await expectTooltipOnTap(page);
    const badges = await page.getByRole("main").getByRole("button").all();
    expect(badges).toHaveLength(20);
    for (const each of badges) {
      await each.focus();
      const box = (await page.getByRole("tooltip").boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(360);
    }
  });
});
