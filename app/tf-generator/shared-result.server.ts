import { z } from "zod";
import { seal, unseal } from "~/http/seal.server";
import type { Transformation } from "./api.server";

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
