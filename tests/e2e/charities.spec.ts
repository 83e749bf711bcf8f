import { holdRequests } from "./hold-requests";
import { errorStatus, expect, expectStarted, openWithoutScripts, test, visit } from "./site";

const path = "/stream/charities/als";
const thisYear = new Date().getUTCFullYear();

test.use({ expectedErrors: errorStatus });

test("the charity page keeps its layout while a newly chosen year loads", async ({
  page,
  siteOn,
}) => {
  const { url, upstream } = siteOn("sample content");
  await visit(page, url + path);
  const select = page.getByLabel("Year", { exact: true });
  const heading = page.getByRole("heading", { name: /^Papa Barks/ });
  await select.focus();
  await expectStarted(page);
  const release = await holdRequests(page, "**/als.data**");
  await select.selectOption("2023");
  await expect(page.getByText("Loading donations…")).toBeVisible();
  await expect(page.getByRole("contentinfo")).not.toBeInViewport();
  release();
  await expect(heading).toHaveText("Papa Barks 2023");
  await expect(page).toHaveURL(`${url}${path}?year=2023`);
  await expect(select).toBeFocused();
  await select.selectOption("2024");
  for (const year of ["2024", "2023", String(thisYear)]) {
    await expect(heading).toHaveText(`Papa Barks ${year}`);
    await expect(select).toHaveValue(year);
    if (year !== String(thisYear)) await page.goBack();
  }

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

test("a year chosen before hydration is shown after hydration", async ({ page }) => {
  const start = await openWithoutScripts(page, path);
  await page.getByLabel("Year", { exact: true }).selectOption("2023");
  await start();
  await expect(page.getByRole("heading", { name: "Papa Barks 2023" })).toBeVisible();
  await expect(page).toHaveURL(/\?year=2023$/);
});
