import { seal, unseal } from "~/http/seal.server";
import type { Fursona, FursonaQuery } from "./api.server";

type SealedFursona = [
  query: FursonaQuery,
  name: string,
  subName: string,
  mythical: boolean,
  colors: [name: string, hexCode: string][],
  modifier: string,
];

/** The parameter `r` in the address of a result: query and result, signed, so that nobody else can make up results. */
export function sealFursona(query: FursonaQuery, result: Fursona): string {
  const { name, subName, mythical, modifier } = result;
  const colors = result.colors.map(({ name, hexCode }): [string, string] => [name, hexCode]);
  const sealed: SealedFursona = [query, name, subName, mythical, colors, modifier];
  return seal("fursona", sealed);
}

/** Reads query and result from the parameter `r`; undefined if this site did not sign it. */
export function unsealFursona(
  sealed: string | null,
): { query: FursonaQuery; result: Fursona } | undefined {
  const data = unseal("fursona", sealed) as SealedFursona | undefined;
  if (!data) return undefined;
  const [query, name, subName, mythical, pairs, modifier] = data;
  const colors = pairs.map(([name, hexCode]) => ({ name, hexCode }));
  return { query, result: { name, subName, mythical, colors, modifier } };
}
