import { z } from "zod";
import { chosenCategory, requestedCategory } from "~/generators/api.server";
import { valuesOf } from "~/generators/choices";
import { choiceOf } from "~/http/read-form.server";
import { defineCall } from "~/upstream/call.server";
import { byPosition, list, optional, shortText } from "~/upstream/fields.server";
import { colorSets, fursonaModifiers, type colorCounts } from "./fursona";

/** The form of the fursona generator; its numbers are sent as digits. */
export const fursonaQuery = z.object({
  category: chosenCategory.default("ALL"),
  modifier: choiceOf(fursonaModifiers, "Please pick a modifier from the list.").default("NONE"),
  colors: z
    .enum(["0", "1", "2", "3"], "Please pick a number of colors from 0 to 3.")
    .transform((digit) => Number(digit) as (typeof colorCounts)[number]),
  colorSet: choiceOf(colorSets, "Please pick a color set from the list.").default("ALL"),
});

export type FursonaQuery = z.output<typeof fursonaQuery>;

const color = z
  .object({
    name: optional(shortText, ""),
    hexCode: z
      .string()
      .regex(/^#?[0-9a-fA-F]{6}$/)
      .transform((code) => (code.startsWith("#") ? code : `#${code}`)),
  })
  .meta({ id: "Color" });

const fursona = z
  .object({
    name: shortText,
    subName: optional(shortText, ""),
    mythical: optional(z.boolean(), false),
    colors: optional(list(color, byPosition), []),
    modifier: optional(shortText, ""),
  })
  .meta({ id: "Fursona" });

/** A fursona, with as many colors as requested. */
export type Fursona = z.output<typeof fursona>;

export const createFursona = defineCall("v1/generators/fursona", {
  method: "POST",
  body: z.object({
    category: requestedCategory,
    colors: z.int().min(0).max(3),
    colorSet: z.enum(valuesOf(colorSets)),
    modifierOption: z.enum(valuesOf(fursonaModifiers)),
  }),
  schema: fursona,
  examples: [{ body: { colors: 3, colorSet: "ALL", modifierOption: "INCLUDE" } }],
});

/**
 * Requests a new fursona.
 *
 * @throws {UpstreamError} of kind shape also for a response without a name
 */
export function requestFursona({ category, modifier, ...rest }: FursonaQuery): Promise<Fursona> {
  const body = { ...(category !== "ALL" && { category }), ...rest, modifierOption: modifier };
  return createFursona({ body });
}
