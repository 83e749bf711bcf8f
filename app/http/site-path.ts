const MAX_PATH_LENGTH = 4_000;

/**
 * Parses a path of this site from untrusted text, such as the `from` of an error page.
 *
 * @returns path, search and fragment; undefined if the text leads to another site, or is too long for a header
 */
export function parseSitePath(text: FormDataEntryValue | null | undefined): string | undefined {
  if (typeof text !== "string" || !text.startsWith("/")) return undefined;
  const base = "http://own.invalid";
  try {
    const url = new URL(text, base);
    // "//host" and "/\host" have another origin, and "/.//host" resolves to "//host".
    const isOwn = url.origin === base && !url.pathname.startsWith("//");
    const path = url.pathname + url.search + url.hash;
    return isOwn && path.length <= MAX_PATH_LENGTH ? path : undefined;
  } catch {
    return undefined;
  }
}
