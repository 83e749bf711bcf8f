import { z } from "zod";
import { choiceOf } from "~/http/read-form.server";
import { readCall } from "~/upstream/api-call";
import { cachePolicies } from "~/upstream/cache.server";
import { fetchData } from "~/upstream/call.server";
import { boundedList, toEntries, optional, text } from "~/upstream/fields.server";
import { MAX_LIST_ITEMS } from "~/upstream/read-data";
import { categories, valuesOf } from "./choices";

const species = z
  .object({ name: text, subNames: optional(boundedList(text, 200), []) })
  .meta({ id: "Species" });
const listedSpecies = species.extend({ category: z.string() });

/** A species by its category and name, and its kinds. */
export type Species = z.output<typeof listedSpecies>;

/** Joins the lists of all categories, because one list is validated in slices: up to the first that makes it too long. */
function flattenLists(data: unknown): unknown {
  const lists = toEntries((data as { result?: unknown } | undefined)?.result);
  if (!lists) return undefined;
  const all: object[] = [];
  for (const [category, list] of lists) {
    if (all.length > MAX_LIST_ITEMS) break;
    const entries: unknown[] = Array.isArray(list) ? list.slice(0, MAX_LIST_ITEMS + 1) : [{}];
    for (const entry of entries) all.push({ category, ...(entry as object) });
  }
  return all;
}

/** The category in a request to a generator; it is left out for all categories. */
export const requestedCategory = z
  .enum(valuesOf(categories).filter((value) => value !== "ALL"))
  .optional();

/** The category in the form of a generator. */
export const chosenCategory = choiceOf(categories, "Please pick a category from the list.");

/** The calls of both generators. */
export const generatorCalls = {
  species: readCall("v1/generators/{generator}/lists/species", {
    summary: "What a generator can come up with: its species by category",
    parameters: {
      generator: z
        .enum(["transformation", "fursona"])
        .meta({ description: "A generator", examples: ["transformation"] }),
    },
    data: z.object({ result: z.record(z.string(), z.array(species)) }),
    read: z.array(listedSpecies),
    prepare: flattenLists,
    cache: cachePolicies.story,
  }),
};

export type Generator = "transformation" | "fursona";

/** The species of a generator, category by category. */
export const fetchSpecies = (generator: Generator) =>
  fetchData(generatorCalls.species, { generator });
