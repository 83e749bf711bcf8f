import { preferenceCookie, readCookies } from "~/http/preferences.server";
import { seal, unseal } from "~/http/seal.server";
import { transformationChoices, type Transformation, type TransformationQuery } from "./api.server";
import { countOnly, onlyOnce, type TransformationKind } from "./transformation";

const CHOICES_COOKIE = "tf";

/** The form of the TF generator: at most one sort can be ONLY. */
export const transformationQuery = transformationChoices.refine((query) => countOnly(query) <= 1, {
  error: onlyOnce,
});

const cookieFields = ["category", "extinct", "mythical", "casarokanUnique", "modifier"] as const;

/** The cookie of the last choices, valid or not. It is short and needs no encoding. */
export function choicesCookie(choices: TransformationQuery): string {
  return preferenceCookie(CHOICES_COOKIE, cookieFields.map((field) => choices[field]).join("."));
}

/** Reads the last choices from the cookie; undefined without a valid one. */
export function readChoicesCookie(request: Request): TransformationQuery | undefined {
  const text = readCookies(request)[CHOICES_COOKIE];
  if (text === undefined) return undefined;
  const values = text.split(".");
  const choices = Object.fromEntries(cookieFields.map((field, at) => [field, values[at]]));
  return transformationChoices.safeParse(choices).data;
}

/** The sealed fields; their order must stay, because results are shared by their addresses. */
const sealedFields = [
  "success",
  "name",
  "subName",
  "mythical",
  "casarokanUnique",
  "link",
  "modifier",
] as const satisfies (keyof Transformation)[];

/** The parameter `r` in the address of a result, signed, so that nobody else can make up results. */
export function sealTransformation(kind: TransformationKind, result: Transformation): string {
  return seal("transformation", [kind, ...sealedFields.map((field) => result[field])]);
}

/** Reads a result from the parameter `r`; undefined if this site did not sign it. */
export function unsealTransformation(
  sealed: string | null,
): { kind: TransformationKind; result: Transformation } | undefined {
  const data = unseal("transformation", sealed) as [TransformationKind, ...unknown[]] | undefined;
  if (!data) return undefined;
  const [kind, ...values] = data;
  const result = Object.fromEntries(sealedFields.map((field, at) => [field, values[at]]));
  return { kind, result: result as Transformation };
}
