import { lettered, textPath } from "../lettering";
import {
  add,
  box,
  fill,
  glow,
  group,
  inked,
  num,
  oval,
  stroke,
  svgDocument,
  type Point,
} from "../pen";
import type { Picture } from "../picture";
import { drawArm, drawLeg, drawTrunk, frameOf } from "../rig/bodies";
import { cast } from "../rig/characters";
import { dressUp } from "../rig/clothing";
import { drawHead } from "../rig/heads";
import type { CharacterLook, Expression } from "../rig/look";
import { poses, type Pose } from "../rig/poses";
import { drawTail } from "../rig/tails";
import { drawScenery } from "../scenery";
import { chips, moodHead, note } from "./sheet";

const [width, height] = [1600, 1000];
const [suit, cape, gold, cream] = ["#2f55b0", "#cf3340", "#f4b62f", "#fff6dc"];

/** Chase on the days he saves the world: the look a streamer's model wears. */
const look: CharacterLook = {
  ...cast.chase,
  trousers: suit,
  boots: gold,
  gloves: gold,
  sleeves: { colour: suit, length: "long" },
  garments: [
    { kind: "shirt", colour: suit, trim: suit },
    { kind: "belt", colour: cape, trim: gold },
  ],
};

/** Fists on hips, chest out. */
const heroic: Pose = {
  ...poses.standing,
  neck: [4, -250],
  head: [8, -52, -4],
  nearArm: { joint: [-78, -186], end: [-42, -146], paw: "fist" },
  farArm: { joint: [80, -190], end: [48, -150], paw: "fist" },
  nearLeg: { joint: [-34, -76], end: [-44, -12] },
  farLeg: { joint: [32, -78], end: [44, -14] },
  tail: 10,
};

/** A mask with a hole for each eye, in the head's own units. */
const mask = (() => {
  const d =
    "M-66,-24C-52,-42-22,-44 6,-34C24,-44 48,-46 66,-34C70,-18 64,4 48,12C36,12 28,4 20,2C8,2 4,14-10,20C-36,24-58,4-66,-24Z";
  const holes = oval(-17, -11, 18.5, 23.5) + oval(37, -14, 14.5, 22.5);
  return (
    `<path d="${d}${holes}" fill="${cape}" fill-rule="evenodd"/>` +
    stroke(d, 3) +
    stroke("M-56,-24C-46,-34-26,-36-8,-32", 3, "#f08a8a", 0.9)
  );
})();

function emblem([x, y]: Point): string {
  return group(
    inked("M-27,-22H27L32,0 0,38-32,0Z", gold, { light: [-2, -3] }) +
      fill("M-19,-14L-6,-8H6L19,-14 17,4 0,26-17,4Z", cape) +
      fill("M-14,4L-4,8 0,20 4,8 14,4 0,26Z", cream) +
      fill(oval(-6, 0, 2.4, 2.8), cream) +
      fill(oval(6, 0, 2.4, 2.8), cream),
    { x, y },
  );
}

/** The whole hero, ground between the feet at (x, y). */
function hero(x: number, y: number, tall: number): string {
  const frame = frameOf(look, heroic);
  const { neck, hip, head } = frame.pose;
  const clothes = dressUp(look, frame);
  const [nx, ny] = neck;
  const cloth = inked(
    `M${nx - 30},${ny + 4}C${nx - 74},${ny + 60} ${nx - 108},${ny + 130} ${nx - 166},${ny + 190}C${nx - 140},${ny + 196} ${nx - 134},${ny + 214} ${nx - 104},${ny + 212}C${nx - 84},${ny + 236} ${nx - 50},${ny + 224} ${nx - 26},${ny + 232}C${nx + 4},${ny + 240} ${nx + 34},${ny + 226} ${nx + 62},${ny + 230}C${nx + 92},${ny + 220} ${nx + 104},${ny + 204} ${nx + 122},${ny + 200}C${nx + 86},${ny + 140} ${nx + 62},${ny + 70} ${nx + 32},${ny + 4}Z`,
    cape,
    {
      light: [-8, -6],
      inside: stroke(
        `M${nx - 30},${ny + 60}C${nx - 60},${ny + 130} ${nx - 80},${ny + 170} ${nx - 104},${ny + 206}M${nx + 48},${ny + 70}C${nx + 60},${ny + 130} ${nx + 64},${ny + 180} ${nx + 62},${ny + 226}`,
        3,
        "#7d1f38",
        0.7,
      ),
    },
  );
  const collar =
    inked(
      `M${nx - 40},${ny - 6}C${nx - 44},${ny + 16} ${nx - 24},${ny + 26} ${nx + 2},${ny + 30}C${nx + 28},${ny + 26} ${nx + 46},${ny + 14} ${nx + 42},${ny - 8}C${nx + 22},${ny + 8} ${nx - 18},${ny + 8} ${nx - 40},${ny - 6}Z`,
      cape,
    ) + [-26, 30].map((dx) => inked(oval(nx + dx, ny + 14, 8, 8), gold, { weight: 2 })).join("");
  const figure =
    group(drawTail(look), { x: hip[0] - 12, y: hip[1] - 6, turn: heroic.tail }) +
    cloth +
    drawLeg(look, frame, "far") +
    drawLeg(look, frame, "near") +
    drawTrunk(look, frame) +
    clothes.trunk +
    emblem(add(neck, [2, 58])) +
    drawArm(look, frame, "far") +
    drawArm(look, frame, "near") +
    clothes.collar +
    collar +
    group(drawHead(look, "determined") + mask, { x: nx + head[0], y: ny + head[1], turn: head[2] });
  return group(figure, { x, y, scale: tall / 360 });
}

