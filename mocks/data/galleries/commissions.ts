/** A finished commission, as `v1/galleries/commissions` lists it. */
interface CommissionPiece {
  id: string;
  title: string;
  /** An HTML fragment in the artist's voice; it may link into the site. */
  description: string;
  location: string;
}

function piece(id: string, title: string, description: string): CommissionPiece {
  return { id, title, description, location: `galleries/commissions/${id}.png` };
}

/** `v1/galleries/commissions`: what the artist has drawn for other people, newest first. */
export const commissionPieces: readonly CommissionPiece[] = [
  piece(
    "moth-librarian",
    "Vellum, After Closing",
    `<p>For Hazel, whose moth Vellum runs a library and is on <em>very</em> thin ice about the candles. She asked for “wings first, everything else second”, so I drew the wings at full spread before I even knew where the feet would go. They ended up not touching the floor. I stand by it.</p>`,
  ),
  piece(
    "marzi-reference",
    "Marzi: Reference Sheet",
    `<p>A full reference sheet for Juno’s night-shift baker: front view, three moods, one emergency sprint with a rolling pin. Eight color chips, all named after bread, which was the client’s idea and made me hungry for a week. If you want one of these for your own character, sheets live on the <a href="/commissions">commissions page</a>.</p>`,
  ),
  piece(
    "peak-hours-banner",
    "Peak Hours",
    `<p>A channel banner for Ibby, a goat who plays climbing games the way she climbs: upwards, with snacks. The left had to stay calm for the lettering, so the sunrise got the right, and the hero stands just off the middle where no platform can crop her away. I drew the flag last, and yes, those are tiny horns on it.</p>`,
  ),
  piece(
    "steeping-hatchling",
    "Steeping (Your Character Here)",
    `<p>This pose went up as an open slot on stream: one teapot, one occupant, first come, first brewed. Rowan claimed it for Oolong, a hatchling who had apparently been looking for exactly this teapot. My favorite part is the tail coming out of the spout. I giggled for the whole line pass.</p>`,
  ),
  piece(
    "sordino-practises",
    "Sordino Practices",
    `<p>For Emil, whose bat plays the violin and insists that everybody else is the wrong way up. I drew the whole figure standing, flipped the canvas, and then spent an hour convincing gravity about the ears. Turn your screen round for the picture Sordino thinks you are seeing.</p>`,
  ),
  piece(
    "comet-emotes",
    "Comet: Six Emotes",
    `<p>Six emotes for a cat astronaut, delivered at three sizes and checked at twenty-eight pixels until my eyes gave up. “Weep” fills the helmet with tears, because where else would they go? The set shares one helmet and six heads, which is the trick that keeps emote packs affordable over on <a href="/commissions">commissions</a>.</p>`,
  ),
  piece(
    "sprat-goes-down",
    "Sprat Goes Down",
    `<p>A lock screen for Mika: tall, quiet at the top where the clock sits, busy at the bottom where her otter wants to be. She asked for “something drowned, but friendly”, and a clock tower that still keeps time felt right. If it reminds you of the coasts in <a href="/world">my own world</a>, well, I do like things at the bottom of the sea.</p>`,
  ),
  piece(
    "clover-and-dusk",
    "Clover and Dusk",
    `<p>An anniversary portrait, ordered in secret by one lop rabbit for the other. They met at a garden dance where neither of them could dance, so I put the feet slightly wrong on purpose. I am told there were happy tears, and I am told this by both of them, separately.</p>`,
  ),
  piece(
    "tereza-sketch-page",
    "Tereza: Sketch Page",
    `<p>One page of pencil for a maned wolf who gardens. Sketch pages are how I get to know somebody: the notes in the margin are real, including the one about the legs, which got longer twice. Nothing here is cleaned up, and that is the point of it.</p>`,
  ),
  piece(
    "basil-bust",
    "Basil Pulls a Shot",
    `<p>A flat-color bust of Basil, a crocodile who will remember your order and judge it. Flat color means no shadows at all, so every shape has to earn its place, and most of this picture is one very confident snout. His owner now uses it on an actual loyalty card.</p>`,
  ),
  piece(
    "ayames-stall",
    "Nine Lives, Open Late",
    `<p>A full scene for Noor: her kitsune Ayame and the mask stall from their tabletop campaign, where one mask costs one secret. I counted the tails three times and the players counted them a fourth. <a href="/characters/vixy">Vixy</a> would haggle here for an hour and leave with the moon.</p>`,
  ),
  piece(
    "sir-pinecone-stickers",
    "Sir Pinecone: Sticker Sheet",
    `<p>Six die-cut stickers of a pangolin knight, brave within reason. The client’s only note was “he must have cake”, so the cake got its own quest. If you like things that stick, I have a set of my own over at <a href="/telegram-stickers">the sticker page</a>.</p>`,
  ),
  piece(
    "berg-badge",
    "Berg: Convention Badge",
    `<p>A round badge with a real lanyard slot for Berg, a polar bear lifeguard with a whistle and opinions about running. The frame <em>is</em> the lifebuoy, which I was unreasonably proud of for a whole weekend. Printed on three millimetres of acrylic, and it floats; he tested it.</p>`,
  ),
  piece(
    "torque-mint-condition",
    "Torque, in Mint Condition",
    `<p>A four-step sequence for Dario: his gecko street racer turns the key and the car keeps him, as a charm on his own mirror. I chase transformations in <a href="/comics/talechasers">my comic</a> all day, so an order like this is pure dessert. Step three took the longest, because “oh no” is all in the knees.</p>`,
  ),
];
