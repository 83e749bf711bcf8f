import { heldBack } from "./held-back";
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

test.use({ expectedErrors: errorStatus });

test("the total is polled, another year keeps the layout while loading, and Back leads over an error page", async ({
  page,
  siteOn,
}) => {
  const { url, upstream } = siteOn("sample content");
  await page.clock.install();
  await visit(page, url + path);
  const select = page.getByLabel("Year", { exact: true });
  const heading = page.getByRole("heading", { name: /^Papa Barks/ });
  await select.focus();
  await expectStarted(page);
  upstream.data[`donations/als-${thisYear}/twitch`] = { Chase: 5400 };
  await page.clock.fastForward(30_000);
  await expect(page.getByRole("row", { name: /^Total/ })).toContainText("$5,400.00");

  const release = await heldBack(page, "**/als.data**");
  await select.selectOption("2023");
  await expect(page.getByText("Loading donations…")).toBeVisible();
  await expect(page.getByRole("contentinfo")).not.toBeInViewport();
  release();
  await expect(heading).toHaveText("Papa Barks 2023");
  await expect(page).toHaveURL(`${url}${path}?year=2023`);
  await expect(select).toBeFocused();
  await page.goBack();
  await expect(heading).toHaveText(`Papa Barks ${thisYear}`);
  await expect(select).toHaveValue(String(thisYear));

  upstream.isDown = true;
  await select.selectOption("2024");
  await expect(page).toHaveURL(`${url}/error?from=${encodeURIComponent(`${path}?year=2024`)}`);
  upstream.isDown = false;
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(heading).toHaveText("Papa Barks 2024");
  await page.goBack();
  await expect(page.getByRole("link", { name: "Try again" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(url + path);
});

test("a year that was chosen before the page starts is shown then", async ({ page }) => {
  const start = await openWithoutScripts(page, path);
  await page.getByLabel("Year", { exact: true }).selectOption("2023");
  await start();
  await expect(page.getByRole("heading", { name: "Papa Barks 2023" })).toBeVisible();
  await expect(page).toHaveURL(/\?year=2023$/);
});

test("a table of 5,000 donors shifts no layout, and scrolls by keyboard", async ({
  page,
  siteOn,
}) => {
  const donations = Object.fromEntries(
    Array.from({ length: 5_000 }, (_, at) => [`donor ${at} ${"x".repeat(at % 40)}`, at / 4]),
  );
  const years = [thisYear, thisYear + 1].map((year) => `donations/als-${year}/twitch`);
  const { url } = siteOn(Object.fromEntries(years.map((call) => [call, donations])));
  await page.setViewportSize(screens.phone);
  const shifts = await recordShifts(page);
  await visit(page, url + path);
  await page.getByLabel("Year", { exact: true }).focus();
  await expectStarted(page);
  await expect(page.locator("tbody tr")).toHaveCount(500);
  await page.waitForLoadState("networkidle");
  expect(await shifts()).toBe(0);
  await page.getByRole("region", { name: "Donations" }).focus();
  await page.keyboard.press("End");
  await expect(page.locator("tbody tr").last()).toBeInViewport();
  await expect(page.locator("tfoot tr")).toBeInViewport();
});
