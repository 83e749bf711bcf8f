import { createServer } from "node:http";
import type { BrowserContext, Page } from "playwright/test";
import sharp from "sharp";
import { startLine, type Line } from "./line";
import { chapterOf } from "./own-upstream";
import { expect, expectStarted, freePort, screens, test as base, visit } from "./site";
import {
  chapterName,
  control,
  expectPicture,
  expectReading,
  expectReady,
  storyPage,
} from "./story";

const test = base.extend<{ line: Line }>({
  line: async ({ site }, use) => {
    const line = await startLine(site.url);
    await use(line);
    await line.cut().catch(() => undefined);
  },
  baseURL: ({ line }, use) => use(line.url),
});

test.use({
  viewport: screens.phone,
  // These journeys break connections on purpose.
  expectedErrors: /ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_FAILED|ERR_INTERNET|Failed to fetch/,
});

const landing = "/comics/talechasers?open=2";
const at = (place: string) => storyPage(place).path;

/** The number of registered workers, and the names of caches. */
const readStores = (page: Page) =>
  page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
  }));

/** Saves chapter 2 by the link on its last page. */
async function saveChapter(page: Page): Promise<void> {
  await visit(page, at("2/8"));
  await page.getByRole("link", { name: /^Save chapter 2 \(about \d\.\d MB\)$/ }).click();
  await expect(page.getByText(/^Saved: \d\.\d MB\./)).toBeVisible();
}

/** Opens a tab while no worker runs, as after a start of the browser. */
async function coldTab(context: BrowserContext): Promise<Page> {
  await Promise.all(context.pages().map((page) => page.close()));
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("ServiceWorker.enable");
  await session.send("ServiceWorker.stopAllWorkers");
  await session.detach();
  return page;
}

test("a saved chapter can be read offline until it is removed", async ({
  page: first,
  line,
  context,
}) => {
  await visit(first, at("2/8"));
  await expectStarted(first);
  expect(await readStores(first), "no worker before a chapter is saved").toEqual({
    workers: 0,
    caches: [],
  });
  await saveChapter(first);
  // A worker of an earlier version, which the list of saved chapters replaces.
  await first.evaluate(async () => {
    const [registration] = await navigator.serviceWorker.getRegistrations();
    await registration!.unregister();
    await navigator.serviceWorker.register("/comics/saved-worker.js");
  });
  await visit(first, "/comics/talechasers/saved");
  const findState = () =>
    navigator.serviceWorker.getRegistration("/world").then((found) => found?.active?.state);
  await expect.poll(() => first.evaluate(findState)).toBe("activated");
  await line.cut();

  const page = await coldTab(context);
  await page.goto(at("2/3"));
  await expectReading(page, storyPage("2/3"));
  await expectReady(page);
  await page.getByRole("button", { name: "Panels", exact: true }).first().click();
  await expect(page.getByRole("dialog", { name: "Panel by panel" })).toContainText(/Panel \d of 5/);
  await page.keyboard.press("Escape");
  await page.keyboard.press("ArrowRight");
  await expectReading(page, storyPage("2/5"));
  await control(page, "Next").click();
  await expectReading(page, storyPage("2/6"));
  await page.reload();
  await expectReading(page, storyPage("2/6"));
  await page.goto(`${at("2/1").replace(/1$/, "")}scroll`);
  await expect(page.getByRole("heading", { name: "Page 8", exact: true })).toBeVisible();
  for (const place of ["2/6", "2/5", "2/3"]) {
    await page.goBack();
    await expectReading(page, storyPage(place));
  }
  // A wider window needs another size, and shows the saved one.
  await page.setViewportSize(screens.desktop);
  await page.goto(at("2/7"));
  await expectPicture(page, storyPage("2/7"));

  await page.getByLabel(chapterName(2)).selectOption("Page 2");
  await expectReading(page, storyPage("2/2"));
  await page.goto(at("2/1").replace(/\/1$/, ""));
  await expectReading(page, storyPage("2/1"));
  await page.goto(`${at("2/1").replace(/1$/, "")}text`);
  await expect(page.getByRole("heading", { name: "Page 3" })).toBeVisible();
  await page.goto(landing);
  await expect(page.getByRole("link", { name: "Page 8" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Saved: chapter 2" })).toBeVisible();

  // Pages that are not saved, by address and by a turn.
  for (const address of ["/", "/world/magic", "/cga", at("3/1")]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
  }
  await page.getByRole("link", { name: new RegExp(chapterName(2).replace(" ", ", ")) }).click();
  await expectReading(page, storyPage("2/1"));
  await expectReady(page);
  await control(page, "Previous").click();
  await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
  await line.mend();
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page).toHaveURL(/\/comics\/talechasers\/1\/\d+$/);

  await page.goto("/comics/talechasers/saved");
  await page.getByRole("button", { name: "Remove chapter 2" }).click();
  await expect(page.getByText("No chapter is saved yet.")).toBeVisible();
  expect(await readStores(page)).toEqual({ workers: 0, caches: [] });
  await page.goto(landing);
  await expect(page.getByRole("link", { name: /^Save chapter 2/ })).toBeVisible();
});

test("the copy of the old build is used until the new one is complete", async ({
  page,
  line,
  context,
}) => {
  await saveChapter(page);
  const copies = async () => (await readStores(page)).caches.sort();
  const [old] = await copies();
  const build = (of: Page) => of.locator("html").getAttribute("data-build");

  // The worker passes data of the new build on, and the page of the old one does not show them.
  line.build = "next";
  line.breaksAt = /saved\.json/;
  await page.goto("/comics/talechasers/saved");
  await expectStarted(page);
  line.build = "another";
  await page.getByRole("link", { name: "All chapters" }).click();
  await expect(page).toHaveURL("/comics/talechasers");
  await expect.poll(() => build(page)).toBe("another");

  // Some files of the new build fail.
  line.build = "next";
  line.breaksAt = /\/2\/5$|\/ahead\.json$/;
  await page.goto(at("2/3"));
  expect(await build(page)).toBe("next");
  await expect.poll(copies).toEqual([old, `${old}-next`]);
  await expectReady(page);
  await line.cut();
  // Data are not saved, so a page that is not prefetched opens as a document, of the old build.
  await page.getByRole("link", { name: "All chapters" }).click();
  await expect(page).toHaveURL("/comics/talechasers");
  expect(await build(page)).toBeNull();
  await page.goto(at("2/1"));
  expect(await build(page)).toBeNull();

  line.breaksAt = undefined;
  await line.mend();
  await page.goto(at("2/6"));
  expect(await build(page)).toBe("next");
  await expect.poll(copies).toEqual([`${old}-next`]);
  await line.cut();
  const cold = await coldTab(context);
  await cold.goto(at("2/5"));
  await expectReading(cold, storyPage("2/5"));
  expect(await build(cold)).toBe("next");
});

test("Cancel stops a download, which can be continued", async ({ page, line }) => {
  line.hangsAt = /ahead\.json/;
  await visit(page, landing);
  await page.getByRole("link", { name: /^Save chapter 2/ }).click();
  // A download that is canceled before its first file has nothing to continue.
  await expect(page.getByText(/^Saving: (?!0\.0)/)).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText(/^Stopped at /)).toBeVisible();
  expect((await readStores(page)).workers).toBe(0);
  line.hangsAt = undefined;
  await visit(page, landing);
  await page.getByRole("link", { name: "Continue saving chapter 2" }).click();
  await expect(page.getByText(/^Saved: /)).toBeVisible();
});

test("saving stops when there is too little storage", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.storage.estimate = () => Promise.resolve({ quota: 2_000_000, usage: 1_500_000 });
  });
  await visit(page, `/comics/talechasers/saved?chapter=2`);
  await page.getByRole("button", { name: /^Save chapter 2 \(/ }).click();
  await expect(page.getByText(/this browser has 0\.5 MB left/)).toBeVisible();
  expect(await readStores(page)).toEqual({ workers: 0, caches: [] });
});

