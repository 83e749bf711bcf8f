import { box, fill, glow, group, mix, num, oval, stroke } from "../../pen";
import { between, type Chance } from "../../seeded";
import { Chart, within } from "./chart";
import type { Piece } from "./piece";

const [width, height] = [700, 1680];
const [loops, rows] = [44, 139];
const [loopWidth, rowHeight] = [10.6, 10.4];
const left = (width - loops * loopWidth) / 2;
const top = (height - rows * rowHeight) / 2;

const wool = {
  mustard: "#e3a72f",
  gold: "#f5cf6b",
  russet: "#c9532a",
  cream: "#fff0d4",
  night: "#27285e",
  teal: "#2f8f8c",
  ice: "#bfe0f2",
  wine: "#7c2340",
  coal: "#2f2530",
  ember: "#f0662a",
  green: "#4c7a44",
};

interface Band {
  ground: string;
  rows: number;
  motif?: readonly string[];
  palette?: Readonly<Record<string, string>>;
  repeat?: number;
}

const stripe = (ground: string, high = 2): Band => ({ ground, rows: high });

const foxes = [
  "a.......a",
  "aa.....aa",
  "aba...aba",
  "aaaaaaaaa",
  "aaaaaaaaa",
  "aakaaakaa",
  "ccaaaaacc",
  ".cccaccc.",
  "..cckcc..",
  "....c....",
];
const clubs = [
  "...aaa...",
  "...aaa...",
  "...aaa...",
  ".a..a..a.",
  "aaaaaaaaa",
  "aaaaaaaaa",
  ".a..a..a.",
  "....a....",
  "...aaa...",
];
const drops = [
  "..g.g..",
  "..g.g..",
  "...g...",
  "..aaa..",
  ".aabaa.",
  ".abbaa.",
  ".aaaaa.",
  "..aaa..",
  "...a...",
];
const flakes = [
  "....a....",
  ".a..a..a.",
  "..a.a.a..",
  "...aaa...",
  "aaaabaaaa",
  "...aaa...",
  "..a.a.a..",
  ".a..a..a.",
  "....a....",
];
const boats = [
  "....a......",
  "....aa.....",
  "....aaa....",
  "....aaaa...",
  "....a......",
  "bbbbbbbbbb.",
  ".bbbbbbbb..",
  "..bbbbbb...",
  "ww..www..ww",
  ".wwww.wwww.",
];
const firs = [
  "....a....",
  "...aaa...",
  "..aaaaa..",
  "...aaa...",
  "..aaaaa..",
  ".aaaaaaa.",
  "..aaaaa..",
  ".aaaaaaa.",
  "aaaaaaaaa",
  "....t....",
  "....t....",
];
const paws = [".a.a.a.", ".a.a.a.", ".......", "..aaa..", ".aaaaa.", ".aaaaa.", "..a.a.."];
const stars = ["...a...", "...a...", "..aba..", "aabbbaa", "..aba..", "...a...", "...a..."];
const zigzag = ["a...", ".a.a", "..a.", "...."];

/** The story so far, from the archive at the bottom to the stars. */
const bands: readonly Band[] = [
  stripe(wool.mustard, 3),
  stripe(wool.russet),
  {
    ground: wool.night,
    rows: 11,
    motif: stars,
    palette: { a: wool.gold, b: wool.cream },
    repeat: 11,
  },
  stripe(wool.cream),
  stripe(wool.mustard, 2),
  {
    ground: wool.mustard,
    rows: 14,
    motif: foxes,
    palette: { a: wool.russet, b: wool.coal, c: wool.cream, k: wool.coal },
    repeat: 11,
  },
  stripe(wool.coal, 1),
  stripe(wool.cream),
  {
    ground: wool.ice,
    rows: 13,
    motif: flakes,
    palette: { a: "#ffffff", b: "#4a78c0" },
    repeat: 11,
  },
  stripe("#4a78c0"),
  stripe(wool.mustard, 2),
  { ground: wool.wine, rows: 13, motif: clubs, palette: { a: wool.cream }, repeat: 11 },
  stripe(wool.gold, 1),
  stripe(wool.wine, 1),
  stripe(wool.mustard, 3),
  { ground: wool.mustard, rows: 4, motif: zigzag, palette: { a: wool.teal }, repeat: 4 },
  {
    ground: wool.teal,
    rows: 13,
    motif: boats,
    palette: { a: wool.cream, b: wool.russet, w: wool.ice },
    repeat: 11,
  },
  stripe(wool.cream, 1),
  stripe(wool.mustard, 2),
  {
    ground: wool.cream,
    rows: 14,
    motif: firs,
    palette: { a: wool.green, t: wool.russet },
    repeat: 11,
  },
  stripe(wool.russet, 1),
  stripe(wool.mustard, 2),
  {
    ground: wool.coal,
    rows: 12,
    motif: drops,
    palette: { a: wool.ember, b: wool.gold, g: wool.mustard },
    repeat: 7,
  },
  stripe(wool.ember, 1),
  stripe(wool.mustard, 2),
  { ground: wool.mustard, rows: 9, motif: paws, palette: { a: wool.wine }, repeat: 7 },
  stripe(wool.russet),
  stripe(wool.mustard, 4),
];

