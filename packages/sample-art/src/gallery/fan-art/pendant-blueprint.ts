import { box, fill, glow, num, oval, polygon, stroke, type Point } from "../../pen";
import { between } from "../../seeded";
import { handLetters, type Hand } from "./hand-lettering";
import type { Piece } from "./piece";

const [width, height] = [1640, 1060];
const chalk = "#e6f2ff";
const faint = "#9cc4ee";
const amber = "#ffc978";

const write = (text: string, hand: Hand, w = 2.4, colour = chalk) =>
  stroke(handLetters(text, hand), w, colour);
const ring = (x: number, y: number, r: number, w = 2.4, colour = chalk) =>
  stroke(oval(x, y, r, r), w, colour);
const flat = (x: number, y: number, rx: number, w = 2.6) =>
  stroke(oval(x, y, rx, rx * 0.3), w, chalk);

const spoke = (x: number, y: number, r: number, degrees: number): Point => [
  x + Math.cos((degrees * Math.PI) / 180) * r,
  y + Math.sin((degrees * Math.PI) / 180) * r,
];

function dashed(d: string, colour = faint, w = 1.8, pattern = "12 8"): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${w}" stroke-dasharray="${pattern}"/>`;
}

/** A note, and the line that leads from it to what it is about. */
function note(
  from: Point,
  to: Point,
  lines: readonly string[],
  anchor: "start" | "end" = "start",
  colour = chalk,
): string {
  const elbow: Point = [from[0] + (anchor === "start" ? -26 : 26), from[1]];
  let art =
    stroke(
      `M${num(from[0] + (anchor === "start" ? -10 : 10))},${from[1]}L${num(elbow[0])},${elbow[1]}L${num(to[0])},${num(to[1])}`,
      1.8,
      colour,
    ) + fill(oval(to[0], to[1], 5, 5), colour);
  lines.forEach((text, i) => {
    art += write(text, { x: from[0], y: from[1] + 8 + i * 30, size: 17, anchor }, 2, colour);
  });
  return art;
}

function frontView(x: number, y: number): string {
  let art =
    ring(x, y, 232, 3.4) +
    ring(x, y, 216) +
    ring(x, y, 150, 3) +
    ring(x, y, 138) +
    ring(x, y, 78, 3) +
    dashed(oval(x, y, 183, 183));
  for (let i = 0; i < 10; i++) {
    const a = i * 36 - 90;
    const [from, to] = [spoke(x, y, 150, a - 18), spoke(x, y, 216, a - 18)];
    art += stroke(`M${num(from[0])},${num(from[1])}L${num(to[0])},${num(to[1])}`, 2.4, chalk);
    const [cx, cy] = spoke(x, y, 183, a);
    const full = i < 7;
    if (full) art += fill(oval(cx, cy, 20, 20), amber, 0.9) + glow(cx, cy, 46, amber, 0.5);
    art += ring(cx, cy, 24, 2.4, full ? amber : faint);
    const [lx, ly] = spoke(x, y, 252, a);
    art += write(String(i + 1), { x: lx, y: ly + 8, size: 16, anchor: "middle" }, 2, faint);
  }
  // The stone and its facets.
  const outer = Array.from({ length: 8 }, (_, i) => spoke(x, y, 78, i * 45 + 22.5));
  const inner = Array.from({ length: 8 }, (_, i) => spoke(x, y, 40, i * 45));
  art +=
    fill(polygon(outer), "#f0763a", 0.34) +
    stroke(polygon(outer), 2.6, amber) +
    stroke(polygon(inner), 2, amber);
  outer.forEach(([ox, oy], i) => {
    for (const j of [i, (i + 1) % 8]) {
      const [ix, iy] = inner[j] ?? [x, y];
      art += stroke(`M${num(ox)},${num(oy)}L${num(ix)},${num(iy)}`, 1.6, amber);
    }
  });
  // The paw on the bezel and the loop for the cord.
  for (const [dx, dy, r] of [
    [0, 8, 13],
    [-15, -9, 6],
    [-5, -17, 6],
    [7, -17, 6],
    [17, -8, 6],
  ] as const)
    art += fill(oval(x + dx, y + dy, r, r * 0.9), amber, 0.85);
  art +=
    ring(x, y - 262, 26, 3.2) +
    ring(x, y - 262, 15) +
    stroke(
      `M${x - 26},${y - 262}C${x - 70},${y - 330} ${x - 90},${y - 370} ${x - 80},${y - 420}M${x + 26},${y - 262}C${x + 70},${y - 330} ${x + 90},${y - 370} ${x + 80},${y - 420}`,
      3,
      chalk,
    );
  art += dashed(`M${x - 300},${y}H${x + 300}M${x},${y - 420}V${y + 290}`, faint, 1.6, "26 8 4 8");
  const base = y + 308;
  return (
    art +
    stroke(
      `M${x - 232},${y + 40}V${base + 14}M${x + 232},${y + 40}V${base + 14}M${x - 232},${base}H${x + 232}`,
      1.8,
      faint,
    ) +
    fill(`M${x - 232},${base}l18,-6v12ZM${x + 232},${base}l-18,-6v12Z`, faint) +
    box(x - 96, base - 18, 192, 36, "#174a86") +
    write("1 1/2 PAWS", { x, y: base + 9, size: 18, anchor: "middle" }, 2.2)
  );
}

