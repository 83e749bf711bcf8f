import type { SearchOptions, SearchResult } from "minisearch";
import { countOf, marked, passage, type Piece } from "~/search/excerpt";
import { contentTerms } from "~/search/search-terms";
import { bestOf, byWords, nearly, shardsOf, type Ranked, type Shard } from "~/search/shards";
import { fold, longestQuery } from "~/ui/search-words";
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

/** An entry that matches a query, with the matching terms. */
export interface Find {
  entry: SearchEntry;
  terms: readonly string[];
  /** Whether only the text of its page matches. */
  isMention: boolean;
}

/** A result on the page of results. */
export interface FoundPage {
  name: string;
  group: SearchGroup | "mentions";
  to: string;
  /** The breadcrumbs of its page: "Bestiary › Feral"; empty for a section. */
  place: string;
  excerpt: Piece[];
}

export interface ResultGroup {
  group: FoundPage["group"];
  entries: FoundPage[];
}

/** How an entry matches a query, best first. */
const fits = { exact: 0, alias: 1, prefix: 2, word: 3, inside: 4, line: 5, text: 6 } as const;

/** Where nothing is spelled as the query, names are searched that nearly are. */
const nearNames: SearchOptions = { ...nearly, fields: ["name", "aliases"] };

/** A shard, and the folded names without spaces: "paws rest", "paw's-rest" and "pawsrest" are one place. */
interface NamedShard extends Shard<SearchEntry> {
  letters: readonly string[];
}

/** Entries made ready for any number of searches. */
export type SearchIndex = readonly NamedShard[];

/** Makes an index of entries, in slices: see `shardsOf`. */
export async function indexOf(entries: readonly SearchEntry[]): Promise<SearchIndex> {
  const index: NamedShard[] = [];
  for await (const shard of shardsOf(entries, { name: 8, aliases: 6, line: 2, text: 1 })) {
    index.push({ ...shard, letters: shard.entries.map(({ name }) => lettersOf(name)) });
  }
  return index;
}

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
    ...ranked(shard, letters, words),
  ]);
  if (spelled.length > 0) return { found: spelled, isNearly: false };
  const near = await best(index, (shard) => ranked(shard, letters, words, nearNames));
  return { found: near, isNearly: near.length > 0 };
}

/** What fits best, as a visitor is shown it. */
async function best(
  index: SearchIndex,
  findIn: (shard: NamedShard) => Ranked<SearchEntry>[],
): Promise<Find[]> {
  const finds = await bestOf(index, findIn);
  return finds.map(({ entry, terms, fit }) => ({ entry, terms, isMention: fit === fits.text }));
}

/** What the letters of a name say alone: the name itself, its beginning, or a part of a compound. */
function byName({ entries, letters }: NamedShard, sought: string): Ranked<SearchEntry>[] {
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

function ranked(
  shard: NamedShard,
  letters: string,
  words: string,
  options?: SearchOptions,
): Ranked<SearchEntry>[] {
  return byWords(shard, words, options).map(({ entry, match, score, terms }) => {
    const isAlias = entry.aliases?.some((alias) => lettersOf(alias) === letters);
    return { entry, fit: isAlias ? fits.alias : fitOf(match), score, terms };
  });
}

function fitOf(match: SearchResult["match"]): number {
  const fields = new Set(Object.values(match).flat());
  if (fields.has("name") || fields.has("aliases")) return fits.word;
  return fields.has("line") ? fits.line : fits.text;
}

function lettersOf(text: string): string {
  return fold(text).replaceAll(" ", "");
}

/** The excerpt, breadcrumbs and group of a result. */
export function toFoundPage({ entry, terms, isMention }: Find): FoundPage {
  const { name, to } = entry;
  const { pathname } = new URL(to, "http://site");
  const place = breadcrumbs(pathname)
    .map((crumb) => (crumb.name === "Cga" ? "Guild" : crumb.name))
    .filter((crumb) => crumb !== "World")
    // The last crumb is the result itself, unless the result is a part of its page.
    .filter((crumb, at, all) => at < all.length - 1 || fold(crumb) !== fold(name))
    .join(" › ");
  const group = isMention ? "mentions" : entry.group;
  return { name, group, to, place, excerpt: excerptOf(entry, terms) };
}

/** The part of an entry that matches: an alias, its line, or a passage of its page. */
export function excerptOf(entry: SearchEntry, terms: readonly string[]): Piece[] {
  const { name, line, aliases = [], text = "" } = entry;
  const sought = new Set(terms);
  const has = (words: string) => countOf(words, sought) > 0;
  const alias = has(name) ? undefined : aliases.find(has);
  if (alias) return [{ text: "Also ", isFind: false }, ...marked(`${alias}.`, sought)];
  return marked(has(line) || !text || (line && !has(text)) ? line : passage(text, sought), sought);
}

/** Results in their groups; the group with the best result first. */
export function groupResults(found: readonly FoundPage[]): ResultGroup[] {
  const groups = new Map<ResultGroup["group"], FoundPage[]>();
  for (const page of found) groups.set(page.group, [...(groups.get(page.group) ?? []), page]);
  return [...groups].map(([group, entries]) => ({ group, entries }));
}
