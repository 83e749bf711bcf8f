import { glow } from "../../pen";
import type { Chance } from "../chance";
import { ink, lighter } from "../colour";
import { figure, flat, inked, stroke } from "../figure";
import { bloom, bloomShapes } from "../plants/bloom";
import { fungus } from "../plants/fungus";
import { leaf, leafPath, leafShapes } from "../plants/leaf";
import { tuft } from "../silhouettes";
import { beadsOf, disc, oval, place, pointsOf, ribbon, short, smooth } from "../shape";
import type { Bead } from "../shape";
import { bark } from "./bark";
import { eye, lid } from "./face";
import { shade } from "./shadow";

/** A lily that dances for the moon on one root. */
export function selsDancer(seed: Chance): string {
  const petals = (ring: number): string =>
    Array.from({ length: 7 }, (_, i) => {
      const t = (i / 6 - 0.5) * 2;
      const reach = ring === 0 ? 230 : 190;
      return figure({
        id: `sk${String(ring)}${String(i)}`,
        shapes: [
          smooth([
            [600 + t * 40, 470],
            [600 + t * (reach * 0.7) - 30, 540],
            [600 + t * reach, 630 - Math.abs(t) * 40],
            [600 + t * (reach * 0.66) + 30, 590],
            [600 + t * 40 + 20, 480],
          ]),
        ],
        fill: ring === 0 ? "#d9dcf2" : "#f6f4ff",
        weight: 4,
        depth: 10,
        marks: stroke(
          `M${short(600 + t * 44)} 480Q${short(600 + t * reach * 0.6)} 550 ${short(600 + t * reach * 0.92)} ${short(622 - Math.abs(t) * 40)}`,
          2.5,
          "#a9a6d0",
          0.8,
        ),
      });
    }).join("");
  const torso = ribbon(beadsOf("600,500,34 590,430,20 606,360,28 600,310,15"), 6);
  const arms = [
    ribbon(beadsOf("620,360,15 720,330,11 780,240,9 760,170,4"), 6),
    ribbon(beadsOf("592,360,15 490,380,11 420,320,9 400,240,4"), 6),
  ];
  const leaves =
    leaf("dl1", "lance", 120, 760, 190, -60, "#7fb08a", 3) +
    leaf("dl2", "lance", 110, 402, 250, -120, "#7fb08a", 3);
  const headBloom = place(bloom("dh", "lily", 100, "#fbfaff", "#f2d98a", seed), 600, 236, {
    turn: 10,
  });
  const root = figure({
    id: "drt",
    shapes: [ribbon(beadsOf("600,560,24 604,640,15 600,706,8"), 6)],
    fill: "#8fae8a",
    weight: 4,
    depth: 5,
  });
  const water =
    flat(oval(600, 712, 330, 40, 0), "#5d6fa5", 0.9) +
    stroke(
      oval(600, 712, 90, 12, 0) + oval(600, 712, 170, 22, 0) + oval(600, 712, 250, 31, 0),
      3.5,
      "#c9d6f6",
      0.8,
    ) +
    [340, 850]
      .map((x, i) =>
        inked(
          `M${short(x)} 716a54 15 0 1 0 54 -15L${short(x + 20)} 716Z`,
          i ? "#5f8f6f" : "#6f9f7a",
          3.5,
        ),
      )
      .join("");
  const drift = Array.from({ length: 12 }, () =>
    inked(
      leafPath(
        "oval",
        seed.between(22, 34),
        seed.between(250, 950),
        seed.between(160, 620),
        seed.between(0, 360),
      ),
      "#f6f4ff",
      2.5,
    ),
  ).join("");
  return (
    glow(600, 330, 360, "#e6ecff", 0.6) +
    water +
    drift +
    stroke("M470 640Q600 690 740 630M440 610Q420 640 450 660", 4, "#f6f4ff", 0.8) +
    root +
    petals(0) +
    figure({ id: "dto", shapes: [torso, ...arms], fill: "#a9cfae", weight: 4.5, depth: 8 }) +
    leaves +
    petals(1) +
    headBloom
  );
}

