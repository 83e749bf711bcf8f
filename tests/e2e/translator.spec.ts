import type { Page } from "playwright/test";
import { sample } from "../setup/sample";
import { examplePages } from "./example-pages";
import { errorStatus, expect, expectStarted, test, visit } from "./site";

test.use({ expectedErrors: errorStatus });

/** Wraps all texts, also later ones, in two `<font>` elements, as translators do. */
function translate(): void {
  const isSkipped = "script, style, noscript, textarea, title, option, svg, font font";
  const wrap = (text: Text) => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(isSkipped)) return;
    const font = document.createElement("font");
    font.append(document.createElement("font"));
    font.firstElementChild!.append(text.data);
    text.replaceWith(font);
  };
  const wrapAll = () => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) wrap(text);
  };
  new MutationObserver(wrapAll).observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
  });
  wrapAll();
}

/** The texts of the application, one per element, without the translator's elements. */
function readTexts(page: Page): Promise<string> {
  return page.evaluate(() => {
    const copy = document.getElementById("app")!.cloneNode(true) as HTMLElement;
    for (const silent of copy.querySelectorAll("script, style, noscript")) silent.remove();
    for (const font of copy.querySelectorAll("font")) font.replaceWith(...font.childNodes);
    return copy.innerHTML
      .replaceAll(/<!--.*?-->/g, "")
      .replaceAll(/<[^>]*>/g, "\n")
      .replaceAll(/\s*\n\s*/g, "\n");
  });
}

/** Navigates like Forward, and waits until the application has focused the new page. */
async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    (document.activeElement as HTMLElement).blur();
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
  await expect(page.locator("main:focus, main :focus")).toBeAttached();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Each visit creates another result. */
const isRandom = /result\?quick=/;

/** Similar pages in sequence: React keeps their elements, and changes the texts. */
const similarPages = [
  ...["/comics/talechasers/1/1", "/comics/talechasers/1/2", "/comics/talechasers/2/1"],
  ...["/stream/charities/go?event=go-2023", "/stream/charities/kka"],
  ...["/world/languages/common", "/world/languages/common?section=numerals"],
  ...["/error?from=%2Fcomics%2Ftalechasers", "/error?from=%2Fcharacters%2Fchasse&missing=yes"],
];

test("a page that the browser has translated shows the new texts after each navigation", async ({
  page,
  context,
}) => {
  test.slow();
  const translated = await context.newPage();
  for (const one of [page, translated]) {
    await visit(one, "/world/geography");
    await expectStarted(one);
  }
  await translated.evaluate(translate);
  const kinds = examplePages.flatMap(([path]) => (isRandom.test(path) ? [] : path));
  for (const path of [...similarPages, ...sample(kinds, 8, 2)]) {
    await Promise.all([navigate(page, path), navigate(translated, path)]);
    await expect
      .soft(async () => expect(await readTexts(translated), path).toBe(await readTexts(page)))
      .toPass({ timeout: 3_000 });
  }
});
