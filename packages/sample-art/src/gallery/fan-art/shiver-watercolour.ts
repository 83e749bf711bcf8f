import { box, curve, fill, glow, num, polygon, stroke, type Point } from "../../pen";
import { between, type Chance } from "../../seeded";
import type { Piece } from "./piece";
import { points } from "./points";

const [width, height] = [1800, 700];

/** An outline made restless: every edge broken in the middle and pushed aside, again and again. */
function ragged(chance: Chance, outline: readonly Point[], rough: number, depth: number): Point[] {
  let points = [...outline];
  for (let level = 0; level < depth; level++) {
    points = points.flatMap((a, i): Point[] => {
      const b = points[(i + 1) % points.length] ?? a;
      const reach = Math.hypot(b[0] - a[0], b[1] - a[1]) * rough;
      const push = (chance() + chance() - 1) * reach;
      const turn = chance() * Math.PI * 2;
      return [
        a,
        [(a[0] + b[0]) / 2 + Math.cos(turn) * push, (a[1] + b[1]) / 2 + Math.sin(turn) * push],
      ];
    });
  }
  return points;
}

/**
 * A wash of paint: many thin layers of one restless shape, as pigment settles in water, and a darker
 * rim where the puddle dried.
 */
function wash(
  chance: Chance,
  outline: readonly Point[],
  colour: string,
  strength = 0.5,
  rough = 0.42,
  layers = 7,
): string {
  // A long outline is fine enough without as many turns.
  const depth = outline.length > 10 ? 2 : 3;
  const base = ragged(chance, outline, rough * 0.7, depth);
  let art = "";
  for (let i = 0; i < layers; i++)
    art += fill(
      polygon(ragged(chance, base, rough, 2)),
      colour,
      Math.round((strength / layers) * 1000) / 1000,
    );
  return art + stroke(polygon(ragged(chance, base, rough * 0.5, 2)), 2, colour, strength * 0.32);
}

/** A ribbon of light between two lines, falling away downwards. */
function aurora(chance: Chance, y: number, colour: string, swing: number): string {
  const phase = between(chance, 0, 6);
  const line = (drop: number) =>
    Array.from({ length: 19 }, (_, i): Point => [
      60 + i * 94,
      y + drop + Math.sin(i / 2.6 + phase) * swing + i * -3,
    ]);
  const ribbon = [...line(0), ...line(92).reverse()];
  let art = wash(chance, ribbon, colour, 0.5, 0.34, 6);
  for (let i = 0; i < 40; i++) {
    const x = between(chance, 80, 1720);
    const k = (x - 60) / 94;
    const top = y + Math.sin(k / 2.6 + phase) * swing - k * 3;
    art += stroke(
      `M${num(x)},${num(top - between(chance, 20, 90))}L${num(x + between(chance, -10, 10))},${num(top + between(chance, 40, 120))}`,
      between(chance, 5, 20),
      colour,
      0.09,
    );
  }
  return art;
}

function range(
  chance: Chance,
  foot: number,
  high: number,
  colour: string,
  strength: number,
): string {
  const top: Point[] = [];
  for (let x = 20; x <= 1800; x += between(chance, 80, 190))
    top.push([x, foot - between(chance, 0.25, 1) * high]);
  return wash(chance, [[20, foot], ...top, [1790, foot]], colour, strength, 0.26, 6);
}

/** A fir in five strokes of a loaded brush. */
function fir(chance: Chance, x: number, foot: number, tall: number): string {
  let art = "";
  for (let i = 0; i < 6; i++) {
    const y = foot - tall + (i / 6) * tall;
    const half = tall * (0.05 + i * 0.042);
    art += wash(
      chance,
      [
        [x, y - tall * 0.07],
        [x + half, y + tall * 0.16],
        [x, y + tall * 0.12],
        [x - half, y + tall * 0.16],
      ],
      i % 2 ? "#1d3f5c" : "#2c5a6e",
      0.75,
      0.4,
      4,
    );
  }
  return art;
}

/** Snow herself: a cloak, two white ears and a lantern held out before her. */
function walker(chance: Chance): string {
  const cloak: Point[] = points("806,480 786,520 770,600 796,612 846,612 862,598 850,530 838,484");
  return (
    wash(
      chance,
      points("776,580 730,590 704,566 708,536 730,548 770,556"),
      "#c4d8f4",
      1.6,
      0.2,
      5,
    ) +
    wash(chance, points("704,566 708,534 726,546"), "#ffffff", 2, 0.2, 4) +
    wash(chance, cloak, "#1b2a78", 2.4, 0.1, 6) +
    wash(chance, points("806,500 790,540 778,600 800,606 812,540"), "#0f1850", 0.8, 0.2, 4) +
    wash(chance, points("846,520 884,516 888,526 852,542"), "#24368c", 2.4, 0.08, 5) +
    wash(
      chance,
      points("800,474 802,440 794,400 820,426 838,424 858,398 858,440 882,462 860,474 836,488"),
      "#f6faff",
      3,
      0.07,
      6,
    ) +
    wash(chance, points("800,474 802,446 816,470 846,478 836,488"), "#9cbce8", 0.9, 0.2, 4) +
    fill(
      "M878,458a5,4 0 1 1 0,8a5,4 0 1 1 0,-8ZM846,446a3.4,5 0 1 1 0,10a3.4,5 0 1 1 0,-10Z",
      "#14204a",
    ) +
    stroke("M801,436L798,410L814,428", 3, "#e8a4b4", 0.8) +
    stroke("M886,518V532", 3, "#14204a") +
    glow(886, 548, 90, "#ffc45a", 0.95) +
    fill("M876,534h20l4,26h-28Z", "#fff4c0") +
    stroke("M876,534h20l4,26h-28Z", 3, "#14204a")
  );
}

