import type { Chance } from "../chance";
import { darker, lighter } from "../colour";
import { figure, flat, inked, stroke } from "../figure";
import { along, disc, polygon, ribbon, short, smooth } from "../shape";
import type { Bead, Point } from "../shape";
import type { Crest, DragonDress } from "./dragon";

interface Normal {
  x: number;
  y: number;
  r: number;
  nx: number;
  ny: number;
  t: number;
}

/** Points of a body with the direction its back faces; `side` is 1 when the back is on the left of travel. */
export function back(beads: readonly Bead[], side: number, steps = 6): Normal[] {
  const spine = along(beads, steps);
  return spine.map(([x, y, r], index) => {
    const before = spine[Math.max(0, index - 1)] ?? [x, y, r];
    const after = spine[Math.min(spine.length - 1, index + 1)] ?? [x, y, r];
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    return {
      x,
      y,
      r,
      nx: ((after[1] - before[1]) / length) * side,
      ny: (-(after[0] - before[0]) / length) * side,
      t: index / (spine.length - 1),
    };
  });
}

/** A crest along the back of a body, in front of it and behind. */
export function crestOf(
  crest: Crest,
  id: string,
  beads: readonly Bead[],
  side: number,
  dress: DragonDress,
  seed: Chance,
): { behind: string; front: string } {
  const line = back(beads, side, 7);
  const out = (n: Normal, k: number, slip = 0): Point => [
    n.x + n.nx * (n.r + k) - n.ny * slip * side,
    n.y + n.ny * (n.r + k) + n.nx * slip * side,
  ];
  const inner = line.slice(3, -4);
  switch (crest) {
    case "none":
      return { behind: "", front: "" };
    case "spines":
      return {
        behind: inner
          .filter((_, i) => i % 3 === 0)
          .map((n) =>
            inked(
              polygon([
                out(n, -8, n.r * 0.4),
                out(n, n.r * 0.62, -n.r * 0.35),
                out(n, -8, -n.r * 0.4),
              ]),
              dress.horn,
              3,
            ),
          )
          .join(""),
        front: "",
      };
    case "embers":
      return {
        behind: inner
          .filter((_, i) => i % 2 === 0)
          .map((n) => {
            const k = n.r * seed.between(0.5, 1.1);
            return (
              inked(
                ribbon([
                  [...out(n, -10, 8), n.r * 0.3],
                  [...out(n, k * 0.5, -6), n.r * 0.2],
                  [...out(n, k, -n.r * 0.3), 0.6],
                ]),
                "#f2803c",
                2.5,
              ) +
              flat(
                ribbon([
                  [...out(n, -10, 6), n.r * 0.18],
                  [...out(n, k * 0.5, -4), 1],
                ]),
                "#ffd778",
              )
            );
          })
          .join(""),
        front: "",
      };
    case "sail": {
      const edge = inner.map((n, i) =>
        out(n, n.r * 1.5 * Math.sin(n.t * Math.PI) + (i % 4 === 0 ? 16 : 0)),
      );
      const root = inner.map((n) => out(n, -10)).reverse();
      const rays = inner
        .filter((_, i) => i % 4 === 0)
        .map((n) => {
          const [a, b] = [out(n, -6), out(n, n.r * 1.5 * Math.sin(n.t * Math.PI) + 16)];
          return `M${short(a[0])} ${short(a[1])}L${short(b[0])} ${short(b[1])}`;
        })
        .join("");
      return {
        behind: `<g opacity=".88">${inked(smooth([...edge, ...root], true, 0.8), dress.fin, 3.5)}</g>${stroke(rays, 3, darker(dress.fin, 0.45), 0.8)}`,
        front: "",
      };
    }
    case "feathers":
      return {
        behind: inner
          .filter((_, i) => i % 2 === 0)
          .map((n, i) =>
            inked(
              ribbon([
                [...out(n, -14, 4), n.r * 0.22],
                [...out(n, n.r * 0.4, -n.r * 0.3), n.r * 0.24],
                [...out(n, n.r * 0.85, -n.r * 0.9), 1],
              ]),
              [dress.fin, lighter(dress.fin, 0.3), dress.horn][i % 3] ?? dress.fin,
              2.5,
            ),
          )
          .join(""),
        front: "",
      };
    case "fur":
      return {
        behind: figure({
          id: `${id}u`,
          shapes: inner.map((n) =>
            ribbon([
              [...out(n, -14, 6), n.r * 0.4],
              [...out(n, n.r * 0.1, -n.r * 0.2), n.r * 0.26],
              [...out(n, n.r * 0.34, -n.r * 0.56), 1],
            ]),
          ),
          fill: dress.fin,
          weight: 4,
          depth: 6,
        }),
        front: "",
      };
    case "moss": {
      const cover = [
        ...inner.map((n) => out(n, 4)),
        ...inner.map((n, i) => out(n, -n.r * (0.5 + (i % 3) * 0.14))).reverse(),
      ];
      return {
        behind: "",
        front:
          inked(smooth(cover), "#7f9a48", 3) +
          flat(
            inner
              .filter((_, i) => i % 2 === 0)
              .map((n) => disc(...out(n, -n.r * seed.between(0.1, 0.4)), seed.between(4, 8)))
              .join(""),
            "#a5bb63",
          ),
      };
    }
  }
}
