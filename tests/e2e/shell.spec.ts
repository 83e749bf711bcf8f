import type { Locator, Page } from "playwright/test";
import { heldBack } from "./held-back";
import { followMenu, linkLabels, menu, menuLink, opener, submenu, submenus } from "./menu";
import { expectScheme } from "./scheme";
import {
  errorStatus,
  expect,
  expectStarted,
  onEachScreen,
  screens,
  test,
  visit,
  withAndWithoutJavaScript,
} from "./site";

const [comic, characters] = ["/comics/talechasers", "/characters"] as const;

function hamburger(page: Page): Locator {
  return page.getByRole("button", { name: "Menu", exact: true });
}

const visibleLinks = (part: Locator) => part.getByRole("link").filter({ visible: true });

withAndWithoutJavaScript((javaScriptEnabled) => {
  onEachScreen((screen, viewport) => {
    test.describe(`the menu on a ${screen}`, () => {
      test.use({ viewport });
      const isPhone = screen === "phone";

      /**
       * Browsers give focus back when the outermost popover closes. For one inside another the
       * page does it; without JavaScript the control is the next stop backwards.
       */
      async function expectFocusBack(page: Page, control: Locator): Promise<void> {
        if (!javaScriptEnabled) await page.keyboard.press("Shift+Tab");
        await expect(control).toBeFocused();
      }

      /** Opens and closes every submenu by mouse. */
      async function expectAllByMouse(page: Page): Promise<void> {
        if (isPhone) {
          await expect(menu(page)).toBeHidden();
          await hamburger(page).click();
        } else await expect(hamburger(page)).toBeHidden();
        await expect(menu(page)).toBeVisible();
        await expect(visibleLinks(menu(page))).toHaveText(linkLabels);

        for (const { label, entries } of submenus) {
          const button = menu(page).getByRole("button", { name: label, exact: true });
          const group = menu(page).getByRole("group", { name: label, exact: true });
          await expect(group).toBeHidden();
          await button.click();
          // The search is a box.
          const links = entries.filter(({ to }) => to !== "/search");
          await expect(visibleLinks(group)).toHaveText(links.map((link) => link.label));
          await expect(group.getByRole("searchbox")).toHaveCount(entries.length - links.length);
          if (isPhone) await group.getByRole("button", { name: "Back" }).click();
          else await button.click();
          await expect(group).toBeHidden();
          await expect(menu(page)).toBeVisible();
        }
        if (isPhone) {
          await menu(page).getByRole("button", { name: "Close menu" }).click();
          await expect(menu(page)).toBeHidden();
        }
      }

      /** Opens and closes menus by keyboard, which returns the focus. */
      async function expectFocusKept(page: Page): Promise<void> {
        const links = visibleLinks(menu(page));
        const openers = menu(page).getByRole("button").filter({ visible: true });
        if (isPhone) {
          await hamburger(page).focus();
          await page.keyboard.press("Enter");
          await page.keyboard.press("Tab");
          await expect(menu(page).getByRole("button", { name: "Close menu" })).toBeFocused();
          await page.keyboard.press("Tab");
          await expect(links.first()).toBeFocused();
        }
        await links.last().focus();
        await page.keyboard.press("Tab");
        await expect(opener(page, comic)).toBeFocused();

        await page.keyboard.press("Enter");
        await expect(submenu(page, comic)).toBeVisible();
        await page.keyboard.press("Tab");
        const back = submenu(page, comic).getByRole("button", { name: "Back" });
        if (isPhone) {
          await expect(back).toBeFocused();
          await page.keyboard.press("Enter");
          await expect(submenu(page, comic)).toBeHidden();
          await expectFocusBack(page, opener(page, comic));
          await page.keyboard.press("Enter");
          await page.keyboard.press("Tab");
          await page.keyboard.press("Tab");
        }
        await expect(menuLink(page, comic)).toBeFocused();
        await page.keyboard.press("Escape");
        await expect(submenu(page, comic)).toBeHidden();
        if (isPhone) {
          await expectFocusBack(page, opener(page, comic));
          await expect(menu(page)).toBeVisible();
          await page.keyboard.press("Escape");
          await expect(menu(page)).toBeHidden();
          await expect(hamburger(page)).toBeFocused();
        } else {
          await expect(opener(page, comic)).toBeFocused();
          await openers.last().focus();
        }
        // The focus order follows the visual order.
        await page.keyboard.press("Tab");
        const schemeSwitch = page.getByRole("button", { name: /^Switch to/ });
        await expect(schemeSwitch).toBeFocused();
        const before = isPhone ? hamburger(page) : menu(page);
        const { x, width } = (await before.boundingBox())!;
        expect((await schemeSwitch.boundingBox())!.x).toBeGreaterThanOrEqual(x + width);
      }

      /** Follows a link of the menu, which closes and marks the current page. */
      async function expectFollowed(page: Page): Promise<void> {
        if (isPhone) await hamburger(page).click();
        await followMenu(page, characters);
        await expect(page).toHaveURL(characters);
        await expect(submenu(page, characters)).toBeHidden();
        if (isPhone) await expect(menu(page)).toBeHidden();

        if (isPhone) await hamburger(page).click();
        await page.emulateMedia({ forcedColors: "active" });
        const marks = menu(page).locator("[aria-current]").filter({ visible: true });
        await expect(marks).toHaveText([(await opener(page, characters).textContent())!]);
        const edge = isPhone ? "border-left-width" : "border-bottom-width";
        for (const mark of await marks.all()) await expect(mark).toHaveCSS(edge, /^[34]px$/);
        await page.emulateMedia({ forcedColors: null });
        await opener(page, characters).click();
        await expect(menuLink(page, characters)).toHaveAttribute("aria-current", "page");
      }

      test("works by mouse and by keyboard, after the skip link", async ({ page }) => {
        await visit(page, "/choose-your-starter");
        if (javaScriptEnabled) await expectStarted(page);
        await page.keyboard.press("Tab");
        const skip = page.getByRole("link", { name: "Skip to content" });
        await expect(skip).toBeFocused();
        await expect(skip).toBeInViewport();
        await page.keyboard.press("Enter");
        await page.keyboard.press("Tab");
        await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);

        if (!javaScriptEnabled) await expectAllByMouse(page);
        await expectFocusKept(page);
        if (javaScriptEnabled) await expectFollowed(page);
      });
    });
  });
});

