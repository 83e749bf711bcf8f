import type { MenuEntry, MenuLink, Submenu } from "./shell.schema";

/** Whether an entry is a titled submenu. */
export function isSubmenu(entry: MenuEntry): entry is Submenu {
  return "entries" in entry;
}

/** Whether a menu link stands for the page a visitor is on, or for a section it belongs to. */
export function isCurrent(link: MenuLink, pathname: string): "page" | "true" | undefined {
  const { to, exact, covers = [] } = link;
  if (to === pathname) return "page";
  const above = exact ? covers : [to, ...covers];
  return above.some((path) => `${pathname}/`.startsWith(`${path}/`)) ? "true" : undefined;
}
