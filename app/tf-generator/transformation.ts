import type { Category } from "~/generators/choices";
import type { Choice } from "~/ui/fields/fields";

/** Whether a sort of creatures is among what one may become, left out of it, or all of it. */
export const sortings = [
  { value: "INCLUDE", label: "Include" },
  { value: "EXCLUDE", label: "Exclude" },
  { value: "ONLY", label: "Only" },
] as const satisfies readonly Choice[];

export type Sorting = (typeof sortings)[number]["value"];

/** The sorts of creatures, by the name of their field. */
export const sorts = [
  { field: "extinct", label: "Extinct" },
  { field: "mythical", label: "Mythical" },
  { field: "casarokanUnique", label: "Casarokan" },
] as const;

export type Sort = (typeof sorts)[number]["field"];

/** Whether something else is odd about what one becomes. */
export const modifiers = [
  { value: "NONE", label: "No" },
  { value: "INCLUDE", label: "Yes" },
  { value: "SURPRISE_ME", label: "Surprise me!" },
] as const satisfies readonly Choice[];

/** What the TF generator is asked. */
export type TransformationQuery = Record<Sort, Sorting> & {
  category: Category;
  modifier: (typeof modifiers)[number]["value"];
};

/** What the form starts with, and goes back to. */
export const defaultTransformation: TransformationQuery = {
  category: "ALL",
  extinct: "INCLUDE",
  mythical: "INCLUDE",
  casarokanUnique: "EXCLUDE",
  modifier: "NONE",
};

/** The words for more than one Only. */
export const onlyOnce = "At most one field can be marked as only!";

/** The words for a request that never reached the server. */
export const unreachable = "Could not communicate with the server. Please try again!";

/** How many of the sorts are all there is; at most one can be. */
export function countOnly(query: Readonly<Record<Sort, Sorting>>): number {
  return sorts.filter(({ field }) => query[field] === "ONLY").length;
}
