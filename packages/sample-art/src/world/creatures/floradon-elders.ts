import type { Chance } from "../chance";
import { ink, lighter } from "../colour";
import { figure, flat, inked, stroke } from "../figure";
import { bloom } from "../plants/bloom";
import { leaf, leafPath } from "../plants/leaf";
import { beadsOf, disc, place, pointsOf, ribbon, short, smooth } from "../shape";
import type { Bead } from "../shape";
import { bark } from "./bark";
import { eye } from "./face";
import { shade } from "./shadow";

/** Nine feet of arching cane with a crook, and a lamb. */
export function brambleShepherd(seed: Chance): string {
  const canes: Bead[][] = [
    beadsOf("520,716,26 540,560,24 560,400,26 600,280,22 640,220,16"),
    beadsOf("690,716,26 660,570,24 630,420,26 610,290,22"),
    beadsOf("590,330,18 480,260,13 380,290,9 340,380,4"),
    beadsOf("610,320,18 730,250,13 830,300,10 850,400,8 820,470,9"),
    beadsOf("600,260,14 540,170,10 450,150,7 390,190,3"),
    beadsOf("620,250,14 690,150,10 780,150,7 830,210,3"),
  ];
  const thorns = canes.flatMap((cane) =>
    cane.slice(1, -1).flatMap(([x, y, r], i) =>
      [-1, 1].map((side) =>
        ribbon([
          [x + side * r * 0.5, y + i * 6, 8],
          [x + side * (r + 15), y - 10 + i * 6, 0.8],
        ]),
      ),
    ),
  );
  const cloak = Array.from({ length: 25 }, () => {
    const t = seed.next();
    const side = seed.likely(0.5) ? 1 : -1;
    return leaf(
      `cl${String(Math.round(t * 1e6))}`,
      "saw",
      seed.between(60, 92),
      600 + side * seed.between(0, 70) + side * t * 40,
      250 + t * 260,
      90 - side * seed.between(0, 50),
      seed.pick(["#b5473a", "#c9633f", "#8f3f3a", "#6f8f45"]),
      2.5,
    );
  }).join("");
  const flowers =
    Array.from({ length: 10 }, (_, i) => {
      const cane = canes[2 + (i % 4)] ?? [];
      const [x, y] = cane[1 + (i % Math.max(1, cane.length - 1))] ?? [600, 300];
      return place(
        bloom(`fl${String(i)}`, "rose", 20, "#fbf3f0", "#f2c14e", seed),
        x + seed.between(-22, 22),
        y + seed.between(-20, 20),
      );
    }).join("") +
    Array.from({ length: 9 }, () => {
      const [x, y] = [600 + seed.between(-220, 220), seed.between(180, 330)];
      return (
        flat(
          pointsOf("0,0 9,2 4,9 -5,8 -3,-6 6,-6")
            .map(([dx = 0, dy = 0]) => disc(x + dx, y + dy, 6))
            .join(""),
          "#3b2440",
        ) + flat(disc(x - 2, y - 3, 2.4), "#ffffff", 0.9)
      );
    }).join("");
  const crook =
    stroke("M880 716V240Q880 150 940 150T998 220Q998 262 962 262", 22, ink) +
    stroke("M880 716V240Q880 150 940 150T998 220Q998 262 962 262", 13, "#8a5a3c");
  const hand = figure({
    id: "hnd",
    shapes: [
      ribbon(beadsOf("820,460,12 870,470,11 892,460,4")),
      ribbon(beadsOf("820,470,11 872,492,10 894,488,4")),
    ],
    fill: "#7a5040",
    weight: 4,
    depth: 4,
  });
  const lamb =
    figure({
      id: "lmb",
      shapes: [disc(330, 636, 62, 48), disc(290, 616, 34), disc(360, 610, 36), disc(330, 596, 34)],
      fill: "#fbf6ea",
      weight: 4.5,
      depth: 9,
      marks: stroke("M300 630q10 12 22 0M340 640q10 12 22 0M310 660q10 12 22 0", 3, "#c9bda6"),
    }) +
    [300, 330, 360]
      .map((x) =>
        inked(
          ribbon([
            [x, 676, 8],
            [x, 714, 8],
          ]),
          "#4a3f45",
          3.5,
        ),
      )
      .join("") +
    figure({
      id: "lmh",
      shapes: [disc(406, 590, 30, 26), ribbon(beadsOf("386,576,9 364,590,3"))],
      fill: "#4a3f45",
      weight: 4,
      depth: 5,
    }) +
    flat(disc(416, 584, 5), "#fdf6e3") +
    flat(disc(417, 584, 2.6), ink);
  return (
    shade(300) +
    figure({ id: "tho", shapes: thorns, fill: "#c9a070", weight: 3, depth: 3 }) +
    figure({
      id: "can",
      shapes: canes.map((cane) => ribbon(cane, 6)),
      fill: "#7a5040",
      weight: 5,
      depth: 9,
      marks: bark(600, 480, 200, 500, "#7a5040", seed),
    }) +
    cloak +
    flowers +
    crook +
    hand +
    figure({
      id: "fac",
      shapes: [smooth(pointsOf("560,250 600,220 646,250 650,306 604,346 558,306"))],
      fill: "#8a5f48",
      weight: 4.5,
      depth: 8,
      marks: bark(604, 286, 70, 100, "#8a5f48", seed),
    }) +
    eye(584, 282, 11, "#e9b83c") +
    eye(624, 282, 11, "#e9b83c") +
    stroke("M586 316q18 12 36 0", 4) +
    lamb
  );
}

