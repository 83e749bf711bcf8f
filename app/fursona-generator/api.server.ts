import { z } from "zod";
import { requestedCategory } from "~/generators/api.server";
import { valuesOf } from "~/generators/choices";
import { writeCall } from "~/upstream/api-call";
import { send } from "~/upstream/call.server";
import { optional, shortText } from "~/upstream/fields.server";
import { colorSets, fursonaModifiers, type FursonaQuery } from "./fursona";

const fursona = z.object({
  name: shortText,
  subName: optional(shortText, ""),
  mythical: optional(z.boolean(), false),
  colors: optional(
    z
      .array(
        z.object({ name: optional(shortText, ""), hexCode: z.string().regex(/^#[0-9a-fA-F]{6}$/) }),
      )
      .max(12),
    [],
  ),
  modifier: optional(shortText, ""),
});

/** An idea for a character, with as many colours as were asked for. */
export type Fursona = z.output<typeof fursona>;

/** The calls of this area. */
export const fursonaCalls = {
  fursona: writeCall("POST", "v1/generators/fursona", {
    summary: "Thinks of a character, a new one each time",
    body: z.object({
      category: requestedCategory,
      colors: z.int().min(0).max(3),
      colorSet: z.enum(valuesOf(colorSets)),
      modifierOption: z.enum(valuesOf(fursonaModifiers)),
    }),
    data: fursona,
  }),
};

/**
 * Thinks of a character, a new one each time. Source: `POST v1/generators/fursona`.
 *
 * @throws {UpstreamError} of kind shape also for an answer without a name
 */
export function thinkOfFursona(query: FursonaQuery): Promise<Fursona> {
  const { category, modifier, colors, colorSet } = query;
  return send(
    fursonaCalls.fursona,
    {},
    { ...(category !== "ALL" && { category }), colors, colorSet, modifierOption: modifier },
  );
}
