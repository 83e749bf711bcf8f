import type { Locator, Page } from "playwright/test";
import { chapterOf } from "./own-upstream";
import { sample } from "../setup/sample";
import { expect, expectStarted, onEachScreen, test, visit } from "./site";
import { control, expectReading, expectReady, heading, picture, storyPage } from "./story";

const key = "reading:talechasers";
const landing = "/comics/talechasers";

/** The card that offers to start or to continue. */
function card(page: Page): Locator {
  return page.getByRole("region", { name: /^(?:Start|Continue) reading$/ });
}

/** How far down its picture the page is scrolled, from 0 to 1. */
function depth(page: Page): Promise<number> {
  return picture(page).evaluate((image) => {
    const { top, height } = image.getBoundingClientRect();
    return -top / height;
  });
}

/** Waits until the browser has kept a place, at least so far down the picture. */
async function expectKept(page: Page, path: string, atLeast = 0): Promise<void> {
  const [chapter, number] = path.split("/").slice(-2).map(Number);
  const kept = () => page.evaluate((name) => localStorage.getItem(name) ?? "", key);
  await expect.poll(kept).toContain(`{"chapter":${chapter},"page":${number},`);
  await expect
    .poll(async () => (JSON.parse(await kept()) as { depth: number }).depth)
    .toBeGreaterThanOrEqual(atLeast);
}

for (const path of ["/", landing]) {
  test(`a new reader is offered the beginning on ${path}`, async ({ page }) => {
    await visit(page, path);
    await expect(card(page)).toContainText("Start reading");
    await card(page).getByRole("link", { name: "Page one" }).click();
    await expect(page).toHaveURL("/comics/talechasers/1/1");
  });
}

onEachScreen((screen, viewport) => {
  for (const [name, offer] of [
    ["landing page", landing],
    ["home page", "/"],
  ] as const) {
    test(`on a ${screen}, the ${name} leads back into the middle of a tall page`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      const at = storyPage("2/3");
      await visit(page, at.path);
      await expectReady(page);
      await picture(page).evaluate((image) => {
        const { top, height } = image.getBoundingClientRect();
        scrollBy(0, top + height * 0.4);
      });
      await expectKept(page, at.path, 0.35);
      const left = await depth(page);

      await visit(page, offer);
      await expect(card(page)).toContainText("You stopped at chapter 2, page 3.");
      await card(page).getByRole("link", { name: "Continue" }).click();
      await expectReading(page, at);
      await expect.poll(() => depth(page)).toBeCloseTo(left, 1);
    });
  }
});

test("turning a page moves the place on, with Back too", async ({ page }) => {
  await visit(page, "/comics/talechasers/1/2");
  await expectReady(page);
  await control(page, "Next").click();
  await expectKept(page, "/comics/talechasers/1/3");
  await page.goBack();
  await expectKept(page, "/comics/talechasers/1/2");
});

test("another tab hears of it at once", async ({ page, context }) => {
  await visit(page, landing);
  await expect(card(page)).toContainText("Start reading");
  const other = await context.newPage();
  await visit(other, "/comics/talechasers/1/2");
  await expectReady(other);
  await expect(card(page)).toContainText("You stopped at chapter 1, page 2.");
  await other.close();
});

