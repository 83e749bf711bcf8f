/** A deity of the pantheon. The prose of /world/religion/pantheon tells the same in full; lists and search read this. */
export interface Deity {
  slug: string;
  name: string;
  title: string;
  rank: "great" | "sister" | "small";
  line: string;
}

export const deities: readonly Deity[] = [
  {
    slug: "orrun",
    name: "Orrun",
    title: "the sun",
    rank: "great",
    line: "He carries the fire, gives it to everyone, and has never looked back except once.",
  },
  {
    slug: "sel",
    name: "Sel",
    title: "the moon",
    rank: "great",
    line: "She carries the mirror, and turns it as she misses him.",
  },
  {
    slug: "ansa",
    name: "Ansa",
    title: "of the gate",
    rank: "sister",
    line: "Eldest of the six. Keeps space and time.",
  },
  {
    slug: "brynn",
    name: "Brynn",
    title: "of the hearth",
    rank: "sister",
    line: "Second. Keeps fire and frost.",
  },
  {
    slug: "kelda",
    name: "Kelda",
    title: "of the springs",
    rank: "sister",
    line: "Third. Keeps wind and water.",
  },
  {
    slug: "liss",
    name: "Liss",
    title: "of the loom",
    rank: "sister",
    line: "Fourth. Keeps nature and spirit.",
  },
  {
    slug: "thesse",
    name: "Thesse",
    title: "of the measure",
    rank: "sister",
    line: "Fifth. Keeps lightning and earth.",
  },
  {
    slug: "wick",
    name: "Wick",
    title: "of the lantern",
    rank: "sister",
    line: "Youngest. Keeps light and dark.",
  },
  {
    slug: "sarn",
    name: "Šarn",
    title: "keeper of roads",
    rank: "small",
    line: "God of ways, and of the ends of ways; he sends a hound ahead.",
  },
  {
    slug: "old-fathom",
    name: "Old Fathom",
    title: "the deep",
    rank: "small",
    line: "God of the sea, which he did not ask to have so much of.",
  },
  {
    slug: "tansy",
    name: "Tansy",
    title: "of the back step",
    rank: "small",
    line: "Goddess of kitchen gardens, leftovers and forgiving people.",
  },
  {
    slug: "quill",
    name: "Quill",
    title: "the witness",
    rank: "small",
    line: "God of records and promises; patron of archivists and, uneasily, of notaries.",
  },
  {
    slug: "pell",
    name: "Pell",
    title: "the thrown",
    rank: "small",
    line: "God or goddess of luck, decided each morning.",
  },
  {
    slug: "the-guest",
    name: "The Guest",
    title: "unnamed",
    rank: "small",
    line: "Whoever is at the door.",
  },
];
