import { findOwn } from "~/find-own";
import { fold } from "~/ui/search-words";

const MAX_QUERY_TERMS = 8;

/** Words that are ignored beside other words. */
const smallWords = new Set(["a", "an", "and", "for", "in", "of", "on", "the", "to", "with"]);

/** Irregular plurals. */
const oddPlurals: Readonly<Record<string, string>> = {
  elves: "elf",
  feet: "foot",
  geese: "goose",
  hooves: "hoof",
  leaves: "leaf",
  mice: "mouse",
  oxen: "ox",
  teeth: "tooth",
  wolves: "wolf",
};

/** The words of a text, folded and in the singular. */
export function toTerms(text: string): string[] {
  return fold(text).split(" ").filter(Boolean).map(singular);
}

/** The first terms of a query, without small words unless there are no others. */
export function toQueryTerms(query: string): string[] {
  const all = toTerms(query);
  const content = all.filter((term) => !smallWords.has(term));
  return (content.length > 0 ? content : all).slice(0, MAX_QUERY_TERMS);
}

/** A rough singular of a folded word: texts and queries are treated alike. */
export function singular(word: string): string {
  const odd = findOwn(oddPlurals, word);
  if (odd !== undefined || word.length < 4) return odd ?? word;
  return word
    .replace(/ies$/, "y")
    .replace(/(?<=ch|sh|ss|x|zz)es$/, "")
    .replace(/(?<=[^ius])s$/, "");
}