/** The parts lifted off each other along one axis. */
function explodedView(x: number, top: number): string {
  let art = dashed(`M${x},${top - 60}V${top + 690}`, faint, 1.8, "26 8 4 8");
  // Loop.
  art += stroke(oval(x, top - 20, 24, 30), 3, chalk) + stroke(oval(x, top - 20, 13, 18), 2, chalk);
  // Bezel.
  art +=
    stroke(`M${x - 150},${top + 90}v20a150,45 0 0 0 300,0v-20`, 2.6, chalk) +
    flat(x, top + 90, 150, 3) +
    flat(x, top + 90, 96);
  // Stone.
  const stone: Point[] = [
    [x - 74, top + 226],
    [x - 40, top + 200],
    [x + 40, top + 200],
    [x + 74, top + 226],
    [x, top + 312],
  ];
  art +=
    glow(x, top + 246, 130, "#ff9a4a", 0.55) +
    fill(polygon(stone), "#f0763a", 0.5) +
    stroke(polygon(stone), 2.8, amber) +
    stroke(
      `M${x - 74},${top + 226}H${x + 74}M${x - 40},${top + 200}L${x - 22},${top + 226}L${x},${top + 312}L${x + 22},${top + 226}L${x + 40},${top + 200}M${x - 22},${top + 226}L${x},${top + 200}L${x + 22},${top + 226}`,
      1.8,
      amber,
    );
  // The ring of charges, ten small cells.
  const y = top + 390;
  art +=
    stroke(`M${x - 160},${y}v44a160,48 0 0 0 320,0v-44`, 2.6, chalk) +
    flat(x, y, 160, 3) +
    flat(x, y, 104);
  for (let i = 0; i < 10; i++) {
    const a = ((i * 36 + 8) * Math.PI) / 180;
    const [cx, cy] = [x + Math.cos(a) * 132, y + Math.sin(a) * 39];
    art +=
      fill(oval(cx, cy, 15, 7), i < 7 ? amber : "#174a86", i < 7 ? 0.9 : 1) +
      stroke(oval(cx, cy, 15, 7), 2, amber);
  }
  // Spring and back plate.
  let coil = `M${x - 40},${top + 492}`;
  for (let i = 0; i < 5; i++) coil += `c0,20 80,20 80,6c0,-12 -80,-10 -80,8`;
  art += stroke(coil, 2.6, chalk);
  art +=
    stroke(`M${x - 150},${top + 636}v16a150,45 0 0 0 300,0v-16`, 2.6, chalk) +
    flat(x, top + 636, 150, 3) +
    dashed(oval(x, top + 636, 120, 36));
  return art + write("I.", { x, y: top + 644, size: 18, anchor: "middle" }, 2.2, faint);
}

