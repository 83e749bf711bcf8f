import type { Page } from "playwright/test";
import { expect, expectStarted, screens, test, visit } from "./site";

const form = "/tf-generator";
const aResult = /\/tf-generator\/result\?r=[\w.-]+$/;

function choice(page: Page, legend: string, name: string) {
  return page.getByRole("group", { name: legend }).getByRole("radio", { name });
}

const submit = (page: Page) => page.getByRole("button", { name: "I submit my request!" });

/** Waits for a result, and tells what it is. */
async function outcome(page: Page): Promise<string> {
  await expect(page).toHaveURL(aResult);
  const headline = page.getByRole("heading", { level: 1 });
  await expect(headline).toHaveText(/^You have been transformed into an? .+!$/);
  return (await headline.textContent())!;
}

async function expectOutcome(page: Page, headline: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(headline);
  await expect(page).toHaveURL(aResult);
}

test("a transformation by keyboard, and others, each zapped once", async ({ page }) => {
  const returned = page.locator("[data-still]");
  await visit(page, form);
  await expectStarted(page);

  const first = await test.step("it is all done by keyboard alone", async () => {
    await page.getByLabel("Category").focus();
    await page.keyboard.press("b");
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(choice(page, "Extinct", "Only")).toBeChecked();
    for (const legend of ["Mythical", "Casarokan"]) {
      await expect(choice(page, legend, "Only")).toBeDisabled();
    }
    await page.keyboard.press("ArrowLeft");
    await expect(choice(page, "Extinct", "Exclude")).toBeChecked();
    await expect(choice(page, "Mythical", "Only")).toBeEnabled();
    for (let field = 0; field < 3; field += 1) await page.keyboard.press("Tab");
    // Else one zap in two hundred would be the one before.
    await page.keyboard.press("ArrowRight");
    await expect(choice(page, "Modifier", "Yes")).toBeChecked();
    await page.keyboard.press("Tab");
    await expect(submit(page)).toBeFocused();
    await page.keyboard.press("Enter");
    const headline = await outcome(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(returned).toHaveCount(0);
    return headline;
  });
  const firstAddress = page.url();

  await test.step("neither Back nor Forward transform again, and only what is new is zapped", async () => {
    await page.getByRole("link", { name: "Transform me again" }).click();
    await expect(page).not.toHaveURL(firstAddress);
    const second = await outcome(page);
    await expect(returned).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(firstAddress);
    await expectOutcome(page, first);
    await expect(returned).toHaveCount(1);
    await page.goForward();
    await expectOutcome(page, second);
    await page.goBack();
    await expectOutcome(page, first);
  });

  // Documents, whose application comes after the first paint.
  await test.step("nor does a reload", async () => {
    await page.reload();
    await expectStarted(page);
    await expectOutcome(page, first);
    await expect(returned).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(form);
  });
});

test.describe("with less motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("there is no zap, and every page fits from side to side", async ({ page }) => {
    await visit(page, "/tf-generator/result?quick=true");
    const animations = await page
      .getByRole("main")
      .evaluate((main) => main.getAnimations({ subtree: true }).length);
    expect(animations).toBe(0);
    await expect(page.getByRole("article")).toHaveCSS("opacity", "1");

    for (const path of [form, "/tf-generator/result?qr=true", "/tf-generator/list"]) {
      await visit(page, path);
      for (const viewport of Object.values(screens)) {
        await page.setViewportSize(viewport);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        );
        expect(overflow, `${path}, ${viewport.width} wide`).toBeLessThanOrEqual(0);
      }
    }
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the outcome follows the zap, and stays as Back returns to it", async ({ page }) => {
    await visit(page, form);
    await page.getByRole("link", { name: "Give me a random transformation!" }).click();
    const first = await outcome(page);
    await expect(page.getByRole("article")).toHaveCSS("opacity", "1");
    await page.getByRole("link", { name: "Transform me again" }).click();
    await outcome(page);
    await page.goBack();
    await expectOutcome(page, first);
    await page.goBack();
    await expect(page).toHaveURL(form);
  });
});
