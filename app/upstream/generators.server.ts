import { z } from "zod";
import type { FursonaQuery } from "~/generators/fursona";
import type { TransformationQuery } from "~/generators/transformation";
import { cachePolicies } from "./cache.server";
import { callNow, getData } from "./call.server";

const species = z.object({ name: z.string().min(1), subNames: z.array(z.string()).default([]) });
const speciesLists = z.object({ result: z.record(z.string(), z.array(species)) });

/** What a generator can come up with: its species by category, in the order of the upstream. */
export type SpeciesLists = z.output<typeof speciesLists>["result"];

/** Source: `v1/generators/{generator}/lists/species`. */
export async function generatorSpecies(
  generator: "transformation" | "fursona",
): Promise<SpeciesLists> {
  const path = ["generators", generator, "lists", "species"];
  return (await getData(path, speciesLists, cachePolicies.story)).result;
}

const text = z.string().default("");

const transformation = z.object({
  success: z.boolean(),
  name: text,
  subName: text,
  mythical: z.boolean().default(false),
  casarokanUnique: z.boolean().default(false),
  /** Of the creature's page on this site; anything else is none. */
  link: text.transform((path) => (/^\/[a-z0-9][\w/-]*$/.test(path) ? path : "")),
  modifier: text,
});

/** What a visitor was turned into; without success nothing, and the texts are empty. */
export type Transformation = z.output<typeof transformation>;

/** Turns a visitor into something new each time. Source: `POST v1/generators/transformation`. */
export function transform(query: TransformationQuery): Promise<Transformation> {
  const { modifier, category, ...rest } = query;
  return callNow("POST", ["generators", "transformation"], transformation, {
    ...(category !== "ALL" && { category: category.toUpperCase() }),
    ...rest,
    modifierOption: modifier,
  });
}

/** The same without a form. Source: `v1/generators/transformation/{kind}`. */
export function quickTransformation(kind: "quick" | "qr"): Promise<Transformation> {
  return callNow("GET", ["generators", "transformation", kind], transformation);
}

const fursona = z.object({
  name: z.string().min(1),
  subName: text,
  mythical: z.boolean().default(false),
  colors: z
    .array(z.object({ name: text, hexCode: z.string().regex(/^#[0-9a-f]{6}$/i) }))
    .max(12)
    .default([]),
  modifier: text,
});

/** An idea for a character, with as many colours as were asked for. */
export type Fursona = z.output<typeof fursona>;

/**
 * Thinks of a character, a new one each time. Source: `POST v1/generators/fursona`.
 *
 * @throws {UpstreamError} of kind shape also for an answer without a name
 */
export function thinkOfFursona(query: FursonaQuery): Promise<Fursona> {
  const { category, modifier, colors, colorSet } = query;
  return callNow("POST", ["generators", "fursona"], fursona, {
    ...(category !== "ALL" && { category: category.toUpperCase() }),
    colors,
    colorSet,
    modifierOption: modifier,
  });
}
