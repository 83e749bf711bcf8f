import { glow } from "../../pen";
import type { Chance } from "../chance";
import { lighter } from "../colour";
import { flat, inked, stroke } from "../figure";
import { bloom } from "../plants/bloom";
import { leafPath } from "../plants/leaf";
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

/** The table a craft is laid out on. */
export const table =
  inked(
    smooth(pointsOf("180,690 400,640 800,640 1020,690 960,750 240,750"), true, 0.5),
    "#8a5f3f",
    5,
  ) + stroke("M240 700Q600 670 960 702M300 726Q600 700 900 728", 3, "#5d3d28", 0.7);

/** Candles, a mortar and herbs hung to dry. */
export function hearthTable(seed: Chance): string {
  const line = stroke("M230 150Q600 200 970 150", 7, "#8a6a4a");
  const bundles = [330, 470, 610, 750, 870]
    .map((x, i) => {
      const y = 166 + Math.sin(((x - 230) / 740) * Math.PI) * 24;
      const green = ["#7aa04a", "#5f8f5a", "#9aa84a", "#6f9f7a", "#8f9f4a"][i] ?? "#7aa04a";
      const stems = Array.from({ length: 7 }, (_, k) => {
        const a = (90 + (k - 3) * 11) * (Math.PI / 180);
        return inked(
          leafPath(
            i % 2 ? "oval" : "lance",
            120 + seed.between(-16, 16),
            x,
            y + 26,
            (a * 180) / Math.PI,
          ),
          k % 2 ? green : lighter(green, 0.2),
          3,
        );
      }).join("");
      return (
        stems +
        inked(
          polygon([
            [x - 16, y + 8],
            [x + 16, y + 8],
            [x + 12, y + 34],
            [x - 12, y + 34],
          ]),
          "#c9573f",
          3.5,
        ) +
        (i % 2
          ? place(bloom(`bb${String(i)}`, "daisy", 26, "#e8b0d0", "#f2c14e", seed), x, y + 140)
          : "")
      );
    })
    .join("");
  const candle = (x: number, top: number, tone: string): string =>
    glow(x, top - 40, 120, "#ffd27a", 0.85) +
    inked(
      smooth(
        [
          [x - 28, 690],
          [x - 28, top],
          [x, top - 6],
          [x + 28, top],
          [x + 28, 690],
          [x, 700],
        ],
        true,
        0.5,
      ),
      tone,
      5,
    ) +
    inked(
      ribbon([
        [x - 16, top + 4, 9],
        [x - 18, top + 40, 7],
        [x - 18, top + 56, 3],
      ]),
      lighter(tone, 0.4),
      3,
    ) +
    stroke(`M${short(x)} ${short(top - 4)}v-16`, 5) +
    inked(
      smooth([
        [x, top - 76],
        [x + 17, top - 38],
        [x, top - 16],
        [x - 17, top - 38],
      ]),
      "#ffb43c",
      3.5,
    ) +
    flat(
      smooth([
        [x, top - 50],
        [x + 7, top - 32],
        [x, top - 20],
        [x - 7, top - 32],
      ]),
      "#fff3c4",
    );
  const mortar =
    inked(ribbon(beadsOf("690,520,16 650,580,14 620,640,20")), "#b8ae9c", 4.5) +
    inked(
      smooth(pointsOf("490,570 710,570 690,660 650,690 550,690 510,660"), true, 0.7),
      "#9c9488",
      5,
    ) +
    inked(oval(600, 570, 112, 28, 0), "#5f8f5a", 5) +
    flat(
      Array.from({ length: 14 }, () =>
        disc(600 + seed.between(-80, 80), 570 + seed.between(-14, 14), seed.between(3, 6)),
      ).join(""),
      "#a9cf7a",
    ) +
    inked(smooth(pointsOf("540,690 660,690 680,716 520,716"), true, 0.4), "#9c9488", 5);
  const chalice =
    inked(smooth(pointsOf("800,560 910,560 900,620 856,648 810,620"), true, 0.8), "#c9a35a", 5) +
    inked(polygon(pointsOf("848,646 864,646 866,690 846,690")), "#c9a35a", 4) +
    inked(oval(856, 700, 50, 14, 0), "#c9a35a", 4.5) +
    inked(oval(855, 560, 55, 13, 0), "#8c2f5a", 4) +
    inked(disc(855, 612, 11), "#8f7cc4", 3.5);
  return (
    line +
    bundles +
    table +
    candle(330, 560, "#f3e8d0") +
    candle(410, 610, "#c9b4e6") +
    mortar +
    chalice
  );
}

/** An open book, a wand and a lit star: for a craft these pages do not know. */
export function grimoire(seed: Chance, tone: string): string {
  const book =
    inked(
      smooth(
        pointsOf("330,640 340,450 470,430 600,470 730,430 860,450 870,640 730,620 600,660 470,620"),
        true,
        0.4,
      ),
      "#fbf3dc",
      6,
    ) +
    stroke("M600 470V660", 5) +
    stroke(
      Array.from(
        { length: 6 },
        (_, i) =>
          `M370 ${short(486 + i * 24)}q100 -24 200 14M630 ${short(500 + i * 24)}q100 -38 200 -14`,
      ).join(""),
      4,
      "#a5906c",
    ) +
    inked(
      smooth(
        pointsOf("316,650 470,640 600,676 730,640 884,650 884,682 730,672 600,706 470,672 316,682"),
        true,
        0.4,
      ),
      tone,
      5,
    );
  return (
    glow(600, 300, 280, lighter(tone, 0.5), 0.9) +
    table +
    book +
    inked(polygon(star(600, 290, 130, 50, seed.whole(5, 9))), lighter(tone, 0.5), 5) +
    inked(polygon(star(600, 290, 66, 28, seed.whole(5, 9), 90)), "#fff6d8", 4) +
    inked(ribbon(beadsOf("860,720,11 960,600,9 1020,500,5")), "#7d5638", 4.5)
  );
}
