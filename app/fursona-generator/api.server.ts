import { z } from "zod";
import { requestedCategory } from "~/generators/api.server";
import { valuesOf } from "~/generators/choices";
import { defineCall } from "~/upstream/call.server";
import { byPosition, list, optional, shortText } from "~/upstream/fields.server";
import type { FursonaChoices } from "./form.server";
import { colorSets, fursonaModifiers } from "./fursona";

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

/** A generated character: its species, its colors, and a modifier such as "Clockwork". */
export type Fursona = z.output<typeof fursona>;

/** Requests a fursona; `requestFursona` calls it with the values of the form. */
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

/** Requests a fursona. @throws {UpstreamError} of kind shape also if the name is missing */
export function requestFursona({ category, modifier, ...rest }: FursonaChoices): Promise<Fursona> {
  const body = { ...(category !== "ALL" && { category }), ...rest, modifierOption: modifier };
  return createFursona({ body });
}
