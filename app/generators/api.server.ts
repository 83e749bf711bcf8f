import { z } from "zod";
import { cachePolicies } from "~/upstream/cache.server";
import { defineCall } from "~/upstream/call.server";
import { list, optional, recordEntries, text } from "~/upstream/fields.server";
import { categories, valuesOf } from "./choices";

const species = z
  .object({ name: text, subNames: optional(list(text, String), []) })
  .meta({ id: "Species" });

/** A species by its category and name, and its kinds. */
export type Species = z.output<typeof species> & { category: string };

/** The category in a request to a generator; undefined means all categories. */
export const requestedCategory = z
  .enum(valuesOf(categories).filter((value) => value !== "ALL"))
  .optional();

/** The name of a generator in the paths of API calls. */
export type Generator = "transformation" | "fursona";

/** The species of a generator, category by category. */
export const fetchSpecies = defineCall("v1/generators/{generator}/lists/species", {
  schema: z
    .object({
      result: recordEntries(
        z.string(),
        list(species, ({ name }) => name),
      ),
    })
    .transform(({ result }): Species[] =>
      result.flatMap(([category, all]) => all.map((one) => ({ category, ...one }))),
    ),
  cache: cachePolicies.story,
  examples: [{ generator: "transformation" }, { generator: "fursona" }],
});
