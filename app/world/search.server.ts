import type { SearchOptions, SearchResult } from "minisearch";
import { countTerms, markTerms, cutPassage, type ExcerptPart } from "~/search/excerpt";
import { toQueryTerms } from "~/search/search-terms";
import {
  buildShards,
  findExactOrSimilar,
  searchShard,
  type Ranked,
  type Shard,
} from "~/search/shards";
import { fold, MAX_QUERY_LENGTH } from "~/ui/search-words";
import { breadcrumbs } from "./breadcrumbs";

/** The kind of an entry. */
export type SearchGroup = "topics" | "characters" | "magic" | "places" | "words" | "pages";

/** A named thing of the world with a page. */
export interface SearchEntry {
  name: string;
  group: SearchGroup;
  to: string;
  /** A description in a word or a sentence; may be empty. */
  line: string;
  aliases?: readonly string[];
  /** The text of its page, without markup. */
  text?: string | undefined;
}

/** A search result as the page shows it. */
export type FoundEntry = ReturnType<typeof toFoundEntry>;

export type ResultGroup = ReturnType<typeof groupResults>[number];

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

/** A shard, and the letters of its names: "paws rest", "paw's-rest" and "pawsrest" are the same. */
interface NamedShard extends Shard<SearchEntry> {
  letters: readonly string[];
}

/** An index for any number of searches. */
export type SearchIndex = readonly NamedShard[];

/** Builds an index; other requests run in between: see `buildShards`. */
export async function buildIndex(entries: readonly SearchEntry[]): Promise<SearchIndex> {
  const index: NamedShard[] = [];
  for await (const shard of buildShards(entries, { name: 8, aliases: 6, line: 2, text: 1 })) {
    index.push({ ...shard, letters: shard.entries.map(({ name }) => toLetters(name)) });
  }
  return index;
}

/**
 * Finds the entries whose names, aliases or texts match a query, best first, and equal ones in the order of the
 * index. When there is none, it finds names with a typo. Other requests run between two shards.
 *
 * @param query only its first `MAX_QUERY_LENGTH` characters are read
 * @returns at most `MAX_RESULTS` entries; none for a query without a letter or a digit
 */
export async function search(
  index: SearchIndex,
  query: string,
): Promise<{ found: Ranked<SearchEntry>[]; isSimilar: boolean }> {
  const sought = query.slice(0, MAX_QUERY_LENGTH);
  const words = toQueryTerms(sought).join(" ");
  const letters = toLetters(sought);
  if (!letters) return { found: [], isSimilar: false };
  return findExactOrSimilar(index, (shard, similar) =>
    similar
      ? matchWords(shard, letters, words, { ...similar, fields: ["name", "aliases"] })
      : [...matchNames(shard, letters), ...matchWords(shard, letters, words)],
  );
}

/** Matches the letters of names: the whole name, its beginning, or a part of it. */
function matchNames({ entries, letters }: NamedShard, sought: string): Ranked<SearchEntry>[] {
  return entries.flatMap((entry, at) => {
    const own = letters[at]!;
    const rank =
      own === sought
        ? ranks.exact
        : own.startsWith(sought)
          ? ranks.prefix
          : sought.length > 1 && own.includes(sought)
            ? ranks.inside
            : undefined;
    return rank === undefined ? [] : [{ entry, rank, score: 0, terms: [] }];
  });
}

function matchWords(
  shard: NamedShard,
  letters: string,
  words: string,
  options?: SearchOptions,
): Ranked<SearchEntry>[] {
  return searchShard(shard, words, options).map(({ entry, match, score, terms }) => {
    const isAlias = entry.aliases?.some((alias) => toLetters(alias) === letters);
    return { entry, rank: isAlias ? ranks.alias : rankOf(match), score, terms };
  });
}

function rankOf(match: SearchResult["match"]): number {
  const fields = new Set(Object.values(match).flat());
  if (fields.has("name") || fields.has("aliases")) return ranks.word;
  return fields.has("line") ? ranks.line : ranks.text;
}

function toLetters(text: string): string {
  return fold(text).replaceAll(" ", "");
}

/** The excerpt, breadcrumbs and group of a result. */
export function toFoundEntry({ entry, terms, rank }: Ranked<SearchEntry>) {
  const { name, to } = entry;
  const { pathname } = new URL(to, "http://site");
  // "Bestiary › Feral"; empty for a section.
  const place = breadcrumbs(pathname)
    .map((crumb) => (crumb.name === "Cga" ? "Guild" : crumb.name))
    .filter((crumb) => crumb !== "World")
    // The last crumb is the result itself, unless the result is a part of its page.
    .filter((crumb, at, all) => at < all.length - 1 || fold(crumb) !== fold(name))
    .join(" › ");
  const group = rank === ranks.text ? ("mentions" as const) : entry.group;
  return { name, group, to, place, excerpt: excerptOf(entry, terms) };
}

/** The part of an entry that matches: an alias, its line, or a passage of its page. */
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
  return [...groups].map(([group, entries]) => ({ group, entries }));
}
