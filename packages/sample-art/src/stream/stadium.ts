import { drawCharacter } from "../cast";
import {
  box,
  fill,
  glow,
  group,
  inked,
  mix,
  num,
  oval,
  polygon,
  stroke,
  tube,
  type Point,
} from "../pen";
import { twinkle } from "../portraits/things";
import { between, pick, seeded, type Chance } from "../seeded";
import { wash } from "../sets/weather";
import { emblems } from "../world/magic/element-symbols";
import { emblemOf } from "../world/magic/elements";
import { pin } from "../world/magic/pin";
import { height, scene, vignette, width } from "./stage";

/** Rows of listeners with ears of every length, darker the further away. */
function crowd(chance: Chance): string {
  let art = "";
  for (let row = 0; row < 4; row++) {
    const y = 270 + row * 48;
    const near = row / 3;
    const tones = ["#5a4488", "#7a5090", "#4a4a8e"].map((tone) => mix("#2a1f55", tone, near));
    for (let x = -20 + (row % 2) * 30; x < width + 40; x += between(chance, 54, 70)) {
      const r = 15 + row * 3;
      const top = y + between(chance, -7, 7);
      const ear = r * between(chance, 1.3, 2.4);
      const tone = pick(chance, [tones[0]!, tones[1]!, tones[2]!]);
      art += fill(
        `M${num(x - r * 1.7)},${y + 60}C${num(x - r * 1.6)},${num(top + r)} ${num(x + r * 1.6)},${num(top + r)} ${num(x + r * 1.7)},${y + 60}Z` +
          `M${num(x - r)},${num(top)}L${num(x - r * 0.75)},${num(top - ear)}L${num(x)},${num(top - r * 0.8)}L${num(x + r * 0.75)},${num(top - ear)}L${num(x + r)},${num(top)}Z` +
          oval(x, top, r, r),
        tone,
      );
    }
    art += box(0, y + 40, width, 12, mix("#1f1740", "#3d2a62", near));
  }
  for (let i = 0; i < 26; i++)
    art += twinkle(
      Math.round(between(chance, 0, width)),
      Math.round(between(chance, 240, 430)),
      Math.round(between(chance, 4, 9)),
      pick(chance, ["#fff3b8", "#bff0ff", "#ffc9e0"]),
    );
  return art;
}

/** A long pennant with an element's pin on it. */
function banner(slug: string, x: number, drop: number): string {
  const { school, ground, cells } = emblemOf(slug);
  const cloth = `M${x - 42},-10H${x + 42}V${drop}L${x},${drop + 34}L${x - 42},${drop}Z`;
  return (
    inked(cloth, mix(ground, "#241a40", 0.25), {
      weight: 2.4,
      light: [-4, -5],
      inside: stroke(
        `M${x - 33},-10V${drop - 4}L${x},${drop + 22}L${x + 33},${drop - 4}V-10`,
        3,
        "#f2d38a",
        0.8,
      ),
    }) + group(pin(`banner-${slug}`, school, ground, cells, 36), { x, y: drop - 44 })
  );
}

function field(): string {
  const rings = (colour: string, wide: number) =>
    stroke(oval(640, 606, 560, 112), wide, colour) +
    stroke(oval(640, 606, 130, 26), wide, colour) +
    stroke("M640,494V580M640,632V718", wide, colour);
  return (
    group(
      wash(width, 270, [
        [0, "#3f8f6a"],
        [1, "#2a6a5a"],
      ]),
      { y: 450 },
    ) +
    fill(oval(640, 606, 600, 128), "#58ad78", 0.6) +
    rings("#e9fff0", 7) +
    stroke("M0,452H1280", 8, "#1f1740")
  );
}

/** A stream of power from one side towards the middle, as thick at each point as its radius. */
function surge(side: -1 | 1, tones: readonly string[]): string {
  const spine: readonly Point[] = [
    [side * 330, 10],
    [side * 250, -42],
    [side * 170, 10],
    [side * 90, -34],
    [side * 14, -30],
  ];
  return tones
    .map((tone, i) => {
      const thin = 1 - i * 0.32;
      const d = tube(
        spine,
        [4, 24, 40, 60, 76].map((r) => r * thin),
      );
      return i === 0 ? inked(d, tone, { light: [-6, -8] }) : fill(d, tone);
    })
    .join("");
}

/** Two powers that meet in the middle, one of embers and one of water. */
function clash(): string {
  return (
    glow(640, 440, 330, "#fff6d8", 0.9) +
    group(
      surge(-1, ["#ee5a2a", "#ffa83a", "#fff0a8"]) + surge(1, ["#2a7fcc", "#5ac0ea", "#dff8ff"]),
      { x: 640, y: 470 },
    ) +
    twinkle(640, 436, 130, "#ffffff") +
    twinkle(640, 436, 70, "#fff3b8") +
    twinkle(548, 350, 26, "#fff3b8") +
    twinkle(736, 346, 30, "#dff6ff") +
    twinkle(640, 292, 18, "#ffffff")
  );
}

/** A gym leader's hat: tall, and too large. */
const hat = group(
  inked("M-64,4C-50,-10 50,-10 66,4C60,18-58,18-64,4Z", "#3a2a5c", { weight: 2.4 }) +
    inked("M-38,0L-32,-72C-16,-84 22,-84 36,-72L40,0C20,8-18,8-38,0Z", "#4a3576", { weight: 2.4 }) +
    inked("M-37,-20C-16,-12 18,-12 39,-20L40,-2C20,6-18,6-38,-2Z", "#e8b54a", { weight: 1.8 }),
  { turn: -10 },
);

/** The arena of the gym challenge. */
export function drawStadium() {
  const chance = seeded("stadium");
  const beam = (x: number, lean: number) =>
    fill(
      polygon([
        [x - 8, -10],
        [x + 8, -10],
        [x + lean + 120, 560],
        [x + lean - 120, 560],
      ]),
      "#fff6d0",
      0.1,
    );
  const art =
    wash(width, height, [
      [0, "#141033"],
      [0.5, "#33226a"],
      [1, "#54357a"],
    ]) +
    crowd(chance) +
    field() +
    [beam(180, 260), beam(1100, -260), beam(640, 0)].join("") +
    Object.keys(emblems)
      .map((slug, i) => banner(slug, 62 + i * 105, 118 + Math.abs(5.5 - i) * 12))
      .join("") +
    fill(oval(228, 690, 110, 16), "#123a34", 0.5) +
    fill(oval(1052, 690, 110, 16), "#123a34", 0.5) +
    clash() +
    drawCharacter({
      who: "chase",
      pose: "pointing",
      expression: "determined",
      facing: "right",
      x: 224,
      y: 696,
      height: 360,
    }) +
    group(hat, { x: 244, y: 352, scale: 1.06 }) +
    drawCharacter({
      who: "vixy",
      pose: "pointing",
      expression: "grin",
      facing: "left",
      x: 1056,
      y: 696,
      height: 346,
    });
  return scene(art + vignette);
}
