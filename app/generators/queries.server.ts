import { z } from "zod";
import { categories, valuesOf, type Choice } from "./choices";
import { colorCounts, colorSets, defaultFursona, fursonaModifiers } from "./fursona";
import { countOnly, defaultTransformation, modifiers, onlyOnce, sortings } from "./transformation";

/** One of some choices, in any case. */
const choiceOf = <Value extends string>(choices: readonly Choice<Value>[]) =>
  z
    .string()
    .transform((text) => text.toUpperCase())
    .pipe(z.enum(valuesOf(choices)));

const sorting = (missing: "INCLUDE" | "EXCLUDE") => choiceOf(sortings).default(missing);

/** What the form of the TF generator sends, and its cookie keeps, whether it goes together or not. */
export const transformationChoices = z.object({
  category: choiceOf(categories).default(defaultTransformation.category),
  extinct: sorting("EXCLUDE"),
  mythical: sorting("EXCLUDE"),
  casarokanUnique: sorting("EXCLUDE"),
  modifier: choiceOf(modifiers).default(defaultTransformation.modifier),
});

/** What can be asked of the TF generator: at most one sort can be all there is. */
export const transformationQuery = transformationChoices.refine((query) => countOnly(query) <= 1, {
  error: onlyOnce,
});

/** What can be asked of the fursona generator. */
export const fursonaQuery = z.object({
  category: choiceOf(categories).default(defaultFursona.category),
  modifier: choiceOf(fursonaModifiers).default("NONE"),
  colors: z.union([
    z.literal(colorCounts),
    z
      .enum(["0", "1", "2", "3"])
      .transform((digit) => Number(digit) as (typeof colorCounts)[number]),
  ]),
  colorSet: choiceOf(colorSets).default("ALL"),
});
