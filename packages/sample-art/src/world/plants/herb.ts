import type { Chance } from "../chance";
import { darker, lighter } from "../colour";
import { figure, flat, stroke } from "../figure";
import { along, beadsOf, disc, place, pointsOf, ribbon, short, smooth } from "../shape";
import type { Bead } from "../shape";
import { bloom } from "./bloom";
import type { BloomShape } from "./bloom";
import { leaf, stalk } from "./leaf";
import type { LeafShape } from "./leaf";

/** How a herb or flower carries its leaves. */
export const habits = ["opposite", "alternate", "rosette", "vine", "clump", "cushion"] as const;
export type HerbHabit = (typeof habits)[number];

/** Colours and organs of one species. */
export interface HerbDress {
  green: string;
  colour: string;
  heart: string;
  leaf: LeafShape;
  bloom: BloomShape;
  glows: boolean;
}

interface Stem {
  beads: Bead[];
  flower: number;
}

function roots(seed: Chance, x: number): string {
  return stroke(
    Array.from({ length: 9 }, (_, index) => {
      const side = (index / 8 - 0.5) * 2;
      return `M${short(x + side * 8)} 696Q${short(x + side * 30)} ${short(712)} ${short(x + side * seed.between(50, 90))} ${short(720 + seed.between(0, 26))}`;
    }).join(""),
    3.5,
    "#7a5638",
    0.9,
  );
}

