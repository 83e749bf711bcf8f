import type { Locator, Page } from "playwright/test";
import { expect } from "./site";

/**
 * Skips the delays before the automatic retries of a failed picture, until the retry button is
 * shown. The page's clock must be installed.
 */
export async function passRetries(page: Page, retry: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(3_000);
    await expect(retry).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [50] });
}
