import type { Page } from "playwright/test";
import { heldBack } from "./held-back";
import { chapterOf } from "./own-upstream";
import { expect, test, visit } from "./site";
import { control, expectReady, heading, story } from "./story";

/** The routes whose data a page asks for, by the path that they are asked for. */
function dataRequests(page: Page): Map<string, string> {
  const asked = new Map<string, string>();
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const routes = searchParams.get("_routes") ?? "";
    if (pathname.endsWith(".data")) asked.set(pathname, routes.replaceAll("routes/_main.", ""));
  });
  return asked;
}

test("a turn asks for the page alone, and into another chapter for that too", async ({ page }) => {
  const asked = dataRequests(page);
  const last = story.findIndex(({ chapter }) => chapter === 2) - 1;
  await visit(page, story[last - 1]!.path);
  await expectReady(page);
  const alone = "comics.$comic.$chapter.$page";
  await expect.poll(() => asked.get(`${story[last]!.path}.data`)).toBe(alone);
  await control(page, "Next").click();
  await expect
    .poll(() => asked.get(`${story[last + 1]!.path}.data`))
    .toBe(`comics.$comic,comics.$comic.$chapter,${alone}`);
});

test("a page that comes out meanwhile is there when the reader gets to it, however fast", async ({
  page,
  siteOn,
}) => {
  const chapter = { 1: "One", 2: "Two", 3: "Three" };
  const site = siteOn({
    "comics/talechasers/latest": [1, 3],
    "comics/talechasers/chapters/1": chapterOf(chapter),
  });
  const { upstream } = site;
  const asked = dataRequests(page);
  const release = await heldBack(page, "**/1/2.data*");
  await visit(page, `${site.url}/comics/talechasers/1/1`);
  await expectReady(page);
  await expect.poll(() => [...asked.keys()]).toContain("/comics/talechasers/1/2.data");

  upstream.data["comics/talechasers/latest"] = [1, 4];
  upstream.data["comics/talechasers/chapters/1"] = chapterOf({ ...chapter, 4: "Four" });
  release();
  // What the second page asks for again, as it knows more than its chapter, does not come in time.
  await page.route(
    ({ pathname, searchParams }) =>
      pathname.endsWith("/1/2.data") && searchParams.get("_routes")?.includes(",") !== false,
    () => undefined,
  );
  for (const number of [2, 3]) {
    await control(page, "Next").click();
    await expect(page).toHaveURL(`${site.url}/comics/talechasers/1/${number}`);
    await expectReady(page);
  }
  await expect(heading(page)).toHaveText("Talechasers, chapter 1, page 3 of 4");
  await expect(page.getByRole("option", { name: "Page 4" })).toBeAttached();
  await control(page, "Latest").click();
  await expect(heading(page)).toHaveText("Talechasers, chapter 1, page 4 of 4");
});
