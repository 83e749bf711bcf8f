import { cast } from "../rig/characters";
import { holding } from "./chibi";
import { confetti, drop, rays, sparks, word } from "./effects";
import { bigEyes, blush } from "./eyes";
import { beret, paintDab, partyHat, tongueTip } from "./headwear";
import { put, sit } from "./stage";
import {
  alarmClock,
  bucket,
  controller,
  fingers,
  mug,
  pencil,
  popcorn,
  sketchbook,
  steam,
  thumbsUp,
} from "./things";

const { chase, vixy } = cast;
const vixyPaw = vixy.dark;

export function hello(): string {
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
      { x: 252, y: 470, scale: 0.96 },
    ) +
    rays(92, 294, { from: 56, to: 72, angles: [168, 204, 240], width: 9 }) +
    word("HI!", { x: 414, y: 408, size: 112, colour: "#ffd24a", turn: -8 })
  );
}

export function pawUp(): string {
  return (
    sit(
      {
        who: "chase",
        mood: "grin",
        head: [0, 0, -6],
        face: bigEyes("chase") + blush(),
        far: { joint: [60, -66], end: [40, -40], paw: "loose" },
        tail: [8, 1],
      },
      { x: 222, y: 470, scale: 0.98 },
    ) +
    put(thumbsUp("#70433a", chase.fur), { x: 412, y: 374, turn: 6 }) +
    sparks([
      [450, 216, 36],
      [398, 150, 20],
      [474, 132, 15],
    ])
  );
}

export function yes(): string {
  return (
    sit(
      {
        who: "vixy",
        mood: "laughing",
        head: [0, 0, -4],
        face: blush(),
        legs: "standing",
        near: { joint: [-118, -84], end: [-168, -180], paw: "fist", front: true },
        far: { joint: [112, -96], end: [166, -192], paw: "fist", front: true },
        tail: [0, 0.8],
      },
      { x: 256, y: 440, scale: 0.96 },
    ) +
    rays(256, 210, {
      from: 214,
      to: 246,
      angles: [196, 210, 330, 344],
      width: 10,
      colour: "#35b5a6",
    }) +
    word("YES!", { x: 256, y: 426, size: 136, colour: "#5fd35f", turn: -4 })
  );
}

export function nope(): string {
  return (
    sit(
      {
        who: "chase",
        mood: "determined",
        head: [0, -6, 4],
        face: bigEyes("chase", { to: [0.2, 0.2], lid: 0.4, iris: 0.9 }),
        near: { joint: [-78, -58], end: [84, -104], paw: "open", front: true },
        far: { joint: [86, -58], end: [-78, -102], paw: "open", front: true },
        legs: "standing",
        tail: [-6, 0.9],
      },
      { x: 256, y: 436, scale: 0.94 },
    ) + word("NOPE", { x: 256, y: 438, size: 112, colour: "#ff5a5a", turn: 4 })
  );
}

export function party(): string {
  return (
    confetti(
      [
        [44, 210],
        [70, 130],
        [120, 66],
        [180, 36],
        [404, 40],
        [446, 108],
        [474, 180],
        [36, 420],
        [480, 400],
        [456, 460],
        [62, 474],
      ],
      "confetti",
    ) +
    sit(
      {
        who: "chase",
        mood: "laughing",
        head: [0, 0, -5],
        face: blush() + partyHat,
        near: { joint: [-112, -84], end: [-158, -166], paw: "open", front: true },
        far: { joint: [110, -96], end: [158, -170], paw: "open", front: true },
        tail: [14, 0.8],
      },
      { x: 256, y: 476, scale: 0.94 },
    ) +
    confetti(
      [
        [96, 400],
        [430, 330],
        [392, 440],
        [150, 468],
      ],
      "more confetti",
    )
  );
}

export function coffee(): string {
  return (
    sit({
      who: "chase",
      mood: "sad",
      head: [2, -4, -8],
      face: bigEyes("chase", { to: [0.1, 0.3], lid: 0.52, iris: 0.9 }),
      tail: [8, 1],
      legs: "none",
    }) +
    put(mug(), { x: 262, y: 402, scale: 0.94 }) +
    put(fingers(0, 0, chase.dark, 80), { x: 180, y: 406, scale: 1.2 }) +
    put(steam(), { x: 428, y: 328, scale: 1 })
  );
}

export function drawing(): string {
  return (
    sit({
      who: "chase",
      mood: "happy",
      head: [2, -4, 6],
      face: bigEyes("chase", { to: [0.2, 0.42] }) + paintDab + tongueTip + beret,
      tail: [4, 1],
    }) +
    put(sketchbook(), { x: 262, y: 428, turn: -3 }) +
    put(pencil(), { x: 330, y: 424, turn: 34, scale: 1.1 }) +
    put(fingers(0, 0, chase.dark, 120), { x: 366, y: 372, scale: 1.1 }) +
    put(fingers(0, 0, chase.dark, 84), { x: 160, y: 436, scale: 1.1 })
  );
}

export function deadline(): string {
  return (
    sit(
      {
        who: "chase",
        mood: "surprised",
        head: [0, 0, 7],
        face: bigEyes("chase", { to: [0.1, 0], iris: 0.36 }),
        near: { joint: [-142, -112], end: [-118, -228], paw: "open", front: true },
        far: { joint: [140, -120], end: [126, -250], paw: "open", front: true },
        tail: [-4, 1],
      },
      { x: 212 },
    ) +
    drop(52, 132, 22, -36) +
    drop(94, 76, 16, -24) +
    put(alarmClock(), { x: 396, y: 408, scale: 0.8, turn: 8 }) +
    rays(394, 400, { from: 92, to: 108, angles: [-34, -8, 18], width: 9 })
  );
}

export function snack(): string {
  return (
    sit(
      {
        who: "vixy",
        mood: "grin",
        head: [0, -4, -4],
        face: bigEyes("vixy", { to: [0.3, 0] }) + blush(),
        legs: "none",
        near: holding.near,
        tail: [8, 1],
      },
      { x: 256 },
    ) +
    put(bucket(), { x: 250, y: 400, scale: 1.02 }) +
    put(fingers(0, 0, vixyPaw, 74), { x: 178, y: 420, scale: 1.16 }) +
    put(fingers(0, 0, vixyPaw, -74), { x: 322, y: 420, scale: 1.16 }) +
    popcorn(420, 356, 20, 1.5) +
    popcorn(462, 280, 70, 1.3) +
    popcorn(436, 150, 120, 1.2) +
    popcorn(70, 190, 200, 1.3)
  );
}

export function goodGame(): string {
  return (
    sit(
      {
        who: "chase",
        mood: "laughing",
        head: [0, -4, -5],
        face: blush(),
        tail: [6, 1],
      },
      { x: 206, y: 466, scale: 0.96 },
    ) +
    put(controller(), { x: 216, y: 414, turn: -5, scale: 1.02 }) +
    put(fingers(0, 0, chase.dark, 60), { x: 116, y: 428, scale: 1.2 }) +
    put(fingers(0, 0, chase.dark, -60), { x: 318, y: 412, scale: 1.2 }) +
    word("GG", { x: 402, y: 96, size: 124, colour: "#ffd24a", turn: 8 }) +
    sparks([
      [452, 214, 28],
      [424, 320, 20],
      [466, 402, 15],
    ])
  );
}
