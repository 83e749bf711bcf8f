import { mix } from "../pen";

export { mix };

/** Towards warm white. */
export function lighter(colour: string, amount: number): string {
  return mix(colour, "#fff8e8", amount);
}

/** Towards the ink's own dark, so that shades stay in one family. */
export function darker(colour: string, amount: number): string {
  return mix(colour, "#1d1526", amount);
}

/** The ink every outline in the field guide is drawn with. */
export const ink = "#2b2030";

/** The field guide's paper. */
export const paper = {
  light: "#fbf3df",
  mid: "#f1e3c4",
  dark: "#dcc699",
  edge: "#b99a66",
} as const;
