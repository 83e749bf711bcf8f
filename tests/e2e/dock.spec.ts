import type { BrowserContext, Page } from "playwright/test";
import { expect, overlayKey, screens, test, visit } from "./site";

const emptyQueue = { "overlay/events/count": 0, "overlay/events/next/0": {} };

/** The alert that an overlay shows. */
const alert = (overlay: Page) => overlay.locator("[data-overlay] > [data-shown]");

const button = (dock: Page, name: string) => dock.getByRole("button", { name, exact: true });
const onScreen = (dock: Page) => dock.getByRole("region", { name: "On screen" });
const row = (dock: Page, text: string) => dock.getByRole("listitem").filter({ hasText: text });

async function openPage(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await visit(page, address);
  return page;
}

test("a dock controls all overlays of its browser, and other docks show the same", async ({
  page: dock,
  context,
  siteOn,
}) => {
  const site = siteOn(emptyQueue);
  const overlays = [
    await openPage(context, `${site.url}/ex/overlay`),
    await openPage(context, `${site.url}/ex/overlay?mute=1`),
  ];
  const expectOnAll = async (text: string) => {
    for (const overlay of overlays) await expect(alert(overlay)).toContainText(text);
  };
  const expectNoAlert = async () => {
    for (const overlay of overlays) await expect(alert(overlay)).toHaveCount(0);
  };
  await dock.setViewportSize(screens.desktop);
  await visit(dock, `${site.url}/ex/overlay/dock`);
  const otherDock = await openPage(context, `${site.url}/ex/overlay/dock`);
  for (const each of [dock, otherDock]) {
    await expect(each.getByText("Overlay 2: connected")).toBeVisible();
    await expect(each.getByText("no events yet").first()).toBeVisible();
  }

  await button(dock, "Raid").click();
  await expectOnAll("is raiding the den with 5 raiders!");
  await expect(onScreen(otherDock)).toContainText("Test Fox");
  await dock.locator("body").press("s");
  await expectNoAlert();

  await dock.locator("body").press("Space");
  for (const each of [dock, otherDock]) await expect(button(each, "Resume")).toBeVisible();
  await expect(dock.locator("[role=status]")).toHaveText("Paused.");
  Object.assign(site.upstream.data, {
    "overlay/events/count": 1,
    "overlay/events/next/0": { type: "follow", username: "Vixy" },
    "overlay/events/next/1": {},
  });
  await expect(row(dock, "Vixy")).toBeVisible();
  await expectNoAlert();
  // An overlay that opens later has the same controls.
  const lateOverlay = await openPage(context, `${site.url}/ex/overlay`);
  await expect(dock.getByText(/Overlay 3: connected.*paused/)).toBeVisible();
  await button(otherDock, "Safe mode").click();
  await expect(button(dock, "Safe mode")).toHaveAttribute("aria-pressed", "true");
  await button(otherDock, "Resume").click();
  for (const overlay of overlays) {
    await expect(alert(overlay)).toContainText("has joined the Fox Fam!");
    await expect(alert(overlay)).not.toContainText("Vixy");
  }
  await button(dock, "Safe mode").click();
  await button(dock, "Skip").click();
  await button(dock, "Replay: Follow, Vixy").click();
  overlays.push(lateOverlay);
  await expectOnAll("Vixy");
});

test("a phone controls the overlays of another browser after both have sent the key", async ({
  page: overlay,
  context,
  browser,
  siteOn,
}) => {
  const site = siteOn(emptyQueue);
  const address = `${site.url}/ex/overlay/dock`;
  const sendKey = async (dock: Page) => {
    await dock.getByText("Other browsers").click();
    await dock.getByLabel("Overlay key").fill(overlayKey);
    await button(dock, "Send the key").click();
    await expect(dock.getByText("Other browsers")).toBeVisible();
    await dock.getByText("Other browsers").click();
    await expect(dock.getByText("Connected to the server.")).toBeVisible();
  };
  // The overlay is open before its browser has the key.
  await visit(overlay, `${site.url}/ex/overlay`);
  const dock = await openPage(context, address);
  await sendKey(dock);
  const phoneContext = await browser.newContext({ viewport: screens.phone });
  const phone = await openPage(phoneContext, address);
  await sendKey(phone);

  const sizes = await phone
    .locator("input, select")
    .evaluateAll((fields) =>
      fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)),
    );
  expect(Math.min(...sizes), "phones zoom in at smaller fields").toBeGreaterThanOrEqual(16);
  await expect(phone.getByText("Overlay 1: connected")).toBeVisible();
  await button(phone, "Cheer").click();
  await expect(alert(overlay)).toHaveAttribute("data-shown", "cheer");
  await expect(onScreen(phone)).toContainText("Test Fox");
  await button(phone, "Skip").click();
  await expect(alert(overlay)).toHaveCount(0);
  await button(phone, "Pause").click();
  await expect(button(dock, "Resume")).toBeVisible();
  expect(site.output()).not.toContain(overlayKey);
  await phoneContext.close();
});
