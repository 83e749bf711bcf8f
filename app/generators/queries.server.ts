import { z } from "zod";
import { choiceOf } from "~/http/read-form.server";
import { categories } from "./choices";
import { colorCounts, colorSets, defaultFursona, fursonaModifiers } from "./fursona";
import { countOnly, defaultTransformation, modifiers, onlyOnce, sortings } from "./transformation";

const noChoice = "That is not one of the choices. Please pick one of these.";
const category = choiceOf(categories, "Please pick a category from the list.");
const sorting = choiceOf(sortings, noChoice).default("EXCLUDE");

/** What the form of the TF generator sends, and its cookie keeps, whether it goes together or not. */
export const transformationChoices = z.object({
  category: category.default(defaultTransformation.category),
  extinct: sorting,
  mythical: sorting,
  casarokanUnique: sorting,
  modifier: choiceOf(modifiers, noChoice).default(defaultTransformation.modifier),
});

/** What can be asked of the TF generator: at most one sort can be all there is. */
export const transformationQuery = transformationChoices.refine((query) => countOnly(query) <= 1, {
  error: onlyOnce,
});

const colorCount = "Please pick a number of colors from 0 to 3.";

/** What can be asked of the fursona generator. */
export const fursonaQuery = z.object({
  category: category.default(defaultFursona.category),
  modifier: choiceOf(fursonaModifiers, "Please pick a modifier from the list.").default("NONE"),
  colors: z.union(
    [
      z.literal(colorCounts),
      z
        .enum(["0", "1", "2", "3"])
        .transform((digit) => Number(digit) as (typeof colorCounts)[number]),
    ],
    colorCount,
  ),
  colorSet: choiceOf(colorSets, "Please pick a color set from the list.").default("ALL"),
});
