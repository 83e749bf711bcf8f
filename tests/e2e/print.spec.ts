import type { Page } from "playwright/test";
import { expect, test, visit } from "./site";
import { expectReady, storyPage } from "./story";

/** Counts the sheets on which a page is printed. */
async function countSheets(page: Page, format: "A4" | "Letter"): Promise<number> {
  const margin = { top: "1cm", right: "1cm", bottom: "1cm", left: "1cm" };
  const file = await page.pdf({ format, margin });
  return file.toString("latin1").match(/\/Type\s*\/Page\b/g)!.length;
}

test("a page is printed on one sheet, and a scroll on one for each page", async ({ page }) => {
  await visit(page, storyPage("1/3").path);
  await expectReady(page);
  for (const format of ["A4", "Letter"] as const) expect(await countSheets(page, format)).toBe(1);
  await visit(page, "/comics/talechasers/1/scroll");
  await expect(page.locator('figure[data-state="arrived"]').first()).toBeVisible();
  for (const format of ["A4", "Letter"] as const) expect(await countSheets(page, format)).toBe(6);
});