test.describe("between the sub-sites", () => {
  test.use({ expectedErrors: errorStatus });

  test("a link loads the document of the other sub-site, with its theme and menu", async ({
    page,
  }) => {
    await visit(page, "/comics/talechasers");
    await expectStarted(page);
    const documents: string[] = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    await expect(page.locator("html")).toHaveAttribute("data-sub-site", "main");
    await followMenu(page, "/cga");
    await expect(page.locator("html")).toHaveAttribute("data-sub-site", "guild");
    await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("font-family", /Guild Display/);
    expect(documents[0]).toBe("/cga");
    documents.length = 0;
    await menu(page).locator('a[href="/"]').click();
    await expect(page).toHaveURL("/");
    await expect(page.locator("html")).toHaveAttribute("data-sub-site", "main");
    expect(documents).toEqual(["/"]);
  });
});

test("the scheme switch and the menu work before hydration and keep their state", async ({
  page,
}) => {
  await page.setViewportSize(screens.phone);
  const release = await heldBack(page, "**/assets/**/*.js");
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await page.getByRole("button", { name: "Switch to dark colors" }).click();
  await expectScheme(page, "dark");
  await hamburger(page).click();
  await followMenu(page, comic);
  await expect(page).toHaveURL(comic);
  await expectScheme(page, "dark");

  await hamburger(page).click();
  await opener(page, comic).click();
  await expect(submenu(page, comic)).toBeVisible();
  await expect(page.locator("html[data-hydrated]")).not.toBeAttached();
  release();
  await expectStarted(page);
  await expect(menu(page)).toBeVisible();
  await expect(submenu(page, comic)).toBeVisible();
});
