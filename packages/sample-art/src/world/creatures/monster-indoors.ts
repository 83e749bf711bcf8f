import type { Chance } from "../chance";
import { darker, ink } from "../colour";
import { figure, flat, inked, stroke } from "../figure";
import { letters } from "../letters";
import {
  beadsOf,
  disc,
  fractal,
  oval,
  place,
  pointsOf,
  polygon,
  ribbon,
  short,
  smooth,
} from "../shape";
import type { Point } from "../shape";
import { eye, teeth } from "./face";
import { shade } from "./shadow";

/** A puddle of ink with a bitten edge, over the page it is eating. */
export function inkmaw(seed: Chance): string {
  const page = (x: number, turn: number): string =>
    place(
      inked(polygon(pointsOf("-250,-170 240,-180 256,170 -240,180")), "#fbf3dc", 4) +
        stroke(
          Array.from(
            { length: 9 },
            (_, i) => `M-200 ${short(-130 + i * 32)}h${short(seed.between(260, 390))}`,
          ).join(""),
          6,
          "#8a7a6a",
          0.8,
        ),
      x,
      560,
      { turn },
    );
  const rim = fractal(
    Array.from({ length: 16 }, (_, i): Point => {
      const a = (i / 16) * Math.PI * 2;
      return [
        600 + Math.cos(a) * 330 * seed.between(0.86, 1.12),
        500 + Math.sin(a) * 190 * seed.between(0.86, 1.12),
      ];
    }),
    0.4,
    1,
    seed.next,
  );
  const drips = [-240, -120, 60, 190, 280].map((dx, i) =>
    ribbon([
      [600 + dx, 600, 26],
      [600 + dx + 8, 670 + (i % 3) * 18, 17],
      [600 + dx + 6, 706 + (i % 2) * 14, 13],
    ]),
  );
  const arms = [
    ribbon(beadsOf("360,420,44 290,300,30 330,210,22 400,190,8")),
    ribbon(beadsOf("840,420,44 920,310,30 900,200,20 830,170,7")),
  ];
  const words = ["verily", "and so", "item", "ergo", "the end?", "nay", "forsooth", "ibid"]
    .map((word, i) =>
      place(
        letters(word, 0, 0, { size: 30 + (i % 3) * 8, fill: "#b9b3d6", font: "italic" }),
        400 + (i % 4) * 130,
        396 + Math.floor(i / 4) * 240 + (i % 2) * 18,
        { turn: seed.between(-24, 24) },
      ),
    )
    .join("");
  const mouth = smooth(pointsOf("440,500 520,452 600,474 690,448 770,500 690,574 600,590 510,574"));
  return (
    page(430, -9) +
    page(790, 7) +
    shade(330, 712) +
    figure({
      id: "maw",
      shapes: [smooth(rim), ...drips, ...arms],
      fill: "#2a2540",
      shade: "#15111f",
      weight: 6,
      depth: 16,
      rim: 0.14,
      marks: words,
    }) +
    inked(mouth, "#6b2a4a", 5) +
    teeth([446, 500], [764, 500], 9, 40, 1) +
    teeth([476, 552], [730, 552], 7, 32, -1) +
    eye(500, 380, 34, "#e9c84a", true) +
    eye(690, 372, 42, "#e9c84a", true) +
    eye(600, 330, 22, "#e9c84a", true) +
    flat(oval(430, 440, 40, 12, -24), "#ffffff", 0.35)
  );
}

