/** The categories as named in requests, in display order. */
export const creatureCategories = [
  "MAMMALS",
  "BIRDS",
  "REPTILES",
  "AMPHIBIANS",
  "FISH",
  "INSECTS",
  "OTHER",
] as const;
export type CreatureCategory = (typeof creatureCategories)[number];