function scarfChart(): Chart {
  const chart = new Chart(loops, rows);
  chart.paint(wool.mustard, () => true);
  let y = 0;
  for (const { ground, rows: high, motif, palette = {}, repeat = 1 } of bands) {
    chart.paint(ground, within([0, y], [loops, y], [loops, y + high], [0, y + high]));
    if (motif) {
      const spare = Math.floor((repeat - (motif[0]?.length ?? 0)) / 2);
      const drop = Math.floor((high - motif.length) / 2);
      const start = Math.floor((loops % repeat) / 2);
      for (let x = start; x + repeat <= loops; x += repeat)
        chart.stamp(motif, palette, x + Math.max(0, spare), y + drop);
    }
    y += high;
  }
  return chart;
}

/** How far a row lies off the straight: wool does not lie like a ruler. */
const sway = (y: number) => Math.sin(y / 250) * 16 + Math.sin(y / 90) * 3;

function knitted(chart: Chart): string {
  let art = "";
  for (const [colour, cells] of chart.byColour()) {
    let legs = "";
    let shine = "";
    for (const [x, row] of cells) {
      const y = top + row * rowHeight;
      const at = left + x * loopWidth + sway(y);
      const [half, fall] = [loopWidth / 2, rowHeight * 0.86];
      legs += `M${num(at + 1.6)},${num(y)}l${num(half - 2)},${num(fall)}M${num(at + loopWidth - 1.6)},${num(y)}l${num(2 - half)},${num(fall)}`;
      shine += `M${num(at + 1.6)},${num(y + 1)}l${num(half * 0.4)},${num(fall * 0.6)}`;
    }
    art +=
      stroke(legs, 5.6, mix(colour, "#2a1020", 0.42)) +
      stroke(legs, 4.2, colour) +
      stroke(shine, 1.4, mix(colour, "#ffffff", 0.4), 0.7);
  }
  return art;
}

function fringe(chance: Chance, y: number, way: 1 | -1): string {
  let art = "";
  for (let i = 0; i < 11; i++) {
    const x = left + 20 + (i * (loops * loopWidth - 40)) / 10 + sway(y);
    const lean = between(chance, -10, 10);
    let threads = "";
    for (let k = -4; k <= 4; k++)
      threads += `M${num(x)},${num(y)}C${num(x + k * 3)},${num(y + way * 24)} ${num(x + k * 3.4 + lean)},${num(y + way * 56)} ${num(x + k * 3.6 + lean + between(chance, -3, 3))},${num(y + way * between(chance, 74, 92))}`;
    const colour = [wool.mustard, wool.russet, wool.mustard, wool.gold][i % 4] ?? wool.mustard;
    art +=
      stroke(threads, 5, mix(colour, "#2a1020", 0.4)) +
      stroke(threads, 2.8, colour) +
      fill(oval(x, y + way * 14, 9, 7), mix(colour, "#2a1020", 0.12)) +
      stroke(oval(x, y + way * 14, 9, 7), 2, mix(colour, "#2a1020", 0.5));
  }
  return art;
}

export const storyScarf: Piece = {
  width,
  height,
  draw(chance) {
    let art = box(0, 0, width, height, "#d9e4dc");
    let weave = "";
    for (let i = 0; i < 24; i++) weave += `M${i * 32 - 10},0V${height}`;
    for (let i = 0; i < 54; i++) weave += `M0,${i * 32}H${width}`;
    art += stroke(weave, 12, "#c4d4cb", 0.5);
    art += glow(180, 260, 900, "#ffffff", 0.7);
    let edge = "";
    for (let y = 0; y <= rows * rowHeight; y += 20)
      edge += `${y ? "L" : "M"}${num(left - 4 + sway(top + y))},${num(top + y)}`;
    for (let y = rows * rowHeight; y >= 0; y -= 20)
      edge += `L${num(width - left + 4 + sway(top + y))},${num(top + y)}`;
    edge += "Z";
    for (const [shift, dark] of [
      [26, 0.07],
      [18, 0.09],
      [10, 0.12],
    ] as const)
      art += group(fill(edge, "#2a3a34", dark), { x: shift, y: shift });
    art += fringe(chance, top - 2, -1) + fringe(chance, top + rows * rowHeight + 2, 1);
    art += fill(edge, "#4a2a1a") + knitted(scarfChart());
    // A maker's label, sewn on at the end.
    const [x, y] = [left + 400 + sway(1540), 1546];
    return (
      art +
      group(box(-50, -26, 100, 52, "#3a2416", 0.3), { x: x + 4, y: y + 6, turn: -3 }) +
      group(
        box(-50, -26, 100, 52, "#fbf3e2") +
          stroke("M-44,-20H44V20H-44Z", 1.6, "#c9532a") +
          fill("M-20,-14L-12,2L0,12L12,2L20,-14L8,-6H-8Z", "#c9532a") +
          fill("M-12,2L0,12L12,2L0,5Z", "#fff0d4"),
        { x, y, turn: -3 },
      )
    );
  },
};
