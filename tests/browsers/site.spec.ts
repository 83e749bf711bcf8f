import { expect, expectPath, find, test } from "./browser";

test("the page of a link is fetched when the pointer rests on it", async ({
  driver,
  line,
  open,
}) => {
  await open("/galleries/fan-art");
  await find(driver, "html[data-hydrated]");
  const link = await find(driver, "main li a");
  const path = new URL((await link.getAttribute("href"))!, line.url).pathname;
  await driver.actions().move({ origin: link }).perform();
  await expect.poll(() => line.asked.join()).toContain(`${path}.data`);
});

test("a menu opens, and leads on", async ({ driver, open }) => {
  await open("/");
  await (await find(driver, "header nav li:has([href='/characters']) > button")).click();
  await (await find(driver, "header nav a[href='/characters']")).click();
  await expectPath(driver, "/characters");
  expect(await (await find(driver, "h1")).getText()).toBe("Characters");
});
