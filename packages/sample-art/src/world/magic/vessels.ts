import { glow } from "../../pen";
import type { Chance } from "../chance";
import { ink } from "../colour";
import { figure, flat, inked, stroke } from "../figure";
import { leafPath } from "../plants/leaf";
import { beadsOf, disc, oval, place, pointsOf, polygon, ribbon, smooth, star } from "../shape";
import type { Point } from "../shape";
import { table } from "./tables";

/** A bough, a cord and a pendant of ten charges, six of them lit. */
export function pendant(): string {
  const bough =
    figure({
      id: "bgh",
      shapes: [
        ribbon(beadsOf("180,170,26 420,140,34 700,170,30 960,120,18 1040,90,5")),
        ribbon(beadsOf("720,160,18 800,220,10 860,230,2")),
      ],
      fill: "#7d5a40",
      weight: 5,
      depth: 10,
      marks: stroke("M240 160q120 -20 240 -6M520 150q120 20 240 10", 3, "#4f3826", 0.7),
    }) +
    pointsOf("860,120 920,140 860,236 300,180")
      .map(([x = 0, y = 0], i) => inked(leafPath("oval", 64, x, y, 30 + i * 40), "#7aa04a", 3))
      .join("");
  const cord =
    stroke("M520 150C500 240 560 300 600 330C640 300 700 240 680 160", 12, ink) +
    stroke("M520 150C500 240 560 300 600 330C640 300 700 240 680 160", 6, "#a5633f");
  const gems = Array.from({ length: 10 }, (_, i) => {
    const a = (i / 10) * Math.PI * 2 - Math.PI / 2;
    const [x, y] = [600 + Math.cos(a) * 142, 500 + Math.sin(a) * 142];
    const lit = i < 6;
    return (
      (lit ? glow(x, y, 54, "#ffb03c", 0.9) : "") +
      inked(polygon(star(x, y, 26, 22, 4)), lit ? "#ff9a3c" : "#6a5560", 4) +
      flat(polygon(star(x - 4, y - 5, 10, 6, 4)), lit ? "#fff0c0" : "#8f7a86")
    );
  }).join("");
  const fist = place(
    inked(polygon(pointsOf("-110,110 110,110 150,330 -150,330")), "#f6ead0", 7) +
      stroke("M-118 160L124 140M-126 210L134 186M-134 262L142 236", 5, "#c9b594") +
      inked(
        smooth(
          pointsOf(
            "-150,-40 -120,-140 -60,-170 60,-180 140,-140 170,-30 140,80 90,130 -90,130 -150,60",
          ),
          true,
          0.8,
        ),
        "#c9763f",
        7,
      ) +
      [-96, -28, 42, 108]
        .map((x, index) =>
          inked(
            smooth(
              [
                [x - 32, -60],
                [x - 28, -150 + Math.abs(index - 1.5) * 10],
                [x, -176 + Math.abs(index - 1.5) * 10],
                [x + 28, -150 + Math.abs(index - 1.5) * 10],
                [x + 32, -60],
                [x, -36],
              ],
              true,
              0.8,
            ),
            "#d98a52",
            6,
          ),
        )
        .join(""),
    300,
    580,
    { scale: 0.56, turn: 24 },
  );
  return (
    bough +
    cord +
    glow(600, 500, 300, "#ffb03c", 0.6) +
    fist +
    inked(disc(600, 500, 196), "#b9833c", 6) +
    inked(disc(600, 500, 172), "#e3b04b", 4) +
    inked(disc(600, 500, 104), "#8c2f3a", 5) +
    gems +
    figure({
      id: "ember",
      shapes: [smooth(pointsOf("600,420 650,470 660,530 600,584 540,530 550,470"))],
      fill: "#f0662a",
      weight: 4,
      depth: 10,
      marks: flat(polygon(pointsOf("600,424 624,500 600,580 576,500")), "#ffc26a", 0.9),
    }) +
    inked(disc(600, 318, 20, 16), "#e3b04b", 4)
  );
}

/** A reader's bones: a fox's skull, knucklebones and a roll of bandage. */
export function bones(): string {
  const skull =
    figure({
      id: "skl",
      shapes: [
        disc(520, 440, 132, 118),
        ribbon(beadsOf("580,470,84 700,520,52 800,548,34")),
        smooth(pointsOf("440,360 420,300 470,320 500,350")),
        ribbon(beadsOf("560,560,34 680,590,24 770,590,14")),
      ],
      fill: "#f3e8d0",
      shade: "#c9b594",
      weight: 5,
      depth: 18,
      marks: stroke("M420 420q60 -60 150 -40M470 520q30 30 80 30", 3.5, "#a5906c", 0.8),
    }) +
    flat(oval(590, 452, 40, 34, 20), "#3a2f3c") +
    flat(oval(592, 454, 12, 12, 0), "#8fe6d0") +
    glow(592, 454, 46, "#8fe6d0", 0.8) +
    flat(oval(806, 540, 16, 11, 20), "#3a2f3c") +
    stroke("M640 560q70 26 150 10", 4) +
    [660, 692, 724, 756]
      .map((x, i) =>
        inked(
          polygon([
            [x, 558 + i * 3],
            [x + 12, 588 + i],
            [x + 22, 560 + i * 3],
          ]),
          "#fff8e8",
          3,
        ),
      )
      .join("");
  const bone = (x: number, y: number, turn: number, size: number): string =>
    place(
      inked(
        smooth(
          pointsOf(
            "-90,-12 -112,-30 -130,-10 -120,4 -132,22 -110,34 -88,14 88,14 110,34 132,22 120,4 130,-10 112,-30 90,-12",
          ),
          true,
          0.7,
        ),
        "#fff6e2",
        5,
      ) + stroke("M-50 -2H40", 4, "#c9b594"),
      x,
      y,
      { turn, scale: size },
    );
  const roll =
    inked(smooth(pointsOf("850,600 950,600 962,650 950,700 850,700 838,650")), "#f6efe0", 5) +
    inked(oval(944, 650, 26, 50, 0), "#fbf6ea", 4.5) +
    stroke(oval(944, 650, 14, 28, 0) + oval(944, 650, 6, 12, 0), 3, "#c9b594") +
    inked(ribbon(beadsOf("860,690,16 800,716,16 720,712,16")), "#f6efe0", 4);
  const circle =
    stroke(oval(600, 676, 380, 62, 0), 5, "#8fe6d0", 0.9) +
    stroke(oval(600, 676, 340, 52, 0), 3, "#8fe6d0", 0.7) +
    Array.from({ length: 12 }, (_, i) => {
      const a = (i / 12) * Math.PI * 2;
      return flat(
        polygon(star(600 + Math.cos(a) * 360, 676 + Math.sin(a) * 57, 9, 3, 4)),
        "#d8fff4",
      );
    }).join("");
  return (
    table +
    circle +
    bone(360, 650, -24, 0.9) +
    bone(300, 600, 40, 0.7) +
    skull +
    roll +
    bone(600, 700, 4, 0.8)
  );
}

