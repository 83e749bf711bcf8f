import type { Chance } from "../chance";
import { darker, lighter } from "../colour";
import { figure, flat, inked, stroke } from "../figure";
import { disc, oval, polygon, ribbon, short, smooth } from "../shape";
import type { Point } from "../shape";

import { layered, petals } from "./petals";

/** Flowers that are drawn from the side. */
export const profileShapes = [
  "orchid",
  "lily",
  "tulip",
  "bell",
  "thistle",
  "lantern",
  "umbel",
  "spike",
] as const;
export type ProfileShape = (typeof profileShapes)[number];

/** A flower seen from the side, around 0,0 and about `size` in radius. */
export function profileBloom(
  id: string,
  shape: ProfileShape,
  size: number,
  colour: string,
  heart: string,
  seed: Chance,
): string {
  const s = size;
  switch (shape) {
    case "orchid":
      return (
        layered(
          id,
          [
            petals(3, 0, s, s * 0.22, -90),
            [
              smooth([
                [0, 0],
                [s * 0.3, -s * 0.46],
                [s * 0.86, -s * 0.4],
                [s * 0.92, s * 0.02],
                [s * 0.4, s * 0.2],
              ]),
              smooth([
                [0, 0],
                [-s * 0.3, -s * 0.46],
                [-s * 0.86, -s * 0.4],
                [-s * 0.92, s * 0.02],
                [-s * 0.4, s * 0.2],
              ]),
            ],
          ],
          colour,
          s,
          flat(
            Array.from({ length: 26 }, () =>
              disc(
                seed.between(-s * 0.7, s * 0.7),
                seed.between(-s * 0.5, s * 0.3),
                seed.between(2, 4.5),
              ),
            ).join(""),
            darker(heart, 0.25),
            0.8,
          ),
        ) +
        figure({
          id: `${id}lip`,
          shapes: [
            smooth([
              [-s * 0.16, -s * 0.04],
              [s * 0.16, -s * 0.04],
              [s * 0.4, s * 0.4],
              [s * 0.12, s * 0.66],
              [0, s * 0.54],
              [-s * 0.12, s * 0.66],
              [-s * 0.4, s * 0.4],
            ]),
          ],
          fill: heart,
          weight: 3,
          depth: s * 0.06,
          marks: stroke(
            `M0 0V${short(s * 0.5)}M${short(-s * 0.1)} ${short(s * 0.1)}L${short(-s * 0.2)} ${short(s * 0.44)}M${short(s * 0.1)} ${short(s * 0.1)}L${short(s * 0.2)} ${short(s * 0.44)}`,
            2.5,
            darker(colour, 0.5),
            0.8,
          ),
        })
      );
    case "lily": {
      const side = (sign: number): string =>
        smooth([
          [0, s * 0.7],
          [sign * s * 0.24, s * 0.1],
          [sign * s * 0.56, -s * 0.5],
          [sign * s * 1.02, -s * 0.66],
          [sign * s * 0.72, -s * 0.2],
          [sign * s * 0.3, s * 0.4],
        ]);
      const back = [
        smooth([
          [0, s * 0.7],
          [-s * 0.3, -s * 0.2],
          [-s * 0.34, -s],
          [0, -s * 0.5],
          [s * 0.02, s * 0.2],
        ]),
        smooth([
          [0, s * 0.7],
          [s * 0.3, -s * 0.2],
          [s * 0.34, -s],
          [0, -s * 0.5],
          [-s * 0.02, s * 0.2],
        ]),
      ];
      const anthers = [-0.26, 0, 0.26]
        .map(
          (t) =>
            stroke(
              `M0 ${short(s * 0.2)}Q${short(t * s * 0.6)} ${short(-s * 0.3)} ${short(t * s)} ${short(-s * 0.78)}`,
              4,
              lighter(heart, 0.4),
            ) + inked(oval(t * s, -s * 0.8, s * 0.09, s * 0.045, t * 80), heart, 2.5),
        )
        .join("");
      return (
        layered(id, [back, []], colour, s) +
        anthers +
        layered(
          `${id}f`,
          [
            [],
            [
              side(-1),
              side(1),
              smooth([
                [0, s * 0.74],
                [-s * 0.26, s * 0.1],
                [-s * 0.1, -s * 0.42],
                [0, -s * 0.62],
                [s * 0.1, -s * 0.42],
                [s * 0.26, s * 0.1],
              ]),
            ],
          ],
          colour,
          s,
          flat(
            Array.from({ length: 14 }, () =>
              disc(seed.between(-s * 0.4, s * 0.4), seed.between(-s * 0.2, s * 0.4), 3),
            ).join(""),
            darker(heart, 0.2),
            0.8,
          ),
        )
      );
    }
    case "tulip":
      return layered(
        id,
        [
          [
            smooth([
              [0, s * 0.8],
              [-s * 0.5, s * 0.3],
              [-s * 0.5, -s * 0.6],
              [-s * 0.26, -s * 0.9],
              [0, -s * 0.4],
            ]),
            smooth([
              [0, s * 0.8],
              [s * 0.5, s * 0.3],
              [s * 0.5, -s * 0.6],
              [s * 0.26, -s * 0.9],
              [0, -s * 0.4],
            ]),
          ],
          [
            smooth([
              [0, s * 0.84],
              [-s * 0.62, s * 0.5],
              [-s * 0.7, -s * 0.3],
              [-s * 0.62, -s * 0.84],
              [-s * 0.2, -s * 0.2],
            ]),
            smooth([
              [0, s * 0.84],
              [s * 0.62, s * 0.5],
              [s * 0.7, -s * 0.3],
              [s * 0.62, -s * 0.84],
              [s * 0.2, -s * 0.2],
            ]),
          ],
          [
            smooth([
              [0, s * 0.88],
              [-s * 0.36, s * 0.4],
              [-s * 0.3, -s * 0.3],
              [0, -s * 0.72],
              [s * 0.3, -s * 0.3],
              [s * 0.36, s * 0.4],
            ]),
          ],
        ],
        colour,
        s,
        stroke(
          `M0 ${short(s * 0.8)}V${short(-s * 0.5)}M${short(-s * 0.2)} ${short(s * 0.7)}Q${short(-s * 0.4)} 0 ${short(-s * 0.5)} ${short(-s * 0.6)}M${short(s * 0.2)} ${short(s * 0.7)}Q${short(s * 0.4)} 0 ${short(s * 0.5)} ${short(-s * 0.6)}`,
          2.5,
          darker(colour, 0.4),
          0.5,
        ),
      );
    case "bell":
      return (
        figure({
          id: `${id}b`,
          shapes: [
            smooth(
              [
                [0, -s * 0.7],
                [s * 0.3, -s * 0.58],
                [s * 0.42, s * 0.1],
                [s * 0.74, s * 0.62],
                [s * 0.4, s * 0.54],
                [s * 0.2, s * 0.8],
                [0, s * 0.58],
                [-s * 0.2, s * 0.8],
                [-s * 0.4, s * 0.54],
                [-s * 0.74, s * 0.62],
                [-s * 0.42, s * 0.1],
                [-s * 0.3, -s * 0.58],
              ],
              true,
              0.85,
            ),
          ],
          fill: colour,
          weight: 3.5,
          depth: s * 0.1,
          marks: stroke(
            `M0 ${short(-s * 0.6)}V${short(s * 0.56)}M${short(-s * 0.14)} ${short(-s * 0.5)}Q${short(-s * 0.26)} ${short(s * 0.1)} ${short(-s * 0.4)} ${short(s * 0.5)}M${short(s * 0.14)} ${short(-s * 0.5)}Q${short(s * 0.26)} ${short(s * 0.1)} ${short(s * 0.4)} ${short(s * 0.5)}`,
            2.5,
            darker(colour, 0.35),
            0.7,
          ),
        }) + inked(oval(0, s * 0.78, s * 0.1, s * 0.14, 0), heart, 3)
      );
    case "thistle":
      return (
        figure({
          id: `${id}t`,
          shapes: Array.from({ length: 15 }, (_, i) => {
            const t = (i / 14 - 0.5) * 2;
            return ribbon([
              [t * s * 0.26, s * 0.2, s * 0.07],
              [t * s * 0.5, -s * 0.3, s * 0.06],
              [t * s * 0.86, -s * (0.94 - Math.abs(t) * 0.36), 0.6],
            ]);
          }),
          fill: colour,
          weight: 3,
          depth: s * 0.06,
        }) +
        figure({
          id: `${id}k`,
          shapes: [
            smooth([
              [-s * 0.36, s * 0.06],
              [0, -s * 0.04],
              [s * 0.36, s * 0.06],
              [s * 0.44, s * 0.42],
              [0, s * 0.74],
              [-s * 0.44, s * 0.42],
            ]),
          ],
          fill: heart,
          weight: 3,
          depth: s * 0.07,
          marks: stroke(
            Array.from({ length: 12 }, (_, i) => {
              const x = -s * 0.4 + (i % 4) * s * 0.26 + (Math.floor(i / 4) % 2) * s * 0.13;
              const y = s * 0.1 + Math.floor(i / 4) * s * 0.2;
              return `M${short(x)} ${short(y)}l${short(s * 0.1)} ${short(s * 0.13)}l${short(s * 0.1)} ${short(-s * 0.13)}`;
            }).join(""),
            2.5,
            darker(heart, 0.5),
            0.8,
          ),
        })
      );
    case "lantern":
      return (
        flat(disc(0, 0, s * 1.15), lighter(colour, 0.4), 0.3) +
        figure({
          id: `${id}l`,
          shapes: [
            smooth(
              [
                [0, -s * 0.8],
                [s * 0.5, -s * 0.46],
                [s * 0.62, s * 0.16],
                [s * 0.28, s * 0.64],
                [0, s * 0.94],
                [-s * 0.28, s * 0.64],
                [-s * 0.62, s * 0.16],
                [-s * 0.5, -s * 0.46],
              ],
              true,
              0.9,
            ),
          ],
          fill: colour,
          weight: 3.5,
          depth: s * 0.08,
          rim: 0.55,
          marks:
            flat(oval(0, s * 0.12, s * 0.26, s * 0.36, 0), "#fff3b8", 0.9) +
            stroke(
              `M0 ${short(-s * 0.8)}V${short(s * 0.9)}M${short(-s * 0.06)} ${short(-s * 0.8)}Q${short(-s * 0.56)} 0 ${short(-s * 0.05)} ${short(s * 0.9)}M${short(s * 0.06)} ${short(-s * 0.8)}Q${short(s * 0.56)} 0 ${short(s * 0.05)} ${short(s * 0.9)}`,
              2.5,
              darker(colour, 0.4),
              0.75,
            ),
        })
      );
    case "umbel": {
      const heads = Array.from({ length: 9 }, (_, i): Point => {
        const t = (i / 8 - 0.5) * 2;
        return [t * s * 0.95, -s * 0.5 + t * t * s * 0.34 - (i % 2) * s * 0.16];
      });
      return (
        stroke(
          heads
            .map(
              ([x, y]) =>
                `M0 ${short(s * 0.6)}Q${short(x * 0.4)} ${short(s * 0.1)} ${short(x)} ${short(y)}`,
            )
            .join(""),
          4,
          heart,
        ) +
        heads
          .map(([x, y], h) =>
            figure({
              id: `${id}u${String(h)}`,
              shapes: Array.from({ length: 8 }, () =>
                disc(
                  x + seed.between(-0.16, 0.16) * s,
                  y + seed.between(-0.13, 0.1) * s,
                  s * seed.between(0.06, 0.09),
                ),
              ),
              fill: colour,
              weight: 2.5,
              depth: s * 0.03,
            }),
          )
          .join("")
      );
    }
    case "spike":
      return (
        stroke(`M0 ${short(s)}V${short(-s)}`, 6, heart) +
        Array.from({ length: 22 }, (_, i) => {
          const t = i / 21;
          const y = s * 0.9 - t * s * 1.95;
          const w = s * 0.3 * (1 - t * 0.8);
          const side = i % 2 === 0 ? -1 : 1;
          return inked(
            smooth([
              [0, y],
              [side * w, y - s * 0.12],
              [side * w * 1.15, y + s * 0.02],
              [side * w * 0.6, y + s * 0.08],
            ]),
            i % 3 === 0 ? lighter(colour, 0.25) : colour,
            2.5,
          );
        }).join("") +
        inked(
          polygon([
            [-s * 0.06, -s],
            [0, -s * 1.2],
            [s * 0.06, -s],
          ]),
          colour,
          2.5,
        )
      );
  }
}
