import MiniSearch, { type SearchOptions, type SearchResult } from "minisearch";
import { fold, MAX_QUERY_LENGTH } from "~/ui/search-words";
import { countTerms, cutExcerpt, listWords, toTerms } from "./search-words";

/** A searchable page or part of a page. Texts contain no markup. */
export interface SearchEntry {
  group: string;
  /** All names; results show the first one. */
  names: readonly string[];
  to: string;
  place: string;
  keywords: readonly string[];
  /** The texts of a page's panels. */
  panels: readonly string[];
  /** The first text is the description. */
  texts: readonly string[];
  /** The path of its picture on the picture host. */
  picture?: string | undefined;
}

export type Found = ReturnType<Awaited<ReturnType<typeof buildSearch>>>;
export type FoundEntry = ReturnType<typeof toFound>;

const MAX_RESULTS = 30;

/** Most visitors look for characters and for pages of the comic. */
const groupBoosts: Readonly<Record<string, number>> = { Characters: 2.5, Comic: 4 };

/** Search options in order, tried until one finds something. */
const attempts: readonly SearchOptions[] = [
  {},
  { fuzzy: 0.2, fields: ["names", "keywords"] },
  { fuzzy: 0.2 },
  { fuzzy: 0.2, combineWith: "OR" },
];

/** Builds a search index in steps, and returns the search function. Comic pages are in story order. */
export async function buildSearch(entries: readonly SearchEntry[]) {
  const index = new MiniSearch<SearchEntry>({
    fields: ["names", "keywords", "panels", "texts"],
    stringifyField: (value) => [value].flat().join("\n"),
    tokenize: listWords,
    processTerm: toTerms,
    searchOptions: {
      boost: { names: 8, keywords: 2 },
      // Ranks parts of a page, and its views, after whole pages.
      boostDocument: (id) => {
        const { group, to } = entries[id as number]!;
        return (groupBoosts[group] ?? 1) * (/[?#]/.test(to) ? 0.3 : 1);
      },
      combineWith: "AND",
      // Numbers are not prefixes: page 2 must not match page 20.
      prefix: (term) => !/^\d/.test(term),
    },
  });
  await index.addAllAsync(entries.map((entry, id) => ({ ...entry, id })));

  /** The groups of results, best group first; `isSimilar` if no entry contains all words of the query. */
  return (query: string) => {
    const sought = query.slice(0, MAX_QUERY_LENGTH);
    const named = findNamed(entries, fold(sought));
    for (const [attempt, options] of attempts.entries()) {
      const matches = index.search(sought, options);
      if (named.length + matches.length === 0) continue;
      return { groups: toGroups(entries, named, matches), isSimilar: attempt > 0 };
    }
    return { groups: [], isSimilar: false };
  };
}

/** The ids of entries with a name that equals the query or begins with it: characters first, then short names. */
function findNamed(entries: readonly SearchEntry[], query: string): number[] {
  const rankOf = ({ group, names }: SearchEntry) =>
    group === "Characters" ? 0 : fold(names[0]!).length;
  return [...entries.keys()]
    .filter((id) => entries[id]!.names.some((name) => `${fold(name)} `.startsWith(`${query} `)))
    .sort((a, b) => rankOf(entries[a]!) - rankOf(entries[b]!));
}

function toGroups(
  entries: readonly SearchEntry[],
  named: readonly number[],
  matches: readonly SearchResult[],
) {
  const terms = new Map(matches.map((match) => [match.id as number, new Set(match.terms)]));
  const ids = [...new Set([...named, ...terms.keys()])].slice(0, MAX_RESULTS);
  const isNamed = (id: number) => Number(named.includes(id));
  const titles = new Set(ids.map((id) => entries[id]!.group));
  return Array.from(titles, (title) => {
    const own = ids.filter((id) => entries[id]!.group === title);
    if (title === "Comic") own.sort((a, b) => isNamed(b) - isNamed(a) || a - b);
    return { title, entries: own.map((id) => toFound(entries[id]!, terms.get(id) ?? new Set())) };
  });
}

/** Chooses the field with the most matching terms: the names, a panel, a text or a keyword. */
function toFound(entry: SearchEntry, terms: ReadonlySet<string>) {
  const { names, place, keywords, panels, texts, picture } = entry;
  const found = [names.join(" "), ...panels, ...texts, ...keywords];
  const counts = found.map((text) => countTerms(text, terms));
  const best = counts.indexOf(Math.max(...counts));
  const isPanel = best > 0 && best <= panels.length;
  return {
    name: isPanel ? `${names[0]}, panel ${best}` : names[0]!,
    to: isPanel ? `${entry.to}#panel-${best}` : entry.to,
    place,
    picture,
    excerpt: cutExcerpt((best > 0 ? found[best] : texts[0]) ?? "", terms),
  };
}
