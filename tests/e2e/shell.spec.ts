import type { Locator, Page } from "playwright/test";
import { holdRequests } from "./hold-requests";
import { followMenu, linkLabels, menu, menuLink, opener, submenu, submenus } from "./menu";
import { expectScheme } from "./scheme";
import { errorStatus, expect, expectStarted, screens, test, visit } from "./site";

const [comic, characters] = ["/comics/talechasers", "/characters"] as const;

const hamburger = (page: Page) => page.getByRole("button", { name: "Menu", exact: true });
const visibleLinks = (part: Locator) => part.getByRole("link").filter({ visible: true });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const [screen, viewport] of Object.entries(screens)) {
    test(`without JavaScript, every submenu opens and closes on a ${screen}`, async ({ page }) => {
      const isPhone = screen === "phone";
      await page.setViewportSize(viewport);
      await visit(page, comic);
      await expect(menu(page)).toBeVisible({ visible: !isPhone });
      await expect(hamburger(page)).toBeVisible({ visible: isPhone });
      if (isPhone) await hamburger(page).click();
      await expect(visibleLinks(menu(page))).toHaveText(linkLabels);
      for (const { label, entries } of submenus) {
        const button = menu(page).getByRole("button", { name: label, exact: true });
        const group = menu(page).getByRole("group", { name: label, exact: true });
        await button.click();
        // The menus hide links that are for certain readers only.
        const links = entries.filter(({ shownTo }) => !shownTo);
        await expect(visibleLinks(group)).toHaveText(links.map((link) => link.label));
        if (isPhone) await group.getByRole("button", { name: "Back" }).click();
        else await button.click();
        await expect(group).toBeHidden();
        await expect(menu(page)).toBeVisible();
      }
      if (isPhone) {
        await menu(page).getByRole("button", { name: "Close menu" }).click();
        await expect(menu(page)).toBeHidden();
      }
    });
  }
});

for (const [screen, viewport] of Object.entries(screens)) {
  const isPhone = screen === "phone";

  test(`keys open and close the menu on a ${screen} after the skip link`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await visit(page, comic);
    await expectStarted(page);
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to content" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);

    if (isPhone) {
      await hamburger(page).focus();
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      await expect(menu(page).getByRole("button", { name: "Close menu" })).toBeFocused();
    }
    await visibleLinks(menu(page)).last().focus();
    await page.keyboard.press("Tab");
    await expect(opener(page, comic)).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    if (isPhone) {
      await expect(submenu(page, comic).getByRole("button", { name: "Back" })).toBeFocused();
      await page.keyboard.press("Tab");
    }
    await expect(menuLink(page, comic)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(submenu(page, comic)).toBeHidden();
    await expect(opener(page, comic)).toBeFocused();
    if (isPhone) {
      await page.keyboard.press("Escape");
      await expect(menu(page)).toBeHidden();
      await expect(hamburger(page)).toBeFocused();
    } else await menu(page).getByRole("button").filter({ visible: true }).last().focus();
    await page.keyboard.press("Tab");
    const search = page.getByRole("banner").getByRole("link", { name: "Search" });
    await expect(search).toBeFocused();
    await expect(search).toBeInViewport();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: /^Switch to/ })).toBeFocused();

    if (isPhone) await hamburger(page).click();
    await followMenu(page, characters);
    await expect(page).toHaveURL(characters);
    await expect(submenu(page, characters)).toBeHidden();
    if (isPhone) await hamburger(page).click();
    // Forced colors show whether the current link is marked by more than color.
    await page.emulateMedia({ forcedColors: "active" });
    const marks = menu(page).locator("[aria-current]").filter({ visible: true });
    await expect(marks).toHaveText([(await opener(page, characters).textContent())!]);
    const edge = isPhone ? "border-left-width" : "border-bottom-width";
    await expect(marks).toHaveCSS(edge, /^[34]px$/);
    await opener(page, characters).click();
    await expect(menuLink(page, characters)).toHaveAttribute("aria-current", "page");
  });
}

test("a menu closes when the menu loses the focus or the tablet is rotated", async ({ page }) => {
  await visit(page, "/contact");
  await opener(page, characters).click();
  await submenu(page, characters).getByRole("link").last().focus();
  await page.keyboard.press("Tab");
  await expect(submenu(page, characters)).toBeHidden();
  await expect(opener(page, characters)).not.toBeFocused();

  await page.setViewportSize({ width: 768, height: 1024 });
  await hamburger(page).click();
  await expect(menu(page)).toBeVisible();
  await menu(page).getByRole("button").last().focus();
  await page.keyboard.press("Tab");
  await expect(menu(page)).toBeHidden();
  await hamburger(page).click();
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(page.locator("#menu:popover-open")).toHaveCount(0);
});

test.describe("between the sub-sites", () => {
  test.use({ expectedErrors: errorStatus });

  test("a link from one sub-site to the second loads a document with the second's theme and menu", async ({
    page,
  }) => {
    const loaded: string[] = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname);
    });
    await visit(page, comic);
    await expectStarted(page);
    await followMenu(page, "/cga");
    await expect(page.locator("html")).toHaveAttribute("data-sub-site", "guild");
    await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("font-family", /Guild Display/);
    await menu(page).locator('a[href="/"]').click();
    await expect(page).toHaveURL("/");
    await expect(page.locator("html")).toHaveAttribute("data-sub-site", "main");
    expect(loaded).toEqual([comic, "/cga", "/"]);
  });
});

test("the scheme switch and the menu work before hydration and keep their state after hydration", async ({
  page,
}) => {
  await page.setViewportSize(screens.phone);
  const release = await holdRequests(page, "**/assets/**/*.js");
  await page.goto(comic, { waitUntil: "domcontentloaded" });
  await page.getByRole("button", { name: "Switch to dark colors" }).click();
  await expectScheme(page, "dark");
  await hamburger(page).click();
  await opener(page, comic).click();
  await expect(submenu(page, comic)).toBeVisible();
  await expect(page.locator("html[data-hydrated]")).not.toBeAttached();
  release();
  await expectStarted(page);
  await expectScheme(page, "dark");
  await expect(submenu(page, comic)).toBeVisible();
});
