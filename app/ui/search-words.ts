/** The maximum number of characters of a search query. */
export const MAX_QUERY_LENGTH = 80;

/** Returns the query of an address without control characters, which HTML forbids. */
export function parseQuery(search: URLSearchParams): string {
  const query = (search.get("q") ?? "").replace(/\p{Cc}+/gu, " ");
  return query.trim().slice(0, MAX_QUERY_LENGTH);
}

/** Replacements for letters that Unicode normalization does not decompose. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ı: "i",
};

/** Converts a text to lower case without accents and invisible characters. */
export function withoutAccents(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .replace(/[ßæœøłđı]/gu, (letter) => plainLetters[letter] ?? letter);
}

/**
 * Normalizes a text for comparison by the search: lower-case words and digits, separated by single
 * spaces. Accents, apostrophes and a leading "the" are removed; hyphens and other signs separate
 * words.
 */
export function fold(text: string): string {
  // Apostrophes are removed first: NFKD converts a standalone accent to a space.
  return withoutAccents(text.replace(/['’‘ʼ`´]/g, ""))
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .replace(/^(?:the )+(?=.)/, "");
}
