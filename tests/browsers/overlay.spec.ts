import type { WebDriver } from "selenium-webdriver";
import type { Line } from "../e2e/line";
import { By, expect, press, test } from "./browser";

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
    [...document.querySelectorAll("[data-overlay] > [data-shown]")].map(
      (each) => each.textContent!,
    ),
  );

test("an alert comes and goes", { tag: "@sampled" }, async ({ driver, line, open }) => {
  answerEvents(line, { type: "follow", username: "Vixy" });
  await open("/ex/overlay?follow=1,5,5");
  await expect.poll(async () => (await alerts(driver)).join()).toContain("Vixy");
  await expect.poll(() => alerts(driver)).toEqual([]);
});

test("a dock drives the overlay of its browser", async ({ driver, line, open }) => {
  answerEvents(line);
  await open("/ex/overlay");
  const overlay = await driver.getWindowHandle();
  await driver.switchTo().newWindow("window");
  await open("/ex/overlay/dock");
  const dock = await driver.getWindowHandle();
  await driver.findElement(By.xpath("//*[contains(text(), 'Overlay 1: connected')]"));
  await (await driver.findElement(By.xpath("//button[normalize-space()='Raid']"))).click();
  await driver.switchTo().window(overlay);
  await expect.poll(async () => (await alerts(driver)).join()).toContain("is raiding the den");
  await driver.switchTo().window(dock);
  await press(driver, "s");
  await driver.switchTo().window(overlay);
  await expect.poll(() => alerts(driver)).toEqual([]);
});
