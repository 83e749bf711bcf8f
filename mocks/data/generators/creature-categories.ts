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
/** A category of creatures, named as in requests. */
export type CreatureCategory = (typeof creatureCategories)[number];
