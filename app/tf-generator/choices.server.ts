import { z } from "zod";
import { featureCookies, preferenceCookie, readCookies } from "~/http/preferences.server";
import { seal, unseal } from "~/http/seal.server";
import { transformationChoices, type Transformation, type TransformationQuery } from "./api.server";
import { countOnly, onlyOnce, type TransformationKind } from "./transformation";

const CHOICES_COOKIE = featureCookies.choices;

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

/** Kind and result. Results are shared by their addresses, so the order must stay. */
const sealedTransformation = z.tuple([
  z.enum(["held", "quick", "qr"]),
  z.boolean(),
  z.string(),
  z.string(),
  z.boolean(),
  z.boolean(),
  z.string(),
  z.string(),
]);

/** The parameter `r` in the address of a result, signed, so that nobody else can make up results. */
export function sealTransformation(kind: TransformationKind, result: Transformation): string {
  const { success, name, subName, mythical, casarokanUnique, link, modifier } = result;
  const data: z.input<typeof sealedTransformation> = [
    ...([kind, success, name, subName] as const),
    ...([mythical, casarokanUnique, link, modifier] as const),
  ];
  return seal("transformation", data);
}

/** Reads a result from the parameter `r`; undefined if this version of the site did not sign it. */
export function unsealTransformation(
  sealed: string | null,
): { kind: TransformationKind; result: Transformation } | undefined {
  const data = unseal("transformation", sealedTransformation, sealed);
  if (!data) return undefined;
  const [kind, success, name, subName, mythical, casarokanUnique, link, modifier] = data;
  const result = { success, name, subName, mythical, casarokanUnique, link, modifier };
  return { kind, result };
}
