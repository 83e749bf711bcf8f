import type { Page } from "playwright/test";
import { expect, expectStarted, openWithoutScripts, test, visit } from "./site";
import { holdRequests } from "./hold-requests";

const transformations = "/tf-generator";
const fursonas = "/fursona-generator";

/** The label covers the radio button. */
const choose = (page: Page, legend: string, name: string) =>
  page
    .getByRole("group", { name: legend })
    .getByRole("radio", { name, exact: true })
    .check({ force: true });

test("choices that are made before hydration remain after hydration", async ({ page }) => {
  await test.step("the fursona generator keeps choices", async () => {
    const release = await openWithoutScripts(page, fursonas);
    const set = page.getByLabel("Color set");
    await set.selectOption("Warm");
    await choose(page, "Number of colors", "0");
    await release();
    await expect(set).toBeDisabled();
    await choose(page, "Number of colors", "1");
    await expect(set).toHaveValue("WARM");
  });

  await test.step("the transformation generator keeps choices until a reset", async () => {
    const release = await openWithoutScripts(page, transformations);
    await choose(page, "Extinct", "Only");
    await page.getByLabel("Category").selectOption("Reptiles");
    await release();
    const sort = (name: string) => page.getByRole("group", { name }).getByRole("radio");
    await expect(page.getByLabel("Category")).toHaveValue("REPTILES");
    await expect(sort("Extinct").last()).toBeChecked();
    await expect(sort("Mythical").first()).toBeDisabled();
    await choose(page, "Modifier", "Yes");
    await expect(sort("Extinct").last()).toBeChecked();

    await page.getByRole("link", { name: /full list/i }).click();
    await page.getByRole("link", { name: "Back to the transformation generator" }).click();
    await expect(page.getByLabel("Category")).toHaveValue("REPTILES");
    await expect(page.getByRole("radio", { name: "Yes" })).toBeChecked();
    await page.getByRole("button", { name: "Wait! Please reset!" }).click();
    await expect(page.getByLabel("Category")).toHaveValue("ALL");
    await expect(sort("Mythical").first()).toBeEnabled();
  });
});

test("a double click posts a form once", async ({ page, siteOn }) => {
  const fox = { success: true, name: "Fox", colors: [{ name: "Ink", hexCode: "#101018" }] };
  const { url, upstream } = siteOn({
    "generators/fursona": fox,
    "generators/transformation/quick": fox,
  });
  for (const [path, role, name, busy, call] of [
    [fursonas, "button", "Generate!", "Rolling…", "fursona"],
    [transformations, "link", "Give me a random transformation!", "Zapping…", "quick"],
  ] as const) {
    await visit(page, url + path);
    await expectStarted(page);
    const release = await holdRequests(page, "**/*.data*");
    const main = page.getByRole("main");
    await main.getByRole(role, { name, exact: true }).dblclick();
    const pressed = main.getByRole(role, { name: busy });
    await expect(pressed).toHaveAttribute("aria-disabled", "true");
    await expect(pressed).toBeFocused();
    await pressed.press("Enter");
    release();
    await expect(page).not.toHaveURL(url + path);
    expect(upstream.requestedPaths.filter((made) => made.endsWith(call))).toHaveLength(1);
    await page.unroute("**/*.data*");
  }
});
