import { z } from "zod";
import { readCall } from "~/upstream/api-call";
import { cachePolicies } from "~/upstream/cache.server";
import { fetchData } from "~/upstream/call.server";
import { boundedList, entriesOf, optional, text } from "~/upstream/fields.server";
import { onceFor } from "~/upstream/once-for";
import { categories, valuesOf } from "./choices";

const species = z.object({ name: text, subNames: optional(boundedList(text, 200), []) });
const speciesLists = z.object({ result: z.record(z.string(), z.array(species)) });

/** The lists as one, because a list is validated in slices. */
function flattenLists(data: unknown): unknown {
  const lists = entriesOf((data as { result?: unknown } | undefined)?.result);
  return lists?.flatMap(([category, list]) =>
    Array.isArray(list)
      ? list.map((entry: unknown) => ({ category, ...(entry as object) }))
      : [{ category }],
  );
}

/** The lists again, once for each answer. */
const groupByCategory = onceFor((all: z.output<typeof listedSpecies>[]): SpeciesLists => {
  const lists = new Map<string, z.output<typeof species>[]>();
  for (const { category, ...entry } of all) {
    const list = lists.get(category);
    if (list) list.push(entry);
    else lists.set(category, [entry]);
  }
  return Object.fromEntries(lists);
});

const listedSpecies = species.extend({ category: z.string() });

/** What a generator can come up with: its species by category, in the order of the upstream. */
export type SpeciesLists = z.output<typeof speciesLists>["result"];

/** A category in what is asked of a generator; all of them are asked for by leaving it out. */
export const requestedCategory = z
  .enum(valuesOf(categories).filter((value) => value !== "ALL"))
  .optional();

/** The calls that both generators share. */
export const generatorCalls = {
  species: readCall("v1/generators/{generator}/lists/species", {
    summary: "What a generator can come up with: its species by category",
    parameters: {
      generator: z
        .enum(["transformation", "fursona"])
        .meta({ description: "A generator", examples: ["transformation"] }),
    },
    data: speciesLists,
    read: z.array(listedSpecies),
    prepare: flattenLists,
    cache: cachePolicies.story,
  }),
};

/** Source: `v1/generators/{generator}/lists/species`. */
export async function generatorSpecies(
  generator: "transformation" | "fursona",
): Promise<SpeciesLists> {
  return groupByCategory(await fetchData(generatorCalls.species, { generator }));
}
