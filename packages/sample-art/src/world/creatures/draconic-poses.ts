import { glow } from "../../pen";
import type { Chance } from "../chance";
import { darker } from "../colour";
import { flat, inked, stroke } from "../figure";
import { conifer, tuft } from "../silhouettes";
import { beadsOf, disc, oval, place, pointsOf, polygon, smooth } from "../shape";
import type { Bead } from "../shape";
import { clawedLeg, wing } from "./dragon-limbs";
import { dragonHead } from "./dragon-head";
import { serpentBody } from "./dragon";
import type { Crest, DragonDress } from "./dragon";
import type { DragonHead } from "./dragon-head";

/** Everything but the pose. */
export interface Design {
  dress: DragonDress;
  crest: Crest;
  head: DragonHead;
  glowing?: boolean;
  feathered?: boolean;
}

/** The shadow a large dragon casts. */
export const shade = flat(oval(600, 716, 380, 26, 0), "#1d1526", 0.28);

/** Legless and coiled. */
export function wyrm({ dress, crest, head, glowing }: Design, seed: Chance): string {
  const beads: Bead[] = beadsOf(
    "150,600,4 220,660,28 370,672,52 590,664,64 780,612,66 800,500,60 660,450,56 500,420,52 450,320,46 540,230,42 680,226,38 730,236,36",
  );
  return (
    shade +
    (glowing ? glow(600, 520, 420, "#ff9a3c", 0.5) : "") +
    serpentBody("wy", beads, 1, crest, dress, seed, glowing) +
    dragonHead("wh", 744, 240, 1.25, 12, dress, head)
  );
}

/** Arching out of the sea. */
export function seaSerpent({ dress, crest, head }: Design, seed: Chance): string {
  const rear: Bead[] = beadsOf("120,470,3 170,560,18 210,680,30 260,720,34");
  const arch: Bead[] = beadsOf("270,740,40 330,560,50 440,450,56 560,540,58 610,740,58");
  const neck: Bead[] = beadsOf("680,740,60 720,600,58 690,460,52 700,330,46 780,250,40 820,254,38");
  const foam = (x: number, half: number): string =>
    inked(
      smooth([
        [x - half, 690],
        [x - half * 0.6, 664],
        [x - half * 0.2, 684],
        [x + half * 0.2, 660],
        [x + half * 0.6, 682],
        [x + half, 690],
        [x + half * 0.6, 712],
        [x - half * 0.6, 712],
      ]),
      "#f4fbfb",
      3,
    );
  const waterline =
    flat(
      smooth(
        pointsOf("120,694 300,682 600,694 900,684 1080,694 1010,752 600,776 180,750"),
        true,
        0.5,
      ),
      "#4b93ad",
      0.9,
    ) +
    stroke(
      pointsOf("150,724 420,742 760,728 960,736")
        .map(([x = 0, y = 0]) => `M${String(x)} ${String(y)}q30 -10 60 0t60 0`)
        .join(""),
      4,
      "#c9e8ee",
      0.9,
    );
  const fluke = inked(
    smooth(pointsOf("124,480 70,410 108,420 126,370 150,424 196,400 150,486"), true, 0.6),
    dress.fin,
    4,
  );
  return (
    fluke +
    serpentBody("s1", rear, 1, "none", dress, seed) +
    serpentBody("s2", arch, 1, crest, dress, seed) +
    serpentBody("s3", neck, 1, crest, dress, seed) +
    dragonHead("sh", 836, 262, 1.3, 10, dress, head) +
    waterline +
    foam(240, 80) +
    foam(620, 110) +
    foam(330, 90) +
    foam(720, 110)
  );
}

/** Small, winged and pleased with itself, on a rock. */
export function drake({ dress, crest, head, feathered = false }: Design, seed: Chance): string {
  const rock =
    inked(
      polygon(pointsOf("350,730 380,640 460,590 560,600 680,584 780,630 830,730")),
      "#7f8ea0",
      5,
    ) +
    flat(polygon(pointsOf("380,640 460,590 560,600 500,650")), "#a9b6c4") +
    stroke("M560 604L590 720M680 590L650 700M440 640L430 720", 3.5, "#4b5668");
  const tail: Bead[] = beadsOf("520,520,46 420,560,34 340,660,24 260,690,15 190,650,8 170,600,3");
  const body: Bead[] = beadsOf("540,530,58 600,470,82 650,380,66 690,290,44 740,230,40");
  const spade = inked(polygon(pointsOf("172,612 130,580 166,540 204,586")), dress.fin, 4);
  return (
    shade +
    place(
      wing(
        "fw",
        350,
        { ...dress, hide: darker(dress.hide, 0.25), fin: darker(dress.fin, 0.2) },
        feathered,
      ),
      650,
      400,
      { flip: true, turn: 18 },
    ) +
    rock +
    spade +
    serpentBody("dt", tail, -1, crest === "sail" ? "spines" : crest, dress, seed) +
    clawedLeg("dl1", beadsOf("560,520,40 540,570,26 520,606,20"), {
      ...dress,
      hide: darker(dress.hide, 0.2),
    }) +
    serpentBody("db", body, 1, crest, dress, seed) +
    clawedLeg("dl2", beadsOf("600,520,56 660,560,32 640,600,24"), dress) +
    place(wing("nw", 390, dress, feathered), 600, 440, { turn: -8 }) +
    dragonHead("dh", 752, 232, 1.15, 8, dress, head)
  );
}

