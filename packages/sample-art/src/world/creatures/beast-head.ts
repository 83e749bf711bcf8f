import { darker, ink, lighter } from "../colour";
import { flat, inked, stroke } from "../figure";
import { disc, oval, polygon, ribbon, smooth } from "../shape";
import type { Bead, Point } from "../shape";

/** Ear shapes. */
type Ear = "pointed" | "leaf" | "long" | "round" | "small" | "tufted" | "none";

/** Proportions of a beast's head; lengths in units of a 40-unit skull. */
export interface HeadShape {
  skull: number;
  muzzle: number;
  /** Half-height of the muzzle at the brow and at the nose. */
  brow: number;
  nose: number;
  /** How far the muzzle drops below the brow. */
  drop: number;
  ear: Ear;
  earSize: number;
  snout?: "pad" | "disc" | "soft" | "beak";
}

/** A head, placed: silhouette parts and what is drawn behind and in front. */
export interface Head {
  shapes: string[];
  behind: string;
  marks: string;
  front: string;
  /** Converts a point of the head (skull at 0,0, looking right) into picture units. */
  at: (x: number, y: number) => Point;
}

/** Draws a head at a place, `scale`d, turned nose-down by `turn` degrees. */
export function head(
  shape: HeadShape,
  x: number,
  y: number,
  scale: number,
  turn: number,
  coat: string,
  belly: string,
  eye: string,
): Head {
  const radians = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians) * scale, Math.sin(radians) * scale];
  const at = (px: number, py: number): Point => [x + px * cos - py * sin, y + px * sin + py * cos];
  const bead = (px: number, py: number, radius: number): Bead => [...at(px, py), radius * scale];
  const { skull, muzzle, brow, nose, drop, ear, earSize } = shape;
  const noseX = skull * 0.5 + muzzle;
  const profile = ribbon([
    bead(-skull * 0.2, 0, skull * 0.94),
    bead(skull * 0.5, drop * 0.22, brow),
    bead(skull * 0.5 + muzzle * 0.55, drop * 0.66, (brow + nose * 1.6) / 2.6),
    bead(noseX, drop, nose),
  ]);
  const skullShape = smooth(
    Array.from({ length: 10 }, (_, index): Point =>
      at(
        Math.cos((index / 10) * 6.2832) * skull * 1.02 - 2,
        Math.sin((index / 10) * 6.2832) * skull,
      ),
    ),
  );
  const ears = earShapes(ear, skull, earSize).map((points) =>
    smooth(
      points.map(([px, py]) => at(px, py)),
      true,
      0.75,
    ),
  );
  const [near = "", inner = "", far = ""] = ears;
  const tip = at(noseX + nose * 0.72, drop - nose * 0.5);
  const eyeAt = at(skull * 0.46, -skull * 0.14 + drop * 0.1);
  const size = Math.max(5, skull * 0.17) * scale;
  const mouth = [
    at(noseX + nose * 0.5, drop + nose * 0.42),
    at(noseX - muzzle * 0.28, drop * 0.86 + nose * 0.66),
    at(skull * 0.6 + muzzle * 0.2, drop * 0.66 + brow * 0.66),
  ];
  const snout =
    shape.snout === "disc"
      ? inked(
          oval(...at(noseX + nose * 0.72, drop), nose * 0.5 * scale, nose * 1.02 * scale, turn),
          darker(belly, 0.25),
          3,
        ) +
        flat(
          oval(...at(noseX + nose * 0.8, drop - nose * 0.35), 3.4 * scale, 6 * scale, turn) +
            oval(...at(noseX + nose * 0.8, drop + nose * 0.35), 3.4 * scale, 6 * scale, turn),
          ink,
        )
      : shape.snout === "soft"
        ? flat(
            oval(
              ...at(noseX + nose * 0.35, drop - nose * 0.25),
              3.5 * scale,
              5.5 * scale,
              turn + 30,
            ),
            ink,
          )
        : flat(oval(tip[0], tip[1], nose * 0.62 * scale, nose * 0.5 * scale, turn), ink) +
          flat(
            disc(tip[0] - nose * 0.1 * scale, tip[1] - nose * 0.2 * scale, nose * 0.16 * scale),
            "#ffffff",
            0.7,
          );
  const cheek = smooth([
    at(skull * 0.1, skull * 0.3),
    at(skull * 0.5, drop * 0.4 + brow * 0.2),
    at(noseX - 2, drop + nose * 0.1),
    at(noseX + nose, drop + nose * 1.4),
    at(skull * 0.4, drop * 0.5 + brow * 1.6),
    at(-skull * 0.2, skull * 1.2),
  ]);
  return {
    at,
    shapes: near ? [profile, skullShape, near] : [profile, skullShape],
    behind: far ? inked(far, darker(coat, 0.28), 4) : "",
    marks: flat(cheek, belly, 0.85),
    front:
      (inner ? flat(inner, darker(lighter(belly, 0.1), 0.22), 0.9) : "") +
      flat(oval(eyeAt[0], eyeAt[1], size * 1.3, size * 1.05, turn), ink) +
      flat(oval(eyeAt[0] + size * 0.1, eyeAt[1], size * 0.85, size * 0.8, turn), eye) +
      flat(disc(eyeAt[0] + size * 0.2, eyeAt[1], size * 0.46), ink) +
      flat(disc(eyeAt[0] + size * 0.4, eyeAt[1] - size * 0.38, size * 0.26), "#ffffff") +
      stroke(
        smooth(
          [
            at(skull * 0.16, -skull * 0.36 + drop * 0.05),
            at(skull * 0.46, -skull * 0.44 + drop * 0.1),
            at(skull * 0.76, -skull * 0.2 + drop * 0.15),
          ],
          false,
        ),
        3.2 * Math.sqrt(scale),
      ) +
      stroke(smooth(mouth, false), 2.6 * Math.sqrt(scale)) +
      snout,
  };
}

