import type { Locator, Page } from "playwright/test";
import { heldBack } from "./held-back";
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

/** Their links are compared with the specification by `app/shell/menus.test.ts`. */
const submenus = ["Story", "Stream", "Art", "Fun", "Site Info", "Otherworlds"];

function menu(page: Page): Locator {
  return page.getByRole("navigation", { name: "Main" });
}

function submenu(page: Page, name: string): Locator {
  return menu(page).getByRole("group", { name, exact: true });
}

function opener(page: Page, name: string): Locator {
  return menu(page).getByRole("button", { name, exact: true });
}

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
        await expect(visibleLinks(menu(page))).toHaveText(["Home"]);

        for (const name of submenus) {
          await expect(submenu(page, name)).toBeHidden();
          await opener(page, name).click();
          await expect(submenu(page, name)).toBeVisible();
          await expect(visibleLinks(submenu(page, name))).not.toHaveCount(0);
          if (isPhone) await submenu(page, name).getByRole("button", { name: "Back" }).click();
          else await opener(page, name).click();
          await expect(submenu(page, name)).toBeHidden();
          await expect(menu(page)).toBeVisible();
        }
        if (isPhone) {
          await menu(page).getByRole("button", { name: "Close menu" }).click();
          await expect(menu(page)).toBeHidden();
        }
      }

      /** Opens and closes menus by keyboard, which returns the focus. */
      async function expectFocusKept(page: Page): Promise<void> {
        if (isPhone) {
          await hamburger(page).focus();
          await page.keyboard.press("Enter");
          await page.keyboard.press("Tab");
          await expect(menu(page).getByRole("button", { name: "Close menu" })).toBeFocused();
          await page.keyboard.press("Tab");
          await expect(menu(page).getByRole("link", { name: "Home" })).toBeFocused();
        }
        await menu(page).getByRole("link", { name: "Home" }).focus();
        await page.keyboard.press("Tab");
        await expect(opener(page, "Story")).toBeFocused();

        await page.keyboard.press("Enter");
        await expect(submenu(page, "Story")).toBeVisible();
        await page.keyboard.press("Tab");
        const back = submenu(page, "Story").getByRole("button", { name: "Back" });
        if (isPhone) {
          await expect(back).toBeFocused();
          await page.keyboard.press("Enter");
          await expect(submenu(page, "Story")).toBeHidden();
          await expectFocusBack(page, opener(page, "Story"));
          await page.keyboard.press("Enter");
          await page.keyboard.press("Tab");
          await page.keyboard.press("Tab");
        }
        await expect(
          submenu(page, "Story").getByRole("link", { name: "Comic", exact: true }),
        ).toBeFocused();
        await page.keyboard.press("Escape");
        await expect(submenu(page, "Story")).toBeHidden();
        if (isPhone) {
          await expectFocusBack(page, opener(page, "Story"));
          await expect(menu(page)).toBeVisible();
          await page.keyboard.press("Escape");
          await expect(menu(page)).toBeHidden();
          await expect(hamburger(page)).toBeFocused();
        } else {
          await expect(opener(page, "Story")).toBeFocused();
          await opener(page, "Otherworlds").focus();
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
        await opener(page, "Story").click();
        await menu(page).getByRole("link", { name: "Characters", exact: true }).click();
        await expect(page).toHaveURL("/characters");
        await expect(submenu(page, "Story")).toBeHidden();
        if (isPhone) await expect(menu(page)).toBeHidden();

        if (isPhone) await hamburger(page).click();
        await page.emulateMedia({ forcedColors: "active" });
        const marks = menu(page).locator("[aria-current]").filter({ visible: true });
        await expect(marks).toHaveText(["Story"]);
        const edge = isPhone ? "border-left-width" : "border-bottom-width";
        for (const mark of await marks.all()) await expect(mark).toHaveCSS(edge, /^[34]px$/);
        await page.emulateMedia({ forcedColors: null });
        await opener(page, "Story").click();
        const here = submenu(page, "Story").getByRole("link", { name: "Characters" });
        await expect(here).toHaveAttribute("aria-current", "page");
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
    await opener(page, "Otherworlds").click();
    await menu(page).getByRole("link", { name: "Caudalglen" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-sub-site", "guild");
    expect(documents[0]).toBe("/cga");
    await expect(menu(page).getByRole("link", { name: "Contact" })).toBeVisible();

    documents.length = 0;
    await menu(page).getByRole("link").last().click();
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
  await opener(page, "Story").click();
  await submenu(page, "Story").getByRole("link", { name: "Comic", exact: true }).click();
  await expect(page).toHaveURL("/comics/talechasers");
  await expectScheme(page, "dark");

  await hamburger(page).click();
  await opener(page, "Story").click();
  await expect(submenu(page, "Story")).toBeVisible();
  await expect(page.locator("html[data-hydrated]")).not.toBeAttached();
  release();
  await expectStarted(page);
  await expect(menu(page)).toBeVisible();
  await expect(submenu(page, "Story")).toBeVisible();
});
