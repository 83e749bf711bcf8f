import {
  box,
  fill,
  glow,
  gradient,
  mix,
  num,
  oval,
  polygon,
  stroke,
  tube,
  type Point,
} from "../../pen";
import { between, pick, type Chance } from "../../seeded";
import type { Piece } from "./piece";
import { points } from "./points";

const [width, height] = [900, 1580];
const axis = 450;
const halo: Point = [axis, 470];
const lead = "#17131c";
const arch = "M96,1500V520C96,300 250,150 450,66C650,150 804,300 804,520V1500Z";

const skies = [
  ["#fff3c4", "#ffe394", "#fff7d8"],
  ["#ffc95a", "#ffb13c", "#ffd87a"],
  ["#f2803c", "#e8603c", "#f59a4a"],
  ["#c93a5a", "#a82c62", "#dd5468"],
  ["#7a2f86", "#5c2a80", "#93409a"],
  ["#37308c", "#2a2a7a", "#4a44a8"],
  ["#1f2a6c", "#182058", "#2c3c88"],
] as const;
const seas = ["#1f6f8c", "#2a8fa0", "#175a7c", "#3fa8a8", "#2f7f6a", "#4a9a5a", "#1f5f6a"] as const;

/** One piece of glass: its colour, a paler streak across it and the lead it is held by. */
function pane(chance: Chance, d: string, colour: string): string {
  return `<path d="${d}" fill="${mix(colour, chance() > 0.5 ? "#ffffff" : "#0a0a30", between(chance, 0, 0.16))}" stroke="${lead}" stroke-width="7"/>`;
}

/** Panes in rings round the halo: light breaking up into night. */
function sky(chance: Chance): string {
  const radii = [128, 186, 252, 326, 420, 540, 700, 900];
  let art = "";
  for (let ring = radii.length - 2; ring >= 0; ring--) {
    const [inner, outer] = [radii[ring] ?? 0, radii[ring + 1] ?? 0];
    const count = [16, 16, 24, 24, 32, 32, 32][ring] ?? 24;
    for (let i = 0; i < count; i++) {
      const at = (r: number, t: number): Point => {
        const a = ((t + (ring % 2) * 0.5) / count) * Math.PI * 2;
        const wave = r + Math.sin(a * 5 + ring) * 9;
        return [halo[0] + Math.cos(a) * wave, halo[1] + Math.sin(a) * wave];
      };
      const d = polygon([
        at(inner, i),
        at(outer, i),
        at(outer + 8, i + 0.5),
        at(outer, i + 1),
        at(inner, i + 1),
        at(inner + 6, i + 0.5),
      ]);
      art += pane(chance, d, pick(chance, skies[ring] ?? skies[0]));
    }
  }
  for (let i = 0; i < 8; i++) {
    const at = (t: number): Point => [
      halo[0] + Math.cos(((i + t) * Math.PI) / 4) * 128,
      halo[1] + Math.sin(((i + t) * Math.PI) / 4) * 128,
    ];
    art += pane(chance, polygon([halo, at(0), at(0.5), at(1)]), "#fffbe6");
  }
  return art;
}

/** The shattered coasts: shards of land and water below. */
function coasts(chance: Chance): string {
  let art = "";
  const columns = 9;
  const row = (y: number, jag: number) =>
    Array.from({ length: columns + 1 }, (_, i): Point => [
      70 + (i * 760) / columns,
      y + between(chance, -jag, jag),
    ]);
  let above = row(1180, 34);
  for (let r = 0; r < 5; r++) {
    const below = row(1260 + r * 70, 22);
    for (let i = 0; i < columns; i++) {
      const [a, b, c, d] = [above[i], above[i + 1], below[i + 1], below[i]];
      if (!a || !b || !c || !d) continue;
      const colour = () => seas[Math.min(6, Math.floor(between(chance, 0, 7)))] ?? seas[0];
      const parts =
        chance() > 0.5
          ? [
              [a, b, c],
              [a, c, d],
            ]
          : [
              [a, b, d],
              [b, c, d],
            ];
      for (const part of parts) art += pane(chance, polygon(part), colour());
    }
    above = below;
  }
  return art;
}

/** Glass drawn right of the axis and again on its left. */
function twice(chance: Chance, points: readonly Point[], colour: string): string {
  return [1, -1]
    .map((s) => pane(chance, polygon(points.map(([x, y]): Point => [axis + x * s, y])), colour))
    .join("");
}

