import { countOf, marked, passage, type Piece } from "~/search/excerpt";
import type { SearchEntry } from "./search";

/**
 * Where an entry has what was sought: its line, another name of it, or a passage of its page; its line or
 * its first words where only its name has it.
 *
 * @param terms the words of the entry that fit, as `termsOf` has them
 */
export function excerptOf(entry: SearchEntry, terms: readonly string[]): Piece[] {
  const { name, line, aliases = [], text = "" } = entry;
  const sought = new Set(terms);
  const has = (words: string) => countOf(words, sought) > 0;
  const alias = has(name) ? undefined : aliases.find(has);
  if (alias) return [{ text: "Also ", isFind: false }, ...marked(`${alias}.`, sought)];
  return marked(has(line) || !text || (line && !has(text)) ? line : passage(text, sought), sought);
}
