import * as to from "~/addresses";

/** Redirects of old addresses that are in posts, in bookmarks and on printed cards. */
export const legacyRedirects: Readonly<Record<string, string>> = {
  "/home": to.home,
  "/cga/home": to.guild,
  "/extras": to.home,
  "/extras/commissions": to.commissions,
  "/extras/commissions/tos": to.commissionTerms,
  "/extras/tf-generator": to.tfGenerator,
  "/extras/tfgen": to.tfGenerator,
  "/extras/tf-generator/quick-standard": to.transformation({ quick: true }),
  "/extras/tf-generator/quick-all": to.transformation({ quick: true }),
  "/extras/tf-generator/list": to.transformationSpecies,
  "/extras/fan-art": to.gallery("fan-art"),
  "/extras/fan-art/submit": to.gallery("fan-art"),
  "/extras/stickers": to.stickers,
  "/extras/stickers/install": to.installStickers,
  "/extras/patch-notes": to.patchNotes(),
  "/extras/fanart": "/gallery/fan-art/submit",
  "/fanart": to.gallery("fan-art"),
  "/fan-art": to.gallery("fan-art"),
  "/fan-art/submit": to.gallery("fan-art"),
  // The religion page now contains the myths.
  ...Object.fromEntries(
    ["", "/myth-of-the-six-sisters", "/myth-of-the-sun-and-moon"].map((myth) => [
      to.shelf(`mythology${myth}`),
      to.shelf(`religion/mythology${myth}`),
    ]),
  ),
  // /extras/fanart linked this address, which never had a page.
  "/gallery/fan-art/submit": to.gallery("fan-art"),
};
