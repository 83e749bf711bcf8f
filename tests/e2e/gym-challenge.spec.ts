import type { Locator, Page } from "playwright/test";
import { expect, expectStarted, screens, test, visit } from "./site";

const path = "/stream/pokemon/gym-challenge/players/marsh_marigold";

const badge = (page: Page, title: string) => page.getByRole("button", { name: `${title} badge` });
const tooltip = (page: Page, title: string) =>
  page.getByRole("tooltip").filter({ hasText: new RegExp(`Gold ${title}\\b`) });

/** The number of slots in each row of a list of badges. */
async function countSlotsByRow(list: Locator): Promise<number[]> {
  const tops = await list
    .getByRole("listitem")
    .evaluateAll((slots) => slots.map((slot) => Math.round(slot.getBoundingClientRect().top)));
  const rows = [...new Set(tops)].sort((a, b) => a - b);
  return rows.map((row) => tops.filter((top) => top === row).length);
}

test("the mouse and the keyboard open the tooltip of a badge and Escape closes the tooltip", async ({
  page,
}) => {
  await visit(page, path);
  await expectStarted(page);
  await badge(page, "Fire").hover();
  await tooltip(page, "Fire").hover();
  await expect(tooltip(page, "Fire")).toBeVisible();
  await badge(page, "Mega May 2023").hover();
  await expect(tooltip(page, "Mega May 2023")).toBeVisible();
  await page.mouse.move(0, 0);
  await badge(page, "Fire").focus();
  await expect(badge(page, "Fire")).toHaveAccessibleDescription(/^Completed the Gold Fire/);
  await page.keyboard.press("Tab");
  await expect(badge(page, "Frost")).toBeFocused();
  await expect(tooltip(page, "Frost")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  await page.keyboard.press("Tab");
  await expect(tooltip(page, "Lightning")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, hasTouch: true });

  test("without JavaScript, a tap on a badge opens a tooltip within the screen", async ({
    page,
  }) => {
    await visit(page, path);
    for (const [viewport, boxRows] of [
      [screens.desktop, [1, 1, 1, 1]],
      [screens.phone, [4]],
    ] as const) {
      await page.setViewportSize(viewport);
      const lists = await page.getByRole("main").getByRole("list").all();
      const rows = await Promise.all(lists.map(countSlotsByRow));
      expect(rows).toEqual([[3, 3, 3, 3], boxRows, boxRows]);
    }
    await badge(page, "Light").tap();
    await expect(tooltip(page, "Light")).toBeVisible();
    await page.getByRole("heading", { level: 1 }).tap();
    await expect(page.getByRole("tooltip")).toHaveCount(0);
    for (const each of await page.getByRole("main").getByRole("button").all()) {
      await each.focus();
      const box = (await page.getByRole("tooltip").boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(screens.phone.width);
    }
  });
});