function titleBlock(): string {
  const [x, y, w, h] = [1196, 884, 396, 130];
  return (
    box(x, y, w, h, "#123c70") +
    stroke(
      `M${x},${y}h${w}v${h}h${-w}ZM${x},${y + 62}h${w}M${x + 250},${y + 62}v68M${x},${y + 97}h${w}`,
      2.4,
      chalk,
    ) +
    write("CHASE’S PENDANT", { x: x + 16, y: y + 43, size: 25 }, 3) +
    write("DRAWN: VIXY (HONEST)", { x: x + 14, y: y + 88, size: 14 }, 1.8) +
    write("412 AS", { x: x + 264, y: y + 88, size: 14 }, 1.8) +
    write("DO NOT SHOW CHASE", { x: x + 14, y: y + 122, size: 14 }, 1.8, amber) +
    write("1 OF 3", { x: x + 264, y: y + 122, size: 14 }, 1.8)
  );
}

export const pendantBlueprint: Piece = {
  width,
  height,
  draw(chance) {
    let art = box(0, 0, width, height, "#174a86") + glow(560, 420, 1000, "#2f6fb4", 0.7);
    let fine = "";
    for (let x = 48; x < width - 40; x += 24) fine += `M${x},48V${height - 48}`;
    for (let y = 48; y < height - 40; y += 24) fine += `M48,${y}H${width - 48}`;
    art +=
      stroke(fine, 1, "#7fb0e6", 0.22) +
      stroke(
        `M48,48H${width - 48}V${height - 48}H48ZM60,60H${width - 60}V${height - 60}H60Z`,
        2.6,
        chalk,
      );
    // Folded twice and carried about in a courier's bag.
    for (const x of [width / 3, (width / 3) * 2])
      art += box(x - 14, 0, 14, height, "#ffffff", 0.05) + box(x, 0, 16, height, "#04204a", 0.16);
    art +=
      box(0, height / 2 - 12, width, 12, "#ffffff", 0.05) +
      box(0, height / 2, width, 14, "#04204a", 0.16);
    art += frontView(390, 560) + explodedView(980, 190);
    art +=
      write("FRONT", { x: 390, y: 950, size: 20, anchor: "middle" }) +
      write("TAKEN APART", { x: 980, y: 950, size: 20, anchor: "middle" }) +
      write("(IN THEORY)", { x: 980, y: 982, size: 15, anchor: "middle" }, 2, amber);
    art += note([1220, 160], [1006, 168], ["LOOP. CHEWED."]);
    art += note([1220, 274], [1130, 288], ["BEZEL, BRASS.", "ISOLDE’S OWN WORK"]);
    art += note([1220, 426], [1056, 422], ["EMBER STONE.", "WARM. PURRS WHEN FED"], "start", amber);
    art += note(
      [1220, 566],
      [1142, 580],
      ["TEN CHARGES. REFILL:", "ONE NIGHT’S SLEEP", "(SO THAT IS WHY HE NAPS)"],
    );
    art += note([1220, 722], [1022, 704], ["SPRING? NOBODY KNOWS.", "LEAVE IT ALONE, VIXY"]);
    art += note([1220, 828], [1128, 836], ["BACK. SMALL WRITING"]);
    art += note(
      [270, 128],
      [312, 180],
      ["CORD, MUSTARD.", "HE SAYS IT", "GOES WITH", "THE SCARF"],
      "end",
    );
    const bill = [
      "WHAT IT COSTS:",
      "SIMPLE SHAPE  1",
      "PENDANT MERGE  2",
      "COMPLEX SHAPE  3",
      "CHIMERA  5",
      "FIRE ZAP  1",
    ];
    bill.forEach((text, i) => {
      art += write(text, { x: 560, y: 130 + i * 30, size: 16 }, 2, faint);
    });
    art += titleBlock();
    // A mug stood here.
    const cup: Point[] = [];
    for (let a = 0; a <= 340; a += 20)
      cup.push(spoke(700, 846, 74 + between(chance, -2, 2), a + 30));
    art +=
      stroke(`M${cup.map(([x, y]) => `${num(x)},${num(y)}`).join("L")}`, 9, "#c98a4a", 0.34) +
      ring(704, 848, 68, 3, "#8a5a2a");
    return art;
  },
};
