const MAX_PATH_LENGTH = 4_000;

/**
 * Parses a path of this site from untrusted text, such as the `from` of an error page.
 *
 * @returns path, search and fragment; undefined if the text leads to another site, or is too long
 * for a header
 */
export function parseSitePath(text: FormDataEntryValue | null | undefined): string | undefined {
  const base = "http://own.invalid";
  if (typeof text !== "string" || !text.startsWith("/") || !URL.canParse(text, base))
    return undefined;
  const { origin, pathname, search, hash } = new URL(text, base);
  // "//host" and "/\host" have another origin, and "/.//host" resolves to "//host".
  const isOwn = origin === base && !pathname.startsWith("//");
  const path = pathname + search + hash;
  return isOwn && path.length <= MAX_PATH_LENGTH ? path : undefined;
}