/** A herb in plate coordinates, growing from y = 700; `showy` plants carry few, large flowers. */
export function herb(habit: HerbHabit, dress: HerbDress, showy: boolean, seed: Chance): string {
  const stems: Stem[] = ((): Stem[] => {
    // Flowers that stand above their stem's end need a shorter stem to stay on the page.
    const crowning =
      showy && ["lily", "tulip", "thistle", "umbel"].includes(dress.bloom) ? 0.82 : 1;
    const up = (x: number, lean: number, height: number, thick: number, flower: number): Stem => {
      const tall = height * crowning;
      return {
        beads: [
          [x, 700, thick * 1.3],
          [x + lean * 0.2, 700 - tall * 0.4, thick],
          [x + lean * 0.6, 700 - tall * 0.75, thick * 0.8],
          [x + lean, 700 - tall, thick * 0.6],
        ],
        flower,
      };
    };
    switch (habit) {
      case "opposite":
        return [up(600, seed.between(-30, 30), 480, 10, 1)];
      case "alternate":
        return [up(560, -90, 400, 9, 0.8), up(620, 80, 490, 10, 1)];
      case "rosette":
        return showy
          ? [up(600, 20, 470, 11, 1.15)]
          : [up(590, -70, 380, 7, 0.7), up(600, 10, 470, 8, 0.9), up(612, 90, 360, 7, 0.7)];
      case "vine":
        return [
          {
            beads: beadsOf(
              "420,700,11 520,560,10 700,520,9 740,390,8 580,330,7 520,230,6 620,170,4",
            ),
            flower: 0.8,
          },
        ];
      case "clump":
        return [-1, -0.5, 0, 0.5, 1].map((side) =>
          up(600 + side * 40, side * 180, 460 - Math.abs(side) * 130, 7, 0.72),
        );
      case "cushion":
        return Array.from({ length: 7 }, (_, index) => {
          const side = (index / 6 - 0.5) * 2;
          return up(600 + side * 120, side * 120, 270 - Math.abs(side) * 100, 6, 0.56);
        });
    }
  })();
  const leafSize = {
    opposite: 150,
    alternate: 140,
    rosette: 210,
    vine: 104,
    clump: 120,
    cushion: 92,
  }[habit];
  const parts: string[] = [];
  const blooms: string[] = [];
  let serial = 0;
  const addLeaf = (x: number, y: number, turn: number, size: number): void => {
    serial += 1;
    parts.push(
      leaf(
        `l${String(serial)}`,
        dress.leaf,
        size,
        x,
        y,
        turn,
        serial % 3 === 0
          ? lighter(dress.green, 0.14)
          : serial % 3 === 1
            ? dress.green
            : darker(dress.green, 0.1),
      ),
    );
  };
  if (habit === "rosette")
    for (let index = 0; index < 10; index += 1)
      addLeaf(600, 694, 180 + index * 20 + seed.between(-6, 6), leafSize * seed.between(0.8, 1.1));
  stems.forEach(({ beads, flower }, index) => {
    const spine = along(beads, 6);
    parts.push(stalk(`st${String(index)}`, beads, darker(dress.green, 0.12)));
    const nodes = habit === "rosette" ? 0 : habit === "vine" ? 11 : habit === "opposite" ? 6 : 5;
    for (let node = 1; node <= nodes; node += 1) {
      const t = node / (nodes + 1);
      const [x, y] = spine[Math.round(t * (spine.length - 1))] ?? [600, 500];
      const size = leafSize * (1.05 - t * 0.5);
      if (habit === "opposite") {
        addLeaf(x, y, -24 - t * 26, size);
        addLeaf(x, y, 204 + t * 26, size);
      } else
        addLeaf(x, y, node % 2 === 0 ? -30 - seed.between(0, 20) : 210 + seed.between(0, 20), size);
    }
    const [x, y] = spine[spine.length - 1] ?? [600, 200];
    const size = (showy ? 112 : dress.bloom === "spike" ? 92 : 66) * flower;
    const hangs = dress.bloom === "bell" || dress.bloom === "lantern";
    const halo = dress.glows
      ? flat(disc(x, y, size * 1.5), lighter(dress.colour, 0.4), 0.2) +
        flat(disc(x, y, size * 1.1), lighter(dress.colour, 0.5), 0.25)
      : "";
    const head = (px: number, py: number, scale: number, turn: number, id: string): string =>
      place(bloom(id, dress.bloom, size * scale, dress.colour, dress.heart, seed), px, py, {
        turn,
      });
    if (hangs) {
      const arm = showy ? [-0.95, 0, 0.95] : [-0.7, 0.7];
      blooms.push(
        halo +
          arm
            .map((side, i) => {
              const [ex, ey] = [x + side * size * 1.2, y + size * (0.5 + Math.abs(side) * 0.5)];
              return (
                stroke(
                  `M${short(x)} ${short(y)}Q${short(x + side * size * 0.9)} ${short(y - size * 0.5)} ${short(ex)} ${short(ey - size * 0.62)}`,
                  6,
                  darker(dress.green, 0.3),
                ) + head(ex, ey, 0.82, side * -10, `b${String(index)}${String(i)}`)
              );
            })
            .join(""),
      );
    } else if (habit === "vine") {
      blooms.push(
        [0.35, 0.62, 1]
          .map((t, i) => {
            const [px, py] = spine[Math.round(t * (spine.length - 1))] ?? [600, 300];
            return head(
              px,
              py,
              0.8 + t * 0.3,
              seed.between(-20, 20),
              `b${String(index)}${String(i)}`,
            );
          })
          .join(""),
      );
    } else
      blooms.push(
        halo +
          head(
            x,
            y -
              (dress.bloom === "umbel" ||
              dress.bloom === "thistle" ||
              dress.bloom === "tulip" ||
              dress.bloom === "lily"
                ? size * 0.5
                : dress.bloom === "spike"
                  ? size * 0.4
                  : 0),
            1,
            (x - 600) * 0.1,
            `b${String(index)}`,
          ),
      );
  });
  const soil = figure({
    id: "soil",
    shapes: [smooth(pointsOf("430,706 500,690 600,684 700,690 770,706 690,722 510,722"))],
    fill: "#6f5140",
    weight: 3.5,
    depth: 7,
  });
  return (
    flat(disc(606, 712, 210, 20), "#1d1526", 0.2) +
    soil +
    roots(seed, 600) +
    parts.join("") +
    blooms.join("")
  );
}

/** A seed head or berry cluster for the margin. */
export function berries(colour: string, seed: Chance): string {
  return (
    Array.from({ length: 6 }, (_, index) => {
      const [x, y] = [Math.cos(index * 1.1) * 26, Math.sin(index * 1.1) * 22 + 6];
      return (
        figure({
          id: `be${String(index)}`,
          shapes: [disc(x, y, 15)],
          fill: colour,
          weight: 2.5,
          depth: 4,
        }) + flat(disc(x - 5, y - 5, 3.4), "#ffffff", 0.85)
      );
    }).join("") +
    stroke(
      ribbon([
        [0, -4, 1],
        [4, -30, 2],
        [seed.between(-6, 10), -56, 3],
      ]),
      2.5,
      "#5d6b33",
    )
  );
}
