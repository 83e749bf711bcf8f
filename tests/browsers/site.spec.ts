import { By, expect, find, test } from "./browser";

test("a click opens the submenu, and a link in the list of chapters opens a chapter", async ({
  driver,
  open,
}) => {
  await open("/comics/talechasers");
  await find(driver, "html[data-hydrated]");
  const menu = await find(driver, "header nav li:has([href='/characters']) > button");
  await menu.click();
  const entry = await find(driver, "header nav a[href='/characters']");
  await expect.poll(() => entry.isDisplayed()).toBe(true);
  await menu.click();
  const link = await find(driver, "main a#chapter-2");
  await link.click();
  await find(driver, "main summary#chapter-2");
});

test("a dock controls the overlay in the same browser", async ({ driver, siteProxy, open }) => {
  const answer = (data: unknown) => JSON.stringify({ code: "CHASE-1000", message: "OK", data });
  siteProxy.answers["/v1/overlay/events/count"] = answer(0);
  siteProxy.answers["/v1/overlay/events/next/0"] = answer({ type: "follow", username: "Vixy" });
  siteProxy.answers["/v1/overlay/events/next/1"] = answer({});
  const shown = () => driver.executeScript("return document.querySelector('.alert')?.textContent");
  await open("/ex/overlay");
  await expect.poll(shown).toContain("Vixy");
  const overlay = await driver.getWindowHandle();
  await driver.switchTo().newWindow("window");
  await open("/ex/overlay/dock");
  await driver.findElement(By.xpath("//*[contains(text(), 'The overlay is connected')]"));
  for (const name of ["Skip", "Raid"]) {
    await driver.findElement(By.xpath(`//button[normalize-space()='${name}']`)).click();
  }
  await driver.switchTo().window(overlay);
  await expect.poll(shown).toContain("is raiding the den");
});
