import { setImmediate as nextTurn } from "node:timers/promises";
import MiniSearch, { type SearchOptions, type SearchResult } from "minisearch";
import { fold, MAX_QUERY_LENGTH } from "~/ui/search-words";
import { countTerms, cutPassage, markTerms, type ExcerptPart } from "./excerpt";
import { toQueryTerms, toTerms } from "./search-terms";

/** Something that is searched. */
export interface SearchEntry {
  /** May be empty: then it is found by its texts only. */
  name: string;
  group: "comic" | "topics" | "characters" | "magic" | "places" | "words" | "pages";
  to: string;
  /** A description in a word or a sentence, or what a page of the comic says; may be empty. */
  line: string;
  aliases?: readonly string[];
  /** Its further text, without markup. */
  text?: string | undefined;
  picture?: { path: string; width: number; height: number };
}

/** A search result as the page shows it. */
export interface FoundEntry extends Pick<SearchEntry, "name" | "to" | "picture"> {
  group: SearchEntry["group"] | "mentions";
  /** Where it is, in words; may be empty. */
  place: string;
  rank: number;
  excerpt: ExcerptPart[];
}

/** Results of one index. */
export interface Found<Result> {
  found: Result[];
  /** Whether nothing matches the query, and these are similar. */
  isSimilar: boolean;
}

/** A match: a lower rank is better, and with equal ranks a higher score. */
export interface Ranked<Entry = SearchEntry> {
  entry: Entry;
  terms: readonly string[];
  rank: number;
  score: number;
}

/** How an entry matches a query, best first. */
export const ranks = {
  exact: 0,
  alias: 1,
  prefix: 2,
  word: 3,
  inside: 4,
  line: 5,
  text: 6,
} as const;

/** A part of an index that is searched at once. */
interface Shard<Entry> {
  entries: readonly Entry[];
  /** The letters of the names: "paws rest", "paw's-rest" and "pawsrest" are the same. */
  letters: readonly string[];
  terms: MiniSearch;
}

/** An index for any number of searches. */
export type SearchIndex<Entry = SearchEntry> = readonly Shard<Entry>[];

export const MAX_RESULTS = 30;

/** The searched fields, with their weights. */
const fields = { name: 8, aliases: 6, line: 2, text: 1 };

/** Finds words with one or two wrong letters; not in long texts, where almost any word has one. */
const similar: SearchOptions = {
  fields: ["name", "aliases", "line"],
  fuzzy: (term) => (term.length < 4 ? false : term.length < 7 ? 1 : 2),
};

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

/** Usual items that are processed in one turn of the event loop. */
const MAX_SLICE_ITEMS = 500;

/** Splits a list into slices; other requests run in between. @param weightOf the time of an item, in usual items */
export async function* inSlices<Item>(items: readonly Item[], weightOf: (item: Item) => number) {
  let slice: Item[] = [];
  let weight = 0;
  for (const item of items) {
    slice.push(item);
    weight += weightOf(item);
    if (weight < MAX_SLICE_ITEMS) continue;
    yield slice;
    await nextTurn();
    [slice, weight] = [[], 0];
  }
  if (slice.length > 0) yield slice;
}

/** Builds an index; other requests run in between: see `inSlices`. Terms beyond `MAX_TERMS` are not indexed. */
export async function buildIndex<Entry extends SearchEntry>(
  entries: readonly Entry[],
): Promise<SearchIndex<Entry>> {
  const weightOf = ({ name, aliases = [], line, text = "" }: Entry) =>
    1 + (name + aliases.join() + line + text).length / CHARACTERS_PER_WEIGHT;
  const indexingWeightOf = (entry: Entry) => ITEMS_PER_INDEXED_ENTRY * weightOf(entry);
  // A short word may begin many words of long texts: their shards have fewer entries.
  const sizeOf = (entry: Entry) => 1 + weightOf(entry) / WEIGHTS_PER_SHARD_ENTRY;
  const index: Shard<Entry>[] = [];
  let countedTerms = 0;
  for await (const slice of inSlices(entries, sizeOf)) {
    const known = new Set<string>();
    const admitTerm = (term: string) => {
      if (known.has(term)) return term;
      if (countedTerms >= MAX_TERMS) return null;
      countedTerms += 1;
      known.add(term);
      return term;
    };
    const terms = new MiniSearch({
      fields: Object.keys(fields),
      tokenize: toTerms,
      processTerm: admitTerm,
      searchOptions: {
        processTerm: (term) => term,
        boost: fields,
        combineWith: "AND",
        // A single letter matches too many words.
        prefix: (term) => term.length > 1,
      },
    });
    for await (const some of inSlices([...slice.entries()], ([, entry]) =>
      indexingWeightOf(entry),
    )) {
      terms.addAll(some.map(([id, entry]) => ({ ...entry, id })));
    }
    index.push({ entries: slice, letters: slice.map(({ name }) => toLetters(name)), terms });
  }
  return index;
}

