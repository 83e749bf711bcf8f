import { fullName, withArticle } from "~/generators/choices";
import type { Choice } from "~/ui/fields/fields";

/** Whether creatures with a trait are included, excluded, or the only allowed creatures. */
export const traitRules = [
  { value: "INCLUDE", label: "Include" },
  { value: "EXCLUDE", label: "Exclude" },
  { value: "ONLY", label: "Only" },
] as const satisfies readonly Choice[];

/** The traits of creatures, by field name. */
export const creatureTraits = [
  { field: "extinct", label: "Extinct" },
  { field: "mythical", label: "Mythical" },
  { field: "casarokanUnique", label: "Casarokan" },
] as const;

/** The name of a trait's field. */
export type CreatureTrait = (typeof creatureTraits)[number]["field"];

/** Whether the outcome has a modifier, such as "made of felt". */
export const modifiers = [
  { value: "NONE", label: "No" },
  { value: "INCLUDE", label: "Yes" },
  { value: "SURPRISE_ME", label: "Surprise me!" },
] as const satisfies readonly Choice[];

/** How it was requested: "held" by the form, "quick" by its button, "qr" by a badge. */
export type TransformationKind = "held" | "quick" | "qr";

/** The initial values of the form. */
export const defaultTransformation = {
  category: "ALL",
  extinct: "INCLUDE",
  mythical: "INCLUDE",
  casarokanUnique: "EXCLUDE",
  modifier: "NONE",
} as const;

/** The message when more than one field is ONLY. */
export const onlyOnceMessage = "At most one field can be marked as only!";

/** The message when a request did not reach the server. */
export const unreachableMessage = "Could not communicate with the server. Please try again!";

/** Counts the traits whose rule is ONLY. */
export function countOnly(choices: Record<CreatureTrait, unknown>): number {
  return creatureTraits.filter(({ field }) => choices[field] === "ONLY").length;
}

/** Formats the outcome for a sentence: "an Arctic Fox, made of felt"; "" if it failed. */
export function describeOutcome(
  result: Parameters<typeof fullName>[0] & { success: boolean; modifier: string },
): string {
  const { success, name, modifier } = result;
  if (!success || !name) return "";
  const creature = withArticle(fullName(result));
  return modifier ? `${creature}, ${modifier}` : creature;
}
