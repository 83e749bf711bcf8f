import type { Locator, Page } from "playwright/test";
import { expect, expectStarted, screens, test, visit } from "./site";

const path = "/fursona-generator";
const sealed = /\/fursona-generator\?r=[\w.-]+$/;

const poster = (page: Page): Locator => page.getByRole("article");
const name = (page: Page): Locator => poster(page).getByRole("heading", { level: 2 });
const swatches = (page: Page): Locator => poster(page).getByRole("button");
const set = (page: Page): Locator => page.getByLabel("Color set");
const button = (page: Page, label: string): Locator =>
  page.getByRole("main").getByRole("button", { name: label, exact: true });

/** The label covers the radio button. */
async function chooseColors(page: Page, count: number): Promise<void> {
  await page.getByRole("radio", { name: `${count}`, exact: true }).check({ force: true });
}

async function roll(page: Page, label = "Generate!"): Promise<void> {
  const before = page.url();
  await button(page, label).click();
  await expect(page).not.toHaveURL(before);
  await expect(page).toHaveURL(sealed);
}

async function expectCodes(page: Page): Promise<void> {
  // The pointer may be over the new result.
  await page.mouse.move(0, 0);
  const codes = poster(page).locator("code");
  for (const at of [0, 1]) await expect(codes.nth(at)).toHaveCSS("opacity", "0");
  await swatches(page).first().hover();
  await expect(codes.first()).toHaveCSS("opacity", "1");
  await swatches(page).nth(1).focus();
  await expect(codes.nth(1)).toHaveCSS("opacity", "1");
  await expect(codes.nth(1)).toHaveText(/^#[0-9a-f]{6}$/i);
}

async function expectDisabledSet(page: Page): Promise<void> {
  const note = page.getByText("With 0 colors there is no set to choose from.");
  await set(page).selectOption("Cool");
  await expect(note).toBeHidden();
  await chooseColors(page, 0);
  await expect(note).toBeVisible();
  await roll(page);
  await expect(swatches(page)).toHaveCount(0);
  await expect(note).toBeVisible();
  await chooseColors(page, 2);
  await expect(note).toBeHidden();
  await expect(set(page)).toBeEnabled();
  await expect(set(page)).toHaveValue("COOL");
  await roll(page, "Reroll!");
  await expect(swatches(page)).toHaveCount(2);
  await expect(set(page)).toHaveValue("COOL");
}

test("a fursona is rolled by keyboard, rolled again, and reset", async ({ page }) => {
  await page.setViewportSize(screens.phone);
  await visit(page, path);
  await expectStarted(page);

  await test.step("the form works by keyboard alone", async () => {
    await page.getByLabel("Category").focus();
    await page.keyboard.press("B");
    await expect(page.getByLabel("Category")).toHaveValue("BIRDS");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("radio", { name: "3" })).toBeChecked();
    await page.keyboard.press("Tab");
    await expect(set(page)).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(button(page, "Generate!")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(name(page)).toBeFocused();
    for (const at of [0, 1, 2]) {
      await page.keyboard.press("Tab");
      await expect(swatches(page).nth(at)).toBeFocused();
    }
  });

  await test.step("the next result takes focus without scrolling up", async () => {
    await expect(name(page)).toBeInViewport();
    const scrolled = await page.evaluate(() => scrollY);
    await roll(page, "Reroll!");
    await expect(name(page)).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(scrolled);
    await expect(button(page, "Reroll!")).toBeInViewport();
  });

  await test.step("Back and Forward show the result of their address", async () => {
    const first = { url: page.url(), text: await poster(page).innerText() };
    await roll(page, "Reroll!");
    await expect(poster(page)).not.toHaveText(first.text, { useInnerText: true });
    const second = await poster(page).innerText();
    await page.goBack();
    await expect(page).toHaveURL(first.url);
    await expect(poster(page)).toHaveText(first.text, { useInnerText: true });
    await page.goForward();
    await expect(poster(page)).toHaveText(second, { useInnerText: true });
  });

  await test.step("Reset! removes the result and restores the defaults", async () => {
    await button(page, "Reset!").click();
    await expect(page).toHaveURL(path);
    await expect(poster(page)).toHaveCount(0);
    await expect(page.getByLabel("Category")).toHaveValue("ALL");
    await expect(page.getByRole("radio", { name: "2" })).toBeChecked();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("pointer and focus show the codes, and a note explains the unused color set", async ({
    page,
  }) => {
    await visit(page, path);
    await expectDisabledSet(page);
    await expectCodes(page);
  });
});
