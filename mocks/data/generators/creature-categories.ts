/** The categories of creatures, named as in requests, in display order. */
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