/** A good coat on a peg, a size too large, with nobody in it. */
export function nobodysCoat(seed: Chance): string {
  const rail =
    inked(polygon(pointsOf("250,150 950,150 950,186 250,186")), "#8a6544", 4) +
    [320, 600, 880].map((x) => inked(disc(x, 190, 17), "#c9a35a", 4)).join("");
  const other = (x: number, colour: string): string =>
    figure({
      id: `o${String(x)}`,
      shapes: [
        smooth([
          [x, 200],
          [x + 66, 240],
          [x + 84, 480],
          [x + 66, 560],
          [x - 66, 560],
          [x - 84, 480],
          [x - 66, 240],
        ]),
      ],
      fill: colour,
      weight: 4,
      depth: 10,
      marks: stroke(
        `M${short(x)} 230V560M${short(x - 40)} 300V550M${short(x + 44)} 300V550`,
        3,
        darker(colour, 0.4),
        0.6,
      ),
    });
  const body = smooth(
    pointsOf(
      "600,206 690,224 742,280 758,460 800,700 700,724 600,712 500,724 400,700 442,460 458,280 510,224",
    ),
  );
  const sleeve = (side: number): string =>
    ribbon([
      [600 + side * 110, 270, 48],
      [600 + side * 176, 400, 44],
      [600 + side * (side > 0 ? 250 : 170), side > 0 ? 440 : 560, 42],
      [600 + side * (side > 0 ? 320 : 176), side > 0 ? 380 : 600, 38],
    ]);
  const lining = smooth(
    pointsOf("600,230 650,300 644,480 664,710 600,704 536,710 556,480 550,300"),
  );
  const eyes = flat(oval(578, 318, 9, 13, 0) + oval(624, 318, 9, 13, 0), "#fbe9b0");
  const cuff =
    flat(oval(920, 380, 34, 40, -50), "#15111f") +
    stroke(oval(920, 380, 34, 40, -50), 6, "#c9a35a");
  return (
    rail +
    other(330, "#a5663f") +
    other(872, "#5f7a5a") +
    shade(250, 722) +
    figure({
      id: "slv",
      shapes: [sleeve(-1), sleeve(1)],
      fill: "#3b3550",
      weight: 5,
      depth: 12,
      marks: stroke("M480 380q-20 60 -30 120M740 380q40 30 90 34", 4, "#211c30"),
    }) +
    cuff +
    figure({
      id: "cot",
      shapes: [body],
      fill: "#463f60",
      weight: 6,
      depth: 16,
      marks: stroke(
        Array.from(
          { length: 9 },
          (_, i) =>
            `M${short(440 + i * 40)} ${short(seed.between(420, 500))}q${short(seed.between(-14, 14))} 120 ${short((i - 4) * 12)} 240`,
        ).join(""),
        4,
        "#2a2440",
        0.8,
      ),
    }) +
    inked(lining, "#17121f", 4) +
    stroke(
      Array.from(
        { length: 6 },
        (_, i) => `M${short(560 + i * 16)} ${short(420 + (i % 2) * 30)}v240`,
      ).join(""),
      2.5,
      "#4a2a45",
      0.8,
    ) +
    inked(
      smooth(pointsOf("552,226 600,300 560,410 500,330 506,240"), true, 0.5) +
        smooth(pointsOf("648,226 600,300 640,410 700,330 694,240"), true, 0.5),
      "#564e74",
      5,
    ) +
    eyes +
    [440, 520, 600]
      .map(
        (y) =>
          inked(disc(688, y, 13), "#c9a35a", 3.5) +
          flat(disc(685, y, 2.5) + disc(691, y, 2.5), ink),
      )
      .join("") +
    stroke("M600 206v-24", 7, "#c9a35a")
  );
}

