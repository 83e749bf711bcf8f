import type { Page } from "playwright/test";
import { recordShifts } from "./layout-shifts";
import { followMenu } from "./menu";
import { expect, expectStarted, test, visit } from "./site";
import { control, expectReady, openAndPrefetch } from "./story";

const landing = "/comics/talechasers";

/** Opens a page, and turns to the next one. */
async function readTwoPages(page: Page, path: string, next: string): Promise<void> {
  await openAndPrefetch(page, `${landing}/${path}`);
  await control(page, "Next").click();
  await expect(page).toHaveURL(`${landing}/${next}`);
  await expectReady(page);
}

test("a sync link moves the reading state to a second browser after the reader agrees", async ({
  page,
  browser,
}) => {
  await readTwoPages(page, "2/1", "2/2");
  await visit(page, landing);
  await followMenu(page, "/reading");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByRole("button", { name: "Copied!" })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const context = await browser.newContext();
  const other = await context.newPage();
  await readTwoPages(other, "3/1", "3/2");
  await visit(other, link);
  const change = other.getByRole("main").getByRole("region");
  await expect(change).toContainText("moves from chapter 3, page 2 to chapter 2, page 2.");
  await other.getByRole("button", { name: "Continue at chapter 2, page 2" }).click();
  await expect(other).toHaveURL(`${landing}/2/2`);
  await expectReady(other);
  await visit(other, `${landing}?open=3`);
  await expect(other.getByRole("link", { name: "Continue: chapter 2, page 2" })).toBeVisible();
  await expect(other.getByRole("link", { name: /^Page [12]\s+read$/ })).toHaveCount(2);
  await context.close();
});

test("read marks follow changes in a second tab without layout shifts", async ({
  page,
  context,
}) => {
  await visit(page, `${landing}/2/1`);
  await expectReady(page);
  const shifts = await recordShifts(page);
  await visit(page, `${landing}?open=2`);
  await expectStarted(page);
  // Texts move a little when their font arrives.
  await page.evaluate(async () => void (await document.fonts.ready));
  const before = await shifts();
  const tab = await context.newPage();
  await visit(tab, `${landing}/2/2`);
  await expect(page.getByRole("link", { name: /^Page 2\s+read$/ })).toBeVisible();
  await expect(page.locator("#chapter-2")).toContainText("begun");
  expect(await shifts()).toBe(before);
});
