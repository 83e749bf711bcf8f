import type { BrowserContext, Page } from "playwright/test";
import { heldBack } from "./held-back";
import { expect, onEachScreen, test, visit } from "./site";
import { control, expectPicture, expectReading, expectReady, story } from "./story";

/** Addresses that a page fetched, in order. */
interface Downloads {
  /** Full pictures of comic pages, by their id. */
  pictures: string[];
  /** Pages at hand and data of pages, by their path. */
  data: string[];
}

/** Records what a page downloads; what a cache of the browser answers is no download. */
async function downloadsOf(context: BrowserContext, page: Page): Promise<Downloads> {
  const downloads: Downloads = { pictures: [], data: [] };
  const fromMemory = new Set<string>();
  const cdp = await context.newCDPSession(page);
  cdp.on("Network.requestServedFromCache", ({ requestId }) => fromMemory.add(requestId));
  cdp.on("Network.responseReceived", ({ requestId, response }) => {
    if (fromMemory.has(requestId) || response.fromDiskCache || response.fromPrefetchCache) return;
    const { pathname } = new URL(response.url);
    const picture = /^\/cdn\/[dm]\/comics\/talechasers\/\d+\/(\w+)\.png$/.exec(pathname);
    if (picture?.[1]) downloads.pictures.push(picture[1]);
    if (/^\/comics\/.*(?:\.data|\/ahead\.json)$/.test(pathname)) downloads.data.push(pathname);
  });
  await cdp.send("Network.enable");
  return downloads;
}

/** Over the end of the first chapter, and to the end of the story. */
const walks = { phone: story.slice(4, 7), desktop: story.slice(-2) };

onEachScreen((screen) => {
  test(`one page ahead is there before the turn, each picture once, on a ${screen}`, async ({
    page,
    context,
  }) => {
    const downloads = await downloadsOf(context, page);
    const walk = walks[screen];
    const begin = story.indexOf(walk[0]!);
    await visit(page, walk[0]!.path);
    for (const [index, at] of walk.entries()) {
      await expectReading(page, at);
      const ahead = story.slice(begin, begin + index + 2);
      await expect.poll(() => downloads.pictures).toEqual(ahead.map(({ imageId }) => imageId));
      await expect.poll(() => downloads.data).toEqual([`${walk[0]!.path}/ahead.json`]);
      if (index < walk.length - 1) await control(page, "Next").click();
    }
    if (walk.at(-1) !== story.at(-1)) return;
    // The latest page has nothing ahead.
    await expectReady(page);
    await page.waitForLoadState("networkidle");
    expect(downloads.pictures).toEqual(walk.map(({ imageId }) => imageId));
    expect(downloads.data).toEqual([`${walk[0]!.path}/ahead.json`]);
  });
});

test("nothing is fetched ahead, and no script, before the picture is there", async ({ page }) => {
  const [, current, next] = story;
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  const release = await heldBack(page, `**/${current!.imageId}.png*`);
  await page.goto(current!.path, { waitUntil: "domcontentloaded" });
  await expect(control(page, "Next")).toBeVisible();
  await expect.poll(() => requests.some((path) => path.includes(current!.imageId))).toBe(true);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(requests.filter((path) => /\.(?:js|data|json)$/.test(path))).toEqual([]);
  expect(requests.filter((path) => path.startsWith("/cdn/"))).toHaveLength(1);

  release();
  await expectPicture(page, current!);
  await expect
    .poll(() => requests.filter((path) => path.includes(next!.imageId)))
    .toEqual([expect.stringContaining(next!.imageId)]);
  await expect
    .poll(() => requests.filter((path) => path.endsWith(".json")))
    .toEqual([`${current!.path}/panels.json`, `${current!.path}/ahead.json`]);
});

test.describe("without the line", () => {
  // The page after the next one cannot be fetched.
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

  test("a warm page still opens, with its picture", async ({ page, context }) => {
    const downloads = await downloadsOf(context, page);
    await visit(page, story[1]!.path);
    await expect.poll(() => downloads.pictures).toHaveLength(2);
    await expect.poll(() => downloads.data).toHaveLength(1);
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await control(page, "Next").click();
    await expectReading(page, story[2]!);
  });
});

test("the data saver fetches nothing ahead", async ({ page, context }) => {
  await context.setExtraHTTPHeaders({ "Save-Data": "on" });
  const downloads = await downloadsOf(context, page);
  const walk = story.slice(0, 2);
  await visit(page, walk[0]!.path);
  for (const [index, at] of walk.entries()) {
    await expectReading(page, at);
    await expectReady(page);
    await page.waitForLoadState("networkidle");
    const seen = walk.slice(0, index + 1);
    expect(downloads.pictures).toEqual(seen.map(({ imageId }) => imageId));
    expect(downloads.data).toEqual(seen.slice(1).map(({ path }) => `${path}.data`));
    if (index < walk.length - 1) await control(page, "Next").click();
  }
});
