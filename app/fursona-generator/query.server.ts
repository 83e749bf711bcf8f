import { z } from "zod";
import { chosenCategory } from "~/generators/api.server";
import { choiceOf } from "~/http/read-form.server";
import { colorCounts, colorSets, defaultFursona, fursonaModifiers } from "./fursona";

const colorCount = "Please pick a number of colors from 0 to 3.";

/** What can be asked of the fursona generator. */
export const fursonaQuery = z.object({
  category: chosenCategory.default(defaultFursona.category),
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
