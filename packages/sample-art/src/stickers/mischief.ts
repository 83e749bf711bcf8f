import { fill, inked, stroke, tube } from "../pen";
import { cast } from "../rig/characters";
import { sparks, rays, snore, word } from "./effects";
import { bigEyes, blush, buttonEye, dizzyEyes } from "./eyes";
import { bump, nightcap } from "./headwear";
import { headshot, put, sit } from "./stage";
import { crescent, fingers, jar, mallet } from "./things";

const { chase, vixy } = cast;

/** An arm reaching in from the right with one finger out; the fingertip is at (0, 0). */
function pointingArm(): string {
  return (
    inked(
      tube(
        [
          [164, 70],
          [130, 50],
          [92, 28],
        ],
        [42, 40, 36],
      ),
      vixy.fur,
      { weight: 4 },
    ) +
    inked(
      tube(
        [
          [176, 80],
          [150, 64],
        ],
        [48, 46],
      ),
      "#fbf3e0",
      { weight: 4 },
    ) +
    inked(
      "M4,-16C24,-22 44,-24 60,-24C84,-34 122,-16 124,18C124,50 94,66 66,56C50,50 44,34 48,18C32,18 16,16 4,14C-10,10-10,-12 4,-16Z",
      vixy.dark,
      { weight: 4, light: [-4, -7] },
    ) +
    stroke("M48,18C60,18 70,20 78,16M54,36C64,36 72,36 80,32", 4)
  );
}

export function boop(): string {
  return (
    headshot("chase", "surprised", bigEyes("chase", { to: [0.56, 0.3], iris: 0.72 }) + blush(), {
      x: 184,
      y: 300,
      scale: 1.72,
      turn: -6,
    }) +
    rays(322, 294, { from: 34, to: 60, angles: [-112, -76, -40, 78, 108], width: 8 }) +
    put(pointingArm(), { x: 320, y: 296, scale: 0.75 }) +
    word("BOOP!", { x: 376, y: 448, size: 88, colour: "#ff9ab0", turn: -6 })
  );
}

export function bonk(): string {
  return (
    sit(
      {
        who: "vixy",
        mood: "sly",
        head: [0, 0, 4],
        near: { joint: [-70, -80], end: [-74, -26], paw: "fist" },
        far: { joint: [124, -96], end: [156, -196], paw: "fist", front: true },
        legs: "standing",
        tail: [8, 0.8],
      },
      { x: 374, y: 472, scale: 0.72, flip: true },
    ) +
    sit(
      {
        who: "chase",
        mood: "worried",
        head: [-6, 16, -10],
        face: dizzyEyes() + bump,
        tail: [-12, 0.8],
      },
      { x: 152, y: 480, scale: 0.72 },
    ) +
    put(mallet(), { x: 270, y: 346, scale: 0.86, turn: -34 }) +
    put(fingers(0, 0, vixy.dark, 60), { x: 262, y: 330, scale: 0.86 }) +
    rays(150, 208, { from: 66, to: 92, angles: [208, 230, 252], width: 8 }) +
    word("BONK!", { x: 372, y: 76, size: 86, colour: "#ffd24a", turn: 8 })
  );
}

/** The pendant's stone, awake and twice its size. */
const emberStone =
  inked("M0,-56L36,-14 0,56-36,-14Z", "#f0662a", { weight: 4.4, light: [-6, -8] }) +
  fill("M0,-42L22,-14 0,22-22,-14Z", "#ffb84a") +
  fill("M0,-34L10,-14 0,2-10,-14Z", "#fff6cf");

/** A burst of light behind a conjurer. */
function burst(points: number, r: number, colour: string): string {
  const d = Array.from({ length: points * 2 }, (_, i) => {
    const angle = (i * Math.PI) / points - Math.PI / 2;
    const reach = i % 2 ? r * 0.8 : r;
    return `${Math.round(Math.cos(angle) * reach)},${Math.round(Math.sin(angle) * reach)}`;
  });
  return fill(`M${d.join("L")}Z`, colour);
}

