import { recordShifts } from "./layout-shifts";
import {
  errorStatus,
  expect,
  expectStarted,
  openWithoutScripts,
  screens,
  test,
  visit,
} from "./site";

const path = "/stream/charities/als";
const thisYear = new Date().getUTCFullYear();

/** Donations of so many donors, with names of all lengths. */
function createDonations(donors: number): Record<string, number> {
  return Object.fromEntries(
    Array.from({ length: donors }, (_, index) => [
      `donor ${index} ${"x".repeat(index % 40)}`,
      ((index * 7919) % 20_000) / 100,
    ]),
  );
}

test.describe("the choice of a year", () => {
  test.use({ expectedErrors: errorStatus });

  test("polls the total, keeps the layout while loading, and goes back over an error page", async ({
    page,
    siteOn,
  }) => {
    const { url, upstream } = siteOn("sample content");
    await page.clock.install();
    await visit(page, url + path);
    const select = page.getByLabel("Year", { exact: true });
    await select.focus();
    await expectStarted(page);

    upstream.data[`donations/als-${thisYear}/twitch`] = { Chase: 5400 };
    await page.clock.fastForward(30_000);
    await expect(page.getByRole("row", { name: /^Total/ })).toContainText("$5,400.00");

    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/als.data**", async (route) => {
      await held;
      await route.continue();
    });
    await select.selectOption("2023");
    await expect(page.getByText("Loading donations…")).toBeVisible();
    await expect(page.getByRole("contentinfo")).not.toBeInViewport();
    release();
    await expect(page.getByRole("heading", { name: "Papa Barks 2023" })).toBeVisible();
    await expect(page).toHaveURL(`${url}${path}?year=2023`);
    await expect(page).toHaveTitle(/Papa Barks 2023/);
    await expect(select).toBeFocused();
    await page.goBack();
    await expect(page.getByRole("heading", { name: `Papa Barks ${thisYear}` })).toBeVisible();
    await expect(select).toHaveValue(String(thisYear));

    upstream.isDown = true;
    await select.selectOption("2024");
    await expect(page).toHaveURL(`${url}/error?from=${encodeURIComponent(`${path}?year=2024`)}`);
    upstream.isDown = false;
    upstream.data["donations/als-2024/twitch"] = { Chase: 2.5 };
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(page).toHaveURL(`${url}${path}?year=2024`);
    await expect(page.getByRole("row", { name: /^Total/ })).toContainText("$2.50");
    await page.goBack();
    await expect(page.getByRole("link", { name: "Try again" })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(url + path);
  });

  test("is submitted when the page starts, if it was made before", async ({ page }) => {
    const start = await openWithoutScripts(page, path);
    await page.getByLabel("Year", { exact: true }).selectOption("2023");
    await expect(page.getByRole("button", { name: "Show" })).toBeHidden();
    await start();
    await expect(page.getByRole("heading", { name: "Papa Barks 2023" })).toBeVisible();
    await expect(page).toHaveURL(/\?year=2023$/);
  });

  test("Back from a choice that failed leads to the choice before", async ({ page, siteOn }) => {
    const { url, upstream } = siteOn("sample content");
    await visit(page, url + path);
    await expectStarted(page);
    const select = page.getByLabel("Year", { exact: true });
    const heading = page.getByRole("heading", { name: /^Papa Barks/ });
    for (const year of ["2023", "2024"]) {
      await select.dispatchEvent("pointerdown");
      await select.selectOption(year);
      await expect(heading).toHaveText(`Papa Barks ${year}`);
    }
    upstream.isDown = true;
    await select.dispatchEvent("pointerdown");
    await select.selectOption("2025");
    await expect(page.getByRole("link", { name: "Try again" })).toBeVisible();
    upstream.isDown = false;
    await page.goBack();
    await expect(heading).toHaveText("Papa Barks 2024");
    await expect(select).toHaveValue("2024");
  });
});

test("a table of 5,000 donors shifts no layout, and scrolls by keyboard", async ({
  page,
  siteOn,
}) => {
  const donations = createDonations(5_000);
  const years = [thisYear, thisYear + 1].map((year) => `donations/als-${year}/twitch`);
  const { url } = siteOn(Object.fromEntries(years.map((call) => [call, donations])));
  await page.setViewportSize(screens.phone);
  const shifts = await recordShifts(page);
  await visit(page, url + path);
  await page.getByLabel("Year", { exact: true }).focus();
  // A busy machine hydrates so many rows more slowly than `expectStarted` waits.
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await expect(page.locator("tbody tr")).toHaveCount(500);
  await expect(page.getByText("from 5,000 donors")).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(await shifts()).toBe(0);

  const lines = await page.locator("tfoot td").evaluate((amount) => {
    const text = document.createRange();
    text.selectNodeContents(amount);
    return text.getClientRects().length;
  });
  expect(lines, "lines of the total").toBe(1);

  await page.getByRole("region", { name: "Donations" }).focus();
  await page.keyboard.press("End");
  await expect(page.locator("tbody tr").last()).toBeInViewport();
  await expect(page.locator("tfoot tr")).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4_000);

  const response = await fetch(url + path, { headers: { "Accept-Encoding": "br" } });
  expect(Number(response.headers.get("Content-Length"))).toBeLessThan(40_000);
});
