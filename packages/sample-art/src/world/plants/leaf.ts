import { darker } from "../colour";
import { figure, stroke } from "../figure";
import { ribbon, short, smooth } from "../shape";
import type { Point } from "../shape";

/** Leaf shapes of Casarok's plants. */
export const leafShapes = [
  "lance",
  "oval",
  "heart",
  "lobed",
  "fern",
  "round",
  "saw",
  "star",
  "sickle",
  "needle",
] as const;
export type LeafShape = (typeof leafShapes)[number];

/** Outline of a leaf growing from 0,0 to the right, `length` long. */
function leafOutline(shape: LeafShape, length: number): Point[] {
  const l = length;
  const mirrored = (upper: Point[]): Point[] => [
    [0, 0],
    ...upper,
    [l, 0],
    ...upper.map(([x, y]): Point => [x, -y]).reverse(),
  ];
  switch (shape) {
    case "lance":
      return mirrored([
        [l * 0.25, -l * 0.1],
        [l * 0.5, -l * 0.13],
        [l * 0.8, -l * 0.07],
      ]);
    case "oval":
      return mirrored([
        [l * 0.18, -l * 0.2],
        [l * 0.45, -l * 0.28],
        [l * 0.78, -l * 0.17],
      ]);
    case "heart":
      return mirrored([
        [-l * 0.14, -l * 0.22],
        [l * 0.08, -l * 0.42],
        [l * 0.38, -l * 0.37],
        [l * 0.72, -l * 0.17],
      ]);
    case "lobed":
      return mirrored([
        [l * 0.12, -l * 0.08],
        [l * 0.2, -l * 0.26],
        [l * 0.32, -l * 0.13],
        [l * 0.46, -l * 0.36],
        [l * 0.58, -l * 0.14],
        [l * 0.72, -l * 0.27],
        [l * 0.82, -l * 0.1],
      ]);
    case "fern":
      return mirrored(
        Array.from({ length: 13 }, (_, index): Point => {
          const t = (index + 1) / 14;
          return [
            l * (t + (index % 2 === 0 ? -0.02 : 0.05)),
            -l * (index % 2 === 0 ? 0.025 : 0.25 * Math.sin(t * 2.9 + 0.2) + 0.02),
          ];
        }),
      );
    case "round":
      return mirrored([
        [l * 0.04, -l * 0.24],
        [l * 0.3, -l * 0.46],
        [l * 0.7, -l * 0.44],
        [l * 0.96, -l * 0.22],
      ]);
    case "saw":
      return mirrored(
        Array.from({ length: 11 }, (_, index): Point => {
          const t = (index + 1) / 12;
          return [
            l * (t + (index % 2 === 0 ? 0 : 0.03)),
            -l * (Math.sin(t * 2.8 + 0.2) * 0.26 + (index % 2 === 0 ? -0.03 : 0.03)),
          ];
        }),
      );
    case "star":
      return mirrored([
        [l * 0.22, -l * 0.1],
        [l * 0.1, -l * 0.42],
        [l * 0.4, -l * 0.2],
        [l * 0.6, -l * 0.42],
        [l * 0.66, -l * 0.1],
      ]);
    case "sickle":
      return [
        [0, 0],
        [l * 0.25, -l * 0.2],
        [l * 0.6, -l * 0.26],
        [l, -l * 0.08],
        [l * 0.66, -l * 0.06],
        [l * 0.3, l * 0.02],
      ];
    case "needle":
      return mirrored([
        [l * 0.3, -l * 0.035],
        [l * 0.7, -l * 0.03],
      ]);
  }
}

/** How curved a leaf's outline is drawn: toothed leaves keep their points. */
function softness(shape: LeafShape): number {
  return shape === "saw" || shape === "star" || shape === "fern" ? 0.35 : 1;
}

function rotated(points: readonly Point[], x: number, y: number, degrees: number): Point[] {
  const angle = (degrees * Math.PI) / 180;
  return points.map(([px, py]) => [
    x + px * Math.cos(angle) - py * Math.sin(angle),
    y + px * Math.sin(angle) + py * Math.cos(angle),
  ]);
}

/** A leaf's path, placed and turned. */
export function leafPath(
  shape: LeafShape,
  length: number,
  x: number,
  y: number,
  degrees: number,
): string {
  return smooth(rotated(leafOutline(shape, length), x, y, degrees), true, softness(shape));
}

/** Midrib and side veins of a placed leaf, as path data. */
function veins(shape: LeafShape, length: number, x: number, y: number, degrees: number): string {
  const points = (list: Point[]): Point[] => rotated(list, x, y, degrees);
  let d = smooth(
    points([
      [0, 0],
      [length * 0.5, shape === "sickle" ? -length * 0.13 : 0],
      [length * 0.93, shape === "sickle" ? -length * 0.1 : 0],
    ]),
    false,
  );
  if (shape === "needle" || shape === "sickle") return d;
  for (let index = 1; index <= 4; index += 1) {
    const from = length * (index * 0.17);
    const reach = length * (shape === "lance" ? 0.07 : 0.17) * Math.sin(index * 0.6 + 0.3);
    for (const side of [-1, 1]) {
      const [a, b] = points([
        [from, 0],
        [from + length * 0.12, side * reach],
      ]);
      if (a && b) d += `M${short(a[0])} ${short(a[1])}L${short(b[0])} ${short(b[1])}`;
    }
  }
  return d;
}

/** A single finished leaf with outline, form shadow and veins. */
export function leaf(
  id: string,
  shape: LeafShape,
  length: number,
  x: number,
  y: number,
  degrees: number,
  fill: string,
  weight = 3,
): string {
  return figure({
    id,
    shapes: [leafPath(shape, length, x, y, degrees)],
    fill,
    weight,
    depth: length * 0.05,
    marks: stroke(
      veins(shape, length, x, y, degrees),
      Math.max(1.2, length * 0.014),
      darker(fill, 0.4),
      0.8,
    ),
  });
}

/** A stalk as a tapering band with a lit edge. */
export function stalk(
  id: string,
  beads: readonly (readonly [number, number, number])[],
  fill: string,
): string {
  return figure({ id, shapes: [ribbon(beads, 6)], fill, weight: 3.5, depth: 5 });
}