test("pages that came out since are announced until they are read", async ({ page, siteOn }) => {
  const site = siteOn({
    "comics/talechasers/latest": [1, 2],
    "comics/talechasers/chapters/1": chapterOf({ 1: "One", 2: "Two", 3: "Three" }),
    "commissions/data": { status: "Open" },
  });
  const { upstream } = site;
  const news = "New since you were here";
  await visit(page, `${site.url}/comics/talechasers/1/1`);
  await expectReady(page);
  await expectKept(page, "/comics/talechasers/1/1");
  await visit(page, site.url + landing);
  await expect(card(page)).toContainText("You stopped at chapter 1, page 1.");
  await expect(card(page)).not.toContainText(news);

  upstream.data["comics/talechasers/latest"] = [1, 3];
  for (const path of ["/", landing]) {
    await page.goto("about:blank");
    await visit(page, `${site.url}${path}?fresh`);
    await expect(card(page)).toContainText(news);
  }
  await page.getByText("1 Matters of Size").last().click();
  await expect(page.getByRole("link", { name: /^Page 3\s*new$/ })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Page 2$/ })).toBeVisible();

  await card(page)
    .getByRole("link", { name: /^Latest page/ })
    .click();
  await expect(heading(page)).toHaveText("Talechasers, chapter 1, page 3 of 3");
  await expectKept(page, "/comics/talechasers/1/3");
  await page.goBack();
  await expect(card(page)).toContainText("You stopped at chapter 1, page 3.");
  await expect(card(page)).not.toContainText(news);
});

const unreadable = {
  "no JSON": "{'chapter':",
  "another shape": "[1,2,3]",
  nothing: "null",
  "HTML for numbers": JSON.stringify({
    chapter: "<img src=x onerror=alert(1)>",
    page: "../../error",
    depth: 0,
    known: { chapter: 1, page: 1 },
  }),
  "numbers out of range": JSON.stringify({
    chapter: -1,
    page: 1e99,
    depth: 7,
    known: { chapter: 1, page: 1 },
  }),
  "a missing part": JSON.stringify({ chapter: 1, page: 2, depth: 0 }),
  "a very long text": "x".repeat(100_000),
};
for (const [name, stored] of sample(Object.entries(unreadable), 3)) {
  test(`a stored place of ${name} counts as none`, async ({ page }) => {
    await page.addInitScript(
      ([entry, value]) => {
        if (!sessionStorage.getItem("planted")) localStorage.setItem(entry, value);
        sessionStorage.setItem("planted", "yes");
      },
      [key, stored] as const,
    );
    for (const path of ["/", landing]) {
      await visit(page, path);
      await expectStarted(page);
      await expect(card(page)).toContainText("Start reading");
    }
    await visit(page, "/comics/talechasers/1/2");
    await expectReady(page);
    await expectKept(page, "/comics/talechasers/1/2");
  });
}

test("a stored page that is gone leads to a screen, and the story stays open", async ({ page }) => {
  await page.addInitScript(
    ([entry, value]) => {
      if (!localStorage.getItem(entry)) localStorage.setItem(entry, value);
    },
    [
      key,
      JSON.stringify({ chapter: 2, page: 4, depth: 0, known: { chapter: 3, page: 8 } }),
    ] as const,
  );
  await visit(page, landing);
  await expect(card(page).getByRole("link", { name: "Continue" })).toHaveAttribute(
    "href",
    "/comics/talechasers/2/4",
  );
  await expect(card(page).getByRole("link", { name: "Start over" })).toHaveAttribute(
    "href",
    "/comics/talechasers/1/1",
  );
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a cookie keeps the place", async ({ page }) => {
    for (const path of ["/", landing]) {
      await visit(page, path);
      await expect(card(page)).toContainText("Start reading");
    }
    const at = storyPage("2/3");
    const kept = page.waitForResponse(/\/reading\/talechasers\/2\/3$/);
    await visit(page, at.path);
    expect((await kept).status()).toBe(200);
    for (const path of ["/", landing]) {
      await visit(page, path);
      await expect(card(page)).toContainText("You stopped at chapter 2, page 3.");
      await card(page).getByRole("link", { name: "Continue" }).click();
      await expectReading(page, at);
    }
  });

  test("a hostile cookie counts as none", async ({ page, context, baseURL }) => {
    for (const value of [
      "talechasers.-1.2",
      "talechasers.1",
      "other.1.2",
      "%3Cb%3E.1.1",
      "talechasers.1.1.1",
    ]) {
      await context.addCookies([{ name: "reading", value, url: baseURL! }]);
      await visit(page, landing);
      await expect(card(page)).toContainText("Start reading");
    }
  });
});
