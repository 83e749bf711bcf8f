import type { Chance } from "../chance";
import { darker, lighter } from "../colour";
import { figure, flat, inked, stroke } from "../figure";
import { disc, oval, short, smooth } from "../shape";
import { profileBloom, profileShapes } from "./bloom-profile";
import type { ProfileShape } from "./bloom-profile";
import { layered, petals, rays } from "./petals";

/** Flower shapes. */
export const bloomShapes = [
  "daisy",
  "bell",
  "lily",
  "rose",
  "poppy",
  "star",
  "thistle",
  "lantern",
  "umbel",
  "spike",
  "orchid",
  "tulip",
] as const;

/** Also the two that grow nowhere else and are never drawn by chance. */
export type BloomShape = (typeof bloomShapes)[number] | "sixpetal" | "paw";

function isProfile(shape: BloomShape): shape is ProfileShape {
  return (profileShapes as readonly string[]).includes(shape);
}

/** A flower around 0,0, about `size` in radius, its stalk below. */
export function bloom(
  id: string,
  shape: BloomShape,
  size: number,
  colour: string,
  heart: string,
  seed: Chance,
): string {
  const s = size;
  const centre = (r: number, squash = 1): string =>
    inked(oval(0, 0, r, r * squash, 0), heart, 3) +
    flat(
      Array.from({ length: 22 }, () => {
        const a = seed.between(0, 6.28);
        const d = seed.next() ** 0.5 * r * 0.86;
        return disc(Math.cos(a) * d, Math.sin(a) * d * squash, r * 0.08);
      }).join(""),
      darker(heart, 0.4),
      0.8,
    );
  if (isProfile(shape)) return profileBloom(id, shape, size, colour, heart, seed);
  switch (shape) {
    case "daisy":
      return (
        layered(
          id,
          [
            petals(14, s * 0.2, s, s * 0.15, 12, 0.86),
            petals(12, s * 0.2, s * 0.86, s * 0.14, 0, 0.86),
          ],
          colour,
          s,
          stroke(rays(24, s * 0.3, s * 0.7, 0.86), 1.5, darker(colour, 0.35), 0.6),
        ) + centre(s * 0.32, 0.86)
      );
    case "star":
      return (
        layered(
          id,
          [petals(6, s * 0.1, s, s * 0.2, 30), petals(6, s * 0.1, s * 0.62, s * 0.15, 0)],
          colour,
          s,
          stroke(rays(12, 0, s * 0.9, 1), 2, lighter(colour, 0.5), 0.9),
        ) + centre(s * 0.17)
      );
    case "sixpetal": {
      const [north = "", ...rest] = petals(6, s * 0.1, s, s * 0.26, -90);
      const small = petals(1, s * 0.1, s * 0.72, s * 0.2, -90)[0] ?? north;
      return (
        layered(
          id,
          [rest, []],
          colour,
          s,
          stroke(rays(6, 0, s * 0.9, 1), 2, darker(colour, 0.25), 0.6),
        ) +
        layered(`${id}n`, [[small]], heart, s) +
        centre(s * 0.16)
      );
    }
    case "paw": {
      const toe = (x: number, y: number, turn: number, n: number): string =>
        figure({
          id: `${id}t${String(n)}`,
          shapes: [oval(x * s, y * s, s * 0.25, s * 0.34, turn)],
          fill: colour,
          weight: 3.5,
          depth: s * 0.06,
        });
      return (
        toe(-0.66, -0.12, -30, 0) +
        toe(-0.25, -0.62, -9, 1) +
        toe(0.25, -0.62, 9, 2) +
        toe(0.66, -0.12, 30, 3) +
        figure({
          id: `${id}p`,
          shapes: [
            smooth([
              [0, -s * 0.12],
              [s * 0.4, s * 0.1],
              [s * 0.56, s * 0.5],
              [s * 0.3, s * 0.72],
              [0, s * 0.62],
              [-s * 0.3, s * 0.72],
              [-s * 0.56, s * 0.5],
              [-s * 0.4, s * 0.1],
            ]),
          ],
          fill: colour,
          weight: 3.5,
          depth: s * 0.08,
        }) +
        centre(s * 0.12)
      );
    }
    case "rose": {
      const whorl = (r: number, turn: number): string[] =>
        petals(5, r * 0.1, r, r * 0.58, turn, 0.92);
      return (
        layered(id, [whorl(s, 0), whorl(s * 0.78, 36), whorl(s * 0.55, 10)], colour, s) +
        inked(disc(0, 0, s * 0.24), lighter(colour, 0.2), 3) +
        stroke(
          `M${short(s * 0.14)} 0A${short(s * 0.14)} ${short(s * 0.14)} 0 1 1 0 ${short(-s * 0.13)}A${short(s * 0.07)} ${short(s * 0.07)} 0 0 1 ${short(s * 0.04)} 0`,
          3,
          darker(colour, 0.5),
        )
      );
    }
    case "poppy":
      return (
        layered(
          id,
          [petals(4, 0, s, s * 0.64, 45, 0.86), petals(4, 0, s * 0.82, s * 0.5, 0, 0.86)],
          colour,
          s,
          flat(disc(0, 0, s * 0.38), darker(colour, 0.6), 0.6) +
            stroke(rays(30, s * 0.4, s * 0.8, 0.86), 1.6, darker(colour, 0.35), 0.5),
        ) +
        stroke(rays(20, s * 0.14, s * 0.33, 0.86), 3, heart) +
        centre(s * 0.17)
      );
  }
}