/** Exactly what you were looking for, with a ticket on it and teeth in it. */
export function bargainMimic(): string {
  const barrow =
    inked(polygon(pointsOf("250,610 950,610 900,670 300,670")), "#a5754a", 5) +
    stroke("M950 616L1040 560M250 640H900", 12, "#7d5638") +
    inked(disc(400, 690, 52), "#8a6544", 6) +
    inked(disc(400, 690, 14), "#c9a35a", 4) +
    stroke(
      Array.from({ length: 6 }, (_, i) => {
        const a = (i / 6) * Math.PI;
        return `M${short(400 - Math.cos(a) * 46)} ${short(690 - Math.sin(a) * 46)}L${short(400 + Math.cos(a) * 46)} ${short(690 + Math.sin(a) * 46)}`;
      }).join(""),
      6,
      "#5d3f2a",
    ) +
    inked(polygon(pointsOf("800,668 830,668 836,734 800,734")), "#7d5638", 4);
  const awning =
    Array.from({ length: 8 }, (_, i) =>
      inked(
        polygon([
          [220 + i * 96, 120],
          [316 + i * 96, 120],
          [316 + i * 96, 186],
          [268 + i * 96, 214],
          [220 + i * 96, 186],
        ]),
        i % 2 ? "#f6ead0" : "#b5523f",
        4,
      ),
    ).join("") + stroke("M240 200V610M960 200V560", 12, "#7d5638");
  const pot = smooth(
    pointsOf("440,400 520,330 640,320 750,360 800,450 770,560 690,606 520,606 440,550 410,470"),
  );
  const spout = ribbon(beadsOf("770,500,40 860,450,28 890,360,22 930,340,24"));
  const handle = ribbon(beadsOf("430,430,22 330,400,18 310,500,18 400,560,22"));
  const lidShape = smooth(pointsOf("470,330 500,250 600,216 700,246 740,320 610,352"));
  const flowers = Array.from({ length: 5 }, (_, i) =>
    place(
      flat(
        Array.from({ length: 5 }, (_, p) =>
          disc(Math.cos(p * 1.257) * 12, Math.sin(p * 1.257) * 12, 9),
        ).join(""),
        "#fbf0d8",
      ) + flat(disc(0, 0, 7), "#e0a33c"),
      470 + i * 66,
      540 + Math.sin(i * 2) * 20,
    ),
  ).join("");
  const legs = [480, 560, 660, 730].map((x) =>
    ribbon([
      [x, 590, 20],
      [x + 4, 612, 16],
      [x + 16, 620, 12],
    ]),
  );
  const ticket =
    place(
      inked(polygon(pointsOf("-74,-40 60,-40 84,0 60,40 -74,40")), "#fdf3d0", 4) +
        flat(disc(56, 0, 7), ink) +
        letters("TODAY ONLY", -10, -8, { size: 20, fill: "#b5333a" }) +
        letters("3 bits", -10, 24, { size: 30, fill: "#3b2a2c" }),
      300,
      300,
      { turn: -12 },
    ) + stroke("M354 290Q400 290 440 350", 4, "#8a6544");
  return (
    shade(360, 736) +
    awning +
    barrow +
    figure({ id: "han", shapes: [handle, spout, ...legs], fill: "#4f8fa0", weight: 6, depth: 10 }) +
    figure({ id: "pot", shapes: [pot], fill: "#5fa3b3", weight: 6, depth: 18, marks: flowers }) +
    inked(smooth(pointsOf("440,396 540,350 680,352 776,400 690,446 540,446")), "#6b2238", 5) +
    inked(
      smooth(pointsOf("600,420 700,400 800,440 850,520 820,540 740,470 620,446")),
      "#d9607a",
      4,
    ) +
    teeth([446, 400], [770, 404], 10, 40, 1) +
    `<g transform="translate(0 -42) rotate(-7 470 330)">${figure({ id: "lid", shapes: [lidShape, disc(600, 206, 30)], fill: "#5fa3b3", weight: 6, depth: 12, marks: stroke("M490 300Q600 260 720 296", 7, "#fbf0d8", 0.9) })}${teeth([484, 334], [728, 322], 9, 40, 1)}${eye(560, 282, 25, "#e9b83c", true)}${eye(660, 276, 30, "#e9b83c", true)}</g>` +
    ticket +
    [
      [870, 580, "#c9a35a"],
      [920, 590, "#8a6aa5"],
      [300, 592, "#b5733f"],
    ]
      .map(([x, y, c]) =>
        inked(
          smooth([
            [Number(x) - 24, Number(y) + 24],
            [Number(x) - 20, Number(y) - 16],
            [Number(x), Number(y) - 34],
            [Number(x) + 20, Number(y) - 16],
            [Number(x) + 24, Number(y) + 24],
          ]),
          String(c),
          4,
        ),
      )
      .join("")
  );
}
