import { z } from "zod";
import { seal, unseal } from "~/http/seal.server";
import type { Fursona } from "./api.server";
import { fursonaChoices, type FursonaChoices } from "./form.server";

/**
 * The signed data of a shared address: the choices, then the fields of the result. Their order must
 * not change, so that old addresses work.
 */
const sealedFursona = z.tuple([
  z
    .looseObject({ colors: z.number() })
    .transform(({ colors, ...choices }) => ({ ...choices, colors: String(colors) }))
    .pipe(fursonaChoices),
  z.string(),
  z.string(),
  z.boolean(),
  z.array(z.tuple([z.string(), z.string()])),
  z.string(),
]);

/** Returns the parameter `r` of a result, signed so that only this site creates results. */
export function sealFursona(choices: FursonaChoices, result: Fursona): string {
  const { name, subName, mythical, modifier } = result;
  const colors = result.colors.map(({ name, hexCode }): [string, string] => [name, hexCode]);
  return seal("fursona", [choices, name, subName, mythical, colors, modifier]);
}

/** Parses choices and result from `r`; undefined if this version did not sign it. */
export function unsealFursona(
  sealed: string | null,
): { choices: FursonaChoices; result: Fursona } | undefined {
  const data = unseal("fursona", sealedFursona, sealed);
  if (!data) return undefined;
  const [choices, name, subName, mythical, pairs, modifier] = data;
  const colors = pairs.map(([name, hexCode]) => ({ name, hexCode }));
  return { choices, result: { name, subName, mythical, colors, modifier } };
}
