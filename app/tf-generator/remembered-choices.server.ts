import { preferenceCookie, readCookies } from "~/http/preferences.server";
import { transformationChoices } from "./query.server";
import type { TransformationQuery } from "./transformation";

const cookieName = "tf";

/** The Set-Cookie value that holds what was chosen on the TF generator's form, right or not. */
export function rememberTransformation(choices: TransformationQuery): string {
  return preferenceCookie(cookieName, written(choices));
}

/**
 * What a visitor chose last on the TF generator's form; nothing without a cookie, or with one that
 * this site did not write.
 */
export function rememberedTransformation(request: Request): TransformationQuery | undefined {
  const text = readCookies(request)[cookieName];
  if (text === undefined) return undefined;
  const [category, extinct, mythical, casarokanUnique, modifier] = text.split(".");
  const choices = { category, extinct, mythical, casarokanUnique, modifier };
  const { success, data } = transformationChoices.safeParse(choices);
  // The schema forgives what forms may lack and how it is spelled; a cookie has no excuse.
  return success && written(data) === text ? data : undefined;
}

/** Short, as the cookie travels with every request, and of letters that cookies need not encode. */
function written(choices: TransformationQuery): string {
  const { category, extinct, mythical, casarokanUnique, modifier } = choices;
  return [category, extinct, mythical, casarokanUnique, modifier].join(".");
}
