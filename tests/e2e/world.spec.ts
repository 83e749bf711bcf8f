import { readContent } from "../../scripts/content";
import { expect, expectStarted, test, visit } from "./site";

const { name, text } = readContent("world/landmarks.yaml").find(({ era }) => era === "both")!;

test("a landmark of the map opens its text on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await visit(page, "/world/geography");
  await page.getByRole("button", { name, exact: true }).click();
  const landmark = page.getByRole("dialog", { name, exact: true });
  await expect(landmark).toContainText(text);
  await landmark.getByRole("button", { name: "Close" }).click();
  await expect(landmark).toBeHidden();
});

test("the primer shows a section when it is selected", async ({ page }) => {
  await visit(page, "/world/languages/common");
  await expectStarted(page);
  await page.getByLabel("Section", { exact: true }).selectOption("alphabet");
  await expect(page).toHaveURL(/\?section=alphabet$/);
  await expect(page.locator("#lesson")).toHaveText("Alphabet");
});

test("the chosen era is marked in forced colors", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await visit(page, "/world/geography");
  const eras = page.getByRole("navigation", { name: "Era of the map" });
  await expect(eras.locator("[aria-current]")).toHaveCSS("outline-style", "solid");
  await expect(eras.locator("a:not([aria-current])")).toHaveCSS("outline-style", "none");
});
