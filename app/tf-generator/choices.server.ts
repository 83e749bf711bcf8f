import { z } from "zod";
import { featureCookies, preferenceCookie, readCookies } from "~/http/preferences.server";
import { seal, unseal } from "~/http/seal.server";
import type { Transformation } from "./api.server";
import { transformationChoices, type TransformationChoices } from "./form.server";
import { countOnly, onlyOnceMessage, type TransformationKind } from "./transformation";

const CHOICES_COOKIE = featureCookies.choices.name;

/** The schema of the form's choices, in which at most one trait may have the rule ONLY. */
export const validChoices = transformationChoices.refine((choices) => countOnly(choices) <= 1, {
  error: onlyOnceMessage,
});

const choiceFields = ["category", "extinct", "mythical", "casarokanUnique", "modifier"] as const;

/** Encodes choices as a short text without characters that need escaping. */
function writeChoices(choices: TransformationChoices): string {
  return choiceFields.map((field) => choices[field]).join(".");
}

function parseChoices(text = ""): TransformationChoices | undefined {
  const values = text.split(".");
  const choices = Object.fromEntries(choiceFields.map((field, at) => [field, values[at]]));
  return transformationChoices.safeParse(choices).data;
}

/** Returns the cookie that stores the last choices, also if the form rejects them. */
export function choicesCookie(choices: TransformationChoices): string {
  return preferenceCookie(CHOICES_COOKIE, writeChoices(choices));
}

/** Reads the choices from the result in the address, or from the cookie if it has no result. */
export function readChoices(request: Request): TransformationChoices | undefined {
  const { searchParams } = new URL(request.url);
  const sealed = searchParams.get("r") ?? searchParams.get("again");
  return (
    unsealTransformation(sealed)?.choices ?? parseChoices(readCookies(request)[CHOICES_COOKIE])
  );
}

/**
 * The signed data in a shared address: the choices, or the kind of a quick transformation, and then
 * the fields of the result. The order of all must not change, so that old addresses work.
 */
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
  asked: TransformationChoices | TransformationKind,
  result: Transformation,
): string {
  const { success, name, subName, mythical, casarokanUnique, link, modifier } = result;
  const data: z.input<typeof sealedTransformation> = [
    ...([typeof asked === "string" ? asked : writeChoices(asked), success, name, subName] as const),
    ...([mythical, casarokanUnique, link, modifier] as const),
  ];
  return seal("transformation", data);
}

/** Parses a result from `r`; undefined if this version of the site did not sign it. */
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
