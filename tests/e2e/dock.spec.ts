import type { BrowserContext, Page } from "playwright/test";
import { expect, expectStarted, screens, test, visit } from "./site";

/** The alert on an overlay. */
const alert = (overlay: Page) => overlay.locator(".alert");

const button = (dock: Page, name: string) => dock.getByRole("button", { name, exact: true });
const row = (dock: Page, text: string) => dock.getByRole("listitem").filter({ hasText: text });

async function openPage(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await visit(page, address);
  await expectStarted(page);
  return page;
}

test("the dock fits into the window of a phone with text of 200 %", async ({ page }) => {
  await page.setViewportSize(screens.phone);
  await visit(page, "/ex/overlay/dock");
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  for (const name of ["Raid", "Gift"]) await button(page, name).click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test("a dock controls all overlays in its browser, and two docks show the same state", async ({
  page: dock,
  context,
  siteOn,
}) => {
  const site = siteOn({ "overlay/events/count": 0, "overlay/events/next/0": {} });
  await dock.setViewportSize(screens.phone);
  await visit(dock, `${site.url}/ex/overlay/dock`);
  const opened = context.waitForEvent("page");
  await dock.getByRole("link", { name: "Open the overlay" }).click();
  const overlays = [await opened, await openPage(context, `${site.url}/ex/overlay`)];
  const otherDock = await openPage(context, `${site.url}/ex/overlay/dock`);
  await dock.bringToFront();
  for (const each of [dock, otherDock]) {
    await expect(each.getByText("The overlay is connected.")).toBeVisible();
  }

  await button(dock, "Raid").click();
  for (const overlay of overlays) {
    await expect(alert(overlay)).toContainText("is raiding the den with 5 raiders!");
  }
  await expect(otherDock.getByRole("region", { name: "On screen" })).toContainText("Test Fox");
  await button(dock, "Skip").click();
  for (const overlay of overlays) await expect(alert(overlay)).toHaveCount(0);

  await button(dock, "Pause").click();
  for (const each of [dock, otherDock]) await expect(button(each, "Resume")).toBeVisible();
  await expect(dock.locator("[role=status]")).toHaveText("Paused.");
  Object.assign(site.upstream.data, {
    "overlay/events/count": 1,
    "overlay/events/next/0": { type: "follow", username: "Vixy" },
    "overlay/events/next/1": {},
  });
  await expect(row(dock, "Vixy")).toBeVisible();
  await button(otherDock, "Mute").click();
  await expect(button(dock, "Mute")).toHaveAttribute("aria-pressed", "true");
  // A waiting alert also waits in an overlay that is opened later.
  overlays.push(await openPage(context, `${site.url}/ex/overlay`));
  await button(otherDock, "Resume").click();
  for (const overlay of overlays) await expect(alert(overlay)).toContainText("Vixy");
});
