import type { Chance } from "../chance";
import { darker, lighter } from "../colour";
import { figure, flat, inked, stroke } from "../figure";
import { oval, ribbon, short, smooth } from "../shape";
import type { Point } from "../shape";

import { fungusParts } from "./fungus-parts";
import type { FungusDress } from "./fungus-parts";
import { oddForms, oddFungus } from "./fungus-odd";
import type { OddForm } from "./fungus-odd";

/** Ways a fungus can be built. */
export const fungusForms = [
  "dome",
  "cone",
  "funnel",
  "shelf",
  "puff",
  "coral",
  "morel",
  "veil",
  "ink",
  "star",
] as const;
export type FungusForm = (typeof fungusForms)[number];

function gills(width: number, y: number, depth: number, colour: string): string {
  return stroke(
    Array.from({ length: 13 }, (_, index) => {
      const t = (index / 12 - 0.5) * 2;
      return `M${short(t * width * 0.16)} ${short(y + depth)}Q${short(t * width * 0.6)} ${short(y + depth * 0.9)} ${short(t * width * 0.92)} ${short(y)}`;
    }).join(""),
    2,
    colour,
    0.8,
  );
}

function cap(id: string, outline: Point[], dress: FungusDress, size: number, seed: Chance): string {
  const spots = dress.spotted
    ? Array.from({ length: 9 }, (_, index) => {
        const t = (index / 8 - 0.5) * 1.7;
        return flat(
          oval(
            t * size * 0.62,
            -size * (1.02 - Math.abs(t) * 0.42) + seed.between(-0.16, 0.3) * size,
            size * seed.between(0.06, 0.13),
            size * seed.between(0.05, 0.09),
            t * 40,
          ),
          dress.spot,
          0.95,
        );
      }).join("")
    : stroke(
        Array.from({ length: 9 }, (_, index) => {
          const t = (index / 8 - 0.5) * 2;
          return `M${short(t * size * 0.2)} ${short(-size * 1.2)}Q${short(t * size * 0.6)} ${short(-size * 0.9)} ${short(t * size * 0.86)} ${short(-size * 0.4)}`;
        }).join(""),
        2.4,
        darker(dress.cap, 0.35),
        0.6,
      );
  return figure({
    id,
    shapes: [smooth(outline)],
    fill: dress.cap,
    weight: 4,
    depth: size * 0.08,
    marks: spots,
  });
}

function isOdd(form: FungusForm): form is OddForm {
  return (oddForms as readonly string[]).includes(form);
}

