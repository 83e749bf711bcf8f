import type { Chance } from "../chance";
import { darker, ink, lighter } from "../colour";
import { figure, flat, inked, stroke } from "../figure";
import { fungus } from "../plants/fungus";
import { leafPath } from "../plants/leaf";
import { tuft } from "../silhouettes";
import { beadsOf, disc, oval, place, pointsOf, ribbon, smooth } from "../shape";
import type { Point } from "../shape";
import { bark } from "./bark";
import { eye } from "./face";
import { shade } from "./shadow";

/** A hummock of living moss with four stumps, red caps along the spine and a wren in it. */
export function mossback(seed: Chance): string {
  const tone = "#6fa04a";
  const hump: Point[] = pointsOf(
    "300,610 310,500 390,410 520,366 650,372 770,430 850,520 900,590 870,650 720,670 560,676 390,664",
  );
  const stumps = [370, 500, 700, 810].map((x, i) =>
    ribbon([
      [x, 620, 54],
      [x + 4, 680, 42],
      [x + 10, 712, 36 - (i % 2) * 4],
    ]),
  );
  const shag = Array.from({ length: 24 }, (_, i) => {
    const t = i / 23;
    const x = 320 + t * 560;
    const y = 650 + Math.sin(t * 3.1) * 14;
    return ribbon([
      [x, y - 26, 22],
      [x + seed.between(-8, 8), y + seed.between(10, 40), 2],
    ]);
  });
  const caps = pointsOf("430,402 500,376 570,366 640,374 704,396 762,432")
    .map(([x = 0, y = 0], i) =>
      place(
        fungus(
          `cap${String(i)}`,
          "dome",
          20 + (i % 2) * 5,
          { cap: "#d9402f", stem: "#f3e6cc", spot: "#fff3e0", spotted: true, glow: false },
          seed,
        ),
        x,
        y + 8,
      ),
    )
    .join("");
  const texture =
    flat(
      Array.from({ length: 46 }, () =>
        disc(seed.between(330, 860), seed.between(400, 650), seed.between(6, 16)),
      ).join(""),
      lighter(tone, 0.25),
      0.5,
    ) +
    flat(
      Array.from({ length: 26 }, () =>
        tuft(seed.between(340, 840), seed.between(440, 660), 24, seed, 4),
      ).join(""),
      darker(tone, 0.3),
      0.7,
    );
  const wren =
    figure({
      id: "wrn",
      shapes: [
        disc(440, 494, 30, 26),
        disc(466, 474, 19),
        ribbon(beadsOf("420,490,14 392,456,9 388,440,4")),
      ],
      fill: "#9a6a3f",
      weight: 3.5,
      depth: 5,
      marks: flat(oval(450, 506, 18, 14, 0), "#ecd2a6"),
    }) +
    inked(smooth(pointsOf("482,470 500,476 482,482"), true, 0.4), "#e0a33c", 2.5) +
    flat(disc(470, 470, 4), ink);
  return (
    shade(320) +
    figure({
      id: "stp",
      shapes: stumps,
      fill: "#7a5a40",
      weight: 5,
      depth: 10,
      marks: bark(600, 690, 520, 60, "#7a5a40", seed),
    }) +
    caps +
    figure({
      id: "hmp",
      shapes: [smooth(hump), ...shag],
      fill: tone,
      weight: 5,
      depth: 20,
      marks: texture,
    }) +
    inked(disc(436, 496, 46, 40), "#3f5a30", 4) +
    wren +
    eye(790, 530, 17, "#7a4a2a") +
    eye(846, 536, 15, "#7a4a2a") +
    stroke("M800 588q24 20 52 4", 5) +
    flat(oval(770, 574, 20, 11, 0) + oval(878, 574, 14, 9, 0), "#e8a59a", 0.6) +
    flat(
      Array.from({ length: 6 }, () => tuft(seed.between(360, 860), 668, 46, seed)).join(""),
      darker(tone, 0.25),
    )
  );
}

