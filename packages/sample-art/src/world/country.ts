/** Kinds of country a plate can be set in. */
export type Country =
  | "forest"
  | "meadow"
  | "mountain"
  | "marsh"
  | "ice"
  | "sea"
  | "volcano"
  | "cave"
  | "steppe"
  | "night"
  | "ruins"
  | "glasswood";

/** The colours of a country, from the sky down. */
export interface Palette {
  sky: string;
  haze: string;
  far: string;
  mid: string;
  near: string;
  ground: string;
  spark: string;
}

/** The colours of every country. */
export const palettes: Record<Country, Palette> = {
  forest: {
    sky: "#cfe3d6",
    haze: "#f3ecc9",
    far: "#a3c2a8",
    mid: "#6d9b7c",
    near: "#41735a",
    ground: "#8ea35b",
    spark: "#f4cf6a",
  },
  meadow: {
    sky: "#bfdfe6",
    haze: "#fbeecb",
    far: "#b3cfae",
    mid: "#a9c275",
    near: "#7fa455",
    ground: "#b4bd62",
    spark: "#e9785c",
  },
  mountain: {
    sky: "#c4d6ea",
    haze: "#f6e6d3",
    far: "#a8b6d2",
    mid: "#8391b5",
    near: "#6d8a78",
    ground: "#a3a877",
    spark: "#fffdf4",
  },
  marsh: {
    sky: "#d3dcc0",
    haze: "#f2e7be",
    far: "#a7b592",
    mid: "#7b9175",
    near: "#566f58",
    ground: "#7d8a56",
    spark: "#d8c56a",
  },
  ice: {
    sky: "#c6dcf0",
    haze: "#f4f1f2",
    far: "#b4cbe6",
    mid: "#94b4da",
    near: "#cfe2f0",
    ground: "#e8f1f6",
    spark: "#8fe0d4",
  },
  sea: {
    sky: "#c3e2e8",
    haze: "#fbeed4",
    far: "#9dc7d6",
    mid: "#5aa3bd",
    near: "#37809f",
    ground: "#d9c38f",
    spark: "#ffffff",
  },
  volcano: {
    sky: "#eec2a0",
    haze: "#f9e2b5",
    far: "#c99c8c",
    mid: "#a4706c",
    near: "#7a4f57",
    ground: "#93685b",
    spark: "#f2803c",
  },
  cave: {
    sky: "#8c86a8",
    haze: "#c9bfd0",
    far: "#776f95",
    mid: "#5c5579",
    near: "#473f60",
    ground: "#7b7190",
    spark: "#8fe6d0",
  },
  steppe: {
    sky: "#d7e0d8",
    haze: "#fae9c0",
    far: "#d5bf94",
    mid: "#cdaa6b",
    near: "#b98f4e",
    ground: "#d8b768",
    spark: "#a9643c",
  },
  night: {
    sky: "#3c4a7c",
    haze: "#8d86b4",
    far: "#4d5a8c",
    mid: "#3a4674",
    near: "#2d3759",
    ground: "#48567f",
    spark: "#fbeec0",
  },
  ruins: {
    sky: "#d3d6e0",
    haze: "#f6e4cb",
    far: "#bcb6b6",
    mid: "#9c968f",
    near: "#7d7a68",
    ground: "#a5a06f",
    spark: "#8a9f55",
  },
  glasswood: {
    sky: "#d0e4ea",
    haze: "#f7e7ee",
    far: "#a9cfd6",
    mid: "#7cb5c4",
    near: "#6c93b5",
    ground: "#b9b6c8",
    spark: "#f2a7c3",
  },
};

/** The palette of a country. */
export function paletteOf(country: Country): Palette {
  return palettes[country];
}
