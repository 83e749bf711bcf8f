/** The new addresses of old ones, which are in posts, on printed cards and in bookmarks. */
export const legacyRedirects: Readonly<Record<string, string>> = {
  "/extras": "/",
  "/extras/commissions": "/commissions",
  "/extras/commissions/tos": "/commissions/tos",
  "/extras/tf-generator": "/tf-generator",
  "/extras/tfgen": "/tf-generator",
  "/extras/tf-generator/quick-standard": "/tf-generator/result?quick=true",
  "/extras/tf-generator/quick-all": "/tf-generator/result?quick=true",
  "/extras/tf-generator/list": "/tf-generator/list",
  "/extras/fan-art": "/galleries/fan-art",
  "/extras/fan-art/submit": "/galleries/fan-art",
  "/extras/stickers": "/telegram-stickers",
  "/extras/stickers/install": "/telegram-stickers/install",
  "/extras/patch-notes": "/patch-notes",
  "/extras/fanart": "/gallery/fan-art/submit",
  "/fanart": "/galleries/fan-art",
  "/fan-art": "/galleries/fan-art",
  "/fan-art/submit": "/galleries/fan-art",
  // The target of /extras/fanart never had a page.
  "/gallery/fan-art/submit": "/galleries/fan-art",
};

/** The new address of an old one, with or without a trailing slash. */
export function findLegacyTarget(pathname: string): string | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, "") : pathname;
  return Object.hasOwn(legacyRedirects, path) ? legacyRedirects[path] : undefined;
}