/** An apple tree that has had enough. */
export function orchardBull(seed: Chance): string {
  const tone = "#8f8a80";
  const legs = pointsOf("390,0 480,8 700,0 790,10")
    .map(([x = 0, d = 0]) => [
      ribbon([
        [x, 560, 52],
        [x - 6 + d, 640, 38],
        [x + d, 706, 40],
      ]),
      ribbon([
        [x + d, 690, 26],
        [x + d + 44, 720, 4],
      ]),
      ribbon([
        [x + d, 690, 26],
        [x + d - 40, 720, 4],
      ]),
    ])
    .flat();
  const body = ribbon(beadsOf("330,480,80 430,470,118 600,480,124 740,470,128 810,460,96"), 6);
  const brow = ribbon(beadsOf("800,450,96 880,480,76 930,540,50"), 6);
  const horns = [
    ribbon(beadsOf("860,410,26 900,340,22 980,300,16 1010,230,4")),
    ribbon(beadsOf("960,310,11 1020,300,2")),
    ribbon(beadsOf("810,390,26 800,310,20 850,240,14 840,180,4")),
    ribbon(beadsOf("838,250,9 890,220,2")),
  ];
  const tail = ribbon(beadsOf("270,470,22 200,520,14 180,620,8"));
  const crown = beadsOf("400,350,110 520,290,124 650,310,114 740,360,84")
    .map(([x = 0, y = 0, r = 80], i) =>
      figure({
        id: `oc${String(i)}`,
        shapes: [
          disc(x, y, r * 0.9, r * 0.7),
          ...Array.from({ length: 18 }, (_, k) =>
            leafPath(
              "oval",
              44,
              x + Math.cos(k * 0.35) * r * 0.84,
              y + Math.sin(k * 0.35) * r * 0.64,
              k * 20,
            ),
          ),
        ],
        fill: i % 2 ? "#7aa04a" : "#6b9243",
        weight: 4,
        depth: 15,
      }),
    )
    .join("");
  const blossom = Array.from({ length: 18 }, (_, i) =>
    place(
      flat(
        Array.from({ length: 5 }, (_, p) =>
          disc(Math.cos(p * 1.257) * 9, Math.sin(p * 1.257) * 9, 8),
        ).join(""),
        i % 2 ? "#fbe3ea" : "#f6c4d2",
      ) + flat(disc(0, 0, 5), "#f2c14e"),
      seed.between(320, 800),
      seed.between(240, 410),
    ),
  ).join("");
  const apples = Array.from({ length: 7 }, () => {
    const [x, y] = [seed.between(340, 780), seed.between(290, 430)];
    return (
      inked(disc(x, y, 17, 16), "#cf4437", 3.5) + flat(disc(x - 5, y - 6, 4.5), "#ffffff", 0.75)
    );
  }).join("");
  const mistletoe =
    Array.from({ length: 7 }, (_, i) =>
      inked(leafPath("oval", 36, 790, 420, 100 + i * 22), "#a5b56a", 2.5),
    ).join("") + flat(disc(776, 446, 6) + disc(790, 452, 6) + disc(764, 436, 6), "#fbf6ea");
  const face =
    eye(880, 470, 17, "#e9b83c") +
    stroke("M852 440L908 458", 9) +
    flat(disc(938, 548, 8) + disc(956, 536, 6), ink) +
    stroke("M900 580q26 8 46 -10", 6) +
    stroke("M970 570q24 -6 36 -22M972 584q30 2 44 -8", 5, "#fdf6e3", 0.9);
  return (
    shade(360) +
    figure({ id: "ohr", shapes: horns, fill: "#b8ae9c", weight: 4.5, depth: 7 }) +
    figure({
      id: "obd",
      shapes: [body, brow, tail, ...legs],
      fill: tone,
      weight: 6,
      depth: 20,
      marks:
        bark(600, 500, 620, 330, tone, seed) +
        stroke("M470 470a30 24 0 1 1 1 0M650 520a34 26 0 1 1 1 0", 5, darker(tone, 0.4)),
    }) +
    place(crown, 0, -24) +
    blossom +
    apples +
    mistletoe +
    face +
    inked(leafPath("oval", 56, 178, 620, 100), "#7aa04a", 3) +
    stroke("M360 720q-40 10 -70 -4M840 724q40 8 66 -6", 5, "#6d5a44", 0.7)
  );
}
