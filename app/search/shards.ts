import MiniSearch, { type SearchOptions, type SearchResult } from "minisearch";
import { inSlices, nextTurn } from "~/upstream/slices";
import { toTerms } from "./search-terms";

export const MAX_RESULTS = 30;

/** What the excerpt of a long text costs, in usual items of a slice. */
export const ITEMS_PER_EXCERPT = 100;

/** The searched fields of an entry, with their weights. */
export type Fields<Entry> = Partial<Record<keyof Entry & string, number>>;

/** A part of an index that is searched at once. */
export interface Shard<Entry> {
  entries: readonly Entry[];
  terms: MiniSearch;
}

/** A match: a lower rank is better, and with equal ranks a higher score. */
export interface Ranked<Entry> {
  entry: Entry;
  terms: readonly string[];
  rank: number;
  score: number;
}

/** A text of so many weights takes as long to search as an entry. */
const WEIGHTS_PER_SHARD_ENTRY = 10;

/** Characters of text that cost as much time as one entry. */
const CHARACTERS_PER_WEIGHT = 100;

/** What indexing an entry costs, in usual items of a slice. */
const ITEMS_PER_INDEXED_ENTRY = 8;

/**
 * Terms of an index, counted in each shard: twice those of a comic of 12 million characters. The memory of an index
 * depends on its terms more than on its characters.
 */
const MAX_TERMS = 300_000;

/**
 * Builds the shards of an index; other requests run in between: see `inSlices`. Terms beyond `MAX_TERMS` are not
 * indexed.
 */
export async function* buildShards<Entry extends object>(
  entries: readonly Entry[],
  fields: Fields<Entry>,
): AsyncGenerator<Shard<Entry>> {
  const names = Object.keys(fields) as (keyof Entry & string)[];
  const weightOf = (entry: Entry) =>
    names.reduce((sum, name) => sum + String(entry[name] ?? "").length / CHARACTERS_PER_WEIGHT, 1);
  const indexingWeightOf = (entry: Entry) => ITEMS_PER_INDEXED_ENTRY * weightOf(entry);
  let countedTerms = 0;
  // A short word may begin many words of long texts: their shards have fewer entries.
  const sizeOf = (entry: Entry) => 1 + weightOf(entry) / WEIGHTS_PER_SHARD_ENTRY;
  for await (const { slice } of inSlices(entries, sizeOf)) {
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
      tokenize: toTerms,
      processTerm: admitTerm,
      searchOptions: {
        processTerm: (term) => term,
        boost: fields as Record<string, number>,
        combineWith: "AND",
        // A single letter matches too many words.
        prefix: (term, _at, all) => term.length > 1 || all.length === 1,
      },
    });
    for await (const { start, slice: some } of inSlices(slice, indexingWeightOf)) {
      terms.addAll(some.map((entry, at) => ({ ...entry, id: start + at })));
    }
    yield { entries: slice, terms };
  }
}

/** The entries of a shard that match all words of a query. */
export function searchShard<Entry>(
  { entries, terms }: Shard<Entry>,
  words: string,
  options?: SearchOptions,
): (SearchResult & { entry: Entry })[] {
  return terms
    .search(words, options)
    .map((result) => ({ ...result, entry: entries[result.id as number]! }));
}

/**
 * The best matches of an index, else the best that are only similar.
 *
 * @param findIn finds similar words with options, and equal ones without
 */
export async function findExactOrSimilar<Entry, Part extends Shard<Entry>>(
  index: readonly Part[],
  findIn: (shard: Part, similar?: SearchOptions) => Ranked<Entry>[],
): Promise<{ found: Ranked<Entry>[]; isSimilar: boolean }> {
  const exact = await findBest(index, (shard) => findIn(shard));
  if (exact.length > 0) return { found: exact, isSimilar: false };
  const similar = await findBest(index, (shard) => findIn(shard, fuzzyOptions));
  return { found: similar, isSimilar: similar.length > 0 };
}

/** The best matches of all shards, equal ones in the order of the index. Other requests run between two shards. */
async function findBest<Entry, Part extends Shard<Entry>>(
  index: readonly Part[],
  findIn: (shard: Part) => Ranked<Entry>[],
): Promise<Ranked<Entry>[]> {
  let finds: Ranked<Entry>[] = [];
  for (const shard of index) {
    const all = new Map<Entry, Ranked<Entry>>();
    for (const find of findIn(shard)) all.set(find.entry, better(find, all.get(find.entry)));
    finds = [...finds, ...all.values()]
      .sort((a, b) => a.rank - b.rank || b.score - a.score)
      .slice(0, MAX_RESULTS);
    if (index.length > 1) await nextTurn();
  }
  return finds;
}

/** The better of two matches of an entry, with the terms of both. */
function better<Entry>(one: Ranked<Entry>, other: Ranked<Entry> | undefined): Ranked<Entry> {
  if (!other) return one;
  const { rank } = one.rank < other.rank ? one : other;
  return {
    ...one,
    rank,
    score: Math.max(one.score, other.score),
    terms: [...one.terms, ...other.terms],
  };
}

/** Finds words with one or two wrong letters. */
const fuzzyOptions: SearchOptions = {
  fuzzy: (term) => (term.length < 4 ? false : term.length < 7 ? 1 : 2),
};
