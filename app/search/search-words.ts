import { fold } from "~/ui/search-words";

/** A letter of a script without spaces between words. */
const unspaced = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]`;
const isUnspaced = new RegExp(unspaced, "u");
const words = new RegExp(String.raw`(${unspaced}+|(?:(?!${unspaced})[\p{L}\p{M}\p{N}'’])+)`, "u");

/** Words without a meaning of their own, and single letters. */
const small = /^(?:|\P{N}|an|and|for|in|of|on|the|to|with)$/u;

/** The maximum number of parts (words and separators) in an excerpt, and before its first match. */
const [MAX_PARTS, MAX_PARTS_BEFORE] = [60, 16];

export const listWords = (text: string) => text.split(words).filter((_, at) => at % 2 === 1);

/** The search terms of a word: its stem, or pairs of letters in scripts without spaces between words. */
export function toTerms(word: string): string[] {
  const folded = fold(word);
  if (!isUnspaced.test(folded)) return small.test(folded) ? [] : [toStem(folded)];
  const letters = Array.from(folded);
  return letters.map((letter, at) => letter + (letters[at + 1] ?? ""));
}

/** Approximates the singular; applied to texts and queries. */
function toStem(word: string): string {
  if (word.length < 4) return word;
  return word
    .replace(/(?<=...)ies?$/, "y")
    .replace(/(?:ves?|fe)$/, "f")
    .replace(/(?<=ch|sh|ss|x|zz)es$/, "")
    .replace(/(?<=[^ius])s$/, "");
}

/** Counts the terms that a text contains. */
export function countTerms(text: string, terms: ReadonlySet<string>): number {
  return new Set(
    listWords(text)
      .flatMap(toTerms)
      .filter((term) => terms.has(term)),
  ).size;
}

/** Returns the excerpt of a text around the first matching word. */
export function cutExcerpt(text: string, terms: ReadonlySet<string>) {
  const parts = text.split(words).map((part) => ({
    text: part,
    isMatch: countTerms(part, terms) > 0,
  }));
  const start = Math.max(0, parts.findIndex(({ isMatch }) => isMatch) - MAX_PARTS_BEFORE);
  const cut = parts.slice(start, start + MAX_PARTS);
  const ellipsis = { text: "…", isMatch: false };
  if (start > 0) cut.unshift(ellipsis);
  if (start + MAX_PARTS < parts.length) cut.push(ellipsis);
  return cut;
}
