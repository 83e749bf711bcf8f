import type { Page } from "playwright/test";
import { recordShifts } from "./layout-shifts";
import { expect, expectStarted, test, visit } from "./site";
import { control, expectReady, openAndPrefetch } from "./story";

const landing = "/comics/talechasers";

/** Reads pages one after the other, from the first given on. */
async function read(page: Page, from: string, turns: number): Promise<void> {
  await visit(page, `${landing}/${from}`);
  await expectReady(page);
  const [chapter, first] = from.split("/").map(Number);
  for (let turn = 1; turn <= turns; turn++) {
    await control(page, "Next").click();
    await expect(page).toHaveURL(`${landing}/${chapter}/${first! + turn}`);
  }
  // A page is read when its picture was shown.
  const bookmark = () => page.evaluate(() => localStorage.getItem("reading:talechasers"));
  await expect.poll(bookmark).toContain(`"page":${first! + turns}`);
}

/** Turns the page, and leaves for another address before the browser has drawn a frame. */
async function turnAndLeave(page: Page, address: string): Promise<void> {
  await control(page, "Next").evaluate((next: HTMLElement, to) => {
    window.requestAnimationFrame = () => 0;
    next.click();
    location.assign(to);
  }, address);
}

test("a link moves the reading state to another browser once the reader agrees", async ({
  page,
  browser,
}) => {
  await openAndPrefetch(page, `${landing}/2/1`);
  await turnAndLeave(page, landing);
  await page.getByRole("link", { name: "Continue on another device" }).click();
  await expect(page.getByRole("img", { name: "The link as a QR code" })).toBeVisible();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByRole("button", { name: "Copied!" })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/reading#deflate=[\w-]+$/);

  const context = await browser.newContext();
  const requests: string[] = [];
  context.on("request", (request) => requests.push(request.url()));
  const other = await context.newPage();
  await read(other, "3/1", 1);
  await visit(other, link);
  const change = other.getByRole("main").getByRole("region");
  await expect(change).toContainText("moves from chapter 3, page 2 to chapter 2, page 2.");
  await expect(change).toContainText("Marked as read: chapter 2, page 1 to chapter 2, page 2.");
  const stopped = other.getByText(/^You stopped at/);
  await visit(other, landing);
  await expect(stopped, "nothing changes before").toContainText("chapter 3, page 2");
  await visit(other, link);
  await other.getByRole("button", { name: "Continue at chapter 2, page 2" }).click();
  await expect(other).toHaveURL(`${landing}/2/2`);
  await expectReady(other);
  expect(requests.filter((url) => /deflate=/.test(url) && !url.includes("#"))).toEqual([]);
  await visit(other, `${landing}?open=3`);
  await expect(stopped).toContainText("chapter 2, page 2");
  await expect(other.getByRole("link", { name: /^Page 1\s+read$/ })).toBeVisible();
  await context.close();
});

test("read marks follow other tabs, and a chapter can be marked as read, without layout shifts", async ({
  page,
  context,
}) => {
  const shifts = await recordShifts(page);
  await visit(page, `${landing}?open=2`);
  await expectStarted(page);
  const mark = page.getByRole("button", { name: /^Mark as/ });
  await expect(mark).toHaveText("Mark as read");

  const tab = await context.newPage();
  await read(tab, "2/1", 1);
  await expect(page.getByRole("link", { name: /^Page 2\s+read$/ })).toBeVisible();
  await expect(page.locator("#chapter-2")).toContainText("begun");
  await mark.click();
  await expect(page.getByText("Chapter 2 is marked as read.")).toBeAttached();
  await expect(page.getByRole("link", { name: /^Page \d+\s+read$/ })).toHaveCount(7);

  const news = page.getByText("New since you were here");
  await page.evaluate(() => {
    const place = { chapter: 2, page: 2, depth: 0, known: { chapter: 3, page: 5 } };
    localStorage.setItem("reading:talechasers", JSON.stringify(place));
  });
  await page.reload();
  await expect(news).toHaveText("New since you were here: 3 pages");
  await expect(page.locator("#chapter-2")).toContainText("read");
  await mark.click();
  await expect(page.getByRole("link", { name: /^Page \d+$/ })).toHaveCount(7);
  expect(await shifts()).toBe(0);
  await visit(page, `${landing}?open=3`);
  await expect(page.getByRole("link", { name: /^Page 8\s*new$/ })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a link says that it needs scripts, and pages before the cookie's are marked as read", async ({
    page,
  }) => {
    await visit(page, "/reading#json=e30");
    await expect(page.locator("main noscript p")).toBeVisible();
    await expect(page.getByRole("button", { name: "Copy link" })).toHaveCount(0);
    const pixel = page.waitForResponse(/\/reading\/talechasers\/2\/3$/);
    await visit(page, `${landing}/2/3`);
    await pixel;
    await visit(page, `${landing}?open=2`);
    await expect(page.getByText("You stopped at chapter 2, page 3.")).toBeVisible();
    await expect(page.getByRole("link", { name: /^Page \d+\s+read$/ })).toHaveCount(2);
    await expect(page.locator("#chapter-1")).toContainText("read");
  });
});
