/** One thing for sale, as `v1/shop/entries` lists it. */
export interface ShopEntry {
  title: string;
  /** Its picture on the picture host: `shop/{name}.png`. */
  name: string;
  /** An HTML fragment. */
  description: string;
  /** Where to buy it. */
  link: string;
  price?: string;
}

function entry(name: string, title: string, description: string, price?: string): ShopEntry {
  const link = `https://shop.talechasers.example/${name}`;
  return { title, name, description, link, ...(price && { price }) };
}

/** `v1/shop/entries`, the newest thing first. */
export const shopEntries: readonly ShopEntry[] = [
  entry(
    "talechasers-volume-1",
    "Talechasers, Volume 1",
    "<p>The first three chapters in print: 48 pages on uncoated paper that smells the way a library should. " +
      "The margins hold my notes on what I redrew, and there are six pages of Vixy building things that never made it into the story. " +
      "<strong>No catalogue curses</strong>; I checked every copy.</p>",
    "$18",
  ),
  entry(
    "two-of-clubs-deck",
    "Two of Clubs Playing Cards",
    "<p>The house deck of Malichi's card house: 52 cards and two jokers, with a back you could deal from the bottom of. " +
      "One card winks. The printer swears it was not in the file.</p>",
    "$14",
  ),
  entry(
    "element-pins",
    "Enamel Pins: The Twelve Elements",
    "<p>All twelve elements in hard enamel, three to each school and each school in its own metal. " +
      "Every pin is 25 mm with two clutches, because spirit has a habit of wandering off. The set comes on its backing card.</p>",
    "$48",
  ),
  entry(
    "chase-and-vixy-charm",
    "Acrylic Charm: Chase & Vixy",
    "<p>Ten centimetres of clear acrylic with the two of them up to something, printed on both sides. " +
      "The ball chain goes on keys, bags and, in one case I was sent a photo of, an actual tail.</p>",
    "$9",
  ),
  entry(
    "mustard-scarf",
    "The Mustard Scarf",
    "<p>Chase's scarf, knitted in merino in a small mill by the sea, two meters long so that one end always trails heroically. " +
      "Wash it cold. Do not wear it near pendants, card sharps or open jam.</p>",
    "$42",
  ),
  entry(
    "napping-fox-mug",
    "Napping Fox Mug",
    "<p>Stoneware, 400 ml, with a fox asleep round the side and his tail for a handle you can get a whole paw through. " +
      "Safe in dishwashers. It keeps tea warm for exactly one comic page.</p>",
  ),
];
