/**
 * The slug of a name in the bestiary: lower case, with hyphens for spaces, slashes and apostrophes,
 * s for š, and without invisible characters.
 *
 * Slugs are unchanged, so the function also corrects typed addresses.
 */
export function bestiarySlug(name: string): string {
  return lowercase(name)
    .replace(/[\s/'’]/g, "-")
    .replaceAll("š", "s");
}

/** Returns the slug of a name outside of the bestiary, with hyphens for spaces and slashes. */
export function plainSlug(name: string): string {
  return lowercase(name).replace(/[\s/]/g, "-");
}

// Normalization joins an s and a combining caron to "š".
function lowercase(name: string): string {
  return name
    .normalize("NFC")
    .replace(/\p{Cf}/gu, "")
    .trim()
    .toLowerCase();
}

/** Returns whether a text can be a slug: one path segment of at most 100 visible characters. */
export function isSlug(text: string): boolean {
  return /^[^.\s/\\\p{C}][^\s/\\\p{C}]{0,99}$/u.test(text);
}
