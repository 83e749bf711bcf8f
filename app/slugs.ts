/**
 * The slug of a name in the bestiary: lowercase, spaces, slashes and apostrophes to hyphens, š to s, without invisible
 * characters.
 *
 * The slug of a slug is the same, so this also corrects a typed address.
 */
export function bestiarySlug(name: string): string {
  return lowercase(name)
    .replace(/[\s/'’]/g, "-")
    .replaceAll("š", "s");
}

/** The slug of any other name: lowercase, spaces and slashes to hyphens. */
export function plainSlug(name: string): string {
  return lowercase(name).replace(/[\s/]/g, "-");
}

// "š" typed as s with a combining caron is the same letter.
function lowercase(name: string): string {
  return name
    .normalize("NFC")
    .replace(/\p{Cf}/gu, "")
    .trim()
    .toLowerCase();
}

/** Whether a text can be a slug: at most 100 visible characters, one segment of a path. */
export function isSlug(text: string): boolean {
  return /^[^.\s/\\\p{C}][^\s/\\\p{C}]{0,99}$/u.test(text);
}
