import type { Chance } from "../chance";
import { darker, lighter } from "../colour";
import { figure, flat, inked, stroke } from "../figure";
import { beadsOf, disc, oval, polygon, ribbon, short, smooth } from "../shape";
import type { Bead, Point } from "../shape";
import type { TreeDress } from "./foliage";
import { barkMarks, branches, cushion, hangingFruit } from "./foliage";
import { leafPath } from "./leaf";

/** Habits of growth. */
export const treeHabits = [
  "spreading",
  "conifer",
  "weeping",
  "column",
  "bottle",
  "glass",
  "twisted",
  "umbrella",
  "stilt",
  "bare",
] as const;

export type TreeHabit = (typeof treeHabits)[number];

/** A whole tree in plate coordinates, rooted at y = 700. */
export function tree(habit: TreeHabit, dress: TreeDress, seed: Chance): string {
  const roots = (half: number, spread: number): string[] =>
    [-1, -0.45, 0.5, 1].map((side) =>
      ribbon([
        [600 + side * half * 0.4, 630, half * 0.44],
        [600 + side * (half * 0.8 + spread * 0.2), 682, half * 0.26],
        [600 + side * (half + spread), 708, 2],
      ]),
    );
  const shadow = flat(disc(610, 706, 230, 24), "#1d1526", 0.25);
  const trunk = (
    beads: readonly Bead[],
    extra: readonly string[],
    half: number,
    pale = false,
  ): string =>
    figure({
      id: "trunk",
      shapes: [ribbon(beads, 6), ...roots(half, half * 1.3), ...extra],
      fill: dress.bark,
      weight: 5,
      depth: half * 0.3,
      marks: barkMarks(600, 330, half, dress.bark, seed, pale),
    });
  const crownOf = (list: readonly (readonly [number, number, number, number])[]): string =>
    list
      .map(([x, y, rx, ry], index) => cushion(`k${String(index)}`, x, y, rx, ry, dress, seed))
      .join("");
  const fruitIn = (list: readonly (readonly [number, number, number, number])[]): string =>
    dress.fruiting
      ? hangingFruit(
          list.flatMap(([x, y, rx, ry]): Point[] => [
            [x - rx * 0.4, y + ry * 0.5],
            [x + rx * 0.35, y + ry * 0.66],
          ]),
          dress,
        )
      : "";
  switch (habit) {
    case "spreading": {
      const grown = branches([600, 470, 36], -Math.PI / 2, 90, 2, 0.75, seed);
      const crown = [
        [420, 330, 120, 86],
        [780, 330, 124, 88],
        [600, 190, 140, 92],
        [500, 250, 118, 80],
        [700, 250, 120, 80],
        [600, 340, 116, 74],
      ] as const;
      return (
        shadow +
        trunk(beadsOf("600,700,56 594,600,40 604,470,34"), grown.shapes, 52) +
        crownOf(crown) +
        fruitIn(crown)
      );
    }
    case "conifer": {
      const tiers = Array.from({ length: 8 }, (_, index) => {
        const t = index / 7;
        const y = 650 - t * 440;
        const half = 190 * (1 - t) + 26;
        const fringe: Point[] = Array.from({ length: 11 }, (_, i): Point => {
          const u = (i / 10 - 0.5) * 2;
          return [
            600 + u * half,
            y + (i % 2 === 0 ? 22 : -4) + (1 - Math.abs(u)) * 26 - Math.abs(u) * 8,
          ];
        });
        return figure({
          id: `tier${String(index)}`,
          shapes: [
            smooth(
              [...fringe, [600 + half * 0.24, y - 70], [600, y - 104], [600 - half * 0.24, y - 70]],
              true,
              0.7,
            ),
          ],
          fill: index % 2 ? dress.crown : darker(dress.crown, 0.08),
          weight: 4,
          depth: 16,
          marks: stroke(
            Array.from({ length: 16 }, () => {
              const x = 600 + seed.between(-0.8, 0.8) * half;
              return `M${short(x)} ${short(y - 24 + seed.between(-16, 26))}l${short((x - 600) * 0.07)} 20`;
            }).join(""),
            2.4,
            darker(dress.crown, 0.5),
            0.7,
          ),
        });
      }).join("");
      const cones = dress.fruiting
        ? Array.from({ length: 9 }, () => {
            const t = seed.between(0.05, 0.85);
            const x = 600 + seed.between(-0.7, 0.7) * 190 * (1 - t);
            return inked(oval(x, 650 - t * 500, 10, 19, 0), dress.fruit, 3);
          }).join("")
        : "";
      return shadow + trunk(beadsOf("600,700,34 600,600,26 600,300,14"), [], 34) + tiers + cones;
    }
    case "weeping": {
      const strand = (index: number): string => {
        const t = (index / 16 - 0.5) * 2;
        const [x, top] = [600 + t * 250, 190 + Math.abs(t) * 110];
        const end = 560 + seed.between(-40, 70) - Math.abs(t) * 20;
        const sway = t * 40;
        const leaves = Array.from({ length: 11 }, (_, i) => {
          const u = i / 10;
          return leafPath(
            dress.leaf === "needle" ? "lance" : dress.leaf,
            44,
            x + sway * u,
            top + (end - top) * u,
            90 + (i % 2 ? 38 : -38) - t * 10,
          );
        });
        return figure({
          id: `w${String(index)}`,
          shapes: [
            ...leaves,
            ribbon([
              [600 + t * 170, top - 30, 5],
              [x, top, 5],
              [x + sway, end, 2],
            ]),
          ],
          fill: index % 2 ? dress.crown : lighter(dress.crown, 0.14),
          weight: 3,
          depth: 5,
        });
      };
      const arms = [-1, -0.5, 0.5, 1].map((side) =>
        ribbon([
          [600, 430, 26],
          [600 + side * 90, 250, 18],
          [600 + side * 190, 200 + Math.abs(side) * 50, 10],
          [600 + side * 250, 280, 3],
        ]),
      );
      const order = [0, 16, 2, 14, 4, 12, 6, 10, 8, 1, 15, 3, 13, 5, 11, 7, 9];
      return (
        shadow +
        crownOf([[600, 190, 190, 74]]) +
        trunk(beadsOf("600,700,52 586,590,36 606,420,34"), arms, 48) +
        order.map(strand).join("") +
        crownOf([[600, 168, 130, 60]])
      );
    }
    case "column": {
      const crown = [
        [600, 480, 84, 90],
        [586, 370, 92, 92],
        [616, 270, 84, 84],
        [598, 170, 62, 74],
      ] as const;
      const side = branches([600, 560, 14], -Math.PI / 2, 40, 1, 0.8, seed);
      return (
        shadow +
        trunk(beadsOf("600,700,34 604,560,24 600,320,18"), side.shapes, 32, true) +
        crownOf(crown) +
        fruitIn(crown)
      );
    }
    case "bottle": {
      const arms = [-1, -0.6, -0.15, 0.3, 0.7, 1].map((side) =>
        ribbon([
          [600 + side * 50, 330, 24],
          [600 + side * 120, 250, 15],
          [600 + side * 190, 208 - (1 - Math.abs(side)) * 60, 7],
        ]),
      );
      const crown = [-1, -0.6, -0.15, 0.3, 0.7, 1].map(
        (side) => [600 + side * 200, 190 - (1 - Math.abs(side)) * 64, 66, 40] as const,
      );
      return (
        shadow +
        trunk(beadsOf("600,704,110 600,600,128 598,470,116 602,360,72 600,310,60"), arms, 100) +
        crownOf(crown) +
        fruitIn(crown)
      );
    }
    case "glass": {
      const facets: string[] = [];
      const grow = (
        x: number,
        y: number,
        angle: number,
        length: number,
        thick: number,
        level: number,
      ): void => {
        const [ex, ey] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
        const [nx, ny] = [-Math.sin(angle) * thick, Math.cos(angle) * thick];
        const tone = lighter(dress.crown, seed.between(0.05, 0.5));
        facets.push(
          inked(
            polygon([
              [x - nx, y - ny],
              [(x + ex) / 2 - nx * 1.15, (y + ey) / 2 - ny * 1.15],
              [ex, ey],
              [(x + ex) / 2 + nx, (y + ey) / 2 + ny],
              [x + nx, y + ny],
            ]),
            tone,
            3.5,
          ) +
            flat(
              polygon([
                [x, y],
                [(x + ex) / 2 - nx, (y + ey) / 2 - ny],
                [ex, ey],
              ]),
              "#ffffff",
              0.45,
            ) +
            flat(
              polygon([
                [x + nx, y + ny],
                [(x + ex) / 2 + nx, (y + ey) / 2 + ny],
                [ex, ey],
              ]),
              darker(dress.crown, 0.3),
              0.35,
            ),
        );
        if (level === 0) return;
        for (const bend of level > 2 ? [-0.7, 0, 0.66] : [-0.55, 0.5])
          grow(
            x + Math.cos(angle) * length * 0.82,
            y + Math.sin(angle) * length * 0.82,
            angle + bend * seed.between(0.8, 1.2),
            length * seed.between(0.56, 0.74),
            thick * 0.58,
            level - 1,
          );
      };
      grow(600, 706, -Math.PI / 2, 230, 42, 4);
      const leaves = Array.from({ length: 20 }, () => {
        const [x, y] = [seed.between(380, 820), seed.between(150, 470)];
        return (
          inked(
            leafPath(dress.leaf, 46, x, y, seed.between(30, 150)),
            lighter(dress.fruit, 0.2),
            2,
          ) + flat(leafPath(dress.leaf, 24, x + 3, y + 4, 90), "#ffffff", 0.5)
        );
      }).join("");
      return (
        shadow +
        facets.join("") +
        leaves +
        Array.from({ length: 5 }, () => {
          const x = seed.between(430, 780);
          const tall = seed.between(30, 80);
          return inked(
            polygon([
              [x - 14, 708],
              [x - 6, 708 - tall],
              [x + 4, 708 - tall * 1.2],
              [x + 14, 708],
            ]),
            lighter(dress.crown, 0.3),
            3,
          );
        }).join("")
      );
    }
    case "twisted": {
      const spine: Bead[] = beadsOf(
        "560,704,62 640,600,46 560,500,40 650,400,34 600,300,26 680,230,14",
      );
      const arms = [
        ribbon(beadsOf("570,500,28 470,440,18 400,450,6")),
        ribbon(beadsOf("640,410,24 760,380,16 830,330,5")),
      ];
      const crown = [
        [400, 420, 92, 46],
        [830, 310, 96, 48],
        [690, 200, 120, 58],
        [560, 250, 84, 44],
      ] as const;
      return shadow + trunk(spine, arms, 58) + crownOf(crown) + fruitIn(crown);
    }
    case "umbrella": {
      const arms = [-1, -0.5, 0.1, 0.6, 1].map((side) =>
        ribbon([
          [604, 420, 18],
          [600 + side * 110, 320, 12],
          [600 + side * 220, 262, 5],
        ]),
      );
      const crown = [
        [420, 262, 130, 44],
        [780, 262, 130, 44],
        [600, 226, 220, 50],
        [500, 286, 110, 36],
        [700, 286, 110, 36],
      ] as const;
      return (
        shadow +
        trunk(beadsOf("590,704,40 610,580,26 600,410,22"), arms, 38) +
        crownOf(crown) +
        fruitIn(crown)
      );
    }
    case "stilt": {
      const legs = [-1, -0.62, -0.24, 0.24, 0.62, 1].map((side) =>
        ribbon([
          [600 + side * 16, 430, 20],
          [600 + side * 120, 540, 15],
          [600 + side * 200, 706, 9],
        ]),
      );
      const crown = [
        [480, 250, 110, 74],
        [720, 250, 112, 76],
        [600, 180, 130, 84],
        [600, 310, 120, 66],
      ] as const;
      return (
        shadow +
        figure({
          id: "trunk",
          shapes: [...legs, ribbon(beadsOf("600,460,40 598,380,32 604,250,24"))],
          fill: dress.bark,
          weight: 5,
          depth: 12,
          marks: barkMarks(600, 330, 100, dress.bark, seed, false),
        }) +
        crownOf(crown) +
        fruitIn(crown)
      );
    }
    case "bare": {
      const grown = branches([600, 520, 36], -Math.PI / 2, 140, 4, 0.62, seed);
      const buds = grown.tips
        .filter((_, index) => index % 2 === 0)
        .map(({ x, y, angle }) =>
          inked(leafPath(dress.leaf, 34, x, y, (angle * 180) / Math.PI), dress.crown, 2.5),
        )
        .join("");
      return (
        shadow +
        trunk(beadsOf("600,704,58 592,610,42 600,490,38"), grown.shapes, 54) +
        buds +
        (dress.fruiting
          ? hangingFruit(
              grown.tips
                .filter((_, index) => index % 5 === 0)
                .map(({ x, y }): Point => [x, y + 24]),
              dress,
            )
          : "")
      );
    }
  }
}
