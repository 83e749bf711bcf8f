import type { WebDriver } from "selenium-webdriver";
import { fanArt } from "../../mocks/data/galleries/fan-art";
import { storyPage } from "../sample-story";
import { By, clickVisible, expect, expectPath, find, Key, press, test } from "./browser";

const isHydrated = (driver: WebDriver) => find(driver, "html[data-hydrated]");

test("the scroll of a chapter appends the next chapter and updates the address", async ({
  driver,
  open,
}) => {
  await open("/comics/talechasers/1/scroll");
  await isHydrated(driver);
  const showLastPage = `const [last] = [...document.querySelectorAll("h2[data-position]")].slice(-1);
    last.scrollIntoView();
    return location.pathname`;
  await expect
    .poll(() => driver.executeScript(showLastPage))
    .toMatch(/^\/comics\/talechasers\/[23]\/scroll$/);
});

test("a reading setting applies at once and after a reload", async ({ driver, open }) => {
  const isWide = "button[name=fit][value=width][aria-pressed=true]";
  await open(storyPage("2/1").path);
  await isHydrated(driver);
  await clickVisible(driver, "[popovertarget=reading-settings]");
  await (await find(driver, "button[name=fit][value=width]")).click();
  await find(driver, isWide);
  await driver.navigate().refresh();
  await find(driver, isWide);
});

test("a gallery opens an item over the grid until Escape closes the item", async ({
  driver,
  open,
}) => {
  const [{ id, title }] = fanArt as [(typeof fanArt)[number]];
  await open("/galleries/fan-art");
  await isHydrated(driver);
  await (await find(driver, `main a[href='/galleries/fan-art/${id}']`)).click();
  expect(await (await find(driver, "dialog[open] h2")).getText()).toBe(title);
  await expectPath(driver, `/galleries/fan-art/${id}`);
  await press(driver, Key.ESCAPE);
  await expectPath(driver, "/galleries/fan-art");
});

test("the form of the transformation generator leads to a result", async ({ driver, open }) => {
  await open("/tf-generator");
  await isHydrated(driver);
  await driver.findElement(By.xpath("//button[contains(., 'I submit my request')]")).click();
  await expectPath(driver, "/tf-generator/result");
  const heading = "return document.querySelector('h1').textContent";
  await expect
    .poll(() => driver.executeScript(heading))
    .toMatch(/^You have been transformed into an? .+!$/);
});

test("the search page finds a character by name", async ({ driver, open }) => {
  await open("/search");
  await (await find(driver, "main input[name=q]")).sendKeys("Vixy", Key.ENTER);
  await (await find(driver, "main a[href='/characters/vixy']")).click();
  await expectPath(driver, "/characters/vixy");
});

test("without JavaScript, links turn comic pages and the search finds pages", async ({
  driver,
  siteProxy,
  open,
}) => {
  siteProxy.blocksScripts = true;
  await open(storyPage("2/1").path);
  await clickVisible(driver, "a[data-turn=next][href]");
  await expectPath(driver, storyPage("2/2").path);
  const hydrated = "return document.documentElement.dataset.hydrated ?? null";
  expect(await driver.executeScript(hydrated)).toBeNull();
  await open("/search?q=Vixy");
  await find(driver, "main a[href='/characters/vixy']");
});
