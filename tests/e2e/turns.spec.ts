import type { Page } from "playwright/test";
import { chapterOf } from "./own-upstream";
import { expect, test } from "./site";
import { control, expectReading, expectReady, heading, openAndPrefetch, story } from "./story";

/** Records the requests for loader data. */
function recordRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/\.data$|\/ahead\.json$/.test(pathname)) requests.push(pathname);
  });
  return requests;
}

test("turns to prefetched comic pages send no request", async ({ page }) => {
  const begin = story.findIndex(({ chapter }) => chapter === 2) - 2;
  const walk = story.slice(begin, begin + 4);
  const requests = recordRequests(page);
  await openAndPrefetch(page, walk[0]!.path);
  const first = [`${walk[0]!.path}/ahead.json`];
  for (const [index, at] of walk.slice(1).entries()) {
    const card = page.getByRole("region", { name: `The end of chapter ${walk[index]!.chapter}` });
    if (at.chapter === walk[index]!.chapter) await control(page, "Next").click();
    else await card.getByRole("link", { name: `Start chapter ${at.chapter}` }).click();
    await expectReading(page, at);
  }
  expect(requests).toEqual(first);
  for (const at of walk.slice(1, -1).reverse()) {
    await page.goBack();
    await expectReading(page, at);
  }
  expect(requests).toEqual(first);
});

test("a page turn renders synchronously, so that a held key turns each comic page", async ({
  page,
}) => {
  const walk = story.slice(1, 6);
  await openAndPrefetch(page, walk[0]!.path);
  // All keys are pressed within one task.
  const headings = await page.evaluate(
    (turns) =>
      Array.from({ length: turns }, () => {
        const init = { key: "ArrowRight", bubbles: true, cancelable: true };
        document.body.dispatchEvent(new KeyboardEvent("keydown", init));
        return [location.pathname, document.querySelector("h1")?.textContent];
      }),
    walk.length - 1,
  );
  expect(headings).toEqual(walk.slice(1).map((at) => [at.path, at.heading]));
  await expectReading(page, walk.at(-1)!);
});

test("a comic page that is published during the visit is shown when the reader reaches that page", async ({
  page,
  siteOn,
}) => {
  const chapter = { 1: "One", 2: "Two", 3: "Three" };
  const site = siteOn({
    "comics/talechasers/latest": [1, 3],
    "comics/talechasers/chapters/1": chapterOf(chapter),
  });
  const { upstream } = site;
  await openAndPrefetch(page, `${site.url}/comics/talechasers/1/1`);

  upstream.data["comics/talechasers/latest"] = [1, 4];
  upstream.data["comics/talechasers/chapters/1"] = chapterOf({ ...chapter, 4: "Four" });
  // The response to the second request for the third page does not arrive.
  await page.route("**/1/3.data*", () => undefined);
  const ahead = page.waitForResponse((response) => response.url().endsWith("/1/2/ahead.json"));
  await control(page, "Next").click();
  await expect(heading(page)).toHaveText(/^Chapter 1: .*, page 2$/);
  await expectReady(page);
  await (await ahead).finished();
  await control(page, "Next").click();
  await expect(heading(page)).toHaveText(/^Chapter 1: .*, page 3$/);
  await expect(page.getByRole("progressbar", { name: "3 of 4" })).toBeVisible();
  await expectReady(page);
  await control(page, "Next").click();
  await expect(heading(page)).toHaveText(/^Chapter 1: .*, page 4$/);
  await expect(page.getByRole("option", { name: "Page 4" })).toBeAttached();
  await expect(control(page, "Latest")).not.toHaveAttribute("href");
});
