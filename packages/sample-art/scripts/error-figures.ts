/**
 * The figures of the error screens. They are files of the site, because such a screen must not depend on a
 * picture host:
 *
 *   node --import tsx packages/sample-art/scripts/error-figures.ts app/shell/drawings
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { fill, group, inked, oval, stroke } from "../src/pen";
import { cast } from "../src/rig/characters";
import { drawHead } from "../src/rig/heads";
import { dieCut } from "../src/stickers/die-cut";
import { drop, puff, sparks } from "../src/stickers/effects";
import { bigEyes, blush } from "../src/stickers/eyes";
import { bump } from "../src/stickers/headwear";
import { put, sit } from "../src/stickers/stage";
import { fingers, mallet } from "../src/stickers/things";

const paper = "#f6e7c4";

/** A map with its south at the top, its middle at (0, 0). */
const map =
  inked("M-150,-62L-76,-78 0,-60 76,-78 150,-62V74L76,58 0,76-76,58-150,74Z", paper, {
    weight: 4,
    inside:
      fill(
        "M-120,-30C-84,-58-30,-34-20,-8C-10,16-60,48-104,34C-136,24-140,-10-120,-30Z",
        "#9cc79a",
      ) +
      fill("M34,-34C70,-56 128,-40 130,-6C132,30 74,50 44,30C20,14 16,-20 34,-34Z", "#9cc79a") +
      fill("M-76,-90L0,-66V80L-76,62Z", "#d9bd86", 0.3) +
      fill("M76,-90L150,-66V80L76,62Z", "#d9bd86", 0.3),
  }) +
  stroke("M-76,-78V58M0,-60V76M76,-78V58", 2.4) +
  stroke("M-100,0C-70,-24-40,10-8,6C20,2 50,-24 84,-6", 5, "#c0431f") +
  stroke("M78,-20L100,8M100,-20L78,8", 7, "#c0431f");

/** Chase reads a map, upside down. */
function lost(): string {
  return (
    sit({
      who: "chase",
      mood: "worried",
      head: [0, -4, -8],
      face: bigEyes("chase", { to: [0.1, 0.5], iris: 0.8 }) + blush(),
      near: { joint: [-96, -66], end: [-116, -40], paw: "grip" },
      far: { joint: [110, -70], end: [122, -44], paw: "grip" },
      tail: [10, 1],
    }) +
    put(map, { x: 262, y: 432, turn: 176 }) +
    put(fingers(0, 0, cast.chase.dark, 90), { x: 112, y: 424, scale: 1.1 }) +
    put(fingers(0, 0, cast.chase.dark, 90), { x: 412, y: 416, scale: 1.1 }) +
    drop(78, 150, 20, -30)
  );
}

/** A box of the site's works with its lid off: a wheel, a spring, smoke. */
const works =
  inked("M-92,-104H92L84,0Q0,10-84,0Z", "#6d5fb8", {
    weight: 4,
    light: [-6, -4],
    inside: fill("M-100,-60H100V-44H-100Z", "#8f82da") + fill("M-100,-24H100V-12H-100Z", "#564a9c"),
  }) +
  inked(oval(-34, -122, 38, 38), "#f2c14e", { weight: 4, light: [-5, -6] }) +
  inked(oval(-34, -122, 13, 13), "#6d4a1c", { weight: 3 }) +
  stroke("M-34,-160V-172M-34,-84V-74M-72,-122H-84M4,-122H16M-61,-149L-70,-158M-7,-149L2,-158", 14) +
  stroke(
    "M46,-104C20,-112 20,-124 46,-126C72,-128 72,-142 46,-144C22,-146 24,-160 48,-164L62,-178",
    7,
    "#c9d2dc",
  );

/** Chase mends it, with what is at hand. */
function mending(): string {
  return (
    sit(
      {
        who: "chase",
        mood: "determined",
        head: [0, 0, 8],
        face: bump,
        far: { joint: [118, -110], end: [128, -200], paw: "fist", front: true },
        near: { joint: [-70, -76], end: [-44, -34], paw: "open", front: true },
        tail: [-8, 0.92],
      },
      { x: 186, y: 480, scale: 0.92 },
    ) +
    put(works, { x: 392, y: 478, scale: 0.98 }) +
    put(mallet(), { x: 298, y: 300, scale: 0.72, turn: 26 }) +
    put(fingers(0, 0, cast.chase.dark, 60), { x: 304, y: 296, scale: 0.9 }) +
    group(puff(452, 250, 20) + puff(474, 214, 14), {}) +
    sparks([
      [474, 330, 20],
      [430, 300, 14],
    ])
  );
}

/** The register of the guild, open, its middle at (0, 0). */
const register =
  inked("M-172,-40L0,-26 172,-40 186,64 0,84-186,64Z", "#2f5c38", { weight: 4 }) +
  inked("M-160,-48Q-80,-66 0,-34Q80,-66 160,-48L170,48Q84,34 0,66Q-84,34-170,48Z", paper, {
    weight: 3.4,
    inside:
      fill("M-26,-50L0,-34V66L-26,58Z", "#d9bd86", 0.6) +
      fill("M0,-34L26,-50V58L0,66Z", "#fff6dc", 0.7),
  }) +
  stroke(
    "M-134,-32L-40,-26M-138,-8L-44,-2M-142,16L-78,20M44,-26L134,-32M48,-2L96,-5",
    5,
    "#a58a5c",
  ) +
  stroke("M112,14l26,22m0,-24l-24,24", 6, "#b0402a");

/** Odessa looks it up. */
function clerk(): string {
  const odessa = cast.odessa;
  const shoulders = inked("M-150,170C-150,60-84,24 0,24C84,24 150,60 150,170Z", odessa.fur, {
    weight: 4,
  });
  const lantern =
    stroke("M0,-150V-120M-18,-96a18,18 0 0 1 36,0", 6) +
    inked("M-30,-96H30L24,-8H-24Z", "#fff0b8", { weight: 4 }) +
    fill("M0,-72C18,-48 12,-22 0,-18C-12,-22-18,-48 0,-72Z", "#e5762a") +
    inked("M-36,-108H36V-92H-36ZM-36,-12H36V6H-36Z", "#b98a2f", { weight: 4 });
  return (
    put(shoulders, { x: 240, y: 290 }) +
    put(drawHead({ ...odessa }, "worried"), { x: 240, y: 232, scale: 2.1 }) +
    put(register, { x: 240, y: 416 }) +
    put(lantern, { x: 446, y: 452, scale: 0.9 })
  );
}

const folder = process.argv[2];
if (!folder) throw new Error("The folder to write the figures to is missing.");
mkdirSync(folder, { recursive: true });
for (const [name, draw] of Object.entries({ lost, mending, clerk })) {
  writeFileSync(`${folder}/${name}.svg`, dieCut(draw()).svg);
}
