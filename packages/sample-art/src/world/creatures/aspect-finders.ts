import { glow } from "../../pen";
import type { Chance } from "../chance";
import { ink, lighter } from "../colour";
import { figure, flat, inked, stroke } from "../figure";
import {
  beadsOf,
  disc,
  oval,
  place,
  pointsOf,
  polygon,
  ribbon,
  short,
  smooth,
  star,
} from "../shape";
import { bird, birdKinds } from "./bird";
import { motes } from "./motes";

/** A stooped magpie in a coat made wholly of pockets. */
export function mislay(seed: Chance): string {
  const coat = smooth(
    pointsOf("470,300 600,250 720,300 800,440 840,690 720,722 560,716 410,722 370,690 400,450"),
  );
  const pockets = Array.from({ length: 16 }, (_, i) => {
    const row = Math.floor(i / 4);
    const x = 452 + (i % 4) * 92 + (row % 2) * 22 - row * 4;
    const y = 350 + row * 88;
    const tone = ["#7f6f9c", "#5f7f8c", "#9c6f6f", "#7f8f5f", "#a5854f"][i % 5] ?? "#7f6f9c";
    return (
      inked(
        smooth(
          [
            [x - 34, y - 28],
            [x + 34, y - 28],
            [x + 36, y + 26],
            [x, y + 40],
            [x - 36, y + 26],
          ],
          true,
          0.4,
        ),
        tone,
        3.5,
      ) + stroke(`M${short(x - 30)} ${short(y - 16)}H${short(x + 30)}`, 3, lighter(tone, 0.4))
    );
  }).join("");
  const lost = [
    inked(ribbon(beadsOf("500,334,7 500,300,7")) + disc(500, 288, 13), "#d9b24e", 3.5) +
      flat(disc(500, 288, 5), ink),
    inked(
      smooth(pointsOf("676,420 670,384 690,378 700,352 712,380 730,372 734,420")),
      "#c9574a",
      3.5,
    ),
    inked(oval(600, 420, 20, 14, 0), "#f2e6c8", 3.5) + stroke("M588 420h24", 3),
    stroke("M520 560q10 -40 30 -10t26 -16", 5, "#f2e6c8"),
    inked(polygon(star(760, 560, 18, 8, 5)), "#ffe08a", 3),
  ].join("");
  const tail = Array.from({ length: 4 }, (_, i) =>
    ribbon([
      [420, 620, 24],
      [300, 680 + i * 8, 20],
      [180, 690 + i * 16, 5],
    ]),
  );
  const head = bird(
    "mag",
    {
      ...birdKinds.crow,
      leg: 1,
      neck: 10,
      head: 84,
      neckWidth: 74,
      bill: 120,
      billDepth: 24,
      long: 60,
      deep: 40,
      tail: 1,
    },
    { coat: "#2f2b3f", belly: "#f6f2ea", wing: "#2f2b3f", bill: "#4a4552", eye: "#ffe08a" },
    seed,
  );
  const ruff = figure({
    id: "ruf",
    shapes: Array.from({ length: 13 }, (_, i) => {
      const a = Math.PI * (0.02 + i * 0.08);
      return ribbon([
        [640, 290, 40],
        [640 + Math.cos(a) * 90, 296 + Math.sin(a) * 50, 26],
        [640 + Math.cos(a) * 140, 304 + Math.sin(a) * 76, 2],
      ]);
    }),
    fill: "#f6f2ea",
    weight: 4,
    depth: 6,
  });
  const wings = [
    ribbon(beadsOf("760,400,44 880,430,36 930,350,26 910,290,8")),
    ribbon(beadsOf("910,300,14 950,250,2")),
    ribbon(beadsOf("914,310,14 974,284,2")),
  ];
  const held =
    glow(930, 230, 110, "#ffe9a8", 0.9) +
    inked(
      ribbon(beadsOf("900,250,9 950,214,9 966,200,9")) +
        disc(884, 262, 17) +
        polygon(pointsOf("950,214 962,236 972,226 962,204")),
      "#e9b83c",
      4,
    ) +
    flat(disc(884, 262, 7), ink);
  const boot =
    inked(
      smooth(pointsOf("640,700 640,650 690,650 694,690 748,704 750,734 640,734"), true, 0.5),
      "#8a5a3a",
      5,
    ) + flat(oval(560, 728, 30, 9, 0), "#d99a3a");
  return (
    glow(600, 400, 400, "#cfc4ff", 0.4) +
    flat(oval(600, 728, 300, 22, 0), ink, 0.3) +
    figure({ id: "mtl", shapes: tail, fill: "#2f3f5f", weight: 4, depth: 5 }) +
    boot +
    figure({ id: "mct", shapes: [coat], fill: "#6a5f86", weight: 6, depth: 18 }) +
    figure({ id: "mwg", shapes: wings, fill: "#3a3a55", weight: 5, depth: 9 }) +
    pockets +
    lost +
    ruff +
    place(head, 620, 330) +
    held +
    motes(seed, "#ffe9a8", 26)
  );
}

/** Small Courage: a robin-sized spark on a shoulder, at a door. */
export function smallCourage(seed: Chance): string {
  const shoulder =
    figure({
      id: "shd",
      shapes: [smooth(pointsOf("20,900 60,640 280,560 470,530 700,545 900,620 1000,900"))],
      fill: "#5d6a8c",
      weight: 6,
      depth: 20,
      marks: stroke(
        Array.from(
          { length: 10 },
          (_, i) => `M${short(200 + i * 74)} ${short(600 + (i % 3) * 20)}q20 60 0 130`,
        ).join(""),
        4,
        "#3c466a",
        0.6,
      ),
    }) +
    figure({
      id: "scf",
      shapes: [ribbon(beadsOf("40,560,70 240,560,70 420,580,62 600,640,46 720,740,30"))],
      fill: "#c9803a",
      weight: 5,
      depth: 12,
      marks: stroke(
        "M150 500l20 120M280 506l4 124M400 530l-14 110M520 570l-30 90",
        6,
        "#8f5526",
        0.7,
      ),
    });
  const flames = Array.from({ length: 9 }, (_, i) => {
    const a = Math.PI * (0.86 + i * 0.1);
    const reach = 130 + Math.sin(i * 1.9) * 34;
    return ribbon([
      [600 + Math.cos(a) * 60, 400 + Math.sin(a) * 50, 30],
      [600 + Math.cos(a) * reach * 0.8, 400 + Math.sin(a) * reach * 0.8, 18],
      [600 + Math.cos(a) * reach * 1.25 - 20, 400 + Math.sin(a) * reach * 1.25, 1],
    ]);
  });
  const robin = bird(
    "cou",
    birdKinds.robin,
    { coat: "#f0742c", belly: "#ffd25a", wing: "#d9482a", bill: "#7d3a24", eye: "#fff3c4" },
    seed,
  );
  return (
    `<g clip-path="url(#wash)">${shoulder}</g>` +
    glow(620, 380, 330, "#ffb43c", 0.95) +
    figure({
      id: "fla",
      shapes: flames,
      fill: "#ff9a3c",
      shade: "#e8562a",
      weight: 4,
      depth: 6,
      line: "#a5331c",
    }) +
    place(robin, 590, 566, { scale: 1.35 }) +
    flat(
      Array.from({ length: 26 }, () => {
        const [x, y] = [seed.between(380, 860), seed.between(120, 420)];
        return ribbon([
          [x, y, 4],
          [x + 4, y - 14, 1],
        ]);
      }).join(""),
      "#ffe08a",
    )
  );
}
