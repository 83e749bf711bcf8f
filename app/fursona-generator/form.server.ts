import { z } from "zod";
import { chosenCategory } from "~/generators/category-field.server";
import { choiceOf } from "~/http/read-form.server";
import { colorSets, fursonaModifiers, type colorCounts } from "./fursona";

/** The schema of the form's choices; the form sends the number of colors as a digit. */
export const fursonaChoices = z.object({
  category: chosenCategory.default("ALL"),
  modifier: choiceOf(fursonaModifiers, "Please pick a modifier from the list.").default("NONE"),
  colors: z
    .enum(["0", "1", "2", "3"], "Please pick a number of colors from 0 to 3.")
    .transform((digit) => Number(digit) as (typeof colorCounts)[number]),
  colorSet: choiceOf(colorSets, "Please pick a color set from the list.").default("ALL"),
});

export type FursonaChoices = z.output<typeof fursonaChoices>;
