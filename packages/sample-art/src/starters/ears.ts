import { curve, fill, group, inked, oval, polygon, stroke } from "../pen";
import type { HeadPlace } from "./body";
import { bothSides, lobe } from "./head-rim";
import type { Coat } from "./palette";
import type { Ears, Traits } from "./traits";

/** The ears, and whether they lie before the head. */
export function ears(
  { ears: kind, growth }: Traits,
  coat: Coat,
  head: HeadPlace,
): { drawing: string; before: boolean } {
  const s = (growth * Math.min(head.rx, head.ry)) / 62;
  const drawn = (drawing: string, before = false) => ({ drawing, before });
  const inside = (d: string) => fill(d, coat.pale);
  const shapes: Record<Exclude<Ears, "none">, () => { drawing: string; before: boolean }> = {
    pointed: () =>
      drawn(
        bothSides(
          head,
          38,
          24,
          inked(
            polygon([
              [-26 * s, 10],
              [2 * s, -56 * s],
              [28 * s, 10],
            ]),
            coat.main,
            {
              inside: inside(
                polygon([
                  [-12 * s, 10],
                  [2 * s, -38 * s],
                  [16 * s, 10],
                ]),
              ),
            },
          ),
        ),
      ),
    tufted: () =>
      drawn(
        bothSides(
          head,
          40,
          28,
          stroke(
            `M0,${-44 * s}q2,${-16 * s} -6,${-28 * s}M2,${-44 * s}q8,${-12 * s} 6,${-26 * s}`,
            4,
          ) +
            inked(
              polygon([
                [-24 * s, 10],
                [0, -48 * s],
                [26 * s, 10],
              ]),
              coat.second,
              {
                inside: inside(oval(0, -8 * s, 12 * s, 24 * s)),
              },
            ),
        ),
      ),
    round: () =>
      drawn(
        bothSides(
          head,
          46,
          30,
          inked(oval(0, -14 * s, 27 * s, 27 * s), coat.main, {
            inside: inside(oval(0, -12 * s, 15 * s, 15 * s)),
          }),
        ),
      ),
    long: () =>
      drawn(
        bothSides(
          head,
          24,
          14,
          inked(lobe(17 * s, 92 * s), coat.main, { inside: inside(lobe(9 * s, 74 * s)) }),
        ),
      ),
    floppy: () =>
      drawn(
        bothSides(head, 54, 124, inked(lobe(20 * s, 66 * s), coat.second, { inside: "" }), 0.8),
        true,
      ),
    swept: () =>
      drawn(
        bothSides(
          head,
          54,
          52,
          inked(
            curve(
              [
                [-16 * s, 10],
                [-14 * s, -30 * s],
                [12 * s, -84 * s],
                [18 * s, -26 * s],
                [18 * s, 10],
              ],
              true,
            ),
            coat.main,
            {
              inside: inside(
                curve(
                  [
                    [-4 * s, 6],
                    [0, -30 * s],
                    [10 * s, -60 * s],
                    [10 * s, -14 * s],
                  ],
                  true,
                ),
              ),
            },
          ),
        ),
      ),
    fin: () => {
      const fan = polygon([
        [-12 * s, 16],
        [-16 * s, -34 * s],
        [2 * s, -24 * s],
        [14 * s, -58 * s],
        [24 * s, -26 * s],
        [44 * s, -30 * s],
        [22 * s, 18],
      ]);
      return drawn(
        bothSides(
          head,
          66,
          48,
          inked(fan, coat.second) +
            stroke(
              `M0,6L${-10 * s},${-22 * s}M6,6L${12 * s},${-40 * s}M12,8L${32 * s},${-20 * s}`,
              2,
            ),
        ),
      );
    },
    leaf: () =>
      drawn(
        bothSides(
          head,
          34,
          36,
          inked(
            curve(
              [
                [0, 10],
                [-22 * s, -30 * s],
                [4 * s, -80 * s],
                [22 * s, -28 * s],
              ],
              true,
            ),
            coat.second,
          ) + stroke(`M0,4Q${-3 * s},${-30 * s} ${3 * s},${-62 * s}`, 2),
        ),
      ),
    feather: () =>
      drawn(
        bothSides(
          head,
          34,
          34,
          [-22, 0, 22]
            .map((turn) => group(inked(lobe(8 * s, 52 * s), coat.second, { weight: 2 }), { turn }))
            .join(""),
        ),
      ),
    feelers: () => {
      const stalk = curve([
        [0, 8],
        [4 * s, -34 * s],
        [24 * s, -62 * s],
      ]);
      return drawn(
        bothSides(
          head,
          26,
          10,
          stroke(stalk, 7) + inked(oval(26 * s, -66 * s, 12 * s, 12 * s), coat.pop),
        ),
      );
    },
    combs: () => {
      const stem = `M0,8Q${6 * s},${-26 * s} ${30 * s},${-52 * s}`;
      const teeth = [0.3, 0.5, 0.7, 0.9]
        .map(
          (t) =>
            `M${t * 28 * s},${-t * 48 * s}l${-14 * s},${-8 * s}m${14 * s},${8 * s}l${15 * s},${4 * s}`,
        )
        .join("");
      const both = stem + teeth;
      return drawn(bothSides(head, 28, 6, stroke(both, 10) + stroke(both, 5, coat.second)));
    },
    whips: () => {
      const arc = `M0,8C${2 * s},${-50 * s} ${34 * s},${-70 * s} ${62 * s},${-44 * s}`;
      return drawn(bothSides(head, 22, 0, stroke(arc, 10) + stroke(arc, 5, coat.second)));
    },
  };
  return kind === "none" ? drawn("") : shapes[kind]();
}