const moods: readonly (readonly [Expression, string])[] = [
  ["happy", "Hello, citizen"],
  ["determined", "Not today"],
  ["laughing", "Ha!"],
  ["surprised", "My cape?!"],
];

/** The mouth for each vowel, as a tracker would drive it. */
const visemes: readonly (readonly [vowel: string, rx: number, ry: number])[] = [
  ["A", 34, 36],
  ["E", 38, 20],
  ["I", 40, 10],
  ["O", 22, 28],
  ["U", 13, 15],
];

function mouths(x: number, y: number, step: number): string {
  return visemes
    .map(([vowel, rx, ry], i) => {
      const cx = x + i * step;
      const id = `viseme-${vowel}`;
      const lips = oval(cx, y, rx, ry);
      return (
        inked(oval(cx, y, 58, 58), "#fff0d8", { light: [-4, -5] }) +
        `<clipPath id="${id}"><path d="${lips}"/></clipPath>` +
        fill(lips, "#7d2433") +
        `<g clip-path="url(#${id})">${fill(oval(cx, y + ry * 0.9, rx * 0.8, ry * 0.7), "#e8788a")}${box(cx - rx, y - ry, rx * 2, ry * 0.42, "#fffdf6")}</g>` +
        stroke(lips, 4) +
        note(vowel, cx, y + 90, 24, { anchor: "middle", colour: cream })
      );
    })
    .join("");
}

function title(x: number, y: number, size: number): string {
  const d = textPath("Super Fox", { x, y, size, font: "boldItalic", tracking: 0.01 });
  return (
    group(lettered(d, "#0e1434", { colour: "#0e1434", width: 34 }), { x: 6, y: 9 }) +
    lettered(d, cape, { colour: cape, width: 20 }) +
    lettered(d, gold, { colour: cream, width: 4 })
  );
}

function heading(text: string, y: number): string {
  return note(text, 730, y, 24, { colour: gold }) + stroke(`M730,${y + 13}H1540`, 2.4, gold, 0.5);
}

/** The model sheet of Super Fox. */
export function drawSuperFox(): Picture {
  let grid = "";
  for (let i = 1; i < 24; i++) grid += `M660,${i * 44}H1600M${num(660 + i * 44)},0V1000`;
  const art =
    box(0, 0, width, height, "#1c2450") +
    stroke(grid, 1.2, "#4a5aa8", 0.35) +
    `<clipPath id="stage"><path d="M0,0H700L620,1000H0Z"/></clipPath><g clip-path="url(#stage)">${drawScenery("burst", 700, height, "super fox")}${glow(340, 480, 460, "#fff6d0", 0.7)}</g>` +
    stroke("M700,0L620,1000", 12, cape) +
    stroke("M712,0L632,1000", 5, gold) +
    fill(oval(330, 946, 230, 26), "#5a1a20", 0.4) +
    hero(346, 944, 690) +
    title(756, 134, 126) +
    note("Model sheet for streaming: ears, tail and cape move by themselves", 734, 204, 25, {
      colour: "#cdd8ff",
      bold: false,
    }) +
    heading("Moods", 254) +
    moods
      .map(([mood, label], i) =>
        moodHead(look, mood, {
          x: 822 + i * 206,
          y: 422,
          size: 176,
          label,
          over: mask,
          colour: cream,
        }),
      )
      .join("") +
    heading("Mouths", 590) +
    mouths(800, 682, 168) +
    heading("Colors", 822) +
    chips(
      [
        ["fur", look.fur],
        ["muzzle", look.pale],
        ["ear tips", look.dark],
        ["suit", suit],
        ["cape", cape],
        ["gold", gold],
        ["eyes", look.eyes],
      ],
      { x: 780, y: 886, step: 118, radius: 34, size: 19, colour: cream },
    );
  return { width, height, svg: svgDocument(width, height, art) };
}
