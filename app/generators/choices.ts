import type { Choice } from "~/ui/fields/fields";

/** The categories of creatures in both generators. */
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

/** Returns the values of a list of choices, for schemas. */
export function valuesOf<Value extends string>(
  choices: readonly Choice<Value>[],
): [Value, ...Value[]] {
  return choices.map(({ value }) => value) as [Value, ...Value[]];
}

/** Words with a vowel that is pronounced as a consonant: a unicorn, a European badger. */
const startsWithConsonantSound = /^(?:eu|ewe|uni(?![nm])|uro|use|uta|one)/i;

/** Returns the indefinite article for a phrase, by its pronunciation. */
export function articleOf(words: string): "a" | "an" {
  return /^[aeiou]/i.test(words) && !startsWithConsonantSound.test(words) ? "an" : "a";
}

/** Puts the indefinite article before a phrase: "an Arctic Fox". */
export function withArticle(words: string): string {
  return `${articleOf(words)} ${words}`;
}

/** Formats the name of a creature with its kind: "Arctic Fox". */
export function fullName({ name, subName }: { name: string; subName: string }): string {
  return subName ? `${subName} ${name}` : name;
}
