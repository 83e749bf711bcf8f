export const MAX_QUERY_LENGTH = 80;

/** The query of an address (`?q=`), without control characters, which no document can hold. */
export function parseQuery(search: URLSearchParams): string {
  const query = (search.get("q") ?? "").replace(/\p{Cc}+/gu, " ");
  return query.trim().slice(0, MAX_QUERY_LENGTH);
}

/** Letters that Unicode does not decompose. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ı: "i",
};

/** A text in lower case without accents and invisible characters. */
export function withoutAccents(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .replace(/[ßæœøłđı]/gu, (letter) => plainLetters[letter] ?? letter);
}

/**
 * A text as the search compares it: words of lower-case letters and digits, single spaces between.
 * Accents and apostrophes are dropped, hyphens and other signs separate words, and a
 * leading "the" is dropped.
 */
export function fold(text: string): string {
  // Apostrophes go first: NFKD makes a space of an accent that stands alone.
  return withoutAccents(text.replace(/['’‘ʼ`´]/g, ""))
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .replace(/^(?:the )+(?=.)/, "");
}
