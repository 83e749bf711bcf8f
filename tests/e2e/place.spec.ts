import { readFile } from "node:fs/promises";
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

/** The ways to take a place along, on a landing page. */
async function openAlong(page: Page): Promise<void> {
  await visit(page, landing);
  await expectStarted(page);
  await page.getByText("Take my place along").click();
  await expect(page.getByRole("img", { name: "QR code of your place" })).toBeVisible();
}

const stopped = (page: Page) => page.getByText(/^You stopped at/);

test("a link takes the place to another browser, and asks before it goes back", async ({
  page,
  browser,
}) => {
  await read(page, "2/1", 1);
  await openAlong(page);
  const link = await page.getByRole("textbox", { name: "The link" }).inputValue();
  expect(link).toMatch(/\/reading#1&talechasers=2\.2\.\d+\.3\.8,2\.1-2\.2$/);

  const context = await browser.newContext();
  const asked: string[] = [];
  context.on("request", (request) => asked.push(request.url()));
  const there = await context.newPage();
  await visit(there, link);
  const said = there.getByRole("region", { name: "Talechasers" });
  await expect(said).toContainText("You are at chapter 2, page 2 now.");
  await expect(there).toHaveURL("/reading");
  expect(asked.filter((url) => url.includes("talechasers=") && !url.includes("#"))).toEqual([]);
  await said.getByRole("link", { name: "Continue reading" }).click();
  await expect(there).toHaveURL(`${landing}/2/2`);
  await expectReady(there);
  await read(there, "3/1", 0);

  // The other is behind by now, and is asked about; what was read there is kept all the same.
  await visit(there, `/reading#1&talechasers=2.2.0.3.8,1.1-1.2`);
  await expect(said).toContainText("You are further here: chapter 3, page 1");
  await visit(there, landing);
  await expect(stopped(there)).toContainText("chapter 3, page 1");
  await visit(there, link);
  await said.getByRole("button", { name: "Go back to chapter 2, page 2" }).click();
  await expect(said).toContainText("You are at chapter 2, page 2 now.");
  await there.goBack();
  await expect(stopped(there)).toContainText("chapter 2, page 2");
  await visit(there, `${landing}?open=1`);
  await expect(there.getByRole("link", { name: /^Page 2\s+read$/ })).toBeVisible();
  await expect(there.getByRole("link", { name: /^Page 3$/ })).toBeVisible();
  await context.close();
});

test("a file does so, too, and what is no such file is refused", async ({ page, browser }) => {
  await read(page, "2/1", 1);
  await openAlong(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as a file" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("talechasers-place.json");
  const buffer = await readFile(await file.path());

  const context = await browser.newContext();
  const there = await context.newPage();
  await visit(there, "/reading");
  await expectStarted(there);
  const field = there.getByLabel("Bring a place from a file");
  const open = (content: Buffer) =>
    field.setInputFiles({ name: "place.json", mimeType: "application/json", buffer: content });
  const status = there.getByRole("status").first();
  await open(Buffer.alloc(70_000, " "));
  await expect(status).toContainText("too large");
  await open(buffer.subarray(0, 60));
  await expect(status).toContainText("damaged");
  await open(Buffer.from('{"pages":7}'));
  await expect(status).toContainText("holds no place in my comics");
  await open(buffer);
  await expect(status).toContainText("You are at chapter 2, page 2 now.");
  await expect(there.getByRole("textbox", { name: "The link" })).toHaveValue(
    /#1&talechasers=2\.2\./,
  );
  await context.close();
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
    await visit(page, "/reading#1&talechasers=2.2.0.3.8");
    await expect(page.locator("main noscript p")).toBeVisible();
    await expect(page.getByRole("textbox", { name: "The link" })).toBeHidden();
    const kept = page.waitForResponse(/\/reading\/talechasers\/2\/3$/);
    await visit(page, `${landing}/2/3`);
    await kept;
    await visit(page, `${landing}?open=2`);
    await expect(page.getByRole("link", { name: /^Page \d+\s+read$/ })).toHaveCount(2);
    await expect(page.locator("#chapter-1")).toContainText("read");
    await page.getByText("Take my place along").click();
    await expect(page.locator("details noscript p")).toBeVisible();
  });
});
