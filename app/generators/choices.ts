import type { Choice } from "~/ui/fields/fields";

/** The categories of creatures, as both generators offer them. */
export const categories = [
  { value: "ALL", label: "All" },
  { value: "MAMMALS", label: "Mammals" },
  { value: "BIRDS", label: "Birds" },
  { value: "REPTILES", label: "Reptiles" },
  { value: "AMPHIBIANS", label: "Amphibians" },
  { value: "FISH", label: "Fish" },
  { value: "INSECTS", label: "Insects" },
  { value: "OTHER", label: "Other" },
] as const satisfies readonly Choice[];

/** A category, or all of them. */
export type Category = (typeof categories)[number]["value"];

/** The values of a list of choices, for schemas. */
export function valuesOf<Value extends string>(
  choices: readonly Choice<Value>[],
): [Value, ...Value[]] {
  return choices.map(({ value }) => value) as [Value, ...Value[]];
}

/** Words that begin with a vowel's letter and another sound: a unicorn, a European badger. */
const soundsOtherwise = /^(?:eu|ewe|uni(?![nm])|uro|use|uta|one)/i;

/** The article that goes before a word, by how it sounds. */
export function withArticle(words: string): string {
  const vowel = /^[aeiou]/i.test(words) && !soundsOtherwise.test(words);
  return `${vowel ? "an" : "a"} ${words}`;
}

/** Joins the name of a creature, kind first: "Arctic Fox". */
export function fullName({ name, subName }: { name: string; subName: string }): string {
  return subName ? `${subName} ${name}` : name;
}
