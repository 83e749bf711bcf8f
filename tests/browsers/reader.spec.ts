import type { WebDriver } from "selenium-webdriver";
import { storyPage } from "../sample-story";
import { clickVisible, expect, expectPath, find, Key, press, test } from "./browser";

const [first, second, third] = [storyPage("2/1"), storyPage("2/2"), storyPage("2/3")];

/** Waits until the address, title and picture of a page are shown. */
async function expectReading(driver: WebDriver, page: typeof first): Promise<void> {
  await expectPath(driver, page.path);
  await expect.poll(() => driver.getTitle()).toContain(page.title);
  const picture = `const image = [...document.querySelectorAll("figure a img")].find((img) => img.checkVisibility());
    return image?.complete ? image.naturalWidth : 0`;
  await expect.poll(() => driver.executeScript(picture)).toBeGreaterThan(100);
}

test("a click or a key turns the comic page, and Back returns to the previous comic page", async ({
  driver,
  open,
}) => {
  await open(first.path);
  await expectReading(driver, first);
  await find(driver, "html[data-hydrated]");
  await clickVisible(driver, "a[data-turn=next][href]");
  await expectReading(driver, second);
  await press(driver, Key.ARROW_RIGHT);
  await expectReading(driver, third);
  await driver.navigate().back();
  await expectReading(driver, second);
});
