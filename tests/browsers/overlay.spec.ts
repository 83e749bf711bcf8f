import type { WebDriver } from "selenium-webdriver";
import type { Line } from "../e2e/line";
import { By, expect, test } from "./browser";

/** Answers the overlay's questions with these events and no others. */
function answerEvents(line: Line, ...events: object[]): void {
  const answer = (data: unknown) => JSON.stringify({ code: "CHASE-1000", message: "OK", data });
  line.answers["/v1/overlay/events/count"] = answer(0);
  for (const [place, event] of [...events, {}].entries()) {
    line.answers[`/v1/overlay/events/next/${place}`] = answer(event);
  }
}

const alerts = (driver: WebDriver) =>
  driver.executeScript<string[]>(() =>
    [...document.querySelectorAll(".alert")].map((each) => each.textContent!),
  );

test("a dock drives the overlay of its browser, which shows an alert", async ({
  driver,
  line,
  open,
}) => {
  answerEvents(line, { type: "follow", username: "Vixy" });
  await open("/ex/overlay");
  await expect.poll(async () => (await alerts(driver)).join()).toContain("Vixy");
  const overlay = await driver.getWindowHandle();
  await driver.switchTo().newWindow("window");
  await open("/ex/overlay/dock");
  await driver.findElement(By.xpath("//*[contains(text(), 'The overlay is connected')]"));
  for (const name of ["Skip", "Raid"]) {
    await (await driver.findElement(By.xpath(`//button[normalize-space()='${name}']`))).click();
  }
  await driver.switchTo().window(overlay);
  await expect.poll(async () => (await alerts(driver)).join()).toContain("is raiding the den");
});
