import { z } from "zod";
import { featureCookies, preferenceCookie, readCookies } from "~/http/preferences.server";
import { seal, unseal } from "~/http/seal.server";
import type { Transformation } from "./api.server";
import { transformationChoices, type TransformationQuery } from "./form.server";
import { countOnly, onlyOnce, type TransformationKind } from "./transformation";

const CHOICES_COOKIE = featureCookies.choices.name;

/** The form of the TF generator: the rule of at most one trait can be ONLY. */
export const transformationQuery = transformationChoices.refine((query) => countOnly(query) <= 1, {
  error: onlyOnce,
});

const choiceFields = ["category", "extinct", "mythical", "casarokanUnique", "modifier"] as const;

/** Encodes choices as a short text without characters that need escaping. */
function writeChoices(choices: TransformationQuery): string {
  return choiceFields.map((field) => choices[field]).join(".");
}

function parseChoices(text = ""): TransformationQuery | undefined {
  const values = text.split(".");
  const choices = Object.fromEntries(choiceFields.map((field, at) => [field, values[at]]));
  return transformationChoices.safeParse(choices).data;
}

/** The cookie of the last choices, valid or not. */
export function choicesCookie(choices: TransformationQuery): string {
  return preferenceCookie(CHOICES_COOKIE, writeChoices(choices));
}

/** The choices of the result in the address, else those in the cookie. */
export function readChoices(request: Request): TransformationQuery | undefined {
  const { searchParams } = new URL(request.url);
  const sealed = searchParams.get("r") ?? searchParams.get("again");
  return (
    unsealTransformation(sealed)?.choices ?? parseChoices(readCookies(request)[CHOICES_COOKIE])
  );
}

/** Choices or kind, and result. The order must not change, because it is part of shared addresses. */
const sealedTransformation = z.tuple([
  z.string(),
  z.boolean(),
  z.string(),
  z.string(),
  z.boolean(),
  z.boolean(),
  z.string(),
  z.string(),
]);

/**
 * The parameter `r` of a result's address, signed so that only this site can create results.
 *
 * @param asked the choices, or the kind of a transformation whose choices are unknown
 */
export function sealTransformation(
  asked: TransformationQuery | TransformationKind,
  result: Transformation,
): string {
  const { success, name, subName, mythical, casarokanUnique, link, modifier } = result;
  const data: z.input<typeof sealedTransformation> = [
    ...([typeof asked === "string" ? asked : writeChoices(asked), success, name, subName] as const),
    ...([mythical, casarokanUnique, link, modifier] as const),
  ];
  return seal("transformation", data);
}

/** Parses a result from the parameter `r`; undefined if this version of the site did not sign it. */
export function unsealTransformation(sealed: string | null) {
  const data = unseal("transformation", sealedTransformation, sealed);
  if (!data) return undefined;
  const [asked, success, name, subName, mythical, casarokanUnique, link, modifier] = data;
  const result: Transformation = {
    success,
    name,
    subName,
    mythical,
    casarokanUnique,
    link,
    modifier,
  };
  const kind: TransformationKind = asked === "quick" || asked === "qr" ? asked : "held";
  return { kind, choices: parseChoices(asked), result };
}
