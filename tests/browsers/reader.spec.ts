import { storyPage } from "../sample-story";
import { By, expect, expectPath, find, Key, press, test } from "./browser";
import type { WebDriver } from "selenium-webdriver";

const [first, second, third] = [storyPage("2/1"), storyPage("2/2"), storyPage("2/3")];

/** The visible link of a page control. */
async function control(driver: WebDriver, name: "next" | "previous"): Promise<void> {
  for (const link of await driver.findElements(By.css(`a[data-turn=${name}][href]`))) {
    if (await link.isDisplayed()) return link.click();
  }
}

/** The displayed pictures of the page: how wide each is, in CSS pixels, once its file has arrived. */
const pictures = (driver: WebDriver) =>
  driver.executeScript<number[]>(() =>
    [...document.querySelectorAll<HTMLImageElement>("figure a img")]
      .filter((image) => image.checkVisibility() && image.complete && image.naturalWidth > 0)
      .map((image) => Math.round(image.getBoundingClientRect().width)),
  );

async function expectReading(driver: WebDriver, page: typeof first): Promise<void> {
  await expectPath(driver, page.path);
  await expect
    .poll(async () => (await driver.getTitle()).slice(0, page.title.length))
    .toBe(page.title);
  await expect.poll(async () => (await pictures(driver))[0] ?? 0).toBeGreaterThan(100);
}

const started = (driver: WebDriver) => find(driver, "html[data-hydrated]");

test("a page turns by click and by key, and Back", async ({ driver, open }) => {
  await open(first.path);
  await expectReading(driver, first);
  await started(driver);
  await control(driver, "next");
  await expectReading(driver, second);
  await press(driver, Key.ARROW_RIGHT);
  await expectReading(driver, third);
  await driver.navigate().back();
  await expectReading(driver, second);
  await driver.navigate().back();
  await expectReading(driver, first);
});

test("a page is read panel by panel, and Back leaves the view", async ({ driver, open }) => {
  await open(first.path);
  await started(driver);
  await (await find(driver, "nav[aria-label=Pages] button:enabled:not([popovertarget])")).click();
  await expectPath(driver, `${first.path}#panel-1`);
  await find(driver, "dialog[open]");
  for (const number of [2, 3, 4, 5]) {
    await press(driver, Key.ARROW_RIGHT);
    await expectPath(driver, `${first.path}#panel-${number}`);
  }
  await press(driver, Key.ARROW_RIGHT);
  await expectPath(driver, `${second.path}#panel-1`);
  await driver.navigate().back();
  await expectReading(driver, second);
  await expect
    .poll(() => driver.executeScript("return document.querySelectorAll('dialog[open]').length"))
    .toBe(0);
});
