/** The pages of the guide that have an address of their own, and their names in the breadcrumbs. */
const guidePages: Readonly<Record<string, string>> = {
  "/world": "World",
  "/world/bestiary": "Bestiary",
  "/world/botanary": "Botanary",
  "/world/magic": "Magic",
  "/world/magic/schools": "Schools",
  "/world/magic/elements": "Elements",
  "/world/magic/classes": "Classes",
  "/world/magic/afflictions": "Afflictions",
  "/world/geography": "Geography",
  "/world/history": "History",
  "/world/languages": "Languages",
  "/world/languages/common": "Common",
  "/world/religion": "Religion",
  "/world/religion/pantheon": "Pantheon",
  "/world/religion/mythology": "Mythology",
  "/world/religion/mythology/myth-of-the-six-sisters": "The six sisters",
  "/world/religion/mythology/myth-of-the-sun-and-moon": "The sun and moon",
};

/** The name of such a page, or undefined for any other path. */
export function guidePageName(path: string): string | undefined {
  return Object.hasOwn(guidePages, path) ? guidePages[path] : undefined;
}

/** The address of the page that a path means, however it is capitalised or ended. */
export function guidePageAt(pathname: string): string | undefined {
  const path = pathname.toLowerCase().replace(/\/+$/, "");
  return Object.hasOwn(guidePages, path) ? path : undefined;
}
