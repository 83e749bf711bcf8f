import type { ShopEntry } from "../wire-types";

function entry(name: string, title: string, alt: string, description: string, price?: string) {
  const link = `https://shop.talechasers.example/${name}`;
  return { title, name, alt, description, link, ...(price && { price }) };
}

/** `v1/shop/entries`, newest first. */
export const shopEntries = [
  entry(
    "talechasers-volume-1",
    "Talechasers, Volume 1",
    "A paperback, its cover by moonlight: Chase and Vixy stand back to back on a rooftop, both of them looking at you. “Chapters 1 to 3”.",
    "<p>The first three chapters in print: 48&nbsp;pages on uncoated paper that smells the way a library should. " +
      "The margins hold my notes on what I redrew, and there are six pages of Vixy building things that never made it into the story. " +
      "<strong>No catalog curses</strong>; I checked every copy.</p>",
    "US$18",
  ),
  entry(
    "two-of-clubs-deck",
    "Two of Clubs Playing Cards",
    "A wine-red box of cards with a gold paw print, four cards fanned out before it; the two of clubs has a face, and it winks.",
    "<p>The house deck of Malichi’s card house: 52&nbsp;cards and two jokers, with a back you could deal from the bottom of. " +
      "One card winks. The printer swears it was not in the file.</p>",
    "US$14",
  ),
  entry(
    "element-pins",
    "Enamel Pins: The Twelve Elements",
    "Twelve round, six-sided and scalloped pins on a navy card, in four columns: Ember, Tide, Root, Star.",
    "<p>All twelve elements in hard enamel, three to each school and each school in its own metal. " +
      "Every pin is 25&nbsp;mm with two clutches, because spirit has a habit of wandering off. The set comes on its backing card.</p>",
    "US$48",
  ),
  entry(
    "chase-and-vixy-charm",
    "Acrylic Charm: Chase & Vixy",
    "A clear charm on a ball chain: Chase points at something out of sight, Vixy cheers with a wrench in the air.",
    "<p>Ten centimeters of clear acrylic with the two of them up to something, printed on both sides. " +
      "The ball chain goes on keys, bags and, in one case I was sent a photo of, an actual tail.</p>",
    "US$9",
  ),
  entry(
    "mustard-scarf",
    "The Mustard Scarf",
    "A chunky mustard-yellow scarf looped once, fringed, with two darker stripes at each end.",
    "<p>My scarf, knitted in merino in a small mill by the sea, two meters long so that one end always trails heroically. " +
      "Wash it cold. Do not wear it near pendants, card sharps or open jam.</p>",
    "US$42",
  ),
  entry(
    "napping-fox-mug",
    "Napping Fox Mug",
    "A cream mug of steaming tea; a red fox sleeps curled up on its side, and the handle is a fox’s tail with a white tip.",
    "<p>Stoneware, 400 ml, with a fox asleep around the side, and his tail for a handle you can get a whole paw through. " +
      "Dishwasher-safe. It keeps tea warm for exactly one comic page.</p>",
    "US$16",
  ),
] satisfies readonly ShopEntry[];
