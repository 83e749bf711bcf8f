import type { BrowserContext, Page } from "playwright/test";
import { startProxy, type SiteProxy } from "./proxy";
import { chapterOf } from "./own-upstream";
import { expect, expectStarted, screens, test as base, visit } from "./site";
import { expectReady, expectReading, storyPage } from "./story";

const test = base.extend<{ siteProxy: SiteProxy }>({
  siteProxy: async ({ site }, use) => {
    const siteProxy = await startProxy(site.url);
    await use(siteProxy);
    await siteProxy.cut().catch(() => undefined);
  },
  baseURL: ({ siteProxy }, use) => use(siteProxy.url),
});

test.use({
  viewport: screens.phone,
  // These tests interrupt connections intentionally.
  expectedErrors: /ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_FAILED|ERR_INTERNET|Failed to fetch/,
});

const comic = "/comics/talechasers";
const at = (place: string) => storyPage(place).path;
const saveButton = (page: Page) =>
  page.getByRole("button", { name: /^Save chapter 2 \(about \d\.\d MB\)$/ });
const savedLink = (page: Page) => page.getByRole("link", { name: "Saved: chapter 2" });
const offline = (page: Page) => page.getByRole("heading", { name: "You are offline" });

/** The number of registered service workers and of caches. */
const countStores = (page: Page) =>
  page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: (await caches.keys()).length,
  }));
const nothing = { workers: 0, caches: 0 };

/** Saves chapter 2 with the button on its last page, or on another page. */
async function saveChapter(page: Page, path = at("2/8")): Promise<void> {
  await visit(page, path);
  await saveButton(page).click();
  await expect(savedLink(page)).toBeVisible();
}

/** Expects the saved scroll at a page, with the page's picture. */
async function expectSavedPage(page: Page, number: number): Promise<void> {
  await expect(page).toHaveURL(`${comic}/2/scroll#page-${number}`);
  const section = page.locator("section", { has: page.locator(`#page-${number}`) });
  await expect(section.getByRole("heading")).toBeInViewport();
  await expect
    .poll(() =>
      section.locator("figure img").evaluate((image) => (image as HTMLImageElement).naturalWidth),
    )
    .toBeGreaterThan(100);
}

/** Opens a tab while no service worker runs, as after the browser has started. */
async function openColdTab(context: BrowserContext): Promise<Page> {
  await Promise.all(context.pages().map((page) => page.close()));
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("ServiceWorker.enable");
  await session.send("ServiceWorker.stopAllWorkers");
  await session.detach();
  return page;
}

test("a saved chapter can be read offline until the reader removes the chapter", async ({
  page: first,
  siteProxy,
  context,
}) => {
  await visit(first, at("2/8"));
  await expectStarted(first);
  await expect(saveButton(first)).toBeVisible();
  expect(await countStores(first), "nothing before a chapter is saved").toEqual(nothing);
  await saveChapter(first);
  await siteProxy.cut();

  const page = await openColdTab(context);
  await page.goto(at("2/3"));
  await expectSavedPage(page, 3);
  // A wider window requests the pictures in other sizes.
  await page.setViewportSize(screens.desktop);
  await page.goto(at("2/6"));
  await expectSavedPage(page, 6);
  for (const path of ["/world/magic", at("3/1"), comic]) {
    await page.goto(path);
    await expect(offline(page)).toBeVisible();
  }
  await page.getByRole("link", { name: "Chapter 2: In Your Paws" }).click();
  await expect(page.getByRole("heading", { name: "Page 8", exact: true })).toBeVisible();
  await page.goto(at("3/1"));
  await siteProxy.restore();
  await page.getByRole("link", { name: "Try again" }).click();
  await expectReading(page, storyPage("3/1"));

  await visit(page, `${comic}/saved`);
  await expect(page.getByText(/^0\.\d\sMB$/)).toBeVisible();
  await page.getByRole("button", { name: "Remove chapter 2" }).click();
  await expect(page.getByText("No chapter is saved yet.")).toBeVisible();
  expect(await countStores(page)).toEqual(nothing);
  await page.goto(`${comic}?open=2`);
  await expect(saveButton(page)).toBeVisible();
});

test("an open comic page continues in the saved chapter when the device goes offline", async ({
  page,
  context,
}) => {
  await saveChapter(page, `${comic}?open=2`);
  await visit(page, at("2/1"));
  await expectReady(page);
  await context.setOffline(true);
  await page.getByRole("link", { name: "Latest", exact: true }).first().click();
  await expect(offline(page)).toBeVisible();
  await page.getByRole("link", { name: "Chapter 2: In Your Paws" }).click();
  // The scripts are in the HTTP cache.
  await expectStarted(page);
  for (const number of [2, 3]) {
    await page.keyboard.press("ArrowRight");
    await expectSavedPage(page, number);
  }
  await context.setOffline(false);
  await visit(page, comic);
  await expect(page.getByText("You stopped at chapter 2, page 3.")).toBeVisible();
});

test("a chapter is saved completely or not at all", async ({ page, siteProxy }) => {
  await visit(page, at("2/8"));
  siteProxy.hangsAt = /2\/da25f98c30/;
  await saveButton(page).click();
  await expect(page.getByText("Saving: 5 of 7 pictures", { exact: false })).toBeVisible();
  await expect(saveButton(page)).toBeDisabled();
  await visit(page, `${comic}/saved`);
  await expect(page.getByText("No chapter is saved yet.")).toBeVisible();
  siteProxy.breaksAt = siteProxy.hangsAt;
  siteProxy.hangsAt = undefined;
  await visit(page, at("2/8"));
  await saveButton(page).click();
  await expect(page.getByText("Nothing was saved: the connection failed.")).toBeVisible();
  siteProxy.breaksAt = undefined;
  await saveChapter(page);
  expect(await countStores(page), "nor is a part left").toEqual({ workers: 1, caches: 1 });
  // A chapter that the browser has evicted is not shown as saved.
  await page.evaluate(async () => caches.delete((await caches.keys())[0]!));
  await visit(page, at("2/8"));
  await expect(saveButton(page)).toBeVisible();
});

test("a changed chapter can be saved again", async ({ page, siteOn }) => {
  const chapter = chapterOf({ 1: "one", 2: "two" });
  const { url, upstream } = siteOn({
    "comics/talechasers/latest": [2, 2],
    "comics/talechasers/chapters/1": chapterOf({ 1: "one" }),
    "comics/talechasers/chapters/2": chapter,
  });
  const save = page.getByRole("button", { name: "Save chapter 2 again" });
  await saveChapter(page, `${url}${comic}/2/2`);
  upstream.data["comics/talechasers/chapters/2"] = {
    ...chapter,
    2: { page: 2, imageId: "redrawn" },
  };
  await visit(page, `${url}${comic}/saved`);
  await expect(page.getByText("This chapter has changed since.")).toBeVisible();
  await save.click();
  await expect(page.getByText("This chapter has changed since.")).toBeHidden();
  Object.assign(upstream.data, {
    "comics/talechasers/latest": [2, 3],
    "comics/talechasers/chapters/2": chapterOf({ 1: "one", 2: "two", 3: "three" }),
  });
  await visit(page, `${url}${comic}/2/3`);
  await save.click();
  await expect(savedLink(page)).toBeVisible();
  expect(await countStores(page)).toEqual({ workers: 1, caches: 1 });
});
