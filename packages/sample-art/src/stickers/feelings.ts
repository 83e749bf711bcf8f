import { fill, group, ink, inked, oval, stroke } from "../pen";
import { cast } from "../rig/characters";
import { heart, drop, puff, snore, vein, word } from "./effects";
import { bigEyes, blush, heartEyes, screwedEyes, streams } from "./eyes";
import { headshot, put, sit } from "./stage";
import { drawChibi } from "./chibi";
import { fingers, scarf } from "./things";

const { chase } = cast;

export function laughing(): string {
  return (
    headshot("vixy", "laughing", blush(), { x: 254, y: 282, scale: 1.86, turn: -9 }) +
    drop(62, 250, 24, -52) +
    drop(452, 206, 24, 50) +
    drop(92, 176, 16, -38) +
    word("HA", { x: 104, y: 420, size: 88, colour: "#ffd24a", turn: -14 }) +
    word("HA!", { x: 412, y: 424, size: 100, colour: "#ffd24a", turn: 10 })
  );
}

export function lovingHeart(): string {
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
      { y: 468 },
    ) +
    heart(64, 130, 26, -18, "#ff8aa0") +
    heart(452, 116, 34, 16, "#ff8aa0")
  );
}

export function hug(): string {
  return (
    sit(
      {
        who: "vixy",
        mood: "laughing",
        face: blush(true),
        head: [-4, 0, -12],
        far: { joint: [62, -66], end: [44, -30], paw: "loose" },
      },
      { x: 356, y: 470, scale: 0.88 },
    ) +
    sit(
      {
        who: "chase",
        mood: "asleep",
        face: blush(true),
        head: [-4, 2, -12],
        near: { joint: [-84, -60], end: [-148, -84], paw: "loose", front: true },
        far: { joint: [62, -66], end: [44, -30], paw: "loose" },
        tail: [30, 0.9],
      },
      { x: 156, y: 474, scale: 0.88, flip: true },
    ) +
    heart(256, 66, 40) +
    heart(204, 34, 17, -16, "#ff8aa0") +
    heart(314, 30, 20, 18, "#ff8aa0")
  );
}

export function crying(): string {
  const bundle =
    scarf(
      [
        [-96, -66],
        [-40, -96],
        [20, -78],
        [78, -102],
        [116, -76],
      ],
      38,
      "#e3a92f",
      "#b97a1a",
    ) +
    scarf(
      [
        [86, -80],
        [112, -40],
        [104, 4],
      ],
      24,
      "#e3a92f",
      "#b97a1a",
    ) +
    stroke("M-30,-62q6,-22 -4,-44M14,-52q-8,-26 4,-50M-84,-40q4,-12 0,-22", 3.4);
  return (
    sit({
      who: "chase",
      mood: "sad",
      head: [0, 4, 4],
      face: screwedEyes("chase") + streams(),
      near: { joint: [-74, -50], end: [-60, -72], paw: "loose" },
      far: { joint: [80, -52], end: [62, -76], paw: "loose" },
      tail: [-4, 0.9],
    }) +
    put(bundle, { x: 272, y: 462 }) +
    put(fingers(-64, -70, chase.dark, 10) + fingers(60, -74, chase.dark, -8), { x: 272, y: 462 }) +
    drop(58, 240, 24, -40) +
    drop(470, 250, 24, 40) +
    drop(84, 330, 15, -60)
  );
}

export function asleep(): string {
  return (
    put(snore(0, 0), { x: 372, y: 160, scale: 0.86 }) +
    scarf(
      [
        [70, 384],
        [130, 330],
        [256, 314],
        [382, 330],
        [446, 384],
      ],
      40,
      "#8f2f5a",
      "#c8607f",
    ) +
    headshot("chase", "asleep", blush(), { x: 228, y: 262, scale: 1.6, turn: -14 }) +
    scarf(
      [
        [60, 366],
        [96, 412],
        [170, 420],
        [250, 396],
        [330, 398],
        [396, 430],
      ],
      34,
      "#35a6a0",
      "#bff0e4",
    ) +
    scarf(
      [
        [452, 366],
        [420, 408],
        [340, 436],
        [240, 434],
        [140, 448],
        [84, 430],
      ],
      33,
      "#e3a92f",
      "#b97a1a",
    ) +
    scarf(
      [
        [62, 420],
        [130, 466],
        [230, 462],
        [300, 470],
        [400, 462],
        [446, 420],
      ],
      27,
      "#6f7fd0",
      "#cfd8ff",
    ) +
    fringe(66, 350, 200)
  );
}

