import MiniSearch, { type SearchOptions, type SearchResult } from "minisearch";
import { inSlices, nextTurn } from "~/upstream/slices";
import { termsOf } from "./search-terms";

/** Results that are shown at most, over all groups. */
export const mostResults = 30;

/** The fields of an entry that hold words, each by how much a find in it counts. */
export type Fields<Entry> = Partial<Record<keyof Entry & string, number>>;

/** A part of an index, which is searched in one turn of the loop. */
export interface Shard<Entry> {
  entries: readonly Entry[];
  terms: MiniSearch;
}

/** How an entry fits a query: the lower the fit the better; what fits alike stands by its score. */
export interface Ranked<Entry> {
  entry: Entry;
  terms: readonly string[];
  fit: number;
  score: number;
}

/** Characters that take a name's time: a text counts as so many names. */
const nameLength = 100;

/**
 * Terms of an index, each counted in every shard that has it: twice those of a comic of 12 million characters. What
 * memory an index takes depends on its terms more than on its characters.
 */
const MAX_TERMS = 300_000;

/**
 * Makes an index of entries in shards, with turns for others in between: see `inSlices`. Beyond `MAX_TERMS` new terms are
 * not found.
 */
export async function* shardsOf<Entry extends object>(
  entries: readonly Entry[],
  fields: Fields<Entry>,
): AsyncGenerator<Shard<Entry>> {
  const names = Object.keys(fields) as (keyof Entry & string)[];
  const weightOf = (entry: Entry) =>
    names.reduce((sum, name) => sum + String(entry[name] ?? "").length / nameLength, 1);
  let countedTerms = 0;
  for await (const { slice } of inSlices(entries)) {
    const known = new Set<string>();
    const admitTerm = (term: string) => {
      if (known.has(term)) return term;
      if (countedTerms >= MAX_TERMS) return null;
      countedTerms += 1;
      known.add(term);
      return term;
    };
    const terms = new MiniSearch({
      fields: names,
      tokenize: termsOf,
      processTerm: admitTerm,
      searchOptions: {
        processTerm: (term) => term,
        boost: fields as Record<string, number>,
        combineWith: "AND",
        // A single letter begins too much.
        prefix: (term, _at, all) => term.length > 1 || all.length === 1,
      },
    });
    for await (const { start, slice: some } of inSlices(slice, weightOf)) {
      terms.addAll(some.map((entry, at) => ({ ...entry, id: start + at })));
    }
    yield { entries: slice, terms };
  }
}

/** The entries of a shard whose words fit a query, all of its words. */
export function byWords<Entry>(
  { entries, terms }: Shard<Entry>,
  words: string,
  options?: SearchOptions,
): (SearchResult & { entry: Entry })[] {
  return terms
    .search(words, options)
    .map((result) => ({ ...result, entry: entries[result.id as number]! }));
}

/** What fits best of all shards, and in the order of the index among equals; a turn of the loop for each. */
export async function bestOf<Entry, Part extends Shard<Entry>>(
  index: readonly Part[],
  findIn: (shard: Part) => Ranked<Entry>[],
): Promise<Ranked<Entry>[]> {
  let finds: Ranked<Entry>[] = [];
  for (const shard of index) {
    const all = new Map<Entry, Ranked<Entry>>();
    for (const find of findIn(shard)) all.set(find.entry, better(find, all.get(find.entry)));
    finds = [...finds, ...all.values()]
      .sort((a, b) => a.fit - b.fit || b.score - a.score)
      .slice(0, mostResults);
    if (index.length > 1) await nextTurn();
  }
  return finds;
}

/** Of two ways in which an entry fits the better one, with the words of both. */
function better<Entry>(one: Ranked<Entry>, other: Ranked<Entry> | undefined): Ranked<Entry> {
  if (!other) return one;
  const { fit } = one.fit < other.fit ? one : other;
  return {
    ...one,
    fit,
    score: Math.max(one.score, other.score),
    terms: [...one.terms, ...other.terms],
  };
}

/** What is searched only where nothing is spelled as the query: a letter or two wrong. */
export const nearly: SearchOptions = {
  fuzzy: (term) => (term.length < 4 ? false : term.length < 7 ? 1 : 2),
};
