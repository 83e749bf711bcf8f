import { fullName, withArticle } from "~/generators/choices";
import type { Transformation } from "./api.server";

/** What somebody became, to go on a sentence with: "an Arctic Fox, made of felt"; "" for nothing. */
export function becoming(result: Transformation): string {
  const { success, name, modifier } = result;
  if (!success || !name) return "";
  const creature = withArticle(fullName(result));
  return modifier ? `${creature}, ${modifier}` : creature;
}