/** One fruiting body standing on 0,0, about `size` half-wide. */
export function fungus(
  id: string,
  form: FungusForm,
  size: number,
  dress: FungusDress,
  seed: Chance,
): string {
  const s = size;
  if (isOdd(form)) return oddFungus(id, form, s, dress, seed);
  const { halo, stem, on } = fungusParts(id, s, dress, seed);
  switch (form) {
    case "dome":
    case "veil": {
      const tall = s * 1.5;
      const skirt =
        form === "veil"
          ? flat(
              smooth([
                [-s * 0.7, -s * 0.5],
                [s * 0.7, -s * 0.5],
                [s * 0.9, s * 0.3],
                [s * 0.5, s * 0.8],
                [0, s * 0.62],
                [-s * 0.5, s * 0.8],
                [-s * 0.9, s * 0.3],
              ]),
              "#fffaf0",
              0.35,
            ) +
            stroke(
              Array.from({ length: 7 }, (_, i) => {
                const t = (i / 6 - 0.5) * 2;
                return `M${short(t * s * 0.6)} ${short(-s * 0.5)}Q${short(t * s)} ${short(s * 0.1)} ${short(t * s * 0.8)} ${short(s * 0.64)}`;
              }).join("") +
                [-0.1, 0.2, 0.5]
                  .map(
                    (t) =>
                      `M${short(-s * (0.8 + t * 0.1))} ${short(t * s)}Q0 ${short(t * s + s * 0.22)} ${short(s * (0.8 + t * 0.1))} ${short(t * s)}`,
                  )
                  .join(""),
              2.5,
              lighter(dress.stem, 0.5),
            )
          : inked(
              smooth([
                [-s * 0.3, s * 0.1],
                [0, s * 0.02],
                [s * 0.3, s * 0.1],
                [s * 0.36, s * 0.3],
                [0, s * 0.2],
                [-s * 0.36, s * 0.3],
              ]),
              lighter(dress.stem, 0.3),
              3,
            );
      return (
        halo +
        stem(tall, s * 0.22) +
        on(
          inked(oval(0, -s * 0.42, s * 0.94, s * 0.24, 0), darker(dress.stem, 0.2), 4) +
            gills(s, -s * 0.42, s * 0.2, darker(dress.stem, 0.5)) +
            cap(
              `${id}c`,
              [
                [-s, -s * 0.42],
                [-s * 0.84, -s * 0.98],
                [-s * 0.3, -s * 1.32],
                [s * 0.3, -s * 1.32],
                [s * 0.84, -s * 0.98],
                [s, -s * 0.42],
                [s * 0.5, -s * 0.56],
                [0, -s * 0.6],
                [-s * 0.5, -s * 0.56],
              ],
              dress,
              s,
              seed,
            ) +
            on(skirt, 0),
          -tall + s * 0.4,
        )
      );
    }
    case "cone":
    case "ink": {
      const tall = s * 2;
      const drips =
        form === "ink"
          ? Array.from({ length: 6 }, (_, i) =>
              inked(
                ribbon([
                  [-s * 0.5 + i * s * 0.2, -s * 0.3, s * 0.06],
                  [-s * 0.5 + i * s * 0.2, -s * 0.3 + seed.between(0.2, 0.6) * s, s * 0.05],
                ]),
                darker(dress.cap, 0.6),
                2,
              ),
            ).join("")
          : "";
      return (
        halo +
        stem(tall, s * 0.16) +
        on(
          inked(oval(0, -s * 0.38, s * 0.6, s * 0.14, 0), darker(dress.stem, 0.4), 3) +
            drips +
            cap(
              `${id}c`,
              [
                [-s * 0.66, -s * 0.34],
                [-s * 0.52, -s * 0.9],
                [-s * 0.22, -s * 1.5],
                [0, -s * 1.78],
                [s * 0.22, -s * 1.5],
                [s * 0.52, -s * 0.9],
                [s * 0.66, -s * 0.34],
                [0, -s * 0.44],
              ],
              dress,
              s * 0.8,
              seed,
            ),
          -tall + s * 0.5,
        )
      );
    }
    case "funnel": {
      const tall = s * 1.3;
      return (
        halo +
        stem(tall, s * 0.2) +
        on(
          figure({
            id: `${id}c`,
            shapes: [
              smooth(
                [
                  [-s, -s * 0.72],
                  [-s * 0.6, -s * 0.3],
                  [-s * 0.2, s * 0.24],
                  [s * 0.2, s * 0.24],
                  [s * 0.6, -s * 0.3],
                  [s, -s * 0.72],
                  [0, -s * 0.62],
                ],
                true,
                0.8,
              ),
            ],
            fill: dress.cap,
            weight: 4,
            depth: s * 0.08,
            marks: stroke(
              Array.from({ length: 11 }, (_, i) => {
                const t = (i / 10 - 0.5) * 2;
                return `M${short(t * s * 0.16)} ${short(s * 0.24)}Q${short(t * s * 0.4)} ${short(-s * 0.2)} ${short(t * s)} ${short(-s * 0.72)}`;
              }).join(""),
              2.4,
              darker(dress.cap, 0.45),
              0.8,
            ),
          }) +
            inked(oval(0, -s * 0.74, s, s * 0.22, 0), lighter(dress.cap, 0.3), 4) +
            flat(oval(0, -s * 0.68, s * 0.5, s * 0.1, 0), darker(dress.cap, 0.3)),
          -tall + s * 0.1,
        )
      );
    }
  }
}
