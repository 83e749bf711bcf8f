import type { ListedGalleryItem } from "../../wire-types";

const piece = (id: string, title: string, alt: string, description: string) => ({
  id,
  title,
  alt,
  artist: "Chase",
  description,
  location: `galleries/commissions/${id}.png`,
});

/** `v1/galleries/commissions`: finished commissions, newest first. */
export const commissionItems = [
  piece(
    "moth-librarian",
    "Vellum, After Closing",
    "A moth in round glasses and a green robe hovers between tall bookcases with an open book, wings spread from wall to wall, eyes on each; pages float about and candles burn on a stack of books, too close.",
    `<p>For Hazel, whose moth Vellum runs a library and is on <em>very</em> thin ice about the candles. She asked for “wings first, everything else second,” so I drew the wings at full spread before I even knew where the feet would go. They ended up not touching the floor. I stand by it.</p>`,
  ),
  piece(
    "marzi-reference",
    "Marzi: Reference Sheet",
    "A reference sheet for Marzi, a spotted hyena in a baker’s apron: from the front with a tray of croissants, three heads in three moods, and at a run with a rolling pin; eight color chips down the right side.",
    `<p>A full reference sheet for Juno’s night-shift baker: front view, three moods, one emergency sprint with a rolling pin. Eight color chips, all named after bread, which was the client’s idea and made me hungry for a week. If you want one of these for your own character, sheets live on the <a href="/commissions">commissions page</a>.</p>`,
  ),
  piece(
    "peak-hours-banner",
    "Peak Hours",
    "A wide banner: a mountain goat with a pack stands on a summit beside a flag, peaks in violet and rose behind her at sunrise, and on the left, “Peak Hours: climbing games, bad maps, good snacks.”",
    `<p>A channel banner for Ibby, a goat who plays climbing games the way she climbs: upward, with snacks. The left had to stay calm for the lettering, so the sunrise got the right, and the hero stands just off the middle where no platform can crop her away. I drew the flag last, and yes, those are tiny horns on it.</p>`,
  ),
  piece(
    "steeping-hatchling",
    "Steeping (Your Character Here)",
    "A teal dragon hatchling sits in a flowered teapot up to the elbows, wearing the lid as a hat; the tail comes out of the spout. A tag on the pot reads “Oolong,” and a cup of tea and biscuits stand by.",
    `<p>This pose went up as an open slot on stream: one teapot, one occupant, first come, first brewed. Rowan claimed it for Oolong, a hatchling who had apparently been looking for exactly this teapot. My favorite part is the tail coming out of the spout. I giggled for the whole line pass.</p>`,
  ),
  piece(
    "sordino-practises",
    "Sordino Practices",
    "A bat hangs upside down by his feet from a beam between two bells and plays the violin, eyes shut, wings folded like a cape; notes drift over the rooftops under him.",
    `<p>For Emil, whose bat plays the violin and insists that everybody else is the wrong way up. I drew the whole figure standing, flipped the canvas, and then spent an hour convincing gravity about the ears. Turn your screen upside down for the picture Sordino thinks you are seeing.</p>`,
  ),
  piece(
    "comet-emotes",
    "Comet: Six Emotes",
    "Six emotes of a gray cat in a space helmet, each on its own color: hype, love with a heart in both paws, weep with the helmet full of tears, suspicion, nap, and rage with a flame on top.",
    `<p>Six emotes for a cat astronaut, delivered at three sizes and checked at twenty-eight pixels until my eyes gave up. “Weep” fills the helmet with tears, because where else would they go? The set shares one helmet and six heads, which is the trick that keeps emote packs affordable over on <a href="/commissions">commissions</a>.</p>`,
  ),
  piece(
    "sprat-goes-down",
    "Sprat Goes Down",
    "A tall picture of deep water: an otter in a yellow diving suit swims down through the light with a lantern toward a sunken clock tower, whose face still glows among the weeds.",
    `<p>A lock screen for Mika: tall, quiet at the top where the clock sits, busy at the bottom where her otter wants to be. She asked for “something drowned, but friendly,” and a clock tower that still keeps time felt right. If it reminds you of the coasts in <a href="/world">my own world</a>, well, I do like things at the bottom of the sea.</p>`,
  ),
  piece(
    "clover-and-dusk",
    "Clover and Dusk",
    "Two lop-eared rabbits, one brown in a green waistcoat, one gray in a pink dress, hold paws and laugh at a dance under lanterns and a full moon.",
    `<p>An anniversary portrait, ordered in secret by one lop rabbit for the other. They met at a garden dance where neither of them could dance, so I put the feet slightly wrong on purpose. I am told there were happy tears, and I am told this by both of them, separately.</p>`,
  ),
  piece(
    "tereza-sketch-page",
    "Tereza: Sketch Page",
    "A page of pencil sketches of a long-legged maned wolf in a sun hat: with a watering can, her head from two sides, kneeling by a seedling, and two potted plants; notes in the margin, one of them “legs: longer. No, longer.”",
    `<p>One page of pencil for a maned wolf who gardens. Sketch pages are how I get to know somebody: the notes in the margin are real, including the one about the legs, which got longer twice. Nothing here is cleaned up, and that is the point of it.</p>`,
  ),
  piece(
    "basil-bust",
    "Basil Pulls a Shot",
    "A crocodile in a red beret, all snout, holds up a cup with a heart in the foam and looks at you sidelong; flat color, coffee beans around him.",
    `<p>A flat-color bust of Basil, a crocodile who will remember your order and judge it. Flat color means no shadows at all, so every shape has to earn its place, and most of this picture is one very confident snout. His owner now uses it on an actual loyalty card.</p>`,
  ),
  piece(
    "ayames-stall",
    "Nine Lives, Open Late",
    "A mask stall at night under a striped awning with the sign “Nine Lives”: a white fox with many tails leans on the counter between hanging masks and paper lanterns, over a card that says “One mask, one secret.”",
    `<p>A full scene for Noor: her kitsune Ayame and the mask stall from their tabletop campaign, where one mask costs one secret. I counted the tails three times and the players counted them a fourth. <a href="/characters/vixy">Vixy</a> would haggle here for an hour and leave with the moon.</p>`,
  ),
  piece(
    "sir-pinecone-stickers",
    "Sir Pinecone: Sticker Sheet",
    "A sheet of six stickers of a pangolin knight: sword drawn, rolled up into a ball marked “nope,” running with cake, asleep behind his shield, in tears over a broken sword, and saluting.",
    `<p>Six die-cut stickers of a pangolin knight, brave within reason. The client’s only note was “he must have cake,” so the cake got its own quest. If you like things that stick, I have a set of my own over at <a href="/telegram-stickers">the sticker page</a>.</p>`,
  ),
  piece(
    "berg-badge",
    "Berg: Convention Badge",
    "A badge on a blue lanyard: a polar bear in a red visor waves out of a lifebuoy, a whistle around his neck. The ribbon reads “Berg. No running, no biting.”",
    `<p>A round badge with a real lanyard slot for Berg, a polar bear lifeguard with a whistle and opinions about running. The frame <em>is</em> the lifebuoy, which I was unreasonably proud of for a whole weekend. Printed on three millimeters of acrylic, and it floats; he tested it.</p>`,
  ),
  piece(
    "torque-mint-condition",
    "Torque, in Mint Condition",
    "Four steps in a row: a green gecko in a racing jacket turns a key, looks at his paws, shrinks to half his size, and ends as a charm that swings from his own rear-view mirror between two dice.",
    `<p>A four-step sequence for Dario: his gecko street racer turns the key and the car keeps him, as a charm on his own mirror. I chase transformations in <a href="/comics/talechasers">my comic</a> all day, so an order like this is pure dessert. Step three took the longest, because “oh no” is all in the knees.</p>`,
  ),
] satisfies readonly ListedGalleryItem[];