export const shiverWatercolour: Piece = {
  width,
  height,
  draw(chance) {
    const sheet = polygon(
      ragged(
        chance,
        points("46,44 620,40 1200,46 1756,42 1758,350 1754,658 1100,660 500,656 44,660 48,350"),
        0.014,
        4,
      ),
    );
    let art = "";
    art += wash(
      chance,
      points("0,0 1800,0 1800,330 1200,400 500,360 0,410"),
      "#14245e",
      0.72,
      0.3,
      10,
    );
    art += wash(chance, points("0,0 700,0 560,190 240,260 0,220"), "#0d1848", 0.55, 0.5, 6);
    art += wash(chance, points("1000,0 1800,0 1800,240 1400,180"), "#2a1f6a", 0.5, 0.5, 6);
    art += wash(
      chance,
      points("0,300 600,260 1200,320 1800,250 1800,440 0,450"),
      "#3f8ab8",
      0.5,
      0.4,
      8,
    );
    art +=
      aurora(chance, 210, "#5fe8b8", 54) +
      aurora(chance, 130, "#86f0dc", 36) +
      aurora(chance, 250, "#b48af0", 40);
    art += wash(chance, points("200,90 420,70 520,150 330,200"), "#c8fff0", 0.3, 0.6, 7);
    art += range(chance, 450, 190, "#41659e", 0.6) + range(chance, 470, 120, "#2c4a80", 0.55);
    // The monastery of Highhollow, a smudge with one lit window.
    art +=
      wash(
        chance,
        points("1372,330 1372,270 1392,236 1412,270 1412,292 1452,292 1470,266 1488,292 1490,346"),
        "#1c2c5c",
        0.9,
        0.16,
        5,
      ) +
      glow(1392, 290, 44, "#ffc86a", 0.9) +
      fill("M1387,284h9v13h-9Z", "#fff0b8");
    // Snow is the paper, left alone, with only its shadows painted.
    art += fill(
      `${curve(points("-40,452 200,430 520,462 860,440 1200,470 1500,444 1860,460"))}L1860,760L-40,760Z`,
      "#f8faf8",
    );
    art +=
      wash(chance, points("0,470 360,450 700,500 380,540 0,530"), "#7fb0d8", 0.34) +
      wash(chance, points("900,480 1300,470 1800,500 1800,560 1300,540"), "#8fb4e4", 0.36) +
      wash(chance, points("200,600 700,570 1250,620 900,680 300,690"), "#9cb8ea", 0.3) +
      wash(chance, points("1400,610 1800,590 1800,700 1500,690"), "#8aa8e0", 0.34) +
      wash(chance, points("560,520 900,510 1000,560 700,570"), "#b8f0dc", 0.3);
    for (const [x, foot, tall] of [
      [150, 520, 220],
      [236, 540, 150],
      [330, 512, 110],
      [1560, 540, 240],
      [1664, 560, 170],
      [1490, 520, 100],
      [86, 560, 130],
    ] as const)
      art += fir(chance, x, foot, tall);
    // Lantern light and the one who carries it.
    art +=
      glow(872, 548, 230, "#ffb85a", 0.75) +
      wash(chance, points("770,570 880,556 980,574 900,612 800,606"), "#ffb24a", 0.5, 0.5, 6);
    art += walker(chance);
    let prints = "";
    for (let i = 0; i < 15; i++)
      prints += `M${num(744 - i * 42)},${num(610 + (i % 2) * 12 + i * i * 0.22)}l12,-3`;
    art += stroke(prints, 8, "#6a90cc", 0.55);
    // Flicked from the brush at the end.
    for (let i = 0; i < 150; i++) {
      const r = chance() ** 3 * 9 + 1.4;
      art += `<circle cx="${num(between(chance, 60, 1740))}" cy="${num(between(chance, 60, 640))}" r="${num(r)}" fill="#ffffff" fill-opacity="${num(between(chance, 0.6, 1))}"/>`;
    }
    for (let i = 0; i < 16; i++)
      art += `<circle cx="${num(between(chance, 60, 1740))}" cy="${num(between(chance, 480, 650))}" r="${num(between(chance, 2, 7))}" fill="#3f6ab0" fill-opacity=".3"/>`;
    let grain = "";
    for (let i = 0; i < 2600; i++)
      grain += `M${num(between(chance, 0, width))},${num(between(chance, 0, height))}h0`;
    return (
      box(0, 0, width, height, "#fbf8f0") +
      `<clipPath id="sheet"><path d="${sheet}"/></clipPath><g clip-path="url(#sheet)">${art}</g>` +
      stroke(grain, 2.4, "#fbf8f0", 0.24) +
      stroke(grain, 1.2, "#8a8470", 0.12) +
      stroke("M120,678h0M60,684c20,-16 24,8 40,-8c10,-8 14,10 30,-4", 2.4, "#6a6a78", 0.8)
    );
  },
};
