import { z } from "zod";
import { seal, unseal } from "~/http/seal.server";
import type { Fursona } from "./api.server";
import { fursonaQuery, type FursonaQuery } from "./form.server";

/** Query, name, sub-name, mythical, color names and codes, modifier. Shared addresses depend on this order. */
const sealedFursona = z.tuple([
  z
    .looseObject({ colors: z.number() })
    .transform(({ colors, ...query }) => ({ ...query, colors: String(colors) }))
    .pipe(fursonaQuery),
  z.string(),
  z.string(),
  z.boolean(),
  z.array(z.tuple([z.string(), z.string()])),
  z.string(),
]);

/** The parameter `r` of a result's address: query and result, signed so that only this site can create results. */
export function sealFursona(query: FursonaQuery, result: Fursona): string {
  const { name, subName, mythical, modifier } = result;
  const colors = result.colors.map(({ name, hexCode }): [string, string] => [name, hexCode]);
  return seal("fursona", [query, name, subName, mythical, colors, modifier]);
}

/** Parses query and result from the parameter `r`; undefined if this version of the site did not sign it. */
export function unsealFursona(
  sealed: string | null,
): { query: FursonaQuery; result: Fursona } | undefined {
  const data = unseal("fursona", sealedFursona, sealed);
  if (!data) return undefined;
  const [query, name, subName, mythical, pairs, modifier] = data;
  const colors = pairs.map(([name, hexCode]) => ({ name, hexCode }));
  return { query, result: { name, subName, mythical, colors, modifier } };
}
