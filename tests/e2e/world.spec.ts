import { readContent } from "../../scripts/content/read-content";
import { expect, expectStarted, test, visit } from "./site";

const { name, text } = readContent("world/landmarks.yaml").find(({ era }) => era === "both")!;

test("a landmark of the map opens its text on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await visit(page, "/world/geography");
  await expectStarted(page);
  const pin = page.getByRole("button", { name, exact: true });
  await pin.click();
  const landmark = page.getByRole("dialog", { name, exact: true });
  await expect(landmark).toContainText(text);
  const box = (await pin.boundingBox())!;
  expect(box.y + box.height, "the pin is above its text").toBeLessThanOrEqual(
    (await landmark.boundingBox())!.y,
  );
  await landmark.getByRole("button", { name: "Close" }).click();
  await expect(landmark).toBeHidden();
});

test("every pin of the map stays in view when its text opens", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, "/world/geography");
  await expectStarted(page);
  for (const pin of await page.locator("foreignObject button").all()) {
    await pin.click();
    const place = (await page.locator("[popover]:popover-open").boundingBox())!;
    const { x, y, width, height } = (await pin.boundingBox())!;
    expect([x >= 0, x + width <= 360, y >= 0, y + height <= place.y]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    await page.keyboard.press("Escape");
  }
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
