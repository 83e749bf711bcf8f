import type { MenuLink } from "./shell.schema";

/** Returns the `aria-current` of a menu link: "page", or "true" for a section with the page. */
export function getAriaCurrent(link: MenuLink, pathname: string): "page" | "true" | undefined {
  const { to, exact, covers = [] } = link;
  if (to === pathname) return "page";
  const above = exact ? covers : [to, ...covers];
  return above.some((path) => `${pathname}/`.startsWith(`${path}/`)) ? "true" : undefined;
}
