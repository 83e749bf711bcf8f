/** The categories as requests name them, in the order of the lists. */
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
