import type { BrowserContext, Page } from "playwright/test";
import { expect, test, visit } from "./site";
import { control, expectReading, expectReady, story } from "./story";

interface Downloads {
  /** Ids of comic pages whose pictures were fetched. */
  pictures: string[];
  /** Paths of prefetched pages and loader data. */
  data: string[];
}

/** Records a page's downloads, except those from a cache. */
async function recordDownloads(context: BrowserContext, page: Page): Promise<Downloads> {
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

test("the browser requests each picture once and the next picture in advance", async ({
  page,
  context,
}) => {
  const downloads = await recordDownloads(context, page);
  const begin = 4;
  const walk = story.slice(begin, begin + 3);
  await visit(page, walk[0]!.path);
  for (const [index, at] of walk.entries()) {
    await expectReading(page, at);
    const pictures = story.slice(begin, begin + index + 2).map(({ imageId }) => imageId);
    await expect.poll(() => downloads.pictures).toEqual(pictures);
    await expect.poll(() => downloads.data).toEqual([`${walk[0]!.path}/ahead.json`]);
    if (index < walk.length - 1) await control(page, "Next").click();
  }
});

test("with data saver, the browser requests no comic page in advance", async ({
  page,
  context,
}) => {
  await context.setExtraHTTPHeaders({ "Save-Data": "on" });
  const downloads = await recordDownloads(context, page);
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
