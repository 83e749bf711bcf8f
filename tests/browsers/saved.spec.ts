import { storyPage } from "../sample-story";
import { By, expect, expectPath, find, test } from "./browser";

test("a saved chapter can be read offline in this browser", async ({ driver, siteProxy, open }) => {
  // The last chapter: no other one is appended, which would replace the card with the button.
  await open("/comics/talechasers/3/scroll");
  await find(driver, "html[data-hydrated]");
  const save = "//span[not(@data-waiting)]/button[starts-with(., 'Save ')]";
  await driver.findElement(By.xpath(save)).click();
  await driver.findElement(By.xpath("//a[starts-with(., 'Saved: ')]"));
  // The proxy breaks every request except that for the script that collects problems.
  siteProxy.breaksAt = /^(?!\/collector)/;
  await open(storyPage("3/3").path);
  await expectPath(driver, "/comics/talechasers/3/scroll#page-3");
  const width = "return document.querySelector('#page-3 ~ figure img')?.naturalWidth";
  await expect.poll(() => driver.executeScript(width)).toBeGreaterThan(100);
  await open("/world");
  expect(await (await find(driver, "h1")).getText()).toBe("You are offline");
  // Without the connection, WebKit cannot load the application: this browser has no cached scripts.
  await driver.executeScript("sessionStorage.removeItem('problems')");
});