/** The near ear, its inside and the far ear, as outlines around the skull. */
function earShapes(ear: Ear, skull: number, size: number): Point[][] {
  const s = skull * size;
  const shifted = (points: Point[], dx: number, dy = 0): Point[] =>
    points.map(([x, y]) => [x + dx, y + dy]);
  const shrunk = (points: Point[], amount: number): Point[] => {
    const middle = points.reduce<Point>(
      ([sx, sy], [x, y]) => [sx + x / points.length, sy + y / points.length],
      [0, 0],
    );
    return points.map(([x, y]) => [
      middle[0] + (x - middle[0]) * amount + 1,
      middle[1] + (y - middle[1]) * amount + 2,
    ]);
  };
  const outlines: Partial<Record<Ear, Point[]>> = {
    pointed: [
      [-skull * 0.75, -skull * 0.5],
      [-skull * 0.62, -skull * 0.75 - s * 0.6],
      [-skull * 0.4, -skull * 0.8 - s * 1.05],
      [-skull * 0.12, -skull * 0.8 - s * 0.4],
      [skull * 0.12, -skull * 0.72],
      [-skull * 0.3, -skull * 0.4],
    ],
    tufted: [
      [-skull * 0.75, -skull * 0.5],
      [-skull * 0.66, -skull * 0.8 - s * 0.5],
      [-skull * 0.62, -skull * 0.8 - s * 1.35],
      [-skull * 0.3, -skull * 0.8 - s * 0.7],
      [skull * 0.05, -skull * 0.75],
      [-skull * 0.3, -skull * 0.4],
    ],
    leaf: [
      [-skull * 0.5, -skull * 0.5],
      [-skull * 0.9 - s * 0.3, -skull * 0.8 - s * 0.1],
      [-skull * 1.0 - s * 0.8, -skull * 0.8 - s * 0.34],
      [-skull * 0.8 - s * 0.3, -skull * 0.5 - s * 0.02],
      [-skull * 0.6, -skull * 0.2],
    ],
    long: [
      [-skull * 0.5, -skull * 0.6],
      [-skull * 0.9, -skull - s * 0.9],
      [-skull * 0.85, -skull - s * 1.9],
      [-skull * 0.45, -skull - s * 1.5],
      [-skull * 0.12, -skull - s * 0.5],
      [-skull * 0.05, -skull * 0.7],
    ],
    round: [
      [-skull * 0.85, -skull * 0.45],
      [-skull * 0.85 - s * 0.18, -skull * 0.75 - s * 0.3],
      [-skull * 0.6, -skull * 0.8 - s * 0.62],
      [-skull * 0.25, -skull * 0.8 - s * 0.4],
      [-skull * 0.15, -skull * 0.7],
      [-skull * 0.5, -skull * 0.4],
    ],
    small: [
      [-skull * 0.7, -skull * 0.4],
      [-skull * 0.75, -skull * 0.7 - s * 0.3],
      [-skull * 0.45, -skull * 0.75 - s * 0.4],
      [-skull * 0.25, -skull * 0.6],
      [-skull * 0.45, -skull * 0.3],
    ],
  };
  const near = outlines[ear];
  if (!near) return [];
  return [
    near,
    shrunk(near, 0.58),
    shifted(
      near,
      skull * (ear === "leaf" ? 0.34 : 0.5),
      ear === "leaf" ? -skull * 0.12 : -skull * 0.04,
    ),
  ];
}

