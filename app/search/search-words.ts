import { stem } from "porter2";
import { fold } from "~/ui/search-words";

/** A letter of a script without spaces between words. */
const unspaced = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]`;
const words = new RegExp(String.raw`(${unspaced}|(?:(?!${unspaced})[\p{L}\p{M}\p{N}'’])+)`, "u");

/** Words such as "the" that the search ignores, and single letters. */
const small = /^(?:|[a-z]|an|and|for|in|of|on|the|to|with)$/;

/** The ends of plurals whose singular ends in "f": the stemmer does not know thieves and wolves. */
const pluralOfF = /(?<=thie|wol|lea|loa|hoo|scar|dwar|\b(?:sh?)?el|\bhal|\bcal)ves$/;

/** The maximum number of parts (words and separators) in an excerpt, and before its first match. */
const [MAX_PARTS, MAX_PARTS_BEFORE] = [60, 6];

/** Returns the words of a text; of a script without spaces between words, the letters. */
export const listWords = (text: string) => text.split(words).filter((_, at) => at % 2 === 1);

/** Returns the search term of a word: its stem, or "" if the search ignores the word. */
export function toTerm(word: string): string {
  const folded = fold(word);
  return small.test(folded) ? "" : stem(folded.replace(pluralOfF, "f"));
}

/** Lists the search terms of a text; words that the search ignores are left out. */
export const listTerms = (text: string) => listWords(text).map(toTerm).filter(Boolean);

/** Returns whether a term also finds longer words; short terms and numbers do not. */
export const isPrefix = (term: string) => term.length > 3 && !/^\d/.test(term);

/** Returns how many of the given terms a text contains. */
export function countTerms(text: string, terms: ReadonlySet<string>): number {
  return new Set(listTerms(text).filter((term) => terms.has(term))).size;
}

/** Returns the excerpt of a text around the first matching word. */
export function cutExcerpt(text: string, terms: ReadonlySet<string>) {
  const isMatch = (part: string) => terms.has(toTerm(part));
  const parts = text.split(words);
  const start = Math.max(0, parts.findIndex(isMatch) - MAX_PARTS_BEFORE);
  const cut = parts.slice(start, start + MAX_PARTS);
  if (start > 0) cut.unshift("…");
  if (start + MAX_PARTS < parts.length) cut.push("…");
  return cut.map((part) => ({ text: part, isMatch: isMatch(part) }));
}
