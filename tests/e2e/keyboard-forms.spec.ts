import type { ElementHandle, Page } from "playwright/test";
import { sample } from "../setup/sample";
import { expect, expectStarted, screens, test, visit } from "./site";
import { chapterName, expectReading, storyPage } from "./story";

test.use({ viewport: screens.desktop });

/** Pages with all kinds of forms. */
const pages = [
  "/comics/talechasers",
  storyPage("2/3").path,
  "/tf-generator",
  "/fursona-generator",
  "/choose-your-starter",
  "/search?q=fox",
  "/world/languages/common",
  "/stream/charities",
];

/** Describes the focused element, and compares it with the element that had the focus before. */
const describeFocus = (page: Page, former?: ElementHandle<Node>) =>
  page.evaluate((before) => {
    const element = document.activeElement as HTMLInputElement;
    const form = element.form ?? element.closest("form");
    const following = Node.DOCUMENT_POSITION_FOLLOWING;
    return {
      html: element.outerHTML.slice(0, 120),
      isAfter: !before || (before.compareDocumentPosition(element) & following) !== 0,
      isSubmit: element.type === "submit",
      // The label of a choice shows its focus.
      isVisible: (element.labels?.[0] ?? element).checkVisibility({ opacityProperty: true }),
      form: form ? Array.from(document.forms).indexOf(form) : -1,
    };
  }, former);

test("Tab visits the controls of each form in order", async ({ page }) => {
  for (const path of sample(pages, 4)) {
    await visit(page, path);
    await page.waitForLoadState("networkidle");
    const forms = page.locator("main form:visible");
    for (let index = 0; index < (await forms.count()); index += 1) {
      const form = forms.nth(index);
      await form.locator("select, button, input:not([type=hidden]), textarea").first().focus();
      const start = await describeFocus(page);
      const submits = form.locator("button[type=submit]:not([form]):enabled:visible");
      let visited = 0;
      for (let at = start; at.form === start.form;) {
        if (at.isSubmit) visited += 1;
        const focused = (await page.evaluateHandle(() => document.activeElement)).asElement()!;
        await page.keyboard.press("Tab");
        const next = await describeFocus(page, focused);
        expect(next.html, `after ${at.html} on ${path}`).not.toMatch(/^<(?:body|html)/);
        expect(next.isVisible, `${next.html} is visible on ${path}`).toBe(true);
        expect(next.isAfter, `${next.html} follows ${at.html} on ${path}`).toBe(true);
        at = next;
      }
      expect(visited, `submit buttons of form ${index} on ${path}`).toBe(await submits.count());
    }
  }
});

test("a comic page that is chosen by arrow keys opens by the Go button", async ({ page }) => {
  await visit(page, storyPage("2/3").path);
  await expectStarted(page);
  await page.getByLabel(chapterName(2)).focus();
  // Page 4 does not exist.
  await page.keyboard.press("ArrowDown");
  await expectReading(page, storyPage("2/3"));
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Go", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await expectReading(page, storyPage("2/5"));
});
