import { pageSizes, paginate, type PageOfList } from "~/ui/paginate";
import { readQuery } from "~/ui/search-words";
import { generatorSpecies } from "./api.server";
import {
  categoryId,
  countSpecies,
  groupsOf,
  searchSpecies,
  type Species,
  type SpeciesGroup,
} from "./species-search";

/** A category of a list: how much is in it, and where it begins, as a link from the list. */
export interface CategoryLink {
  category: string;
  count: number;
  to: string;
}

/** A list of species, or the part of a long one that an address asks for by `?q=` and `?page=`. */
export interface SpeciesList {
  lists: Readonly<Record<string, readonly Species[]>>;
  /** Of a list that is too long to be sent, and searched, as a whole. */
  part?: { all: number; found: number; pagination: PageOfList; categories: CategoryLink[] };
}

/**
 * What the list of a generator shows at an address.
 *
 * @throws {UpstreamError} when there is none
 */
export async function speciesList(
  generator: "transformation" | "fursona",
  request: Request,
): Promise<SpeciesList> {
  const lists = await generatorSpecies(generator);
  const groups = groupsOf(lists);
  const all = countSpecies(groups);
  if (all <= pageSizes.lines) return { lists };

  const query = readQuery(new URL(request.url).searchParams);
  const fitting = searchSpecies(groups, query);
  const found = fitting.flatMap(({ category, species }) =>
    species.map((one) => ({ category, one })),
  );
  const { items, pagination } = paginate(found, request, pageSizes.lines);
  const shown = new Map<string, Species[]>();
  for (const { category, one } of items) {
    const species = shown.get(category) ?? [];
    species.push(one);
    shown.set(category, species);
  }
  return {
    lists: Object.fromEntries(shown),
    part: { all, found: found.length, pagination, categories: linksAcross(fitting, query) },
  };
}

/** Links to the categories of a list in pages: each on the page where it begins. */
function linksAcross(groups: readonly SpeciesGroup[], query: string): CategoryLink[] {
  let before = 0;
  return groups.map(({ category, species: { length: count } }) => {
    const page = String(Math.floor(before / pageSizes.lines) + 1);
    before += count;
    const search = new URLSearchParams(query ? { q: query, page } : { page });
    return { category, count, to: `?${search.toString()}#${categoryId(category)}` };
  });
}
