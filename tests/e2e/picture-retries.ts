import type { Locator, Page } from "playwright/test";
import { expect } from "./site";

/**
 * Passes the pauses between the tries of a picture that fails, which take seconds, until its retry
 * is left to the reader. The clock of the page has to be installed.
 */
export async function passRetries(page: Page, retry: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(3_000);
    await expect(retry).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [50] });
}
