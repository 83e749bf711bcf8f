import type { Chance } from "../chance";
import { darker } from "../colour";
import { figure, flat, inked, stroke } from "../figure";
import { disc, oval, ribbon, short, smooth } from "../shape";

import { fungusParts } from "./fungus-parts";
import type { FungusDress } from "./fungus-parts";

/** Forms that are no cap on a stem, or hardly. */
export const oddForms = ["shelf", "puff", "coral", "morel", "star"] as const;
export type OddForm = (typeof oddForms)[number];

/** A bracket, ball, coral, honeycomb or earth star standing on 0,0. */
export function oddFungus(
  id: string,
  form: OddForm,
  s: number,
  dress: FungusDress,
  seed: Chance,
): string {
  const { halo, stem, on } = fungusParts(id, s, dress, seed);
  switch (form) {
    case "shelf":
      return (
        figure({
          id: `${id}t`,
          shapes: [
            ribbon([
              [0, 10, s * 0.5],
              [-s * 0.05, -s * 1.2, s * 0.4],
              [s * 0.06, -s * 2.3, s * 0.36],
              [0, -s * 3.1, s * 0.32],
            ]),
          ],
          fill: "#8a6a4c",
          weight: 4,
          depth: s * 0.14,
          marks: stroke(
            Array.from(
              { length: 16 },
              () =>
                `M${short(seed.between(-0.4, 0.4) * s)} ${short(seed.between(-3, -0.2) * s)}v${short(s * 0.3)}`,
            ).join(""),
            3,
            "#4f3a2a",
            0.7,
          ),
        }) +
        [
          [-0.3, -0.5, -1, 1],
          [0.3, -1.1, 1, 0.9],
          [-0.3, -1.7, -1, 0.8],
          [0.25, -2.3, 1, 0.62],
        ]
          .map(
            ([x = 0, y = 0, side = 1, k = 1], i) =>
              `<g transform="translate(${short(x * s)} ${short(y * s)}) scale(${short(side)} 1)">${figure(
                {
                  id: `${id}f${String(i)}`,
                  shapes: [
                    smooth([
                      [-s * 0.1, -s * 0.12 * k],
                      [s * 0.5 * k, -s * 0.34 * k],
                      [s * 1.1 * k, -s * 0.1 * k],
                      [s * 1.2 * k, s * 0.1 * k],
                      [s * 0.6 * k, s * 0.22 * k],
                      [-s * 0.1, s * 0.2 * k],
                    ]),
                  ],
                  fill: dress.cap,
                  weight: 4,
                  depth: s * 0.05,
                  marks: [0.5, 0.78, 1]
                    .map((r) =>
                      stroke(
                        `M0 ${short(-s * 0.3 * r * k)}Q${short(s * 0.9 * r * k)} ${short(-s * 0.34 * r * k)} ${short(s * 1.16 * r * k)} ${short(s * 0.12)}`,
                        5,
                        r > 0.9 ? dress.spot : darker(dress.cap, 0.35),
                        0.8,
                      ),
                    )
                    .join(""),
                },
              )}</g>`,
          )
          .join("")
      );
    case "puff":
      return (
        halo +
        figure({
          id: `${id}c`,
          shapes: [
            smooth([
              [-s * 0.3, 4],
              [-s * 0.9, -s * 0.5],
              [-s * 0.9, -s * 1.2],
              [-s * 0.3, -s * 1.66],
              [s * 0.3, -s * 1.66],
              [s * 0.9, -s * 1.2],
              [s * 0.9, -s * 0.5],
              [s * 0.3, 4],
            ]),
          ],
          fill: dress.cap,
          weight: 4,
          depth: s * 0.13,
          marks: Array.from({ length: 30 }, () =>
            flat(
              disc(
                seed.between(-0.8, 0.8) * s,
                seed.between(-1.5, -0.2) * s,
                s * seed.between(0.03, 0.07),
              ),
              dress.spot,
              0.9,
            ),
          ).join(""),
        }) +
        inked(oval(0, -s * 1.62, s * 0.18, s * 0.07, 0), darker(dress.cap, 0.7), 3) +
        flat(
          Array.from({ length: 24 }, () =>
            disc(
              seed.between(-0.5, 0.7) * s,
              -s * seed.between(1.75, 2.7),
              s * seed.between(0.015, 0.04),
            ),
          ).join(""),
          dress.spot,
        )
      );
    case "coral": {
      const arms: string[] = [];
      const grow = (
        x: number,
        y: number,
        angle: number,
        length: number,
        thick: number,
        level: number,
      ): void => {
        const [ex, ey] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
        arms.push(
          ribbon([
            [x, y, thick],
            [(x + ex) / 2 + seed.between(-4, 4), (y + ey) / 2, thick * 0.85],
            [ex, ey, thick * 0.72],
          ]),
        );
        if (level > 0)
          for (const bend of [-0.42, 0.38])
            grow(
              ex,
              ey,
              angle + bend * seed.between(0.7, 1.3),
              length * seed.between(0.62, 0.8),
              thick * 0.7,
              level - 1,
            );
      };
      grow(0, 6, -Math.PI / 2, s * 0.7, s * 0.22, 4);
      return (
        halo + figure({ id: `${id}c`, shapes: arms, fill: dress.cap, weight: 3.5, depth: s * 0.05 })
      );
    }
    case "morel": {
      const tall = s * 1.1;
      return (
        halo +
        stem(tall, s * 0.26) +
        on(
          figure({
            id: `${id}c`,
            shapes: [
              smooth([
                [-s * 0.3, s * 0.1],
                [-s * 0.72, -s * 0.3],
                [-s * 0.6, -s * 1],
                [0, -s * 1.7],
                [s * 0.6, -s * 1],
                [s * 0.72, -s * 0.3],
                [s * 0.3, s * 0.1],
              ]),
            ],
            fill: dress.cap,
            weight: 4,
            depth: s * 0.1,
            marks: Array.from({ length: 28 }, (_, i) => {
              const row = Math.floor(i / 5);
              const y = -s * 1.5 + row * s * 0.28;
              const x = ((i % 5) - 2 + (row % 2) * 0.5) * s * 0.28;
              return inked(
                oval(x, y, s * 0.1, s * 0.12, 0),
                darker(dress.cap, 0.55),
                1.5,
                darker(dress.cap, 0.3),
              );
            }).join(""),
          }),
          -tall,
        )
      );
    }
    case "star":
      return (
        inked(
          smooth(
            [
              [-s * 1.3, 0],
              [-s * 0.6, -s * 0.3],
              [-s * 0.4, -s * 0.1],
              [0, s * 0.14],
              [s * 0.4, -s * 0.1],
              [s * 0.6, -s * 0.3],
              [s * 1.3, 0],
              [s * 0.6, s * 0.12],
              [0, s * 0.34],
              [-s * 0.6, s * 0.12],
            ],
            true,
            0.7,
          ),
          dress.stem,
          4,
        ) +
        halo +
        figure({
          id: `${id}c`,
          shapes: [disc(0, -s * 0.62, s * 0.66, s * 0.6)],
          fill: dress.cap,
          weight: 4,
          depth: s * 0.09,
          marks: Array.from({ length: 16 }, () =>
            flat(
              disc(seed.between(-0.5, 0.5) * s, seed.between(-1.1, -0.2) * s, s * 0.05),
              dress.spot,
              0.9,
            ),
          ).join(""),
        }) +
        inked(disc(0, -s * 1.14, s * 0.11, s * 0.08), darker(dress.cap, 0.7), 3)
      );
  }
}
