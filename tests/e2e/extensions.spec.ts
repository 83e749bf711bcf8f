import type { Page } from "playwright/test";
import { sample } from "../setup/sample";
import { examplePages } from "./example-pages";
import { errorStatus, expect, test } from "./site";

// The styles of extensions are not subject to the policy of the page.
test.use({ bypassCSP: true, expectedErrors: errorStatus });

/** Adds elements as an extension does: before the head, and first in the head, in the body and behind the page. */
function changeDocument(): void {
  localStorage.setItem("data-theme", "dark");
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

/** Waits for the application, on pages that start it. */
async function waitForStart(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.readyState === "complete" &&
      (!document.querySelector('body > script[type="application/json"]') ||
        document.documentElement.hasAttribute("data-hydrated")),
  );
}

for (const [path] of sample(examplePages, 6, 1)) {
  test(`${path} starts on elements of an extension, and keeps scheme and elements`, async ({
    page,
  }) => {
    await page.addInitScript(changeDocument);
    await page.goto(path);
    await waitForStart(page);
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(page.locator("html")).toHaveAttribute("data-sub-site", /./);
    await expect(page.locator("[data-extension]")).toHaveCount(4);
    const isKept = () =>
      [...document.querySelectorAll("main")].every((main) => main.hasAttribute("data-of-server"));
    expect(await page.evaluate(isKept)).toBe(true);
  });
}

test("the head follows client navigations, and keeps the elements of extensions", async ({
  page,
}) => {
  await page.addInitScript(changeDocument);
  await page.goto("/comics/talechasers/1/1");
  await waitForStart(page);
  await page.getByRole("link", { name: "Next", exact: true }).first().click();
  await expect(page).toHaveURL("/comics/talechasers/1/2");
  for (const selector of ["title", "[rel=canonical]", '[property="og:url"]', "[name=viewport]"]) {
    await expect(page.locator(`head > ${selector}`)).toHaveCount(1);
  }
  await expect(page.locator("[rel=canonical]")).toHaveAttribute("href", /\/1\/2$/);
  await expect(page.locator("[data-extension]")).toHaveCount(4);
});
