const MAX_PATH_LENGTH = 4_000;

/**
 * Reads a path of this site from untrusted text, such as the `from` of an error page. A longer one than any of the site
 * would swell the headers that it is written to.
 *
 * @returns path, search and fragment, or undefined when the text would lead anywhere else
 */
export function parseSitePath(text: FormDataEntryValue | null | undefined): string | undefined {
  if (typeof text !== "string" || !text.startsWith("/")) return undefined;
  const base = "http://own.invalid";
  try {
    const url = new URL(text, base);
    // Browsers read "//host" and "/\host" as another site; the parser tells by its origin.
    // So do dots that vanish: "/.//host" is "//host" once it is resolved.
    const own = url.origin === base && !url.pathname.startsWith("//");
    const path = url.pathname + url.search + url.hash;
    return own && path.length <= MAX_PATH_LENGTH ? path : undefined;
  } catch {
    return undefined;
  }
}
