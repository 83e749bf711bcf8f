import { z } from "zod";
import { chosenCategory } from "~/generators/api.server";
import { preferenceCookie, readCookies } from "~/http/preferences.server";
import { choiceOf } from "~/http/read-form.server";
import { seal, unseal } from "~/http/seal.server";
import type { Transformation } from "./api.server";
import {
  countOnly,
  defaultTransformation,
  modifiers,
  onlyOnce,
  sortings,
  type TransformationKind,
  type TransformationQuery,
} from "./transformation";

const CHOICES_COOKIE = "tf";

const noChoice = "That is not one of the choices. Please pick one of these.";
const sorting = choiceOf(sortings, noChoice).default("EXCLUDE");

const transformationChoices = z.object({
  category: chosenCategory.default(defaultTransformation.category),
  extinct: sorting,
  mythical: sorting,
  casarokanUnique: sorting,
  modifier: choiceOf(modifiers, noChoice).default(defaultTransformation.modifier),
});

/** The form of the TF generator: at most one sort can be ONLY. */
export const transformationQuery = transformationChoices.refine((query) => countOnly(query) <= 1, {
  error: onlyOnce,
});

/** The cookie of the last choices, valid or not. It is short and needs no encoding. */
export function choicesCookie(choices: TransformationQuery): string {
  const { category, extinct, mythical, casarokanUnique, modifier } = choices;
  const text = [category, extinct, mythical, casarokanUnique, modifier].join(".");
  return preferenceCookie(CHOICES_COOKIE, text);
}

/** Reads the last choices from the cookie; undefined without a valid one. */
export function readChoicesCookie(request: Request): TransformationQuery | undefined {
  const text = readCookies(request)[CHOICES_COOKIE];
  if (text === undefined) return undefined;
  const [category, extinct, mythical, casarokanUnique, modifier] = text.split(".");
  const choices = { category, extinct, mythical, casarokanUnique, modifier };
  return transformationChoices.safeParse(choices).data;
}

type SealedTransformation = [
  kind: TransformationKind,
  success: boolean,
  name: string,
  subName: string,
  mythical: boolean,
  casarokanUnique: boolean,
  link: string,
  modifier: string,
];

/** The parameter `r` in the address of a result, signed, so that nobody else can make up results. */
export function sealTransformation(kind: TransformationKind, result: Transformation): string {
  const { success, name, subName, mythical, casarokanUnique, link, modifier } = result;
  return seal("transformation", [
    kind,
    success,
    name,
    subName,
    mythical,
    casarokanUnique,
    link,
    modifier,
  ] satisfies SealedTransformation);
}

/** Reads a result from the parameter `r`; undefined if this site did not sign it. */
export function unsealTransformation(
  sealed: string | null,
): { kind: TransformationKind; result: Transformation } | undefined {
  const data = unseal("transformation", sealed) as SealedTransformation | undefined;
  if (!data) return undefined;
  const [kind, success, name, subName, mythical, casarokanUnique, link, modifier] = data;
  return { kind, result: { success, name, subName, mythical, casarokanUnique, link, modifier } };
}
