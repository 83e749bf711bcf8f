import type { Chance } from "../chance";
import { darker, lighter } from "../colour";
import { flat, inked, stroke } from "../figure";
import { conifer, tuft } from "../silhouettes";
import { disc, oval, polygon, ribbon, smooth, star } from "../shape";
import type { Point } from "../shape";
import type { BeastDress, BeastShape } from "./beast-shape";

/** Growths on the back that mark a beast as one of Casarok's. */
export function gift(
  shape: BeastShape,
  dress: BeastDress,
  seed: Chance,
): { behind: string; front: string } {
  const { tall, long, chest, rump, hump = 0 } = shape;
  const backline = (t: number): Point => [
    -long * 0.5 + t * long,
    -tall - (rump * (1 - t) + chest * 0.8 * t) * 0.92 - Math.sin(t * Math.PI) * (hump - 8),
  ];
  const tint = dress.giftColour;
  const row = (count: number, draw: (x: number, y: number, t: number) => string): string =>
    Array.from({ length: count }, (_, index) => {
      const t = (index + 0.5) / count;
      const [x, y] = backline(t);
      return draw(x, y, t);
    }).join("");
  switch (dress.gift) {
    case "none":
      return { behind: "", front: "" };
    case "moss": {
      const cover = smooth([
        ...Array.from({ length: 9 }, (_, i): Point => {
          const [x, y] = backline(i / 8);
          return [x, y - 4];
        }),
        ...Array.from({ length: 9 }, (_, i): Point => {
          const [x, y] = backline(1 - i / 8);
          return [x, y + 22 + (i % 2) * 22];
        }),
      ]);
      return {
        behind: inked(
          row(7, (x, y) => tuft(x, y + 10, 46, seed)),
          darker(tint, 0.2),
          2,
        ),
        front:
          inked(cover, tint, 3) +
          flat(
            row(9, (x, y) => disc(x + seed.between(-10, 10), y + 8, 5)),
            lighter(tint, 0.4),
          ) +
          row(5, (x, y) =>
            inked(oval(x, y + 2, 12, 6, -20), seed.likely(0.5) ? "#f3e3c0" : "#d9674a", 2.5),
          ) +
          (seed.likely(0.5)
            ? inked(conifer(...backline(0.36), 80, seed), darker(tint, 0.3), 3)
            : ""),
      };
    }
    case "flame":
      return {
        behind:
          row(7, (x, y, t) => {
            const tall2 = 60 + Math.sin(t * 3.14) * 60;
            return inked(
              ribbon([
                [x + 12, y + 24, 24],
                [x - 8, y - tall2 * 0.4, 18],
                [x - 34, y - tall2, 1],
              ]),
              tint,
              3,
            );
          }) +
          row(7, (x, y, t) =>
            flat(
              ribbon([
                [x + 10, y + 20, 14],
                [x - 6, y - 16, 9],
                [x - 20, y - 30 - Math.sin(t * 3.14) * 30, 1],
              ]),
              lighter(tint, 0.6),
            ),
          ),
        front: flat(
          row(8, (x, y) =>
            disc(x - seed.between(20, 80), y - seed.between(60, 150), seed.between(2, 5)),
          ),
          tint,
        ),
      };
    case "crystal":
    case "frost":
      return {
        behind: row(8, (x, y, t) => {
          const size = (34 + Math.sin(t * 3.14) * 52) * seed.between(0.75, 1.15);
          const lean = -size * 0.3;
          const c: Point[] = [
            [x - 14, y + 20],
            [x - 14 + lean * 0.7, y - size * 0.6],
            [x + lean, y - size],
            [x + 14 + lean * 0.5, y - size * 0.55],
            [x + 14, y + 20],
          ];
          return (
            inked(polygon(c), tint, 3) +
            flat(
              polygon([
                [x - 14, y + 20],
                [x - 14 + lean * 0.7, y - size * 0.6],
                [x + lean, y - size],
                [x - 1, y + 20],
              ]),
              lighter(tint, 0.6),
              0.8,
            )
          );
        }),
        front: "",
      };
    case "thorn":
      return {
        behind: row(11, (x, y, t) =>
          inked(
            ribbon([
              [x + 8, y + 16, 9],
              [x - 8, y - 20, 6],
              [x - 30, y - 36 - Math.sin(t * 3.14) * 26, 0.6],
            ]),
            tint,
            3,
          ),
        ),
        front: stroke(
          smooth(
            Array.from({ length: 8 }, (_, i): Point => {
              const [x, y] = backline(i / 7);
              return [x, y + 14 + (i % 2) * 20];
            }),
            false,
          ),
          7,
          darker(tint, 0.3),
        ),
      };
    case "runes":
      return {
        behind: "",
        front: Array.from({ length: 6 }, (_, i) => {
          const [x, y] = backline(0.1 + i * 0.16);
          const yy = y + chest * 0.75;
          return (
            stroke(
              smooth(
                [
                  [x - 14, yy],
                  [x, yy - 22],
                  [x + 16, yy - 4],
                  [x + 2, yy + 18],
                  [x - 8, yy + 4],
                ],
                false,
              ),
              9,
              tint,
              0.35,
            ) +
            stroke(
              smooth(
                [
                  [x - 14, yy],
                  [x, yy - 22],
                  [x + 16, yy - 4],
                  [x + 2, yy + 18],
                  [x - 8, yy + 4],
                ],
                false,
              ),
              4,
              lighter(tint, 0.5),
            )
          );
        }).join(""),
      };
    case "stars":
      return {
        behind: "",
        front: row(12, (x, y) => {
          const yy = y + seed.between(16, chest * 1.5);
          const xx = x + seed.between(-20, 20);
          return (
            flat(disc(xx, yy, 12), tint, 0.25) +
            flat(polygon(star(xx, yy, seed.between(8, 14), 3, 4)), lighter(tint, 0.5))
          );
        }),
      };
    case "water":
      return {
        behind: row(8, (x, y) =>
          inked(
            ribbon([
              [x + 16, y + 20, 20],
              [x - 14, y - 14, 14],
              [x - 44, y - 8, 6],
              [x - 40, y + 8, 0.6],
            ]),
            tint,
            3,
          ),
        ),
        front: stroke(
          row(4, (x, y) =>
            smooth(
              [
                [x - 26, y + 44],
                [x, y + 34],
                [x + 26, y + 50],
              ],
              false,
            ),
          ),
          4,
          lighter(tint, 0.5),
          0.8,
        ),
      };
  }
}