/** A stooping willow with a skirt of withies and news to tell. */
export function willowAunt(seed: Chance): string {
  const trunk: Bead[] = beadsOf(
    "560,740,120 570,610,84 590,480,74 610,360,84 640,280,70 690,240,44",
  );
  const strands = Array.from({ length: 19 }, (_, i) => {
    const t = (i / 18 - 0.5) * 2;
    const [x, y] = [640 + t * 230, 190 + Math.abs(t) * 90];
    const length = 300 + (1 - Math.abs(t)) * 60 + seed.between(-30, 60);
    const open = Math.abs(t - 0.08) < 0.34;
    const reach = open ? length * 0.24 : length;
    return figure({
      id: `wi${String(i)}`,
      shapes: [
        ribbon([
          [x - t * 60, y - 30, 4],
          [x, y + reach * 0.3, 4],
          [x + t * 26, y + reach, 1.5],
        ]),
        ...Array.from({ length: open ? 4 : 9 }, (_, k) =>
          leafPath(
            "lance",
            46,
            x + t * 26 * (k / 9),
            y + (reach * (k + 1)) / (open ? 5 : 10),
            90 + (k % 2 ? 36 : -36),
          ),
        ),
      ],
      fill: i % 2 ? "#93b556" : "#7fa34a",
      weight: 3,
      depth: 4,
    });
  });
  const crown = figure({
    id: "crw",
    shapes: [disc(640, 196, 220, 84), disc(500, 226, 90, 60), disc(790, 236, 90, 58)],
    fill: "#86aa4e",
    weight: 5,
    depth: 18,
    marks: flat(
      Array.from({ length: 40 }, () =>
        leafPath(
          "lance",
          34,
          seed.between(430, 850),
          seed.between(140, 270),
          seed.between(40, 140),
        ),
      ).join(""),
      lighter("#86aa4e", 0.3),
      0.7,
    ),
  });
  const catkins = Array.from(
    { length: 8 },
    (_, i) =>
      stroke(`M${short(450 + i * 54)} 250v20`, 3) +
      inked(
        ribbon([
          [450 + i * 54, 266, 7],
          [450 + i * 54, 296, 6],
          [450 + i * 54, 312, 2],
        ]),
        "#f0d98a",
        2.5,
      ),
  ).join("");
  const arm = [
    ribbon(beadsOf("520,520,34 420,560,22 370,500,16 390,430,12")),
    ribbon(beadsOf("392,436,9 370,400,3")),
    ribbon(beadsOf("392,436,9 404,392,3")),
    ribbon(beadsOf("392,440,8 430,410,3")),
  ];
  const face =
    eye(584, 420, 16, "#7a8f3c") +
    eye(656, 416, 16, "#7a8f3c") +
    stroke("M560 394q22 -20 46 -4M636 388q22 -16 44 2", 7) +
    stroke("M616 430q18 34 -8 48", 5) +
    stroke("M580 516q40 26 82 -10", 7) +
    stroke("M548 440q-12 14 -4 34M692 434q12 14 6 34", 4, "#5d4636", 0.8);
  const pool =
    flat(
      smooth(pointsOf("180,712 420,700 640,706 900,700 1020,716 900,752 600,764 280,748")),
      "#8fb0a0",
      0.9,
    ) + stroke("M360 728q30 -8 60 0t60 0M640 738q30 -8 60 0t60 0", 4, "#dcead8");
  return (
    strands.filter((_, i) => i < 3 || i > 15).join("") +
    figure({
      id: "wtr",
      shapes: [
        ribbon(trunk, 6),
        ...arm,
        ribbon(beadsOf("500,690,40 420,730,14")),
        ribbon(beadsOf("640,690,40 740,730,14")),
      ],
      fill: "#8a7358",
      weight: 5,
      depth: 18,
      marks: bark(600, 500, 150, 460, "#8a7358", seed),
    }) +
    face +
    crown +
    catkins +
    strands.filter((_, i) => i >= 3 && i <= 15).join("") +
    pool
  );
}
