import type { Page } from "playwright/test";
import { expect } from "./site";

/** Checks the visible color scheme: background, switch and donation picture. */
export async function expectScheme(page: Page, scheme: "light" | "dark"): Promise<void> {
  const other = scheme === "light" ? "dark" : "light";
  await expect(page.getByRole("button", { name: `Switch to ${other} colors` })).toBeVisible();
  await expect(page.getByRole("button", { name: `Switch to ${scheme} colors` })).toBeHidden();
  await expect
    .poll(() => page.locator("html").evaluate((html) => getComputedStyle(html).backgroundColor))
    .toMatch(scheme === "light" ? /^rgb\(2\d\d, 2\d\d, \d+\)$/ : /^rgb\(\d\d?, \d\d?, \d\d?\)$/);
  const donation = page.getByRole("link", { name: "Buy me cocoa" }).locator("img:visible");
  await expect(donation).toHaveCount(1);
  await expect(donation).toHaveAttribute("src", new RegExp(`donate-${scheme}`));
}