/** The great sort: four legs, folded wings, and room to lie down. */
export function great({ dress, crest, head, feathered = false }: Design, seed: Chance): string {
  const tail: Bead[] = beadsOf("360,560,90 230,640,54 150,690,34 250,724,22 380,728,12 440,716,3");
  const body: Bead[] = beadsOf(
    "300,590,86 400,560,118 560,560,112 690,560,100 760,500,84 780,400,66 770,310,54 800,240,46",
  );
  return (
    shade +
    place(
      wing(
        "fw",
        420,
        { ...dress, hide: darker(dress.hide, 0.2), fin: darker(dress.fin, 0.2) },
        feathered,
      ),
      640,
      500,
      { turn: 26 },
    ) +
    clawedLeg("g1", beadsOf("720,600,54 770,660,34 840,704,28"), {
      ...dress,
      hide: darker(dress.hide, 0.18),
    }) +
    serpentBody("gt", tail, -1, "none", dress, seed) +
    serpentBody("gb", body, 1, crest, dress, seed) +
    clawedLeg("g2", beadsOf("420,600,92 480,670,52 560,706,30"), dress) +
    clawedLeg("g3", beadsOf("690,590,74 690,670,40 740,712,30"), dress) +
    place(wing("nw", 430, dress, feathered), 560, 510, { turn: -16 }) +
    dragonHead("gh", 818, 244, 1.45, 10, dress, head)
  );
}

/** Two legs at the front and the rest follows, half under water. */
export function lindworm({ dress, crest, head }: Design, seed: Chance): string {
  const body: Bead[] = beadsOf(
    "90,700,6 200,660,52 340,600,104 500,570,124 640,590,104 740,600,78 820,540,58 870,480,48",
  );
  const pool =
    flat(
      smooth(
        pointsOf("70,700 330,690 640,700 1000,692 1120,710 1000,760 600,780 160,764"),
        true,
        0.7,
      ),
      "#93a77e",
      0.95,
    ) +
    stroke("M150 728q40 -10 80 0t80 0M520 744q40 -10 80 0t80 0M900 724q40 -10 80 0", 4, "#d9e2bd");
  const grove =
    crest === "moss"
      ? beadsOf("330,500,96 400,466,130 470,452,110 560,462,84")
          .map(([x = 0, y = 0, size = 80]) => inked(conifer(x, y + 10, size, seed), "#4f6f45", 3))
          .join("") +
        flat(
          [300, 440, 520, 600, 640]
            .map((x) => tuft(x, 480 + Math.abs(x - 470) * 0.3, 40, seed))
            .join(""),
          "#64803f",
        )
      : "";
  return (
    serpentBody("lb", body, 1, crest, dress, seed) +
    grove +
    clawedLeg("l1", beadsOf("720,620,50 690,670,34 720,720,24"), {
      ...dress,
      hide: darker(dress.hide, 0.2),
    }) +
    clawedLeg("l2", beadsOf("790,600,52 830,660,36 880,704,26"), dress) +
    dragonHead("lh", 884, 480, 1.25, 14, dress, head) +
    pool +
    flat(
      Array.from({ length: 9 }, (_, i) => tuft(130 + i * 118, 764 + (i % 3) * 8, 84, seed, 6)).join(
        "",
      ),
      "#566f4a",
    )
  );
}

/** A bed of promissory notes. */
export function papers(seed: Chance): string {
  return Array.from({ length: 26 }, (_, index) => {
    const x = 250 + (index % 13) * 56 + seed.between(-16, 16);
    const y = 724 - Math.floor(index / 13) * 24 + seed.between(-8, 8);
    const lines = stroke("M-34 -8h56M-34 2h66M-34 12h40", 2.4, "#8a7a6a");
    return place(
      inked(
        polygon(pointsOf("-48,-24 46,-24 48,24 -46,24")),
        index % 4 === 0 ? "#f6ead0" : "#fdf7e6",
        3,
      ) +
        lines +
        (index % 5 === 0 ? inked(disc(30, 14, 9), "#b5433a", 2.5) : ""),
      x,
      y,
      { turn: seed.between(-20, 20) },
    );
  }).join("");
}
