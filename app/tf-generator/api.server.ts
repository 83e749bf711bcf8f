import { z } from "zod";
import { requestedCategory } from "~/generators/api.server";
import { valuesOf } from "~/generators/choices";
import { parseSitePath } from "~/http/site-path";
import { defineCall } from "~/upstream/call.server";
import { optional, shortText, normalizeWebAddress } from "~/upstream/fields.server";
import type { TransformationChoices } from "./form.server";
import { modifiers, traitRules } from "./transformation";

/** A transformation. If the response has no result, the transformation has failed. */
const transformationFields = z
  .object({
    success: optional(z.boolean(), false),
    name: optional(shortText, ""),
    subName: optional(shortText, ""),
    mythical: optional(z.boolean(), false),
    casarokanUnique: optional(z.boolean(), false),
    /** The address of the creature's page, on this site or another. */
    link: optional(
      z
        .string()
        .max(1_000)
        .transform((address) => parseSitePath(address) ?? normalizeWebAddress(address))
        .pipe(z.string("expected a path of the site or an address")),
      "",
    ),
    modifier: optional(shortText, ""),
  })
  .meta({ id: "Transformation" });

const transformation = transformationFields.catch(transformationFields.parse({}));

/** The result of a transformation. If the transformation has failed, its texts are empty. */
export type Transformation = z.output<typeof transformation>;

const traitRule = z.enum(valuesOf(traitRules));

const excluded = { extinct: "EXCLUDE", mythical: "EXCLUDE", casarokanUnique: "EXCLUDE" } as const;

/** Requests a transformation; `requestTransformation` calls it with the values of the form. */
export const createTransformation = defineCall("v1/generators/transformation", {
  method: "POST",
  body: z.object({
    category: requestedCategory,
    extinct: traitRule,
    mythical: traitRule,
    casarokanUnique: traitRule,
    modifierOption: z.enum(valuesOf(modifiers)),
  }),
  schema: transformation,
  examples: [{ body: { ...excluded, modifierOption: "INCLUDE" } }],
});

/** Requests a transformation without choices, for the quick button or a badge's code. */
export const requestQuickTransformation = defineCall("v1/generators/transformation/{kind}", {
  schema: transformation,
  examples: [{ kind: "quick" }, { kind: "qr" }],
});

/** Requests a transformation for the choices of the form. */
export function requestTransformation(choices: TransformationChoices): Promise<Transformation> {
  const { modifier, category, ...rest } = choices;
  const body = { ...(category !== "ALL" && { category }), ...rest, modifierOption: modifier };
  return createTransformation({ body });
}
