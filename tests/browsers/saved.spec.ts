import { storyPage } from "../sample-story";
import { By, expect, expectPath, find, Key, press, test } from "./browser";

test("a saved chapter is read without a connection", async ({ driver, line, open }) => {
  await open(storyPage("2/8").path);
  await find(driver, "html[data-hydrated]");
  await (await driver.findElement(By.partialLinkText("Save chapter"))).click();
  await driver.findElement(By.xpath("//*[starts-with(text(), 'Saved: ')]"));
  // All but what notes the problems.
  line.breaksAt = /^(?!\/collector)/;
  for (const place of ["2/3", "2/5"]) {
    if (place === "2/3") await open(storyPage(place).path);
    else await press(driver, Key.ARROW_RIGHT);
    await expectPath(driver, storyPage(place).path);
    await expect
      .poll(() =>
        driver.executeScript<number>(
          () => document.querySelector<HTMLImageElement>("figure a img")?.naturalWidth ?? 0,
        ),
      )
      .toBeGreaterThan(100);
    await find(driver, 'figure[data-state="arrived"]');
  }
});