export function sparkleMagic(): string {
  return (
    put(burst(14, 232, "#8f6fe0") + burst(14, 196, "#b79af5") + burst(14, 150, "#ffe9b0"), {
      x: 256,
      y: 262,
      turn: 8,
    }) +
    sit(
      {
        who: "chase",
        mood: "grin",
        head: [0, -4, 0],
        face: bigEyes("chase", { shine: "star", to: [0, 0], iris: 1.16 }) + blush(),
        near: { joint: [-92, -60], end: [-66, -24], paw: "open", front: true },
        far: { joint: [104, -62], end: [90, -26], paw: "open", front: true },
        look: (usual) => ({
          ...usual,
          garments: usual.garments.filter(({ kind }) => kind !== "pendant"),
        }),
        tail: [8, 0.9],
      },
      { x: 256, y: 462, scale: 0.9 },
    ) +
    put(burst(8, 74, "#fff3b8"), { x: 266, y: 420 }) +
    put(emberStone, { x: 266, y: 420 }) +
    sparks([
      [60, 190, 36],
      [452, 150, 42],
      [430, 420, 26],
      [84, 420, 24],
      [150, 70, 22],
      [372, 60, 24],
    ])
  );
}

export function zappedToToy(): string {
  return (
    sit(
      {
        who: "chase",
        mood: "surprised",
        face: bigEyes("chase", { iris: 0.5 }) + buttonEye(),
        near: { joint: [-70, -76], end: [-112, -62], paw: "open" },
        far: { joint: [70, -80], end: [116, -66], paw: "open" },
        look: (usual) => ({
          ...usual,
          garments: [
            ...usual.garments.filter(({ kind }) => kind !== "pendant"),
            { kind: "stitches", colour: "#fff0d8", trim: chase.dark },
          ],
          accessories: ["cord"],
        }),
        tail: [8, 0.9],
      },
      { x: 262, y: 480, scale: 0.84, turn: 5 },
    ) +
    put(zap(), { x: 420, y: 124, turn: 24 }) +
    put(zap(), { x: 92, y: 110, turn: -30, flip: true }) +
    put(zap(), { x: 444, y: 306, turn: 70, scale: 0.8 })
  );
}

/** A bolt out of the pendant. */
function zap(): string {
  return inked("M6,-58L-30,8-4,6-16,58 30,-14 4,-10 26,-52Z", "#ff8a2b", {
    shade: "#e2384c",
    weight: 3.6,
  });
}

export function mouseSized(): string {
  const tiny = sit(
    {
      who: "chase",
      mood: "worried",
      head: [0, 0, 4],
      face: bigEyes("chase", { to: [0, -0.3], iris: 0.7 }),
      near: { joint: [-92, -84], end: [-124, -140], paw: "open", front: true },
      far: { joint: [94, -92], end: [130, -140], paw: "open", front: true },
    },
    { x: 8, y: -14, scale: 0.5 },
  );
  return (
    headshot("vixy", "grin", bigEyes("vixy", { to: [0.1, 0.5] }) + blush(), {
      x: 250,
      y: 204,
      scale: 1.5,
      turn: 4,
    }) +
    put(jar(tiny), { x: 258, y: 494, scale: 0.88 }) +
    put(fingers(0, 0, vixy.dark, 76), { x: 138, y: 404, scale: 1.4 }) +
    put(fingers(0, 0, vixy.dark, -76), { x: 378, y: 404, scale: 1.4 })
  );
}

export function goodNight(): string {
  return (
    sit(
      {
        who: "chase",
        mood: "asleep",
        head: [4, 4, 12],
        face: blush() + nightcap,
        near: { joint: [-52, -66], end: [10, -46], paw: "loose", front: true },
        tail: [-20, 0.9],
      },
      { x: 288, y: 408, scale: 0.8 },
    ) +
    put(crescent(218), { x: 234, y: 264 }) +
    sparks([
      [60, 66, 28],
      [478, 250, 20],
      [470, 452, 22],
    ]) +
    put(snore(0, 0, "#9aa8ff"), { x: 400, y: 134, scale: 0.72 })
  );
}
