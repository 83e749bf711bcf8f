/**
 * The figures of the overlay's alerts, drawn with the studio's pens. They are files of the site, because
 * an alert must not depend on a picture host:
 *
 *   node --import tsx packages/sample-art/scripts/overlay-figures.ts FOLDER
 *
 * writes them to that folder of the site.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { fill, group, inked, oval, stroke, svgDocument } from "../src/pen";
import { cast, type CastName } from "../src/rig/characters";
import { drawHead } from "../src/rig/heads";
import type { Expression } from "../src/rig/look";
import { dieCut } from "../src/stickers/die-cut";
import { heart, rays, sparks } from "../src/stickers/effects";
import { bigEyes, blush, heartEyes } from "../src/stickers/eyes";
import { put, sit } from "../src/stickers/stage";

/** A cut stone: a gem in the colour of the ember pendant, or of another. */
function gem(colour: string, light: string, glint: string): string {
  return (
    inked("M-58,-22L-30,-56H30L58,-22L0,62Z", colour, { weight: 4, light: [-5, -6] }) +
    fill("M-58,-22L-30,-56L-20,-22Z", light) +
    fill("M-20,-22L0,-56L20,-22Z", glint) +
    fill("M-20,-22H20L0,62Z", light, 0.75) +
    stroke("M-58,-22H58M-30,-56L-20,-22L0,62L20,-22L30,-56M-20,-22L0,-56L20,-22", 2.4)
  );
}

/** Chase waves: somebody new. */
function follow(): string {
  return (
    sit(
      {
        who: "chase",
        mood: "grin",
        head: [0, 0, 6],
        face: bigEyes("chase") + blush(),
        near: { joint: [-112, -92], end: [-172, -176], paw: "open", front: true },
        tail: [-6, 0.9],
      },
      { x: 282, y: 484, scale: 1.02 },
    ) + rays(112, 296, { from: 58, to: 76, angles: [168, 204, 240], width: 10 })
  );
}

/** Chase hugs a heart: somebody stays. */
function sub(): string {
  return (
    sit(
      {
        who: "chase",
        mood: "laughing",
        head: [0, -4, -6],
        face: heartEyes("chase") + blush(),
        near: { joint: [-92, -60], end: [-72, -26], paw: "open", front: true },
        far: { joint: [104, -64], end: [88, -26], paw: "open", front: true },
        lap: heart(8, -58, 84),
        tail: [10, 1],
      },
      { y: 476, scale: 0.98 },
    ) +
    heart(66, 120, 30, -18, "#ff8aa0") +
    heart(456, 112, 36, 16, "#ff8aa0")
  );
}

const boxColour = "#1f9a98";
const ribbonColour = "#ffd24a";

/** The gift Vixy jumps out of, the middle of its foot at (0, 0). */
const box =
  inked("M-122,-116H122L112,0Q0,10-112,0Z", boxColour, {
    weight: 4,
    light: [-8, -4],
    inside: fill("M-20,-130H20V20H-20Z", ribbonColour) + stroke("M-20,-130V20M20,-130V20", 2.4),
  }) +
  inked("M-136,-146H136V-108H-136Z", "#27b3ae", {
    weight: 4,
    light: [-5, -5],
    inside: fill("M-24,-160H24V-100H-24Z", "#ffdf7c") + stroke("M-24,-160V-100M24,-160V-100", 2.4),
  });

/** A bow, its knot at (0, 0). */
const bow =
  inked("M0,0C-20,-54-86,-60-84,-22C-82,14-30,16 0,0Z", ribbonColour, { weight: 3.4 }) +
  inked("M0,0C20,-54 86,-60 84,-22C82,14 30,16 0,0Z", ribbonColour, { weight: 3.4 }) +
  inked(oval(0, -2, 19, 17), "#ffdf7c", { weight: 3.4 });

/** Vixy jumps out of a box: somebody gives. */
function gift(): string {
  return (
    sit(
      {
        who: "vixy",
        mood: "laughing",
        head: [0, 0, -4],
        face: blush(),
        legs: "none",
        near: { joint: [-118, -84], end: [-168, -180], paw: "open", front: true },
        far: { joint: [112, -96], end: [166, -192], paw: "open", front: true },
        tail: [0, 0.7],
      },
      { x: 256, y: 398, scale: 0.86 },
    ) +
    put(box, { x: 256, y: 500, scale: 1.06 }) +
    put(bow, { x: 256, y: 366, scale: 0.9 })
  );
}

/** Chase with more gems than paws: somebody cheers. */
function cheer(): string {
  const purple = gem("#8f6fe0", "#b79af5", "#e6dbff");
  const ember = gem("#f0662a", "#ff9a52", "#ffe0b0");
  const teal = gem("#1f9a98", "#4fc4bd", "#c9f4ea");
  return (
    sit(
      {
        who: "chase",
        mood: "grin",
        head: [0, -6, 0],
        face: bigEyes("chase", { shine: "star", to: [0, 0], iris: 1.16 }) + blush(),
        near: { joint: [-112, -86], end: [-166, -150], paw: "open", front: true },
        far: { joint: [112, -92], end: [166, -158], paw: "open", front: true },
        tail: [8, 0.86],
      },
      { x: 256, y: 484, scale: 0.94 },
    ) +
    put(purple, { x: 84, y: 244, scale: 0.8, turn: -14 }) +
    put(teal, { x: 436, y: 236, scale: 0.8, turn: 12 }) +
    put(ember, { x: 262, y: 430, scale: 1.02 }) +
    sparks([
      [44, 136, 26],
      [470, 120, 30],
      [166, 40, 18],
      [360, 34, 20],
    ])
  );
}

/** Who comes along on a raid, in what mood, and how large: some have ears to make room for. */
const raiders: readonly (readonly [CastName, Expression, number])[] = [
  ["tamsin", "happy", 1.5],
  ["snow", "laughing", 2.1],
  ["katrina", "grin", 1.8],
  ["chase", "grin", 2.1],
  ["vixy", "laughing", 2.1],
  ["preston", "happy", 2.1],
  ["ruby", "sly", 2.1],
];

/** A head to look over a wall, on a canvas of its own. */
function raider(who: CastName, mood: Expression, scale: number): string {
  const size = 512;
  // A smaller head sits as low on its shoulders.
  const chin = 276 + (2.1 - scale) * 56;
  const shoulders = inked(
    "M-190,512C-180,400-90,376 0,376C90,376 180,400 190,512Z",
    cast[who].fur,
    {
      weight: 5,
    },
  );
  const content =
    put(shoulders, { x: size / 2 - 10 }) +
    group(drawHead({ ...cast[who] }, mood), { x: size / 2 - 10, y: chin, scale });
  return dieCut(content).svg;
}

const drawings: Record<string, string> = {
  follow: dieCut(follow()).svg,
  sub: dieCut(sub()).svg,
  gift: dieCut(gift()).svg,
  cheer: dieCut(cheer()).svg,
  ...Object.fromEntries(raiders.map(([who, ...how]) => [`raider-${who}`, raider(who, ...how)])),
  gem: svgDocument(
    128,
    128,
    put(gem("#f0662a", "#ff9a52", "#ffe0b0"), { x: 64, y: 62, scale: 0.92 }),
  ),
};

const folder = process.argv[2];
if (!folder) throw new Error("The folder to write the figures to is missing.");
mkdirSync(folder, { recursive: true });
for (const [name, svg] of Object.entries(drawings)) writeFileSync(`${folder}/${name}.svg`, svg);