/**
 * Finds the entries whose names, aliases or texts match a query, best first, and equal ones in the order of the
 * index. When there is none, it finds words with a typo. Other requests run between two shards.
 *
 * @param query only its first `MAX_QUERY_LENGTH` characters are read
 * @returns at most `MAX_RESULTS` entries; none for a query without a letter or a digit, and for a single one only the
 *   entries of that name
 */
export async function search<Entry extends SearchEntry>(
  index: SearchIndex<Entry>,
  query: string,
): Promise<Found<Ranked<Entry>>> {
  const sought = query.slice(0, MAX_QUERY_LENGTH);
  const letters = toLetters(sought);
  const words = letters.length > 1 ? toQueryTerms(sought).join(" ") : "";
  if (!letters) return { found: [], isSimilar: false };
  const exact = await findBest(index, (shard) => [
    ...matchNames(shard, letters),
    ...matchWords(shard, letters, words),
  ]);
  if (exact.length > 0) return { found: exact, isSimilar: false };
  const found = await findBest(index, (shard) => matchWords(shard, letters, words, similar));
  return { found, isSimilar: found.length > 0 };
}

/** The best matches of all shards. */
async function findBest<Entry>(
  index: SearchIndex<Entry>,
  findIn: (shard: Shard<Entry>) => Ranked<Entry>[],
): Promise<Ranked<Entry>[]> {
  let finds: Ranked<Entry>[] = [];
  for (const shard of index) {
    const all = new Map<Entry, Ranked<Entry>>();
    for (const find of findIn(shard)) {
      const other = all.get(find.entry) ?? find;
      all.set(find.entry, {
        entry: find.entry,
        rank: Math.min(find.rank, other.rank),
        score: Math.max(find.score, other.score),
        terms: [...other.terms, ...find.terms],
      });
    }
    finds = [...finds, ...all.values()]
      .sort((a, b) => a.rank - b.rank || b.score - a.score)
      .slice(0, MAX_RESULTS);
    if (index.length > 1) await nextTurn();
  }
  return finds;
}

/** Matches the letters of names: the whole name, its beginning, or a part of it. */
function matchNames<Entry>({ entries, letters }: Shard<Entry>, sought: string): Ranked<Entry>[] {
  return entries.flatMap((entry, at) => {
    const own = letters[at]!;
    if (own !== sought && (sought.length === 1 || !own.includes(sought))) return [];
    const isPrefix = own.startsWith(sought);
    const rank = own === sought ? ranks.exact : isPrefix ? ranks.prefix : ranks.inside;
    return [{ entry, rank, score: 0, terms: [] }];
  });
}

function matchWords<Entry extends SearchEntry>(
  { entries, terms: index }: Shard<Entry>,
  letters: string,
  words: string,
  options?: SearchOptions,
): Ranked<Entry>[] {
  return index.search(words, options).map(({ id, match, score, terms }) => {
    const entry = entries[id as number]!;
    const isAlias = entry.aliases?.some((alias) => toLetters(alias) === letters);
    return { entry, rank: isAlias ? ranks.alias : rankOf(match), score, terms };
  });
}

function rankOf(match: SearchResult["match"]): number {
  const matched = new Set(Object.values(match).flat());
  if (matched.has("name") || matched.has("aliases")) return ranks.word;
  return matched.has("line") ? ranks.line : ranks.text;
}

function toLetters(text: string): string {
  return fold(text).replaceAll(" ", "");
}

/** The part of an entry that matches: an alias, its line, or a passage of its text. */
export function excerptOf(entry: SearchEntry, terms: readonly string[]): ExcerptPart[] {
  const { name, line, aliases = [], text = "" } = entry;
  const sought = new Set(terms);
  const has = (words: string) => countTerms(words, sought) > 0;
  const alias = has(name) ? undefined : aliases.find(has);
  if (alias) return [{ text: "Also ", isMatch: false }, ...markTerms(`${alias}.`, sought)];
  return markTerms(
    has(line) || !text || (line && !has(text)) ? line : cutPassage(text, sought),
    sought,
  );
}

/** Results in their groups; the group with the best result first. */
export function groupResults(found: readonly FoundEntry[]) {
  const groups = new Map<FoundEntry["group"], FoundEntry[]>();
  for (const entry of found) groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry]);
  return [...groups]
    .map(([group, entries]) => ({ group, entries }))
    .sort((one, other) => bestRankOf(one.entries) - bestRankOf(other.entries));
}

const bestRankOf = (found: readonly FoundEntry[]) => Math.min(...found.map(({ rank }) => rank));
