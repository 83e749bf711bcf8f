import type { Page } from "playwright/test";

/** Holds requests back; the returned function releases them. */
export async function holdRequests(page: Page, requests: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(requests, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
