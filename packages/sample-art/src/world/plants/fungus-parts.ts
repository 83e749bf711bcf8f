import type { Chance } from "../chance";
import { darker, lighter } from "../colour";
import { figure, flat, stroke } from "../figure";
import { disc, ribbon, short } from "../shape";

/** Colours of one species. */
export interface FungusDress {
  cap: string;
  stem: string;
  spot: string;
  spotted: boolean;
  glow: boolean;
}

/** What the forms share: a leaning stem, a halo when it glows, and a way to set something on the stem's end. */
export interface FungusParts {
  lean: number;
  halo: string;
  stem: (tall: number, thick: number) => string;
  on: (markup: string, y: number) => string;
}

/** The shared parts of one fruiting body. */
export function fungusParts(id: string, s: number, dress: FungusDress, seed: Chance): FungusParts {
  const lean = seed.between(-0.14, 0.14) * s;
  const stem = (tall: number, thick: number): string =>
    figure({
      id: `${id}s`,
      shapes: [
        ribbon([
          [0, 0, thick * 1.4],
          [lean * 0.4, -tall * 0.3, thick],
          [lean, -tall * 0.75, thick * 0.82],
          [lean, -tall, thick * 0.9],
        ]),
      ],
      fill: dress.stem,
      weight: 4,
      depth: thick * 0.35,
      marks: stroke(
        Array.from(
          { length: 7 },
          (_, i) =>
            `M${short((i / 6 - 0.5) * thick * 1.7)} ${short(-tall * 0.04)}v${short(-tall * seed.between(0.1, 0.4))}`,
        ).join(""),
        2,
        darker(dress.stem, 0.35),
        0.6,
      ),
    });
  const halo = dress.glow
    ? flat(disc(lean, -s * 1.5, s * 1.5), lighter(dress.cap, 0.3), 0.16) +
      flat(disc(lean, -s * 1.5, s * 1.05), lighter(dress.cap, 0.4), 0.2)
    : "";
  const on = (markup: string, y: number): string =>
    `<g transform="translate(${short(lean)} ${short(y)})">${markup}</g>`;
  return { lean, halo, stem, on };
}
