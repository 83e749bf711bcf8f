import type { Page } from "playwright/test";
import { expect, expectStarted, screens, test, visit } from "./site";

const path = "/fursona-generator";

const poster = (page: Page) => page.getByRole("article");
const swatches = (page: Page) => poster(page).getByRole("button");
const set = (page: Page) => page.getByLabel("Color set");
const button = (page: Page, label: string) =>
  page.getByRole("main").getByRole("button", { name: label, exact: true });

async function roll(page: Page, label: string): Promise<void> {
  const before = page.url();
  await button(page, label).click();
  await expect(page).not.toHaveURL(before);
  await expect(page).toHaveURL(/\/fursona-generator\?r=[\w.-]+#result$/);
}

test("a visitor can create, reroll and reset a fursona by keyboard", async ({ page }) => {
  await page.setViewportSize(screens.phone);
  await visit(page, path);
  await expectStarted(page);

  await test.step("the keyboard alone fills in the form", async () => {
    await page.getByLabel("Category").focus();
    await page.keyboard.press("B");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("radio", { name: "3" })).toBeChecked();
    await page.keyboard.press("Tab");
    await expect(set(page)).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(button(page, "Generate!")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(poster(page)).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(swatches(page).first()).toBeFocused();
  });

  await test.step("the next result takes the focus without scrolling up", async () => {
    const scrolled = await page.evaluate(() => scrollY);
    await roll(page, "Reroll!");
    await expect(poster(page)).toBeFocused();
    // A result with fewer lines makes the page shorter.
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(scrolled - 100);
    await expect(button(page, "Reroll!")).toBeInViewport();
  });

  await test.step("Back and Forward show the result of their address, which Reset! removes", async () => {
    const first = { url: page.url(), text: await poster(page).innerText() };
    await roll(page, "Reroll!");
    await expect(poster(page)).not.toHaveText(first.text, { useInnerText: true });
    await page.goBack();
    await expect(page).toHaveURL(first.url);
    await expect(poster(page)).toHaveText(first.text, { useInnerText: true });
    await button(page, "Reset!").click();
    await expect(page).toHaveURL(path);
    await expect(poster(page)).toHaveCount(0);
    await expect(page.getByLabel("Category")).toHaveValue("ALL");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("without JavaScript, hover and focus show the hex codes of a fursona", async ({ page }) => {
    await visit(page, path);
    const note = page.getByText("With 0 colors there is no set to choose from.");
    await expect(note).toBeHidden();
    // The label covers the radio button.
    await page.getByRole("radio", { name: "0", exact: true }).check({ force: true });
    await expect(note).toBeVisible();
    await page.getByRole("radio", { name: "2", exact: true }).check({ force: true });
    await expect(note).toBeHidden();
    await roll(page, "Generate!");
    // The pointer moves away, because the new result may be below the pointer.
    await page.mouse.move(0, 0);
    const codes = poster(page).locator("code");
    for (const at of [0, 1]) await expect(codes.nth(at)).toHaveCSS("opacity", "0");
    await swatches(page).first().hover();
    await expect(codes.first()).toHaveCSS("opacity", "1");
    await swatches(page).nth(1).focus();
    await expect(codes.nth(1)).toHaveCSS("opacity", "1");
  });
});
