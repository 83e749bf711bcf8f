import { By, Key, type WebDriver, type WebElement } from "selenium-webdriver";
import { test as base, expect } from "playwright/test";
import type { Engine } from "../engines";
import { healthySite } from "../e2e/healthy-site";
import { startProxy, type SiteProxy } from "../e2e/proxy";
import { startBrowser } from "./start-browser";

/**
 * Collects page errors, unhandled rejections, policy violations and console errors on all pages of
 * a tab.
 */
const collector = `(() => {
  document.currentScript.remove();
  const note = (text) => (sessionStorage.problems = (sessionStorage.problems || "") + text + "\\n");
  addEventListener("error", (e) => note(e.message + " " + e.filename + ":" + e.lineno));
  addEventListener("unhandledrejection", (e) => note("unhandled rejection: " + e.reason));
  addEventListener("securitypolicyviolation", (e) => note(e.violatedDirective + " " + e.blockedURI));
  console.error = (...parts) => note(parts.join(" "));
})()`;

interface Fixtures {
  /**
   * A proxy in front of the healthy site, with an origin that only this test uses, so that nothing
   * is stored there yet.
   */
  siteProxy: SiteProxy;
  /** The browser window. A problem during the test fails it. */
  driver: WebDriver;
  /** Opens a path of the site. */
  open: (path: string) => Promise<void>;
}

interface WorkerFixtures {
  engine: Engine;
  browserDriver: WebDriver;
}

/** Tests that run in each browser engine by WebDriver, with shared fixtures. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ["firefox", { scope: "worker", option: true }],
  browserDriver: [
    async ({ engine }, use) => {
      const { driver, stop } = await startBrowser(engine);
      await use(driver);
      await stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
  siteProxy: async ({}, use) => {
    const siteProxy = await startProxy(healthySite["SITE_URL"]!);
    siteProxy.answers["/collector.js"] = collector;
    siteProxy.script = "/collector.js";
    await use(siteProxy);
    await siteProxy.cut();
  },
  // oxlint-disable-next-line no-unused-vars -- the proxy must outlive the requests of the browser
  driver: async ({ browserDriver: driver, siteProxy: _ }, use) => {
    await driver.manage().window().setRect({ width: 1280, height: 900 });
    const first = await driver.getWindowHandle();
    await use(driver);
    const problems: string[] = [];
    for (const handle of await driver.getAllWindowHandles()) {
      await driver.switchTo().window(handle);
      problems.push(await driver.executeScript("return sessionStorage.getItem('problems') || ''"));
      if (handle !== first) await driver.close();
    }
    await driver.switchTo().window(first);
    await driver.manage().deleteAllCookies();
    await driver.get("about:blank");
    expect(problems.join(""), "page errors, rejections, policy violations, console errors").toBe(
      "",
    );
  },
  open: async ({ driver, siteProxy }, use) => {
    await use((path) => driver.get(siteProxy.url + path));
  },
});

/** Sends keys to the focused element. */
export const press = (driver: WebDriver, ...keys: string[]): Promise<void> =>
  driver
    .actions()
    .sendKeys(...keys)
    .perform();

/** Waits until the window shows a path with its fragment. */
export async function expectPath(driver: WebDriver, path: string): Promise<void> {
  await expect
    .poll(async () => {
      const { pathname, hash } = new URL(await driver.getCurrentUrl());
      return pathname + hash;
    })
    .toBe(path);
}

/** Finds the first element for a selector, and waits until it exists. */
export function find(driver: WebDriver, css: string): Promise<WebElement> {
  return driver.findElement(By.css(css));
}

/** Clicks the first visible element for a selector; the reader has its controls twice. */
export async function clickVisible(driver: WebDriver, css: string): Promise<void> {
  for (const element of await driver.findElements(By.css(css))) {
    if (await element.isDisplayed()) return element.click();
  }
  throw new Error(`No element is visible for ${css}.`);
}

export { By, expect, Key };
