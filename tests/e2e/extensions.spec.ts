import { errorStatus, expect, expectStarted, test, visit } from "./site";

// Styles of extensions are not subject to the page's content security policy.
test.use({ bypassCSP: true, expectedErrors: errorStatus });

/**
 * Inserts elements as browser extensions do: before the head, at the start of the head, in the
 * body, and after the page.
 */
function changeDocument(): void {
  const add = (parent: Element | null, name: string, isFirst: boolean) => {
    if (!parent || parent.querySelector(`:scope > ${name}[data-extension]`)) return;
    const element = document.createElement(name);
    element.dataset["extension"] = "";
    parent[isFirst ? "prepend" : "append"](element);
  };
  new MutationObserver(() => {
    add(document.documentElement, "object", true);
    add(document.head, "style", true);
    add(document.body, "div", true);
    add(document.body, "section", false);
    document.querySelector("main")?.setAttribute("data-of-server", "");
  }).observe(document, { childList: true, subtree: true });
}

test("client navigations update the head", async ({ page }) => {
  await page.addInitScript(changeDocument);
  await visit(page, "/comics/talechasers/1/1");
  await expectStarted(page);
  await page.getByRole("link", { name: "Next", exact: true }).first().click();
  await expect(page).toHaveURL("/comics/talechasers/1/2");
  for (const selector of ["title", "[rel=canonical]", '[property="og:url"]', "[name=viewport]"]) {
    await expect(page.locator(`head > ${selector}`)).toHaveCount(1);
  }
  await expect(page.locator("[rel=canonical]")).toHaveAttribute("href", /\/1\/2$/);
  await expect(page.locator("[data-extension]")).toHaveCount(4);
});
