import * as to from "~/addresses";
import { pageSizes, paginate } from "~/ui/paginate";
import { fold, parseQuery } from "~/ui/search-words";
import { toOutagePage } from "~/http/redirects.server";
import { fetchSpecies, type Generator, type Species } from "./api.server";
import { fullName } from "./choices";

/** Upstreams have about twelve. */
const MAX_LINKED_CATEGORIES = 100;

export type SpeciesList = Awaited<ReturnType<typeof loadSpeciesList>>;

/** The texts and addresses of the generators on the pages of their lists. */
const generators = {
  fursona: {
    name: "fursona generator",
    path: to.fursonaGenerator,
    lead: "All creatures of the fursona generator, each with its kinds.",
  },
  transformation: {
    name: "transformation generator",
    path: to.tfGenerator,
    lead: "Everything that the generator can turn you into.",
  },
};

/** The loader of a generator's list of species, filtered by `?q=` and paginated by `?page=`. */
export async function loadSpeciesList(generator: Generator, request: Request) {
  const all = await fetchSpecies({ generator }).catch(toOutagePage(request));
  const query = parseQuery(new URL(request.url).searchParams);
  const found = searchSpecies(all, query);
  const { items, pagination } = paginate(found, request, pageSizes.lines);
  let before = 0;
  // The categories, and the page on which each begins.
  const categories = groupSpecies(found)
    .slice(0, MAX_LINKED_CATEGORIES)
    .map(({ id, category, species: { length: count } }) => {
      const page = String(Math.floor(before / pageSizes.lines) + 1);
      before += count;
      const search = new URLSearchParams(query ? { q: query, page } : { page });
      const list = pagination.pages > 1 ? `?${search.toString()}` : "";
      return { category, count, to: `${list}#${id}` };
    });
  return {
    generator: generators[generator],
    query,
    total: all.length,
    found: found.length,
    groups: groupSpecies(items),
    categories,
    pagination,
  };
}

function groupSpecies(all: readonly Species[]) {
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
 * Finds the species whose name contains every word of a query, with all their kinds; otherwise the kinds whose full
 * name does: "arctic f" finds only the arctic fox. Case, accents and punctuation are ignored.
 *
 * @param query an empty query finds everything; a query of punctuation finds nothing
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