/** A cauldron on the boil, a hat and a broom. */
export function cauldron(seed: Chance): string {
  const broom = place(
    figure({
      id: "brm",
      shapes: [ribbon(beadsOf("0,-330,12 6,0,13 0,150,12"))],
      fill: "#9a6a42",
      weight: 5,
      depth: 4,
    }) +
      figure({
        id: "bri",
        shapes: Array.from({ length: 9 }, (_, i) =>
          ribbon([
            [(i - 4) * 5, 140, 15],
            [(i - 4) * 15, 230, 15],
            [(i - 4) * 22, 320 - Math.abs(i - 4) * 6, 3],
          ]),
        ),
        fill: "#d3a95e",
        weight: 4.5,
        depth: 6,
      }) +
      inked(polygon(pointsOf("-34,150 34,150 38,180 -38,180")), "#8c3f4a", 4),
    900,
    400,
    { turn: 16 },
  );
  const fire =
    Array.from({ length: 7 }, (_, i) => {
      const x = 470 + i * 44;
      return inked(
        smooth([
          [x - 26, 730],
          [x - 20, 690],
          [x + seed.between(-8, 8), 640 - (i % 2) * 24],
          [x + 20, 690],
          [x + 26, 730],
        ]),
        i % 2 ? "#ffb43c" : "#f0662a",
        3.5,
      );
    }).join("") +
    inked(ribbon(beadsOf("430,726,20 770,736,20")), "#6d4a34", 4.5) +
    inked(ribbon(beadsOf("450,742,18 740,718,18")), "#7d5638", 4.5);
  const pot = figure({
    id: "ctl",
    shapes: [
      smooth(
        pointsOf("420,420 780,420 820,520 790,640 690,700 510,700 410,640 380,520"),
        true,
        0.8,
      ),
    ],
    fill: "#454a5c",
    weight: 6,
    depth: 22,
    marks: flat(oval(470, 520, 26, 70, 14), "#8d95ad", 0.6),
  });
  const brew =
    inked(oval(600, 416, 206, 50, 0), "#2f3342", 6) +
    inked(oval(600, 412, 178, 38, 0), "#6fc95a", 4) +
    Array.from({ length: 9 }, () =>
      inked(
        disc(600 + seed.between(-140, 140), 408 + seed.between(-20, 12), seed.between(9, 22)),
        "#a5e67a",
        3,
      ),
    ).join("") +
    Array.from({ length: 8 }, () =>
      inked(
        disc(600 + seed.between(-130, 130), seed.between(180, 360), seed.between(7, 17)),
        "#c9f5a0",
        3,
      ),
    ).join("");
  const steam = stroke(
    "M520 370q-40 -60 0 -120t-10 -120M600 360q40 -60 0 -120t10 -130M690 370q-30 -50 10 -100t-10 -110",
    14,
    "#e3f7cf",
    0.5,
  );
  const hat = place(
    inked(smooth(pointsOf("-150,40 -60,18 60,18 150,40 70,74 -70,74"), true, 0.8), "#4a3a6a", 5) +
      figure({
        id: "hat",
        shapes: [
          smooth(
            pointsOf("-78,34 -46,-70 -8,-150 60,-176 96,-140 50,-120 52,-40 80,34 0,54"),
            true,
            0.7,
          ),
        ],
        fill: "#5f4a8a",
        weight: 5,
        depth: 12,
      }) +
      inked(polygon(pointsOf("-76,24 -64,-8 0,10 64,-8 78,24 0,46")), "#e8913a", 4) +
      inked(polygon(pointsOf("-16,6 18,6 20,36 -18,36")), "#ffd25a", 3.5),
    270,
    640,
  );
  const legs: readonly Point[] = pointsOf("450,690 750,690");
  return (
    glow(600, 640, 300, "#ffb43c", 0.5) +
    glow(600, 330, 280, "#a5e67a", 0.5) +
    broom +
    flat(oval(600, 742, 340, 20, 0), ink, 0.3) +
    legs
      .map(([x, y]) =>
        inked(
          ribbon([
            [x, y - 30, 22],
            [x + (x < 600 ? -16 : 16), y + 40, 13],
          ]),
          "#454a5c",
          5,
        ),
      )
      .join("") +
    fire +
    pot +
    brew +
    steam +
    stroke("M398 470Q340 540 392 600M802 470Q860 540 808 600", 14, "#2f3342") +
    hat
  );
}
