/**
 * The slug of a name in the bestiary: lowercase, spaces and apostrophes to hyphens, š to s.
 *
 * A slug is its own slug, so this also corrects what somebody typed into the address bar.
 */
export function bestiarySlug(name: string): string {
  return lowercase(name)
    .replace(/[\s'’]/g, "-")
    .replaceAll("š", "s");
}

/** The slug of any other name: lowercase, spaces to hyphens. */
export function plainSlug(name: string): string {
  return lowercase(name).replace(/\s/g, "-");
}

// "š" typed as s with a combining caron is the same letter.
function lowercase(name: string): string {
  return name.normalize("NFC").trim().toLowerCase();
}

/** Whether a text can be a slug at all: short, one segment of a path, and nothing invisible in it. */
export function isSlug(text: string): boolean {
  return /^[^.\s/\\\p{C}][^\s/\\\p{C}]{0,99}$/u.test(text);
}

/** The name as a list shows it: each word with a capital. */
export function capitalized(name: string): string {
  return name.replace(/(?<=^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());
}

/** What a slug may have been made of, for a page whose list of names cannot be had. */
export function readableName(slug: string): string {
  return capitalized(slug.replace(/-s(?=-|$)/g, "'s").replaceAll("-", " "));
}
