import type { Locator, Page } from "playwright/test";
import {
  errorStatus,
  expect,
  expectStarted,
  onEachScreen,
  test,
  visit,
  withAndWithoutJavaScript,
} from "./site";

const path = "/fursona-generator";
const sealed = /\/fursona-generator\?r=[\w.-]+$/;
const noIdea =
  "Something went wrong. I couldn't really think of anything based on the options you gave me.";

const poster = (page: Page): Locator => page.getByRole("article");
const name = (page: Page): Locator => poster(page).getByRole("heading", { level: 2 });
const swatches = (page: Page): Locator => poster(page).getByRole("button");
const set = (page: Page): Locator => page.getByLabel("Color set");
const button = (page: Page, label: string): Locator =>
  page.getByRole("main").getByRole("button", { name: label, exact: true });

/** The radio itself is invisible under its key. */
async function chooseColors(page: Page, count: number): Promise<void> {
  await page.getByRole("radio", { name: `${count}`, exact: true }).check({ force: true });
}

async function roll(page: Page, label = "Generate!"): Promise<void> {
  const before = page.url();
  await button(page, label).click();
  await expect(page).not.toHaveURL(before);
  await expect(page).toHaveURL(sealed);
}

withAndWithoutJavaScript((javaScriptEnabled) => {
  test.beforeEach(async ({ page }) => {
    await visit(page, path);
    if (javaScriptEnabled) await expectStarted(page);
  });

  test("a fursona is rolled, rolled again, kept by its address, and reset", async ({
    page,
    request,
  }) => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fursona Generator Beta");
    await page.getByLabel("Category").selectOption("Birds");
    await page.getByLabel("Modifier").selectOption("Toy");
    await chooseColors(page, 3);
    await set(page).selectOption("Warm");
    await roll(page);
    await expect(swatches(page)).toHaveCount(3);
    await expect(page.getByLabel("Category")).toHaveValue("BIRDS");
    await expect(page.getByLabel("Modifier")).toHaveValue("TOY");
    await expect(set(page)).toHaveValue("WARM");
    const first = { url: page.url(), text: await poster(page).innerText() };

    await roll(page, "Reroll!");
    const second = { url: page.url(), text: await poster(page).innerText() };
    await page.reload();
    await expect(poster(page)).toHaveText(second.text, { useInnerText: true });
    await page.goBack();
    await expect(page).toHaveURL(first.url);
    await expect(poster(page)).toHaveText(first.text, { useInnerText: true });
    await page.goForward();
    await expect(poster(page)).toHaveText(second.text, { useInnerText: true });
    expect(await (await request.get(first.url)).text()).toContain('content="noindex"');

    await button(page, "Reset!").click();
    await expect(page).toHaveURL(path);
    await expect(poster(page)).toHaveCount(0);
    await expect(button(page, "Generate!")).toBeVisible();
    await expect(page.getByLabel("Category")).toHaveValue("ALL");
    await expect(page.getByRole("radio", { name: "2" })).toBeChecked();
  });

  test("without colors the set says why it does not count, and is not forgotten", async ({
    page,
  }) => {
    const note = page.getByText("With 0 colors there is no set to choose from.");
    await set(page).selectOption("Cool");
    await expect(note).toBeHidden();
    await chooseColors(page, 0);
    await expect(note).toBeVisible();
    if (javaScriptEnabled) await expect(set(page)).toBeDisabled();
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
  });

  test("a color shows its code for pointer and focus", async ({ page }) => {
    await roll(page);
    // The result may have come up under the pointer.
    await page.mouse.move(0, 0);
    const codes = poster(page).locator("code");
    for (const at of [0, 1]) await expect(codes.nth(at)).toHaveCSS("opacity", "0");
    await swatches(page).first().hover();
    await expect(codes.first()).toHaveCSS("opacity", "1");
    await swatches(page).nth(1).focus();
    await expect(codes.nth(1)).toHaveCSS("opacity", "1");
    await expect(codes.nth(1)).toHaveText(/^#[0-9a-f]{6}$/i);
  });

  test("the list is a walk there and back", async ({ page }) => {
    await page.getByRole("link", { name: "Every creature I can think of" }).click();
    await expect(page).toHaveURL(`${path}/list`);
    await page.getByRole("link", { name: "Back to the fursona generator" }).click();
    await expect(page).toHaveURL(path);
  });

  test("an address that was tampered with leads to the form", async ({ page }) => {
    await roll(page);
    await visit(page, new URL(page.url()).search.replace(/^\?r=/, `${path}?r=x`));
    await expect(page).toHaveURL(path);
    await expect(poster(page)).toHaveCount(0);
  });

  test.describe("when the upstream goes down", () => {
    test.use({ expectedErrors: errorStatus });

    test("nothing is lost, and the failure is said on the page", async ({ page, siteOn }) => {
      const site = siteOn({
        "generators/fursona": {
          name: "Fox",
          subName: "Arctic",
          colors: [{ name: "Ink", hexCode: "#101018" }],
          modifier: "clockwork",
        },
      });
      const { upstream } = site;
      await page.goto(site.url + path);
      if (javaScriptEnabled) await expectStarted(page);
      await roll(page);
      await expect(name(page)).toHaveText("Clockwork Arctic Fox");
      const address = page.url();

      upstream.data["generators/fursona"] = { name: "" };
      await set(page).selectOption("Warm");
      const answered = page.waitForResponse((response) => response.request().method() === "POST");
      await button(page, "Reroll!").click();
      expect((await answered).status()).toBe(502);
      expect((await answered).headers()["cache-control"]).toBe("no-store");
      await expect(page.getByRole("alert")).toContainText(noIdea);
      await expect(page.getByRole("alert")).toBeInViewport();
      await expect(set(page)).toHaveValue("WARM");
      await expect(name(page)).toHaveText("Clockwork Arctic Fox");
      await expect(page).toHaveURL(address);
    });
  });
});

test.describe("with JavaScript", () => {
  onEachScreen((screen, viewport) => {
    test(`the result comes into sight and takes focus, on a ${screen}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await visit(page, path);
      await expectStarted(page);
      await roll(page);
      await expect(name(page)).toBeFocused();
      await expect(name(page)).toBeInViewport();
      const scrolled = await page.evaluate(() => scrollY);
      await button(page, "Reroll!").click();
      await expect(name(page)).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(scrolled);
      await expect(button(page, "Reroll!")).toBeInViewport();
      await expect(page.getByRole("alert")).toHaveCount(0);
    });
  });

  test("it is all done by keyboard alone", async ({ page }) => {
    await visit(page, path);
    await expectStarted(page);
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

  test("a tap on a color copies its code and says so", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await visit(page, path);
    await expectStarted(page);
    await roll(page);
    for (const at of [1, 0]) {
      await swatches(page).nth(at).click();
      const code = await poster(page).locator("code").nth(at).innerText();
      await expect(poster(page).getByRole("status")).toHaveText(`Copied ${code}`);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
    }
  });

  test("choices made before the start are kept by it", async ({ page }) => {
    let start = () => {};
    const started = new Promise<void>((resolve) => (start = resolve));
    await page.route("**/assets/**/*.js", async (route) => {
      await started;
      await route.continue();
    });
    await page.goto(path, { waitUntil: "commit" });
    await set(page).selectOption("Warm");
    await chooseColors(page, 0);
    start();
    await expectStarted(page);
    await expect(set(page)).toBeDisabled();
    await chooseColors(page, 1);
    await expect(set(page)).toHaveValue("WARM");
  });
});
