/** One row of the cost chart on /chasemagic. */
export interface MagicCost {
  slug: string;
  name: string;
  charges: number;
  explanation: string;
  example: string;
}

/** What the pendant holds when its bearer has slept well. */
export const pendantCharges = 10;

export const chasemagicIntro: readonly string[] = [
  "Chase wears a pendant made two centuries ago by Isolde of Paw’s Rest. It holds ten charges, and each piece of magic he works takes some of them out. A night’s sleep puts them back.",
  "Other vessels hold eight charges at most, one for each finger. Isolde said that hers held eight for herself, one for Bram, and one for whoever came after. Chase tries to remember that when he is down to two.",
];

export const magicCosts: readonly MagicCost[] = [
  {
    slug: "simple-shapeshift",
    name: "Simple shapeshift",
    charges: 1,
    explanation:
      "One ordinary beast, at its natural size, for as long as he can keep his mind on it. Clothes come along; dignity may not. Turning back is free.",
    example:
      "A kite weasel, on the first day, by sneezing. It lasted six minutes and involved a hat.",
  },
  {
    slug: "fire-magic-zap",
    name: "Fire magic zap",
    charges: 1,
    explanation:
      "A single indignant spark, thrown from the paw. It will light a lamp, start a kettle or surprise a goose, and it must never be used in an archive.",
    example:
      "The lamp in the attic at Bluerock, lit from across the room because getting up was too far.",
  },
  {
    slug: "merged-with-pendant",
    name: "Merged with pendant",
    charges: 2,
    explanation:
      "He sinks into the stone, and the stone takes a small shape of him. He can see, hear and talk. He cannot walk, and with the pendant empty he cannot get out again until he has slept.",
    example:
      "In Your Paws opens with exactly this: a trinket-sized fox, an empty pendant, and a stranger’s glove.",
  },
  {
    slug: "complex-shapeshift",
    name: "Complex shapeshift",
    charges: 3,
    explanation:
      "Anything that takes thought: a particular person, a change of size, a floradon with moving parts. He has to know the shape well enough to draw it.",
    example:
      "Practiced every evening before Saltreach, with a mirror and a sketchbook, and marked out of eight by Vixy.",
  },
  {
    slug: "chimera",
    name: "Chimera",
    charges: 5,
    explanation:
      "Two or more beasts in one body. It takes half of everything he has, lasts a few minutes, and leaves him hungry for a day. Isolde could hold three beasts for an hour.",
    example:
      "Tried once, at twenty, alone in a field. He will say only that the parts did not agree about lunch.",
  },
];

/** How far ten charges go; the sums are part of the joke and are checked by a test. */
export const magicSums: readonly { parts: readonly string[]; line: string }[] = [
  { parts: ["chimera", "chimera"], line: "Two chimeras, then a very long nap." },
  {
    parts: ["complex-shapeshift", "complex-shapeshift", "complex-shapeshift", "fire-magic-zap"],
    line: "Three disguises and one lamp: an evening at a card house, planned properly.",
  },
  {
    parts: [
      "merged-with-pendant",
      "merged-with-pendant",
      "merged-with-pendant",
      "merged-with-pendant",
      "merged-with-pendant",
    ],
    line: "In and out of the stone five times, which is not recommended on stairs.",
  },
  {
    parts: ["chimera", "complex-shapeshift", "simple-shapeshift", "fire-magic-zap"],
    line: "One of nearly everything, and nothing left over for the way home.",
  },
];

export const magicNotes: readonly string[] = [
  "Sleep fills the pendant in proportion: half a night, five charges. Naps count. Dozing on the ferry has been known to count double, and nobody can say why.",
  "Curses are not on the chart. When the catalog curse shrank him in Matters of Size it cost no charges at all, and none of the shapes he could take would have been any bigger: a curse of size goes wherever the body goes.",
  "Spending past empty is possible, once. Healers call what follows chargeburn, and the pendant goes gray, a day for every charge he owes it.",
];
