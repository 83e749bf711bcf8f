import * as to from "~/addresses";
import { pageSizes, paginate } from "~/ui/paginate";
import { fold } from "~/ui/search-words";
import { toOutagePage } from "~/http/redirects.server";
import { fetchSpecies, type Generator, type Species } from "./api.server";

export type SpeciesList = Awaited<ReturnType<typeof loadSpeciesList>>;

/** The texts and addresses that the species list of each generator shows. */
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

/** The loader of a generator's list of species, paginated by `?page=`. */
export async function loadSpeciesList(generator: Generator, request: Request) {
  const all = await fetchSpecies({ generator }).catch(toOutagePage(request));
  const { items, pagination } = paginate(all, request, pageSizes.lines);
  let before = 0;
  // The categories, and the page on which each begins.
  const categories = groupSpecies(all).map(({ id, category, species: { length: count } }) => {
    const page = Math.floor(before / pageSizes.lines) + 1;
    before += count;
    return { category, count, to: `${pagination.pages > 1 ? `?page=${page}` : ""}#${id}` };
  });
  return {
    generator: generators[generator],
    total: all.length,
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
