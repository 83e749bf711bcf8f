/** A magic class with a page of its own, /world/magic/classes/{slug}. */
export interface MagicClass {
  slug: string;
  name: string;
  line: string;
}

export const magicClasses: readonly MagicClass[] = [
  {
    slug: "injuja",
    name: "Injuja",
    line: "Body-shaping fighters who spend charges kept in a vessel.",
  },
  {
    slug: "lunar-magus",
    name: "Lunar magus",
    line: "Sworn to Sel; they borrow light, and return it.",
  },
  {
    slug: "osteomancer",
    name: "Osteomancer",
    line: "Readers of bones, and menders of them, in that order.",
  },
  {
    slug: "solar-magus",
    name: "Solar magus",
    line: "Sworn to Orrun; they hand on what the sun gives away.",
  },
  { slug: "wiccan", name: "Wiccan", line: "Workers in circles, by season, with thanks." },
  { slug: "witch", name: "Witch", line: "Workers alone, by bargain, often with a familiar." },
];

/** Everyday words for school-trained casters. They have no page; each leads to the schools. */
export interface SchoolTrainedWord {
  name: string;
  line: string;
  to: "/world/magic/schools";
}

export const schoolTrainedWords: readonly SchoolTrainedWord[] = [
  { name: "Mage", line: "Anyone who wears a school’s ring.", to: "/world/magic/schools" },
  {
    name: "Thaumaturge",
    line: "A mage who works on objects, such as books, locks and bells.",
    to: "/world/magic/schools",
  },
  {
    name: "Wizard",
    line: "A mage who has published. The word is also used for anyone in a pointed hat.",
    to: "/world/magic/schools",
  },
];
