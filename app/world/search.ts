import MiniSearch, { type SearchOptions, type SearchResult } from "minisearch";
import { fold, longestQuery } from "~/ui/search-words";
import { inSlices, nextTurn } from "~/upstream/slices";
import { contentTerms, termsOf } from "./search-terms";

/** What something is. */
export type SearchGroup = "topics" | "characters" | "magic" | "places" | "words" | "pages";

/** Something of the world that has a name and a page. */
export interface SearchEntry {
  name: string;
  group: SearchGroup;
  to: string;
  /** What it is, in a word or a sentence; may be empty. */
  line: string;
  /** What else it is called. */
  aliases?: readonly string[];
  /** The words of its page, without markup. */
  text?: string | undefined;
}

/** An entry that fits a query, and the words of it that do, as terms. */
export interface Find {
  entry: SearchEntry;
  terms: readonly string[];
  /** Whether only the words of its page fit. */
  isMention: boolean;
}

/** Results that are shown at most, over all groups. */
export const mostResults = 30;

/** How an entry fits a query, best first; what fits alike stands by its score. */
const fits = { exact: 0, alias: 1, prefix: 2, word: 3, inside: 4, line: 5, text: 6 } as const;

interface Ranked {
  entry: SearchEntry;
  terms: readonly string[];
  fit: number;
  score: number;
}

/** A part of the index that is made, and searched, in one turn of the loop. */
interface Shard {
  entries: readonly SearchEntry[];
  /** The folded names without spaces: "paws rest", "paw's-rest" and "pawsrest" are one place. */
  letters: readonly string[];
  terms: MiniSearch<SearchEntry & { id: number }>;
}

/** Entries made ready for any number of searches. */
export type SearchIndex = readonly Shard[];

/** Makes an index of entries, in slices: see `inSlices`. */
export async function indexOf(entries: readonly SearchEntry[]): Promise<SearchIndex> {
  const index: Shard[] = [];
  for await (const { slice } of inSlices(entries)) index.push(shardOf(slice));
  return index;
}

function shardOf(entries: readonly SearchEntry[]): Shard {
  const terms = new MiniSearch<SearchEntry & { id: number }>({
    fields: ["name", "aliases", "line", "text"],
    tokenize: termsOf,
    processTerm: (term) => term,
    searchOptions: {
      boost: { name: 8, aliases: 6, line: 2 },
      combineWith: "AND",
      // A single letter begins too much.
      prefix: (term, _at, all) => term.length > 1 || all.length === 1,
    },
  });
  terms.addAll(entries.map((entry, id) => ({ id, ...entry })));
  return { entries, letters: entries.map(({ name }) => lettersOf(name)), terms };
}

/** What is searched only where nothing is spelled as the query: names, with a letter or two wrong. */
const nearly: SearchOptions = {
  fields: ["name", "aliases"],
  fuzzy: (term) => (term.length < 4 ? false : term.length < 7 ? 1 : 2),
};

/**
 * The entries whose names, aliases or words fit a query, best first and in the order of the index
 * among equals; where none does, those whose names nearly do. A turn of the loop for each shard.
 *
 * @param query as it was typed; only its first `longestQuery` characters are read
 * @returns at most `mostResults`; none for a query without a letter or a digit
 */
export async function search(
  index: SearchIndex,
  query: string,
): Promise<{ found: Find[]; isNearly: boolean }> {
  const sought = query.slice(0, longestQuery);
  const words = contentTerms(sought).join(" ");
  const letters = lettersOf(sought);
  if (!letters) return { found: [], isNearly: false };
  const spelled = await best(index, (shard) => [
    ...byName(shard, letters),
    ...byWords(shard, letters, words),
  ]);
  if (spelled.length > 0) return { found: spelled, isNearly: false };
  const near = await best(index, (shard) => byWords(shard, letters, words, nearly));
  return { found: near, isNearly: near.length > 0 };
}

async function best(index: SearchIndex, findIn: (shard: Shard) => Ranked[]): Promise<Find[]> {
  let finds: Ranked[] = [];
  for (const shard of index) {
    const all = new Map<SearchEntry, Ranked>();
    for (const find of findIn(shard)) all.set(find.entry, better(find, all.get(find.entry)));
    finds = [...finds, ...all.values()]
      .sort((a, b) => a.fit - b.fit || b.score - a.score)
      .slice(0, mostResults);
    if (index.length > 1) await nextTurn();
  }
  return finds.map(({ entry, terms, fit }) => ({ entry, terms, isMention: fit === fits.text }));
}

/** Of two ways in which an entry fits the better one, with the words of both. */
function better(one: Ranked, other: Ranked | undefined): Ranked {
  if (!other) return one;
  const { fit } = one.fit < other.fit ? one : other;
  return {
    ...one,
    fit,
    score: Math.max(one.score, other.score),
    terms: [...one.terms, ...other.terms],
  };
}

/** What the letters of a name say alone: the name itself, its beginning, or a part of a compound. */
function byName({ entries, letters }: Shard, sought: string): Ranked[] {
  return entries.flatMap((entry, at) => {
    const own = letters[at]!;
    const fit =
      own === sought
        ? fits.exact
        : own.startsWith(sought)
          ? fits.prefix
          : sought.length > 1 && own.includes(sought)
            ? fits.inside
            : undefined;
    return fit === undefined ? [] : [{ entry, fit, score: 0, terms: [] }];
  });
}

function byWords(
  { entries, terms }: Shard,
  letters: string,
  words: string,
  options?: SearchOptions,
): Ranked[] {
  return terms.search(words, options).map((result) => {
    const entry = entries[result.id as number]!;
    const isAlias = entry.aliases?.some((alias) => lettersOf(alias) === letters);
    const fit = isAlias ? fits.alias : fitOf(result);
    return { entry, fit, score: result.score, terms: result.terms };
  });
}

function fitOf({ match }: SearchResult): number {
  const fields = new Set(Object.values(match).flat());
  if (fields.has("name") || fields.has("aliases")) return fits.word;
  return fields.has("line") ? fits.line : fits.text;
}

function lettersOf(text: string): string {
  return fold(text).replaceAll(" ", "");
}
