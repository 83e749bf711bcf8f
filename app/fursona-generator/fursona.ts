import type { Category } from "~/generators/choices";
import type { Choice } from "~/ui/fields/fields";

/** What else a character may be, or be made of. */
export const fursonaModifiers = [
  { value: "NONE", label: "None" },
  { value: "INCLUDE", label: "Any" },
  { value: "TOY", label: "Toy" },
  { value: "TECHNOLOGICAL", label: "Technological" },
  { value: "MATERIAL", label: "Material" },
  { value: "ELEMENTAL", label: "Elemental" },
  { value: "OTHER", label: "Other" },
] as const satisfies readonly Choice[];

/** The sets that colours are drawn from. */
export const colorSets = [
  { value: "ALL", label: "All" },
  { value: "BASIC", label: "Basic (14 colors)" },
  { value: "NEUTRAL", label: "Neutral" },
  { value: "WARM", label: "Warm" },
  { value: "COOL", label: "Cool" },
] as const satisfies readonly Choice[];

/** How many colours a character can have. */
export const colorCounts = [0, 1, 2, 3] as const;

/** What the fursona generator is asked. */
export interface FursonaQuery {
  category: Category;
  modifier: (typeof fursonaModifiers)[number]["value"];
  colors: (typeof colorCounts)[number];
  colorSet: (typeof colorSets)[number]["value"];
}

/** What the form starts with, and goes back to. */
export const defaultFursona: FursonaQuery = {
  category: "ALL",
  modifier: "NONE",
  colors: 2,
  colorSet: "ALL",
};

/** The words for when nothing came of it. */
export const noIdea =
  "Something went wrong. I couldn't really think of anything based on the options you gave me.";
