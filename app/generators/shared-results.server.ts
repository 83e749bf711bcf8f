import { z } from "zod";
import { seal, unseal } from "~/http/seal.server";
import type { Fursona, Transformation } from "~/upstream/generators.server";
import { fursonaQuery } from "./queries.server";
import type { FursonaQuery } from "./fursona";

/** How a transformation came about, and so what "again" means. */
export type TransformationKind = "held" | "quick" | "qr";

/** A result as it stands in an address: what the generator said, sealed, so that nobody else can say it. */
const transformation = z.tuple([
  z.enum(["held", "quick", "qr"]),
  z.boolean(),
  z.string(),
  z.string(),
  z.boolean(),
  z.boolean(),
  z.string(),
  z.string(),
]);

/** The `r` of a transformation's address. */
export function sealTransformation(kind: TransformationKind, result: Transformation): string {
  const { success, name, subName, mythical, casarokanUnique, link, modifier } = result;
  const tuple: z.input<typeof transformation> = [
    kind,
    success,
    name,
    subName,
    mythical,
    casarokanUnique,
    link,
    modifier,
  ];
  return seal("transformation", tuple);
}

/** The transformation of an address; nothing when this site never sealed it. */
export function unsealTransformation(
  sealed: string | null,
): { kind: TransformationKind; result: Transformation } | undefined {
  const read = transformation.safeParse(unseal("transformation", sealed));
  if (!read.success) return undefined;
  const [kind, success, name, subName, mythical, casarokanUnique, link, modifier] = read.data;
  return {
    kind,
    result: { success, name, subName, mythical, casarokanUnique, link, modifier },
  };
}

const fursona = z.tuple([
  fursonaQuery,
  z.string(),
  z.string(),
  z.boolean(),
  z.array(z.tuple([z.string(), z.string()])),
  z.string(),
]);

/** The `r` of a fursona's address, with what had been asked for. */
export function sealFursona(query: FursonaQuery, result: Fursona): string {
  const { name, subName, mythical, colors, modifier } = result;
  const pairs = colors.map(({ name: color, hexCode }) => [color, hexCode]);
  return seal("fursona", [query, name, subName, mythical, pairs, modifier]);
}

/** The fursona of an address; nothing when this site never sealed it. */
export function unsealFursona(
  sealed: string | null,
): { query: FursonaQuery; result: Fursona } | undefined {
  const read = fursona.safeParse(unseal("fursona", sealed));
  if (!read.success) return undefined;
  const [query, name, subName, mythical, pairs, modifier] = read.data;
  const colors = pairs.map(([color, hexCode]) => ({ name: color, hexCode }));
  return { query, result: { name, subName, mythical, colors, modifier } };
}
