import { group, inked, polygon, stroke, tube } from "../pen";
import type { HeadPlace } from "./body";
import { bothSides, lobe, onRim } from "./head-rim";
import type { Coat } from "./palette";
import type { Horns, Traits } from "./traits";

/** The horns, which stand behind the head's outline but before the ears. */
export function horns({ horns: kind, growth }: Traits, coat: Coat, head: HeadPlace): string {
  const s = (growth * Math.min(head.rx, head.ry)) / 62;
  const [topX, topY] = onRim(head, 0, 0.9);
  const ring = (y: number, width: number) => stroke(`M${-width * s},${y * s}h${2 * width * s}`, 2);
  const shapes: Record<Exclude<Horns, "none">, () => string> = {
    nubs: () => bothSides(head, 22, 12, inked(lobe(10 * s, 30 * s), coat.horn)),
    curled: () =>
      bothSides(
        head,
        32,
        18,
        inked(
          tube(
            [
              [0, 8],
              [8 * s, -28 * s],
              [36 * s, -44 * s],
              [52 * s, -24 * s],
              [42 * s, -8 * s],
            ],
            [15 * s, 14 * s, 11 * s, 8 * s, 3 * s],
          ),
          coat.horn,
        ),
      ),
    single: () =>
      group(
        inked(
          polygon([
            [-13 * s, 12],
            [0, -74 * s],
            [13 * s, 12],
          ]),
          coat.horn,
        ) +
          ring(-14, 9) +
          ring(-32, 6),
        { x: topX, y: topY },
      ),
    antlers: () => {
      const d = `M0,8C${4 * s},${-24 * s} ${8 * s},${-44 * s} ${28 * s},${-66 * s}M${6 * s},${-30 * s}Q${28 * s},${-32 * s} ${36 * s},${-44 * s}M${10 * s},${-42 * s}Q${-4 * s},${-54 * s} ${-4 * s},${-68 * s}`;
      return bothSides(head, 22, 8, stroke(d, 13 * s) + stroke(d, 8 * s, coat.horn));
    },
    crystals: () =>
      [-34, 34, 0]
        .map((angle) => {
          const [x, y] = onRim(head, angle, 0.88);
          const tall = angle === 0 ? 60 : 44;
          const d = polygon([
            [-12 * s, 10],
            [-10 * s, -tall * 0.6 * s],
            [0, -tall * s],
            [11 * s, -tall * 0.55 * s],
            [12 * s, 10],
          ]);
          return group(
            inked(d, coat.pop) + stroke(`M0,${-tall * 0.8 * s}V6`, 1.8, "#ffffff", 0.7),
            { x, y, turn: angle * 0.9 },
          );
        })
        .join(""),
    spines: () =>
      [-52, 52, -27, 27, 0]
        .map((angle) => {
          const [x, y] = onRim(head, angle, 0.88);
          return group(
            inked(
              polygon([
                [-12 * s, 12],
                [0, -32 * s],
                [12 * s, 12],
              ]),
              coat.horn,
            ),
            { x, y, turn: angle },
          );
        })
        .join(""),
  };
  return kind === "none" ? "" : shapes[kind]();
}
