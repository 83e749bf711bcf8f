import { fullName } from "~/generators/choices";
import type { Choice } from "~/ui/fields/fields";

/** The kinds of modifiers that a visitor can request. */
export const fursonaModifiers = [
  { value: "NONE", label: "None" },
  { value: "INCLUDE", label: "Any" },
  { value: "TOY", label: "Toy" },
  { value: "TECHNOLOGICAL", label: "Technological" },
  { value: "MATERIAL", label: "Material" },
  { value: "ELEMENTAL", label: "Elemental" },
  { value: "OTHER", label: "Other" },
] as const satisfies readonly Choice[];

/** The sets of colors that a visitor can request. */
export const colorSets = [
  { value: "ALL", label: "All" },
  { value: "BASIC", label: "Basic (14 colors)" },
  { value: "NEUTRAL", label: "Neutral" },
  { value: "WARM", label: "Warm" },
  { value: "COOL", label: "Cool" },
] as const satisfies readonly Choice[];

/** The numbers of colors that a visitor can request. */
export const colorCounts = [0, 1, 2, 3] as const;

/** The initial values of the form. */
export const defaultFursona = {
  category: "ALL",
  modifier: "NONE",
  colors: 2,
  colorSet: "ALL",
} as const;

/** A fursona that the form shows as an example before the first result. */
export const exampleFursona = {
  name: "Fox",
  subName: "Arctic",
  mythical: false,
  modifier: "Clockwork",
  colors: [
    { name: "Copper", hexCode: "#c9713a" },
    { name: "Cream", hexCode: "#fbe7c6" },
    { name: "Midnight", hexCode: "#33406b" },
  ],
};

/** The message when the request fails. */
export const requestFailedMessage =
  "Something went wrong. I couldn't really think of anything based on the options you gave me.";

type NamedFursona = Parameters<typeof fullName>[0] & { modifier: string };

/** Names a character by its modifier and kind: "Clockwork Arctic Fox". */
export function formatFursonaName(fursona: NamedFursona): string {
  const phrase = [fursona.modifier, fullName(fursona)].filter(Boolean).join(" ");
  return phrase.charAt(0).toUpperCase() + phrase.slice(1);
}

const list = new Intl.ListFormat("en", { type: "conjunction" });

/** Names a character with its colors: "Clockwork Arctic Fox in Toothpaste". */
export function describeFursona(
  fursona: NamedFursona & { colors: readonly { name: string }[] },
): string {
  const names = fursona.colors.flatMap(({ name }) => name || []);
  const name = formatFursonaName(fursona);
  return names.length > 0 ? `${name} in ${list.format(names)}` : name;
}
