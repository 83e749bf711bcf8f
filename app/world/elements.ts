import type { SchoolSlug } from "./schools";

export type ElementSlug =
  | "fire"
  | "frost"
  | "lightning"
  | "earth"
  | "wind"
  | "water"
  | "nature"
  | "spirit"
  | "space"
  | "time"
  | "light"
  | "dark";

/** One of the twelve elements, in the order of the chart (and of the gym badges): four rows of three. */
export interface MagicElement {
  slug: ElementSlug;
  name: string;
  school: SchoolSlug;
  /** The element it is paired with; both belong to the same of the six sisters. */
  pair: ElementSlug;
  sister: string;
  meaning: string;
  colorName: string;
}

export const elements: readonly MagicElement[] = [
  {
    slug: "fire",
    name: "Fire",
    school: "ember",
    pair: "frost",
    sister: "Brynn",
    meaning: "The element of wanting: heat, hurry, appetite.",
    colorName: "Ember orange",
  },
  {
    slug: "frost",
    name: "Frost",
    school: "tide",
    pair: "fire",
    sister: "Brynn",
    meaning: "The element of keeping: stillness, care, patience.",
    colorName: "Ice blue",
  },
  {
    slug: "lightning",
    name: "Lightning",
    school: "ember",
    pair: "earth",
    sister: "Thesse",
    meaning: "The element of decision: gathering, then all at once.",
    colorName: "Storm yellow",
  },
  {
    slug: "earth",
    name: "Earth",
    school: "root",
    pair: "lightning",
    sister: "Thesse",
    meaning: "The element of staying: weight, shelter, memory.",
    colorName: "Loam brown",
  },
  {
    slug: "wind",
    name: "Wind",
    school: "tide",
    pair: "water",
    sister: "Kelda",
    meaning: "The element of news: carrying, lifting, telling.",
    colorName: "Pale jade",
  },
  {
    slug: "water",
    name: "Water",
    school: "tide",
    pair: "wind",
    sister: "Kelda",
    meaning: "The element of giving way, and arriving regardless.",
    colorName: "Deep teal",
  },
  {
    slug: "nature",
    name: "Nature",
    school: "root",
    pair: "spirit",
    sister: "Liss",
    meaning: "The element of growing: generous, without favorites.",
    colorName: "Leaf green",
  },
  {
    slug: "spirit",
    name: "Spirit",
    school: "root",
    pair: "nature",
    sister: "Liss",
    meaning: "The element of meaning: names, attention, what a house has.",
    colorName: "Lilac",
  },
  {
    slug: "space",
    name: "Space",
    school: "star",
    pair: "time",
    sister: "Ansa",
    meaning: "The element of between: doors, pockets, distances.",
    colorName: "Indigo",
  },
  {
    slug: "time",
    name: "Time",
    school: "star",
    pair: "space",
    sister: "Ansa",
    meaning: "The element of patience: keeping, slowing, listening back.",
    colorName: "Old gold",
  },
  {
    slug: "light",
    name: "Light",
    school: "ember",
    pair: "dark",
    sister: "Wick",
    meaning: "The element of showing: lamps, signals, illusions.",
    colorName: "Cream white",
  },
  {
    slug: "dark",
    name: "Dark",
    school: "star",
    pair: "light",
    sister: "Wick",
    meaning: "The element of rest, and of what is kept back.",
    colorName: "Plum black",
  },
];
