/** What is drawn where a place is. */
export type PlaceKind =
  | "town"
  | "city"
  | "monastery"
  | "forest"
  | "ice"
  | "sea"
  | "hill"
  | "mountain"
  | "bridge"
  | "strait"
  | "ruin"
  | "road";

/** A place on the maps of Casarok. `x` and `y` are in the 1600 × 1100 drawing both eras share; north is up. */
export interface Place {
  slug: string;
  name: string;
  kind: PlaceKind;
  /** The map it appears on. */
  era: "pre" | "post" | "both";
  x: number;
  y: number;
}

/** Every place, in the order in which the maps find room for their names. */
export const places: readonly Place[] = [
  { slug: "the-shiver", name: "The Shiver", kind: "ice", era: "both", x: 800, y: 110 },
  { slug: "highhollow", name: "Highhollow", kind: "monastery", era: "both", x: 610, y: 270 },
  { slug: "the-glasswood", name: "The Glasswood", kind: "forest", era: "post", x: 1090, y: 350 },
  { slug: "the-elderwood", name: "The Elderwood", kind: "forest", era: "pre", x: 1090, y: 350 },
  { slug: "emberfall", name: "Emberfall", kind: "city", era: "both", x: 1300, y: 520 },
  { slug: "caudalglen", name: "Caudalglen", kind: "town", era: "post", x: 520, y: 560 },
  { slug: "bluerock", name: "Bluerock", kind: "town", era: "post", x: 360, y: 430 },
  { slug: "meridane", name: "Meridane", kind: "city", era: "pre", x: 850, y: 580 },
  { slug: "the-wound", name: "The Wound", kind: "sea", era: "post", x: 850, y: 580 },
  { slug: "paws-rest", name: "Paw’s Rest", kind: "hill", era: "post", x: 640, y: 690 },
  {
    slug: "tollgoose-bridge",
    name: "Tollgoose Bridge",
    kind: "bridge",
    era: "post",
    x: 480,
    y: 730,
  },
  { slug: "saltreach", name: "Saltreach", kind: "city", era: "post", x: 700, y: 880 },
  { slug: "mirewick", name: "Mirewick", kind: "town", era: "post", x: 1120, y: 850 },
  { slug: "mended-strait", name: "The Mended Strait", kind: "strait", era: "post", x: 890, y: 960 },
  {
    slug: "six-crowns-table",
    name: "The Six Crowns’ Table",
    kind: "ruin",
    era: "both",
    x: 1000,
    y: 190,
  },
  {
    slug: "queens-causeway",
    name: "The Queen’s Causeway",
    kind: "road",
    era: "pre",
    x: 700,
    y: 760,
  },
];
