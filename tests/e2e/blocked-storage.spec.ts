import type { Page } from "playwright/test";
import { sample } from "../setup/sample";
import { examplePages } from "./example-pages";
import { startProxy, type SiteProxy } from "./proxy";
import { expect, test as base, visit } from "./site";
import { control, expectReady, storyPage } from "./story";

/** A browser that blocks cookies, storage and caches; the proxy removes cookies. */
const test = base.extend<{ siteProxy: SiteProxy }>({
  siteProxy: async ({ site, page }, use) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      };
      for (const name of ["localStorage", "sessionStorage"]) {
        Object.defineProperty(window, name, { get: refuse });
      }
      for (const name of ["open", "keys", "match", "has", "delete"]) {
        Object.defineProperty(CacheStorage.prototype, name, {
          value: () => Promise.resolve().then(refuse),
        });
      }
      Object.defineProperty(Navigator.prototype, "cookieEnabled", { get: () => false });
    });
    const siteProxy = await startProxy(site.url);
    siteProxy.refusesCookies = true;
    await use(siteProxy);
    await page.close();
    await siteProxy.cut();
  },
});

const settings = (page: Page) => page.getByRole("button", { name: "Reading settings" }).first();

test("no page fails in a browser that blocks cookies, storage and caches", async ({
  page,
  siteProxy,
}) => {
  test.slow();
  const pages = examplePages.filter(([, status]) => status === 200);
  for (const [path] of sample(pages, 6)) {
    await visit(page, siteProxy.url + path);
    await page.waitForLoadState("networkidle");
  }
});

test("reading settings apply to the document even if they cannot be stored", async ({
  page,
  siteProxy,
}) => {
  await visit(page, siteProxy.url + storyPage("1/2").path);
  await expectReady(page);
  const text = page.locator("details").filter({ hasText: "Read this page as text" }).first();
  for (const [name, chosen] of [
    ["Text of a page", "Open"],
    ["Pages", "Wide"],
    ["Data saver", "On"],
  ] as const) {
    await settings(page).click();
    await expect(
      page.getByText(
        "This browser blocks cookies: settings end with a reload, and pages stay single.",
      ),
    ).toBeVisible();
    const option = page
      .getByRole("group", { name })
      .getByRole("button", { name: chosen, exact: true });
    await option.click();
    await settings(page).click();
    await expect(option).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.press("Escape");
  }
  await expect(text).toHaveAttribute("open");
  await control(page, "Next").click();
  await expect(page).toHaveURL(siteProxy.url + storyPage("1/3").path);
});
