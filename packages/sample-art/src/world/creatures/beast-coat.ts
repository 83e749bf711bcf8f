import type { Chance } from "../chance";
import { lighter } from "../colour";
import { flat, stroke } from "../figure";
import { disc, oval, ribbon, short, smooth } from "../shape";
import type { BeastDress, BeastShape } from "./beast-shape";

/** The coat's pattern, to be cut at the body's edge. */
export function pattern(shape: BeastShape, dress: BeastDress, seed: Chance): string {
  const { tall, long, chest, rump } = shape;
  const top = -tall;
  switch (dress.pattern) {
    case "plain":
      return "";
    case "stripes":
      return Array.from({ length: 9 }, (_, index) => {
        const x = -long * 0.62 + (index / 8) * long * 1.25;
        const bend = seed.between(6, 22);
        return flat(
          ribbon([
            [x - 6, top - rump - 20, 10],
            [x + bend * 0.4, top - chest * 0.1, 9],
            [x + bend, top + chest * seed.between(0.3, 0.7), 0.5],
          ]),
          dress.dark,
          0.85,
        );
      }).join("");
    case "spots":
      return Array.from({ length: 34 }, () =>
        flat(
          oval(
            seed.between(-long * 0.7, long * 0.8),
            top + seed.between(-0.9, 0.6) * chest,
            seed.between(6, 15),
            seed.between(5, 10),
            seed.between(-40, 40),
          ),
          dress.dark,
          0.75,
        ),
      ).join("");
    case "dapple":
      return Array.from({ length: 30 }, () =>
        flat(
          disc(
            seed.between(-long * 0.66, long * 0.4),
            top + seed.between(-0.9, 0.3) * chest,
            seed.between(5, 11),
          ),
          lighter(dress.belly, 0.5),
          0.85,
        ),
      ).join("");
    case "saddle":
      return flat(
        smooth([
          [-long * 0.75, top - rump * 1.3],
          [-long * 0.6, top - rump * 0.1],
          [-long * 0.1, top + chest * 0.15],
          [long * 0.4, top - chest * 0.1],
          [long * 0.7, top - chest * 1.4],
        ]),
        dress.dark,
        0.8,
      );
    case "mask":
      return flat(
        smooth([
          [-long * 0.8, top - rump * 1.4],
          [-long * 0.5, top - rump * 0.6],
          [long * 0.4, top - chest * 0.55],
          [long * 0.8, top - chest * 1.5],
        ]),
        dress.dark,
        0.55,
      );
  }
}

/** Short strokes that follow the body and read as fur, denser on the shadow side. */
export function fur(shape: BeastShape, colour: string, seed: Chance): string {
  const { tall, long, chest } = shape;
  const ticks = Array.from({ length: 90 }, () => {
    const x = seed.between(-long * 0.75, long * 0.8);
    const y = -tall + chest * seed.between(-1, 1.1);
    const size = seed.between(9, 18);
    return `M${short(x)} ${short(y)}q${short(-size * 0.6)} ${short(size * 0.1)} ${short(-size)} ${short(size * 0.55)}`;
  }).join("");
  const hatch = Array.from({ length: 16 }, (_, index) => {
    const x = -long * 0.42 + index * long * 0.058;
    return `M${short(x)} ${short(-tall + chest * 1.1)}l${short(10)} ${short(-chest * seed.between(0.24, 0.42))}`;
  }).join("");
  return stroke(ticks, 2, colour, 0.4) + stroke(hatch, 2.4, colour, 0.6);
}