for (const isAllowed of [true, false]) {
  test.describe(`with a picture host that ${isAllowed ? "allows" : "does not allow"} the site`, () => {
    test.use({ expectedErrors: /ERR_FAILED|CORS policy/ });

    test(`${isAllowed ? "saves" : "does not save"} chapters, and shows full-size pictures`, async ({
      page,
      serve,
      ownUpstream,
    }) => {
      const upstream = await ownUpstream({
        "comics/talechasers/latest": [2, 3],
        "comics/talechasers/chapters/1": chapterOf({ 1: "one" }),
        "comics/talechasers/chapters/2": chapterOf({ 1: "two", 2: "three", 3: "four" }),
      });
      const port = await freePort();
      const draw = (width: number) =>
        sharp({ create: { width, height: 500, channels: 3, background: "#fff" } })
          .png()
          .toBuffer();
      const [large, small] = await Promise.all([draw(900), draw(300)]);
      const host = createServer(({ url = "" }, response) => {
        response.writeHead(200, {
          "Content-Type": "image/png",
          ...(isAllowed && { "Access-Control-Allow-Origin": "*" }),
        });
        response.end(url.startsWith("/base/") ? large : small);
      }).listen(port, "127.0.0.1");
      const serving = await serve({
        CDN_URL: `http://127.0.0.1:${port}`,
        UPSTREAM_URL: upstream.url,
      });
      await serving.opened;
      await visit(page, `${serving.url}/comics/talechasers/saved?chapter=2`);
      await page.getByRole("button", { name: /^Save chapter 2 \(/ }).click();
      await expect(
        page.getByText(isAllowed ? /^Saved: / : /^The host of the pictures does not allow/),
      ).toBeVisible();
      expect((await readStores(page)).workers).toBe(isAllowed ? 1 : 0);

      await visit(page, `${serving.url}/comics/talechasers/2/2`);
      const width = await page.evaluate(async () => {
        const { href } = document.querySelector<HTMLAnchorElement>("a[href*='/base/']")!;
        const picture = Object.assign(new Image(), { src: href });
        await picture.decode();
        return picture.naturalWidth;
      });
      expect(width).toBe(900);
      // The page must not report pictures that it still loads.
      await page.close();
      host.close().closeAllConnections();
    });
  });
}
