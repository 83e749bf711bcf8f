import MiniSearch, { type SearchOptions, type SearchResult } from "minisearch";
import { fold } from "~/ui/search-words";
import type { SearchEntry } from "./search-entry";
import { countTerms, cutExcerpt, isPrefix, listTerms, listWords, toTerm } from "./search-words";

/** An entry that a search has found, with an excerpt of its text. */
export type FoundEntry = ReturnType<typeof toFound>;

/** The maximum numbers of results, and of results in the group before all groups. */
const [MAX_RESULTS, MAX_BEST] = [30, 3];

/** Most visitors look for characters and for pages of the comic. */
const groupBoosts: Partial<Record<SearchEntry["group"], number>> = { Characters: 2.5, Comic: 4 };

/** A short word is similar to too many words. */
const fuzzy = (term: string) => term.length > 4 && 0.2;

/** Options, tried in order until one finds something. Undefined searches within names. */
const attempts: readonly (SearchOptions | undefined)[] = [
  {},
  undefined,
  { fuzzy: 0.2, fields: ["names", "keywords"] },
  { fuzzy },
  { fuzzy, combineWith: "OR" },
];

interface Match {
  entry: SearchEntry;
  /** The terms that it contains. */
  terms: ReadonlySet<string>;
  rank: number;
}

/** Returns the fields of an entry that MiniSearch indexes. */
const toDocument = (id: string, entry: SearchEntry) => ({
  id,
  names: entry.names.join("\n"),
  keywords: (entry.keywords ?? []).join("\n"),
  texts: [...(entry.parts ?? []).map(({ text }) => text), ...(entry.texts ?? [])].join("\n"),
});

const byNumber = new Intl.Collator("en", { numeric: true });

/** A full-text index of entries. */
export class SearchIndex {
  readonly #entries = new Map<string, SearchEntry>();
  readonly #entryOf = (id: unknown) => this.#entries.get(id as string)!;
  readonly #index = new MiniSearch<ReturnType<typeof toDocument>>({
    fields: ["names", "keywords", "texts"],
    tokenize: listWords,
    processTerm: toTerm,
    searchOptions: {
      boost: { names: 8, keywords: 5 },
      // An address with a query is a variant of a page, which ranks lower than the page.
      boostDocument: (id) => {
        const { group, isPart, to } = this.#entryOf(id);
        return (groupBoosts[group] ?? 1) * (isPart || to.includes("?") ? 0.3 : 1);
      },
      combineWith: "AND",
      prefix: isPrefix,
    },
  });

  /** Adds an entry, or replaces the entry with the same id. */
  put(id: string, entry: SearchEntry): void {
    this.remove(id);
    this.#index.add(toDocument(id, entry));
    this.#entries.set(id, entry);
  }

  /** Removes an entry at once: `discard` cleans up later, and fails if entries were added before. */
  remove(id: string): void {
    const entry = this.#entries.get(id);
    if (!entry) return;
    this.#index.remove(toDocument(id, entry));
    this.#entries.delete(id);
  }

  /**
   * Finds entries in groups, the best group first. Entries whose name is the query, or its plural,
   * are a group above all others. `isSimilar` says that no entry contains all words of the query,
   * and `hasWords` that the query contains a word.
   */
  find(query: string) {
    const hasWords = listTerms(query).length > 0;
    let found: Match[] = [];
    let attempt = 0;
    for (; hasWords && found.length === 0 && attempt < attempts.length; attempt += 1) {
      found = this.#match(query, attempts[attempt]);
    }
    const best = found.filter(({ rank }) => rank === 2).slice(0, MAX_BEST);
    const others = found.filter((match) => !best.includes(match));
    const shown = others.slice(0, MAX_RESULTS);
    const groups = [...new Set(shown.map(({ entry }) => entry.group))].map((title) => {
      const own = shown.filter(({ entry }) => entry.group === title);
      if (title === "Comic") own.sort(compareInStory);
      return toGroup(title, own);
    });
    if (best.length > 0) groups.unshift(toGroup("Best match", best));
    return { groups, count: found.length, isSimilar: found.length > 0 && attempt > 2, hasWords };
  }

  /** Finds entries, the best first. Without options, the query is part of a name: "wood". */
  #match(query: string, options?: SearchOptions): Match[] {
    const join = (text: string) => fold(text).replaceAll(" ", "");
    const filter = ({ id }: SearchResult) =>
      this.#entryOf(id).names.some((name) => join(name).includes(join(query)));
    const [folded, stems] = [fold(query), listTerms(query).join(" ")];
    return this.#index
      .search(options ? query : MiniSearch.wildcard, options ?? { filter })
      .map(({ id, terms }) => {
        const entry = this.#entryOf(id);
        return { entry, terms: new Set(terms), rank: rankOf(entry, folded, stems) };
      })
      .sort((one, other) => other.rank - one.rank);
  }
}

/** Returns 2 if a name equals the query; 1 if a keyword does or a name begins with it; else 0. */
function rankOf({ group, names, keywords = [] }: SearchEntry, query: string, stems: string) {
  // A plural is at most two letters longer.
  const isEqual = (text: string) =>
    Math.abs(fold(text).length - query.length) <= 2 && listTerms(text).join(" ") === stems;
  if (names.some(isEqual)) return 2;
  const isNamed = group in groupBoosts && names.some((name) => fold(name).startsWith(`${query} `));
  return Number(isNamed || keywords.some(isEqual));
}

const compareInStory = (one: Match, other: Match) =>
  other.rank - one.rank || byNumber.compare(one.entry.to, other.entry.to);

const toGroup = (title: string, matches: readonly Match[]) => ({
  title,
  entries: matches.map(toFound),
});

/** Chooses the text with the most matching terms: the names, a part, a text or a keyword. */
function toFound({ entry, terms }: Match) {
  const { names, to, place, keywords = [], parts = [], texts = [], picture } = entry;
  const found = [names.join(" "), ...parts.map(({ text }) => text), ...texts, ...keywords];
  const counts = found.map((text) => countTerms(text, terms));
  const best = counts.indexOf(Math.max(...counts));
  const part = parts[best - 1];
  return {
    name: part ? `${names[0]}, ${part.name}` : names[0]!,
    to: part ? `${to}#${part.fragment}` : to,
    place,
    picture,
    excerpt: cutExcerpt((best > 0 ? found[best] : texts[0]) ?? "", terms),
  };
}
