import { z } from "zod";
import { readCall } from "~/upstream/api-call";
import { cachePolicies } from "~/upstream/cache.server";
import { fetchData } from "~/upstream/call.server";
import { optional, text } from "~/upstream/fields.server";
import { categories, valuesOf } from "./choices";

const species = z.object({ name: text, subNames: optional(z.array(text), []) });
const speciesLists = z.object({ result: z.record(z.string(), z.array(species)) });

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
    cache: cachePolicies.story,
  }),
};

/** Source: `v1/generators/{generator}/lists/species`. */
export async function generatorSpecies(
  generator: "transformation" | "fursona",
): Promise<SpeciesLists> {
  return (await fetchData(generatorCalls.species, { generator })).result;
}
