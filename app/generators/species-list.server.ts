import { pageSizes, paginate, type PageOfList } from "~/ui/paginate";
import { fold, parseQuery } from "~/ui/search-words";
import type { Species } from "./api.server";
import { fullName } from "./choices";

/** The page of a list of species that `?q=` and `?page=` of an address ask for. */
export interface SpeciesList {
  query: string;
  /** Number of species in the whole list. */
  total: number;
  /** Number of species that match the query. */
  found: number;
  /** The species of the page by category. */
  groups: { id: string; category: string; species: Species[] }[];
  /** The categories of all pages, and where each begins. */
  categories: { category: string; count: number; to: string }[];
  pagination: PageOfList;
}

/** Searches and paginates a list for the query of an address. */
export function listSpecies(all: readonly Species[], request: Request): SpeciesList {
  const query = parseQuery(new URL(request.url).searchParams);
  const found = searchSpecies(all, query);
  const { items, pagination } = paginate(found, request, pageSizes.lines);
  let before = 0;
  const categories = groupSpecies(found).map(({ id, category, species: { length: count } }) => {
    const page = String(Math.floor(before / pageSizes.lines) + 1);
    before += count;
    const search = new URLSearchParams(query ? { q: query, page } : { page });
    const list = pagination.pages > 1 ? `?${search.toString()}` : "";
    return { category, count, to: `${list}#${id}` };
  });
  const groups = groupSpecies(items);
  return { query, total: all.length, found: found.length, groups, categories, pagination };
}

function groupSpecies(all: readonly Species[]): SpeciesList["groups"] {
  const groups = new Map<string, Species[]>();
  for (const species of all) {
    const group = groups.get(species.category);
    if (group) group.push(species);
    else groups.set(species.category, [species]);
  }
  return Array.from(groups, ([category, species]) => ({
    id: `all-${fold(category).replaceAll(" ", "-")}`,
    category,
    species,
  }));
}

/**
 * Finds the species whose name contains every word of a query, with all their kinds, and otherwise the kinds
 * whose full name does: "arctic f" finds the arctic fox only. Case, accents and signs are ignored.
 *
 * @param query an empty one finds everything, one of signs alone nothing
 */
export function searchSpecies(all: readonly Species[], query: string): Species[] {
  if (!query.trim()) return [...all];
  const words = fold(query).split(" ");
  if (!words[0]) return [];
  const matches = (name: string) => {
    const folded = fold(name);
    return words.every((word) => folded.includes(word));
  };
  return all.flatMap((species) => {
    if (matches(species.name)) return [species];
    const subNames = species.subNames.filter((subName) =>
      matches(fullName({ ...species, subName })),
    );
    return subNames.length > 0 ? [{ ...species, subNames }] : [];
  });
}
