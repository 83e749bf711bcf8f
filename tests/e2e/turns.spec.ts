import type { Page } from "playwright/test";
import { chapterOf } from "./own-upstream";
import { expect, test, visit } from "./site";
import { control, expectReading, expectReady, heading, story } from "./story";

/** The paths that a reader's script asks for, in order. */
function askedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/\.data$|\/ahead\.json$/.test(pathname)) asked.push(pathname);
  });
  return asked;
}

/** Opens a page, and waits until those around it are at hand. */
async function openWithPagesAhead(page: Page, url: string): Promise<void> {
  const ahead = page.waitForResponse((response) => response.url().endsWith("/ahead.json"));
  await visit(page, url);
  await expectReady(page);
  await (await ahead).finished();
}

test("turns ask for nothing, into another chapter and back neither", async ({ page }) => {
  const begin = story.findIndex(({ chapter }) => chapter === 2) - 2;
  const walk = story.slice(begin, begin + 4);
  const asked = askedFor(page);
  await openWithPagesAhead(page, walk[0]!.path);
  const first = [`${walk[0]!.path}/ahead.json`];
  for (const [index, at] of walk.slice(1).entries()) {
    // At its end a chapter leads on by a card of its own.
    const card = page.getByRole("region", { name: `The end of chapter ${walk[index]!.chapter}` });
    if (at.chapter === walk[index]!.chapter) await control(page, "Next").click();
    else await card.getByRole("link", { name: `Start chapter ${at.chapter}` }).click();
    await expectReading(page, at);
  }
  expect(asked).toEqual(first);
  for (const at of walk.slice(1, -1).reverse()) {
    await page.goBack();
    await expectReading(page, at);
  }
  expect(asked).toEqual(first);
});

test("a turn is there in the frame of its key, and a key held down turns each page", async ({
  page,
}) => {
  const walk = story.slice(1, 6);
  await openWithPagesAhead(page, walk[0]!.path);
  // Within one task, so that nothing can come in between.
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
  await openWithPagesAhead(page, `${site.url}/comics/talechasers/1/1`);

  upstream.data["comics/talechasers/latest"] = [1, 4];
  upstream.data["comics/talechasers/chapters/1"] = chapterOf({ ...chapter, 4: "Four" });
  // What the third page asks for again, as it knows more than its chapter, does not come in time.
  await page.route("**/1/3.data*", () => undefined);
  const ahead = page.waitForResponse((response) => response.url().endsWith("/1/2/ahead.json"));
  await control(page, "Next").click();
  await expect(heading(page)).toHaveText("Talechasers, chapter 1, page 2");
  await expectReady(page);
  await (await ahead).finished();
  await control(page, "Next").click();
  await expect(heading(page)).toHaveText("Talechasers, chapter 1, page 3");
  await expect(page.getByRole("progressbar", { name: "3 of 4" })).toBeVisible();
  await expectReady(page);
  await control(page, "Next").click();
  await expect(heading(page)).toHaveText("Talechasers, chapter 1, page 4");
  await expect(page.getByRole("option", { name: "Page 4" })).toBeAttached();
  await expect(control(page, "Latest")).not.toHaveAttribute("href");
});
