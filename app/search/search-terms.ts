import { fold } from "~/ui/search-words";

/** Words of a query that are read; more than any name has. */
const mostTerms = 8;

/** What says nothing where it stands beside other words. */
const smallWords = new Set(["a", "an", "and", "for", "in", "of", "on", "the", "to", "with"]);

/** Plurals that no rule makes. */
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

/** The words of a text as the search compares them: folded, and in the singular. */
export function termsOf(text: string): string[] {
  return fold(text).split(" ").filter(Boolean).map(singular);
}

/** The terms of a query: so many, and no small words unless there are no others. */
export function contentTerms(query: string): string[] {
  const all = termsOf(query);
  const content = all.filter((term) => !smallWords.has(term));
  return (content.length > 0 ? content : all).slice(0, mostTerms);
}

/** A folded word in the singular, roughly: that both sides are made alike is what counts. */
export function singular(word: string): string {
  const odd = Object.hasOwn(oddPlurals, word) ? oddPlurals[word] : undefined;
  if (odd !== undefined || word.length < 4) return odd ?? word;
  return word
    .replace(/ies$/, "y")
    .replace(/(?<=ch|sh|ss|x|zz)es$/, "")
    .replace(/(?<=[^ius])s$/, "");
}
