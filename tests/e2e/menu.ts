import type { Locator, Page } from "playwright/test";
import { readContent } from "../../scripts/content/read-content";

const { mainMenu } = readContent("menus.yaml");

/** The submenus of the main menu in content/, in order. */
export const submenus = mainMenu.flatMap((entry) => ("entries" in entry ? [entry] : []));

/** The labels of the links next to the submenus. */
export const linkLabels = mainMenu.flatMap((entry) => ("to" in entry ? [entry.label] : []));

const submenuOf = (to: string) =>
  submenus.find(({ entries }) => entries.some((entry) => entry.to === to))!;

/** Locates the main menu. */
export const menu = (page: Page): Locator => page.getByRole("navigation", { name: "Main" });

/** The button of the submenu that contains a link to an address. */
export const opener = (page: Page, to: string): Locator =>
  menu(page).getByRole("button", { name: submenuOf(to).label, exact: true });

/** The submenu that contains a link to an address. */
export const submenu = (page: Page, to: string): Locator =>
  menu(page).getByRole("group", { name: submenuOf(to).label, exact: true });

/** The link to an address in an open submenu. */
export function menuLink(page: Page, to: string): Locator {
  const { label } = submenuOf(to).entries.find((entry) => entry.to === to)!;
  return submenu(page, to).getByRole("link", { name: label, exact: true });
}

/** Opens a submenu and follows its link to an address. */
export async function followMenu(page: Page, to: string): Promise<void> {
  await opener(page, to).click();
  await menuLink(page, to).click();
}