function antlers(): string {
  const branches: [Point[], number[]][] = [
    [points("30,588 66,520 150,470 214,392 226,286"), [17, 16, 14, 11, 5]],
    [points("84,502 86,440 118,376"), [11, 9, 4]],
    [points("160,462 164,400 196,330").map(([x = 0, y = 0]): Point => [x - 8, y]), [10, 8, 4]],
    [points("206,404 254,396 276,352"), [10, 8, 4]],
    [points("120,486 196,488 252,462"), [10, 8, 4]],
  ];
  let art = "";
  for (const s of [1, -1])
    for (const [spine, radii] of branches) {
      const d = tube(
        spine.map(([x, y]): Point => [axis + x * s, y]),
        radii,
      );
      art += stroke(d, 12, lead) + fill(d, "#e8a83a") + stroke(curveOf(spine, s), 4, "#ffe08a");
    }
  return art;
}

const curveOf = (spine: readonly Point[], s: number) =>
  `M${spine.map(([x, y]) => `${num(axis + x * s - 3)},${num(y)}`).join("L")}`;

function star(x: number, y: number, r: number): string {
  const points = Array.from({ length: 16 }, (_, i): Point => {
    const a = (i * Math.PI) / 8 - Math.PI / 2;
    const reach = i % 4 === 0 ? r : i % 2 === 0 ? r * 0.62 : r * 0.34;
    return [x + Math.cos(a) * reach, y + Math.sin(a) * reach];
  });
  return (
    glow(x, y, r * 2.6, "#fff6c8", 0.95) +
    stroke(polygon(points), 8, lead) +
    fill(polygon(points), "#fffdf0") +
    fill(oval(x, y, r * 0.2, r * 0.2), "#ffd15a")
  );
}

function stag(chance: Chance): string {
  const white = ["#fdfcf6", "#eef1fa", "#dfe6f5", "#f8f0e2"] as const;
  const robe = "#2a3a94";
  let art = "";
  // Robe, from the hem up.
  art += twice(chance, points("0,1010 150,960 246,1050 300,1290 330,1520 0,1520"), robe);
  art += twice(chance, points("150,960 246,1050 300,1290 216,1250 168,1090"), "#3c55b8");
  art += twice(chance, points("216,1250 300,1290 330,1520 232,1520"), "#22307c");
  art += twice(chance, points("0,1180 90,1200 120,1520 0,1520"), "#4a68c8");
  art += twice(chance, points("90,1200 128,1186 168,1520 120,1520"), "#e8b44a");
  for (const y of [1290, 1380, 1464])
    art += twice(
      chance,
      [
        [0, y - 24],
        [20, y],
        [0, y + 24],
      ],
      "#f6d27a",
    );
  art += twice(chance, points("120,930 150,960 80,1060 0,1100 0,1062 60,1020"), "#e8b44a");
  // Neck and ruff.
  art += twice(chance, points("0,850 46,836 66,930 0,1064"), white[0]);
  art += twice(chance, points("46,836 78,760 104,860 66,930"), white[2]);
  art += twice(chance, points("104,860 122,934 60,1020 0,1064 66,930"), white[1]);
  // Ears.
  art += twice(chance, points("70,616 150,570 214,586 196,634 128,668 84,654"), white[0]);
  art += twice(chance, points("98,632 154,598 192,602 170,630 118,648"), "#e8a0a8");
  art += antlers();
  // Face.
  art += twice(chance, points("0,572 44,578 74,620 34,690 0,640"), white[3]);
  art += twice(chance, points("74,620 92,660 80,700 34,690"), white[0]);
  art += twice(chance, points("0,640 34,690 40,772 0,784"), white[0]);
  art += twice(chance, points("34,690 80,700 74,756 40,772"), white[1]);
  art += twice(chance, points("40,772 74,756 58,816 30,852 0,856 0,784"), white[2]);
  art += twice(chance, points("0,784 36,778 28,812 0,824"), "#6a5468");
  for (const s of [1, -1]) {
    art +=
      fill(
        `M${axis + s * 36},672Q${axis + s * 58},650 ${axis + s * 86},668Q${axis + s * 62},690 ${axis + s * 36},672Z`,
        "#3a2f7a",
      ) +
      fill(oval(axis + s * 58, 667, 5, 5), "#fff") +
      stroke(`M${axis + s * 32},672Q${axis + s * 58},644 ${axis + s * 90},666`, 6, lead);
    art += stroke(`M${axis},826V840Q${axis + s * 14},848 ${axis + s * 26},838`, 4, lead);
  }
  art += twice(chance, points("0,594 12,612 0,634"), "#ffd15a");
  // An astrolabe between two sleeves.
  art +=
    twice(chance, points("84,1080 168,1090 216,1250 96,1200"), "#3147a4") +
    twice(chance, points("84,1080 96,1200 70,1190 62,1098"), "#e8b44a");
  art += glow(axis, 1140, 150, "#fff0b0", 0.8);
  for (let i = 0; i < 8; i++) {
    const at = (t: number, r: number): Point => [
      axis + Math.cos(((i + t) * Math.PI) / 4) * r,
      1140 + Math.sin(((i + t) * Math.PI) / 4) * r,
    ];
    art += pane(
      chance,
      polygon([at(0, 40), at(0, 84), at(0.5, 88), at(1, 84), at(1, 40)]),
      i % 2 ? "#a8dcf2" : "#ffd15a",
    );
  }
  return (
    art +
    pane(chance, oval(axis, 1140, 40, 40), "#fff7d8") +
    stroke(`M${axis - 60},1180L${axis + 60},1100`, 8, lead) +
    stroke(`M${axis - 60},1180L${axis + 60},1100`, 3, "#e8b44a") +
    twice(chance, points("62,1120 92,1112 96,1160 66,1166"), white[0])
  );
}

