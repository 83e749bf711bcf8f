import { storyPage } from "../sample-story";
import { By, expect, expectPath, find, test } from "./browser";

test("a saved chapter is read without a connection", async ({ driver, line, open }) => {
  await open("/comics/talechasers/2/scroll");
  await find(driver, "html[data-hydrated]");
  await (
    await driver.findElement(By.xpath("//span[not(@data-waiting)]/button[starts-with(., 'Save ')]"))
  ).click();
  await driver.findElement(By.xpath("//a[starts-with(., 'Saved: ')]"));
  // All but what notes the problems.
  line.breaksAt = /^(?!\/collector)/;
  await open(storyPage("2/3").path);
  await expectPath(driver, "/comics/talechasers/2/scroll#page-3");
  await expect
    .poll(() =>
      driver.executeScript<number>(
        () => document.querySelector<HTMLImageElement>("#page-3 ~ figure img")?.naturalWidth ?? 0,
      ),
    )
    .toBeGreaterThan(100);
  await open("/world");
  expect(await (await find(driver, "h1")).getText()).toBe("You are offline");
  // WebKit has no cache here from which the application could start.
  await driver.executeScript("sessionStorage.removeItem('problems')");
});
