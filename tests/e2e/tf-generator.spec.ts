import type { Page } from "playwright/test";
import { contrast } from "../../app/preview-images/colors";
import { expect, expectStarted, screens, test, visit } from "./site";

const form = "/tf-generator";
const aResult = /\/tf-generator\/result\?r=[\w.-]+$/;

function choice(page: Page, legend: string, name: string) {
  return page.getByRole("group", { name: legend }).getByRole("radio", { name });
}

const submit = (page: Page) => page.getByRole("button", { name: "I submit my request!" });

/** Waits for a result. @returns its headline */
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

test("the transformation form can be sent by keyboard and only new results show the animation", async ({
  page,
}) => {
  const returned = page.locator("[data-still]");
  await visit(page, form);
  await expectStarted(page);

  const first = await test.step("the keyboard alone fills in the form", async () => {
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
    // With a modifier, two equal results in a row are unlikely.
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

  await test.step("Back and Forward show the results of their addresses without the animation", async () => {
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
  });

  await test.step("a reload shows the animation and the same result", async () => {
    await page.reload();
    await expectStarted(page);
    await expectOutcome(page, first);
    await expect(returned).toHaveCount(0);
  });
});

test("the words and the first button of a result are on the first screen of a phone while the animation plays", async ({
  page,
}) => {
  await page.setViewportSize(screens.phone);
  await visit(page, `${form}/result?quick=true`);
  const headline = page.getByRole("heading", { level: 1 });
  await expect(headline).toBeInViewport({ ratio: 1 });
  const isStill = (heading: HTMLElement) => getComputedStyle(heading).animationName === "none";
  expect(await headline.evaluate(isStill)).toBe(true);
  await expect(page.getByRole("link", { name: "Transform me again" })).toBeInViewport({ ratio: 1 });
});

const toHex = (rgb: string) =>
  `#${(rgb.match(/\d+/g) ?? []).map((byte) => Number(byte).toString(16).padStart(2, "0")).join("")}`;

for (const colorScheme of ["light", "dark"] as const) {
  test(`the outline of an unchosen option has a contrast of 3 in the ${colorScheme} scheme`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await visit(page, form);
    const option = page.locator("label", { hasText: "Only" }).first();
    const [outline = "", ground = ""] = await option.evaluate((label) => {
      const { borderTopColor, backgroundColor } = getComputedStyle(label);
      return [borderTopColor, backgroundColor];
    });
    expect(contrast(toHex(outline), toHex(ground))).toBeGreaterThanOrEqual(3);
  });
}