/** Courses of stone round the window. */
function wall(chance: Chance): string {
  let art = box(0, 0, width, height, "#211d2a");
  for (let row = 0; row < 21; row++)
    for (let x = row % 2 ? -70 : 0; x < width; x += 140)
      art += box(x + 3, row * 76 + 3, 134, 70, mix("#3a3444", "#2a2534", chance()));
  return art;
}

export const orielWindow: Piece = {
  width,
  height,
  draw(chance) {
    const dusk = gradient([
      [0, "#0a0820", 0.1],
      [0.6, "#0a0820", 0],
      [1, "#0a0820", 0.5],
    ]);
    let streaks = "";
    for (let i = 0; i < 150; i++) {
      const [x, y] = [between(chance, 100, 800), between(chance, 90, 1490)];
      streaks += `M${num(x)},${num(y)}q${num(between(chance, 6, 20))},${num(between(chance, -16, 16))} ${num(between(chance, 20, 50))},${num(between(chance, -6, 6))}`;
    }
    // The six sisters, one at every tip.
    const sisters: readonly Point[] = points("118,366 226,272 280,346");
    const glass =
      sky(chance) +
      coasts(chance) +
      stag(chance) +
      sisters.flatMap(([x, y]) => [star(axis + x, y, 30), star(axis - x, y, 30)]).join("") +
      glow(halo[0], halo[1], 420, "#fff6d0", 0.34) +
      stroke(streaks, 3, "#ffffff", 0.16) +
      stroke("M96,900H804M96,1240H804", 5, lead, 0.55) +
      dusk.defs +
      box(0, 0, width, height, dusk.ref);
    return (
      wall(chance) +
      glow(axis, 700, 820, "#c9884a", 0.35) +
      stroke(arch, 66, "#57505f") +
      stroke(arch, 54, "#6e6674") +
      stroke(arch, 26, "#3a3444") +
      `<clipPath id="arch"><path d="${arch}"/></clipPath><g clip-path="url(#arch)">${glass}</g>` +
      stroke(arch, 13, lead) +
      box(60, 1496, 780, 40, "#8a8290") +
      box(60, 1496, 780, 8, "#aaa2b0") +
      box(40, 1536, 820, 44, "#57505f") +
      ["#ffb13c", "#c93a5a", "#4a68c8", "#2a8fa0"]
        .map((colour, i) =>
          fill(
            polygon([
              [180 + i * 140, 1498],
              [290 + i * 140, 1498],
              [330 + i * 150, 1580],
              [190 + i * 150, 1580],
            ]),
            colour,
            0.34,
          ),
        )
        .join("")
    );
  },
};
