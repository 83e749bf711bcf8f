/** Characters of a query that are read; nothing in the world has a longer name. */
export const longestQuery = 80;

/** The query of an address (`?q=`), without control characters, which no document can hold. */
export function readQuery(search: URLSearchParams): string {
  const query = (search.get("q") ?? "").replace(/\p{Cc}+/gu, " ");
  return query.trim().slice(0, longestQuery);
}

/** Letters that Unicode does not take apart, as those type them who have no key for them. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ı: "i",
};

/**
 * A text as the search compares it: words of lower-case letters and digits, single spaces between.
 * Accents and apostrophes are dropped, hyphens and other signs separate words, and a
 * leading "the" says nothing.
 */
export function fold(text: string): string {
  const words = text
    // Before the rest: Unicode would take an accent by itself for a space that wears it.
    .replace(/['’‘ʼ`´]/g, "")
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .replace(/[ßæœøłđı]/gu, (letter) => plainLetters[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return words.replace(/^(?:the )+(?=.)/, "");
}
