import type { Page } from "playwright/test";
import { sample } from "../setup/sample";
import { examplePages } from "./example-pages";
import { errorStatus, expect, test, visit } from "./site";

test.use({ expectedErrors: errorStatus, contextOptions: { reducedMotion: "reduce" } });

/** The default font size of the browser, as in its settings. */
async function setFontSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard, fixed: (standard * 13) / 16 } });
}

/** How far the page scrolls sideways, its words on two lines, and its texts that overlap another one. */
function findProblems(allowsBreaks: boolean) {
  const overflow = document.documentElement.scrollWidth - innerWidth;
  const problems = overflow > 0 ? [`scrolls ${overflow} px sideways`] : [];
  const texts: { rect: DOMRect; text: Text }[] = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.parentElement!.closest("[aria-hidden=true], script, style, noscript")) continue;
    range.selectNodeContents(text);
    for (const rect of range.getClientRects()) {
      const shown = document.elementsFromPoint(rect.x + rect.width / 2, rect.y + rect.height / 2);
      if (shown.includes(text.parentElement!)) texts.push({ rect, text });
    }
    if (allowsBreaks || !texts.some((one) => one.text === text)) continue;
    for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}]+/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
      if (lines.size > 1) problems.push(`breaks ${word}`);
    }
  }
  for (const [index, one] of texts.entries()) {
    for (const other of texts.slice(index + 1)) {
      const [a, b] = [one.rect, other.rect];
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (one.text === other.text || width <= 3 || height * 2 < Math.min(a.height, b.height))
        continue;
      problems.push(`${one.text.data} overlaps ${other.text.data} by ${Math.round(width)} px`);
    }
  }
  return problems;
}

/** Names that no column of a phone has room for, of people and of the upstream. */
const hasLongNames = /^\/(?:galleries|stream\/charities)\//;

/** Replaces pictures, which take longer to load than the checks. */
const body = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';

test("texts of 16 and 32 px fit into a window of 320 px", async ({ page }) => {
  test.slow();
  // The whole window of a long page can be tested at once.
  await page.setViewportSize({ width: 320, height: 20_000 });
  await page.route("**/cdn/**", (route) => route.fulfill({ contentType: "image/svg+xml", body }));
  for (const fontSize of [16, 32]) {
    await setFontSize(page, fontSize);
    for (const [path, status] of sample(examplePages, 8, fontSize)) {
      await visit(page, path, status);
      const found = await page.evaluate(findProblems, fontSize > 16 || hasLongNames.test(path));
      expect.soft(found, path).toEqual([]);
    }
  }
});