/** The fringe at the end of a scarf. */
function fringe(x: number, y: number, turn: number): string {
  const d = "M0,-16L26,-20M2,-5L30,-6M2,6L30,8M0,16L26,22";
  return group(stroke(d, 11) + stroke(d, 5.4, "#bff0e4"), { x, y, turn });
}

export function sideEye(): string {
  return (
    headshot("vixy", "determined", bigEyes("vixy", { to: [-0.52, 0.16], lid: 0.46, iris: 0.86 }), {
      x: 292,
      y: 290,
      scale: 1.9,
      turn: 4,
    }) + silence(86, 110)
  );
}

/** A balloon in which nothing is said, pointedly. */
function silence(x: number, y: number): string {
  return group(
    inked(
      "M-66,0C-66,-34-34,-46 0,-46C36,-46 66,-34 66,0C66,32 44,42 30,44L44,70 8,46C-34,48-66,34-66,0Z",
      "#fffef8",
      { weight: 3.6 },
    ) + fill(oval(-32, 0, 10, 10) + oval(0, 0, 10, 10) + oval(32, 0, 10, 10), ink),
    { x, y, turn: -6 },
  );
}

/** Fur standing on end: a jagged ring as wide as told. */
function spikes(rx: number, ry: number, count: number): string {
  const points = Array.from({ length: count * 2 }, (_, i) => {
    const angle = (i * Math.PI) / count - Math.PI / 2;
    const reach = i % 2 ? 0.84 : 1 + (i % 3) * 0.03;
    return `${Math.round(Math.cos(angle) * rx * reach)},${Math.round(Math.sin(angle) * ry * reach)}`;
  });
  return `M${points.join("L")}Z`;
}

export function angryFloof(): string {
  return put(floof(), { x: 20, y: 22, scale: 0.92 });
}

function floof(): string {
  const tail = group(inked(spikes(82, 126, 17), chase.fur, { weight: 4 }), {
    x: 86,
    y: 352,
    turn: -14,
  });
  const tip = group(inked(spikes(56, 62, 13), chase.tailTip, { weight: 4 }), {
    x: 64,
    y: 252,
    turn: -14,
  });
  return (
    tail +
    tip +
    put(inked(spikes(152, 128, 25), chase.fur, { weight: 4, light: [-6, -10] }), {
      x: 284,
      y: 364,
    }) +
    put(inked(spikes(170, 142, 27), "#c24f1f", { weight: 4, light: [-6, -10] }), {
      x: 284,
      y: 250,
    }) +
    put(
      drawChibi({
        who: "chase",
        mood: "angry",
        head: [0, 3, 5],
        near: { joint: [-72, -64], end: [-60, -28], paw: "fist", front: true },
        far: { joint: [82, -66], end: [76, -28], paw: "fist", front: true },
        tail: [0, 0.1],
      }),
      { x: 284, y: 478, scale: 0.96 },
    ) +
    vein(170, 176, 30) +
    puff(84, 92, 42) +
    puff(464, 96, 44) +
    puff(128, 50, 26) +
    puff(424, 46, 27)
  );
}

export function blushing(): string {
  return (
    sit(
      {
        who: "chase",
        mood: "worried",
        head: [0, 0, -7],
        face: bigEyes("chase", { to: [0.34, -0.26] }) + blush(true),
        near: { joint: [-112, -76], end: [-92, -136], paw: "open", front: true },
        far: { joint: [122, -84], end: [112, -140], paw: "open", front: true },
        tail: [24, 0.95],
      },
      { x: 232 },
    ) +
    heart(430, 96, 34, 14, "#ff8aa0") +
    heart(462, 170, 19, 20, "#ff8aa0")
  );
}
