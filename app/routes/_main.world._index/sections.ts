/** The sections of the guide, as the overview's plates show them; the stories are told by themselves. */
export const guideSections = [
  { slug: "bestiary", name: "Bestiary", plate: "world/bestiary/anthro.png" },
  { slug: "botanary", name: "Botanary", plate: "world/botanary/trees.png" },
  { slug: "magic", name: "Magic", plate: "world/magic/elements/fire.png" },
  { slug: "languages", name: "Languages", plate: "world/languages/bluerock.png" },
  { slug: "geography", name: "Geography", plate: "world/geography/emberfall.png" },
  { slug: "history", name: "History", plate: "world/history/meridane.png" },
  { slug: "religion", name: "Religion", plate: "world/religion/highhollow.png" },
  { slug: "religion/mythology", name: "Myths", plate: "world/religion/the-shiver.png" },
].map((section) => ({ ...section, path: `/world/${section.slug}` }));
