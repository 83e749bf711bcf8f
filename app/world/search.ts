import { fold, longestQuery } from "~/ui/search-words";

/** What a find is; results stand in groups of these. */
export type SearchGroup = "topics" | "characters" | "magic" | "places" | "words" | "pages";

/** Something of the world that has a name and a page. */
export interface SearchEntry {
  name: string;
  group: SearchGroup;
  to: string;
  /** What it is, in a word or a sentence. */
  line: string;
}

/** Results that are shown at most, over all groups. */
export const mostResults = 30;

/** How well a name fits a query, best first. */
const fits = { exact: 0, prefix: 1, word: 2, inside: 3, typo: 4 } as const;

/** The shortest word that is forgiven a typo; shorter ones are a letter away from anything. */
const forgivenFrom = 5;

/** An entry with its name as the search compares it. */
interface IndexedEntry {
  entry: SearchEntry;
  /** The folded name without spaces. */
  letters: string;
  words: readonly string[];
}

/** Entries made ready for any number of searches. */
export type SearchIndex = readonly IndexedEntry[];

/** Folds the names of entries once, which costs more than a search. */
export function indexOf(entries: readonly SearchEntry[]): SearchIndex {
  return entries.map((entry) => ({ entry, ...comparable(fold(entry.name)) }));
}

/**
 * The entries whose names fit a query, best first and in the order of the index among equals.
 *
 * @param query as it was typed; only its first `longestQuery` characters are read
 * @returns at most `mostResults`; none for a query without a letter or a digit
 */
export function search(index: SearchIndex, query: string): SearchEntry[] {
  return best(fitting(index, query)).map(({ entry }) => entry);
}

/** An entry whose name fits, and how well. */
export interface Find {
  entry: SearchEntry;
  fit: number;
}

/** What of an index, or of a part of it, fits a query. */
export function fitting(index: SearchIndex, query: string): Find[] {
  const sought = fold(query.slice(0, longestQuery));
  if (!sought) return [];
  const comparableQuery = comparable(sought);
  return index.flatMap((indexed) => {
    const fit = fitOf(indexed, comparableQuery);
    return fit === undefined ? [] : [{ entry: indexed.entry, fit }];
  });
}

/** The best of what fits, as many as are shown, in the order of `search`. */
export function best(finds: readonly Find[]): Find[] {
  return [...finds].sort((a, b) => a.fit - b.fit).slice(0, mostResults);
}

/** Results in their groups; the group with the best find first. */
export function inGroups(
  found: readonly SearchEntry[],
): { group: SearchGroup; entries: SearchEntry[] }[] {
  const groups = new Map<SearchGroup, SearchEntry[]>();
  for (const entry of found) {
    groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry]);
  }
  return [...groups].map(([group, entries]) => ({ group, entries }));
}

type Comparable = Pick<IndexedEntry, "letters" | "words">;

/** Without spaces besides: "paws rest", "paw's-rest" and "pawsrest" are one place. */
function comparable(folded: string): Comparable {
  return { letters: folded.replaceAll(" ", ""), words: folded.split(" ") };
}

function fitOf(name: Comparable, sought: Comparable): number | undefined {
  if (name.letters === sought.letters) return fits.exact;
  if (name.letters.startsWith(sought.letters)) return fits.prefix;
  const isInName = (fitting: (word: string, own: string) => boolean) =>
    sought.words.every((word) => name.words.some((own) => fitting(word, own)));
  if (isInName((word, own) => own.startsWith(word))) return fits.word;
  if (sought.letters.length > 1 && name.letters.includes(sought.letters)) return fits.inside;
  if (isForgiven(sought.letters, name.letters) || isInName(isForgiven)) return fits.typo;
  return undefined;
}

/** What is typed may be the beginning of a word: "tollkeper" is on its way to "tollkeepers". */
function isForgiven(word: string, own: string): boolean {
  if (own.startsWith(word)) return true;
  if (word.length < forgivenFrom) return false;
  return [own, own.slice(0, word.length), own.slice(0, word.length + 1)].some((part) =>
    isOneTypoAway(word, part),
  );
}

/** Whether one letter more, less, changed, or swapped with its neighbour makes one word the other. */
export function isOneTypoAway(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  if (long.length > short.length) return short.slice(at) === long.slice(at + 1);
  const rest = at + 1;
  if (short.slice(rest) === long.slice(rest)) return true;
  return (
    short[at] === long[rest] &&
    short[rest] === long[at] &&
    short.slice(rest + 1) === long.slice(rest + 1)
  );
}
