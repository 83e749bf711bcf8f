import { z } from "zod";
import { categories, valuesOf } from "~/generators/choices";
import { colorSets, fursonaModifiers, type FursonaQuery } from "~/generators/fursona";
import { modifiers, sortings, type TransformationQuery } from "~/generators/transformation";
import { ownPath } from "~/http/own-path";
import { readCall, writeCall } from "./api-call";
import { cachePolicies } from "./cache.server";
import { ask, send } from "./call.server";
import { optional, optionalText, text, webAddress } from "./fields.server";

const species = z.object({ name: text, subNames: optional(z.array(text), []) });
const speciesLists = z.object({ result: z.record(z.string(), z.array(species)) });

/** What a generator can come up with: its species by category, in the order of the upstream. */
export type SpeciesLists = z.output<typeof speciesLists>["result"];

const transformation = z.object({
  success: z.boolean(),
  name: optionalText,
  subName: optionalText,
  mythical: optional(z.boolean(), false),
  casarokanUnique: optional(z.boolean(), false),
  /** Of the creature's page, on this site or another. */
  link: optional(
    z
      .string()
      .max(1_000)
      .transform((address, context) => {
        const link = ownPath(address) ?? webAddress(address);
        if (link !== undefined) return link;
        context.addIssue({ code: "custom", message: "expected a path of the site or an address" });
        return z.NEVER;
      }),
    "",
  ),
  modifier: optionalText,
});

/** What a visitor was turned into; without success nothing, and the texts are empty. */
export type Transformation = z.output<typeof transformation>;

const fursona = z.object({
  name: text,
  subName: optionalText,
  mythical: optional(z.boolean(), false),
  colors: optional(
    z
      .array(z.object({ name: optionalText, hexCode: z.string().regex(/^#[0-9a-fA-F]{6}$/) }))
      .max(12),
    [],
  ),
  modifier: optionalText,
});

/** An idea for a character, with as many colours as were asked for. */
export type Fursona = z.output<typeof fursona>;

/** All categories are asked for by leaving the field out. */
const category = z.enum(valuesOf(categories).filter((value) => value !== "ALL")).optional();
const sorting = z.enum(valuesOf(sortings));

/** The calls of this area. */
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
  transform: writeCall("POST", "v1/generators/transformation", {
    summary: "Turns somebody into something new each time; at most one sort can be ONLY",
    body: z.object({
      category,
      extinct: sorting,
      mythical: sorting,
      casarokanUnique: sorting,
      modifierOption: z.enum(valuesOf(modifiers)),
    }),
    data: transformation,
  }),
  quick: readCall("v1/generators/transformation/{kind}", {
    summary: "The same without a choice, or for a badge's code",
    parameters: {
      kind: z.enum(["quick", "qr"]).meta({ description: "What it is for", examples: ["quick"] }),
    },
    data: transformation,
    cache: "never",
  }),
  fursona: writeCall("POST", "v1/generators/fursona", {
    summary: "Thinks of a character, a new one each time",
    body: z.object({
      category,
      colors: z.int().min(0).max(3),
      colorSet: z.enum(valuesOf(colorSets)),
      modifierOption: z.enum(valuesOf(fursonaModifiers)),
    }),
    data: fursona,
  }),
};

/** Source: `v1/generators/{generator}/lists/species`. */
export async function generatorSpecies(
  generator: "transformation" | "fursona",
): Promise<SpeciesLists> {
  return (await ask(generatorCalls.species, { generator })).result;
}

/** Turns a visitor into something new each time. Source: `POST v1/generators/transformation`. */
export function transform(query: TransformationQuery): Promise<Transformation> {
  const { modifier, category, ...rest } = query;
  const body = { ...(category !== "ALL" && { category }), ...rest, modifierOption: modifier };
  return send(generatorCalls.transform, {}, body);
}

/** The same without a form. Source: `v1/generators/transformation/{kind}`. */
export function quickTransformation(kind: "quick" | "qr"): Promise<Transformation> {
  return ask(generatorCalls.quick, { kind });
}

/**
 * Thinks of a character, a new one each time. Source: `POST v1/generators/fursona`.
 *
 * @throws {UpstreamError} of kind shape also for an answer without a name
 */
export function thinkOfFursona(query: FursonaQuery): Promise<Fursona> {
  const { category, modifier, colors, colorSet } = query;
  return send(
    generatorCalls.fursona,
    {},
    { ...(category !== "ALL" && { category }), colors, colorSet, modifierOption: modifier },
  );
}