/** A hollow reed with long joints that plays the wind. */
export function pollenPiper(seed: Chance): string {
  const stem: Bead[] = beadsOf("560,716,20 580,600,22 570,480,24 610,360,24 640,260,22 700,180,22");
  const joints = stem
    .slice(1, -1)
    .map(([x, y, r]) => inked(oval(x, y, r + 7, 9, 8), "#b58a45", 3.5))
    .join("");
  const holes = pointsOf("594,560 578,520 584,440 600,400 622,320 632,290")
    .map(([x = 0, y = 0]) => flat(oval(x, y, 6, 9, 0), ink))
    .join("");
  const legs = [
    ribbon(beadsOf("564,690,18 500,640,12 470,716,9")),
    ribbon(beadsOf("572,690,18 640,640,12 670,716,9")),
  ];
  const arms = [
    ribbon(beadsOf("600,400,15 700,430,11 760,360,9 746,290,7")),
    ribbon(beadsOf("590,420,15 500,400,11 470,320,9 500,260,5")),
  ];
  const plume = Array.from({ length: 15 }, (_, i) => {
    const a = -2.5 + (i / 14) * 2.2;
    return ribbon([
      [704, 176, 10],
      [704 + Math.cos(a) * 70, 170 + Math.sin(a) * 60, 13],
      [704 + Math.cos(a) * 130, 180 + Math.sin(a) * 90 + 20, 2],
    ]);
  });
  const pollen = Array.from({ length: 60 }, () => {
    const t = seed.next();
    return disc(
      760 + t * 300 + seed.between(-30, 30),
      300 - Math.sin(t * 5) * 70 - t * 60 + seed.between(-50, 50),
      seed.between(2, 7),
    );
  }).join("");
  const notes = pointsOf("850,250 930,180 1010,250")
    .map(
      ([x = 0, y = 0], i) =>
        inked(oval(x, y, 15, 11, -20), "#e8b83c", 3) +
        stroke(
          `M${short(x + 13)} ${short(y - 4)}V${short(y - 60)}${i === 1 ? "q22 6 22 30" : "q20 10 16 32"}`,
          6,
        ),
    )
    .join("");
  const pipe = figure({
    id: "pip",
    shapes: [ribbon(beadsOf("690,250,9 760,300,11 830,340,15"))],
    fill: "#c9a15a",
    weight: 4,
    depth: 4,
    marks: flat(
      pointsOf("730,278 756,296 782,312")
        .map(([x = 0, y = 0]) => disc(x, y, 4))
        .join(""),
      ink,
    ),
  });
  const reeds = (y: number, tone: string): string =>
    flat(
      Array.from({ length: 16 }, (_, i) =>
        tuft(130 + i * 62 + seed.between(-20, 20), y, seed.between(150, 260), seed, 4),
      ).join(""),
      tone,
    );
  return (
    reeds(740, "#8a9a5a") +
    flat(pollen, "#f2c93c", 0.85) +
    figure({ id: "pll", shapes: [...legs, ...arms], fill: "#c79a52", weight: 4.5, depth: 5 }) +
    figure({ id: "plm", shapes: plume, fill: "#d9b978", weight: 4, depth: 6 }) +
    figure({ id: "pst", shapes: [ribbon(stem, 6)], fill: "#d3a95e", weight: 5, depth: 9 }) +
    joints +
    holes +
    inked(leafPath("lance", 130, 582, 600, -150), "#9aa85a", 3.5) +
    inked(leafPath("lance", 140, 620, 350, -10), "#9aa85a", 3.5) +
    pipe +
    lid(664, 216, 12) +
    lid(700, 226, 11) +
    stroke("M676 250q10 8 20 2", 5) +
    notes +
    reeds(764, "#6b7c47")
  );
}

/** A walking plant nobody has named on these pages: root legs, a stem and a face, by chance. */
export function unnamedFloradon(seed: Chance, green: string, colour: string): string {
  const shape = seed.pick(leafShapes);
  const legs = Array.from({ length: seed.whole(2, 3) * 2 }, (_, i) => i).map((i) => {
    const side = i % 2 ? 1 : -1;
    const k = Math.floor(i / 2);
    return ribbon([
      [600 + side * 30, 560, 32],
      [600 + side * (110 + k * 60), 600 - k * 20, 22],
      [600 + side * (130 + k * 80), 712, 10],
    ]);
  });
  const body = smooth(pointsOf("600,300 700,350 740,470 700,580 600,620 500,580 460,470 500,350"));
  const arms = [-1, 1].map((side) =>
    ribbon([
      [600 + side * 110, 440, 26],
      [600 + side * 210, 400, 17],
      [600 + side * 260, 310, 10],
    ]),
  );
  const hands = [-1, 1]
    .map((side) =>
      leaf(`hd${String(side)}`, shape, 130, 600 + side * 258, 320, side > 0 ? -50 : 230, green),
    )
    .join("");
  const collar = Array.from({ length: 9 }, (_, i) =>
    leaf(
      `co${String(i)}`,
      shape,
      150,
      600,
      350,
      170 + i * 25,
      i % 2 ? green : lighter(green, 0.15),
    ),
  ).join("");
  const top = seed.likely(0.75)
    ? place(bloom("top", seed.pick(bloomShapes), 100, colour, "#f2c14e", seed), 600, 240)
    : place(
        fungus(
          "top",
          "dome",
          110,
          { cap: colour, stem: "#f0e3c6", spot: "#fff3e0", spotted: true, glow: false },
          seed,
        ),
        600,
        330,
      );
  return (
    shade(280) +
    figure({
      id: "flg",
      shapes: legs,
      fill: "#7d5a40",
      weight: 5,
      depth: 8,
      marks: bark(600, 640, 400, 160, "#7d5a40", seed),
    }) +
    collar +
    figure({
      id: "fbd",
      shapes: [body, ...arms],
      fill: green,
      weight: 5,
      depth: 18,
      marks: bark(600, 460, 200, 240, green, seed),
    }) +
    hands +
    top +
    eye(556, 440, 22, "#e9b83c") +
    eye(646, 440, 22, "#e9b83c") +
    stroke("M560 520q42 30 84 0", 6)
  );
}
