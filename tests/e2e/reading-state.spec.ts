import type { Page } from "playwright/test";
import { expect, expectStarted, test, visit } from "./site";
import { control, expectReady } from "./story";

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
}

/** The link to what a browser knows of its reader. */
async function linkOf(page: Page): Promise<string> {
  await visit(page, landing);
  await page.getByRole("link", { name: "Continue on another device" }).click();
  const field = page.getByRole("textbox", { name: "Link" });
  await expect(field).toHaveValue(/\/reading#deflate=[\w-]+$/);
  return field.inputValue();
}

/** A link to a reading position that somebody else made. */
const linkTo = (chapter: number, page: number, read: readonly (readonly number[])[]) => {
  const bookmark = { chapter, page, depth: 0, known: { chapter, page } };
  const json = JSON.stringify({ version: 1, comics: { talechasers: { bookmark, read } } });
  return `/reading#json=${Buffer.from(json).toString("base64url")}`;
};

const kept = (page: Page) =>
  page.evaluate(() =>
    ["reading:talechasers", "read:talechasers"].map((key) => localStorage.getItem(key)),
  );
const stopped = (page: Page) => page.getByText(/^You stopped at/);

test("a link takes the place to another browser once its reader agrees", async ({
  page,
  browser,
}) => {
  await read(page, "2/1", 1);
  const link = await linkOf(page);

  const context = await browser.newContext();
  const asked: string[] = [];
  context.on("request", (request) => asked.push(request.url()));
  const there = await context.newPage();
  await visit(there, link);
  const change = there.getByRole("region", { name: "Talechasers" });
  await expect(change).toContainText("Your bookmark moves to chapter 2, page 2.");
  await expect(change).toContainText("Marked as read: chapter 2, page 1 to chapter 2, page 2.");
  expect(await kept(there), "nothing changes before").toEqual([null, null]);
  await there.getByRole("button", { name: "Update this device" }).click();
  await there.getByRole("link", { name: "Continue reading" }).click();
  await expect(there).toHaveURL(`${landing}/2/2`);
  await expectReady(there);
  expect(asked.filter((url) => /deflate=/.test(url) && !url.includes("#"))).toEqual([]);

  // The link is behind by now. What was read there is kept all the same.
  await read(there, "3/1", 1);
  await visit(there, link);
  await expect(change).toContainText("moves from chapter 3, page 2 to chapter 2, page 2.");
  await visit(there, landing);
  await expect(stopped(there)).toContainText("chapter 3, page 2");
  await visit(there, link);
  await there.getByRole("button", { name: "Update this device" }).click();
  await visit(there, landing);
  await expect(stopped(there)).toContainText("chapter 2, page 2");
  await visit(there, `${landing}?open=3`);
  await expect(there.getByRole("link", { name: /^Page 1\s+read$/ })).toBeVisible();
  await context.close();
});

test("a link is checked against the comic", async ({ page }) => {
  await read(page, "2/1", 1);
  const before = await kept(page);
  const opened = page.getByRole("region", { name: "The link you opened" });
  for (const [link, refusal] of [
    [linkTo(999, 999, [[0, 999_000_999]]), "names a page that does not exist"],
    ["/reading#json=e30", "This link is incomplete"],
    ["/reading#elsewhere", "contains no reading position"],
  ] as const) {
    // Another fragment alone loads no document.
    await page.goto("about:blank");
    await visit(page, link);
    await expect(opened).toContainText(refusal);
  }
  await page.goto("about:blank");
  await visit(page, linkTo(3, 1, [[0, 999_000_999]]));
  await expect(opened).toContainText("Marked as read: everything up to the start of chapter 2; ");
  expect(await kept(page)).toEqual(before);
  await page.getByRole("button", { name: "Update this device" }).click();
  await visit(page, landing);
  await expect(stopped(page)).toContainText("chapter 3, page 1");
});

test("marks follow from tab to tab, and a chapter can be marked", async ({ page, context }) => {
  await page.addInitScript(() => {
    const moved: number[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        moved.push(shift.value);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await visit(page, `${landing}?open=2`);
  await expectStarted(page);
  const mark = page.getByRole("button", { name: /^Mark as/ });
  await expect(mark).toHaveText("Mark as read");

  const tab = await context.newPage();
  await read(tab, "2/1", 1);
  await expect(page.getByRole("link", { name: /^Page 2\s+read$/ })).toBeVisible();
  await expect(page.locator("#chapter-2 summary")).toContainText("begun");
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
  await expect(page.locator("#chapter-2 summary")).toContainText("read");
  await mark.click();
  await expect(page.getByRole("link", { name: /^Page \d+$/ })).toHaveCount(7);
  expect(await page.evaluate(() => (window as unknown as { moved: number[] }).moved)).toEqual([]);
  await page.reload();
  await expectStarted(page);
  await expect(mark).toHaveText("Mark as read");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a link says what it takes, and the landing marks what lies before the cookie's place", async ({
    page,
  }) => {
    await visit(page, linkTo(2, 2, []));
    await expect(page.locator("main noscript p")).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Link" })).toBeHidden();
    const kept = page.waitForResponse(/\/reading\/talechasers\/2\/3$/);
    await visit(page, `${landing}/2/3`);
    await kept;
    await visit(page, `${landing}?open=2`);
    await expect(page.getByRole("link", { name: /^Page \d+\s+read$/ })).toHaveCount(2);
    await expect(page.locator("#chapter-1")).toContainText("read");
  });
});