/** Branching antlers rising from the skull; `points` tines on each beam. */
export function antlers(
  at: Head["at"],
  skull: number,
  span: number,
  tines: number,
  tint: string,
  glow?: string,
): string {
  const beam = (dx: number, lean: number, colour: string): string => {
    const spine: Bead[] = [0, 0.3, 0.65, 1].map((t) => {
      const [x, y] = at(
        -skull * 0.2 + dx + lean * t * span - Math.sin(t * 3) * span * 0.26,
        -skull * 0.85 - t * span * 1.05,
      );
      return [x, y, 12 * (1 - t * 0.7)];
    });
    const tips = Array.from({ length: tines }, (_, index) => {
      const t = 0.22 + (index / tines) * 0.72;
      const [bx, by] = [
        -skull * 0.2 + dx + lean * t * span - Math.sin(t * 3) * span * 0.26,
        -skull * 0.85 - t * span * 1.05,
      ];
      const reach = span * (0.42 - index * 0.05);
      return ribbon([
        [...at(bx, by), 7 * (1 - t * 0.5)],
        [...at(bx + reach * 0.62, by - reach * 0.2), 5],
        [...at(bx + reach * 0.82, by - reach * 0.85), 0.8],
      ]);
    });
    return (
      [ribbon(spine), ...tips]
        .map((d) => `<path d="${d}" stroke="${ink}" stroke-width="6" stroke-linejoin="round"/>`)
        .join("") + [ribbon(spine), ...tips].map((d) => flat(d, colour)).join("")
    );
  };
  const tip = at(-skull * 0.2 - span * 0.2, -skull * 0.85 - span * 1.05);
  return (
    beam(skull * 0.42, 0.62, darker(tint, 0.3)) +
    beam(0, -0.42, tint) +
    (glow ? flat(disc(tip[0], tip[1], 22), glow, 0.35) + flat(disc(tip[0], tip[1], 8), glow) : "")
  );
}

/** A horn as a tapering curve through head-space points. */
export function horn(
  at: Head["at"],
  points: readonly (readonly [number, number, number])[],
  tint: string,
): string {
  const beads = points.map(([x, y, radius]): Bead => [...at(x, y), radius]);
  const d = ribbon(beads, 5);
  const rings = beads
    .slice(0, -1)
    .map(([x, y, radius]) =>
      polygon(
        [
          [x - radius * 0.7, y - radius * 0.4],
          [x + radius * 0.5, y + radius * 0.5],
        ],
        false,
      ),
    )
    .join("");
  return inked(d, tint, 4) + stroke(rings, 2, darker(tint, 0.4));
}
