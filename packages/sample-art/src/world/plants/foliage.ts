import type { Chance } from "../chance";
import { darker, lighter } from "../colour";
import { figure, flat, inked, stroke } from "../figure";
import { disc, oval, ribbon, short } from "../shape";
import type { Bead, Point } from "../shape";
import { leafPath } from "./leaf";
import type { LeafShape } from "./leaf";

/** Colours and foliage of one species. */
export interface TreeDress {
  bark: string;
  crown: string;
  fruit: string;
  leaf: LeafShape;
  fruiting: boolean;
}

interface Tip {
  x: number;
  y: number;
  angle: number;
}

/** A branching growth and the tips it ends in. */
export function branches(
  beads: Bead,
  angle: number,
  length: number,
  levels: number,
  spread: number,
  seed: Chance,
): { shapes: string[]; tips: Tip[] } {
  const shapes: string[] = [];
  const tips: Tip[] = [];
  const grow = (
    x: number,
    y: number,
    turn: number,
    reach: number,
    thick: number,
    level: number,
  ): void => {
    const bend = seed.between(-0.25, 0.25);
    const [mx, my] = [
      x + Math.cos(turn + bend) * reach * 0.5,
      y + Math.sin(turn + bend) * reach * 0.5,
    ];
    const [ex, ey] = [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach];
    shapes.push(
      ribbon([
        [x, y, thick],
        [mx, my, thick * 0.8],
        [ex, ey, level === 0 ? 1 : thick * 0.58],
      ]),
    );
    if (level === 0) {
      tips.push({ x: ex, y: ey, angle: turn });
      return;
    }
    const count = level > 1 ? 3 : 2;
    for (let index = 0; index < count; index += 1)
      grow(
        ex,
        ey,
        turn + (index / (count - 1) - 0.5) * 2 * spread * seed.between(0.75, 1.2),
        reach * seed.between(0.66, 0.86),
        thick * 0.58,
        level - 1,
      );
  };
  grow(beads[0], beads[1], angle, length, beads[2], levels);
  return { shapes, tips };
}

/** A cushion of foliage: a bumpy mass whose leaves show at the edge and in the light. */
export function cushion(
  id: string,
  x: number,
  y: number,
  rx: number,
  ry: number,
  dress: TreeDress,
  seed: Chance,
): string {
  const count = Math.round(rx / 5);
  const rimLeaves = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2;
    const size = Math.min(40, rx * 0.34) * seed.between(0.8, 1.2);
    return leafPath(
      dress.leaf === "needle" ? "lance" : dress.leaf,
      size,
      x + Math.cos(angle) * rx * 0.86,
      y + Math.sin(angle) * ry * 0.86,
      (angle * 180) / Math.PI + seed.between(-35, 35),
    );
  });
  const inner = Array.from({ length: Math.round(rx / 5) }, () => {
    const angle = seed.between(0, 6.28);
    const reach = seed.next() ** 0.6 * 0.8;
    return leafPath(
      dress.leaf === "needle" ? "lance" : dress.leaf,
      Math.min(34, rx * 0.28),
      x + Math.cos(angle) * rx * reach,
      y + Math.sin(angle) * ry * reach,
      seed.between(20, 160),
    );
  });
  return figure({
    id,
    shapes: [disc(x, y, rx * 0.92, ry * 0.92), ...rimLeaves],
    fill: dress.crown,
    weight: 3.5,
    depth: rx * 0.16,
    marks: `<g fill="${lighter(dress.crown, 0.22)}" stroke="${darker(dress.crown, 0.4)}" stroke-width="1.6" opacity=".8">${inner.map((d) => `<path d="${d}"/>`).join("")}</g>`,
  });
}

/** Marks on a trunk: ridges, or the dark dashes of a pale bark. */
export function barkMarks(
  x: number,
  top: number,
  half: number,
  bark: string,
  seed: Chance,
  pale: boolean,
): string {
  if (pale)
    return Array.from({ length: 12 }, () => {
      const y = seed.between(top, 690);
      const px = x + seed.between(-half, half * 0.6);
      return stroke(
        `M${short(px)} ${short(y)}q${short(half * 0.3)} 4 ${short(half * 0.6)} 0`,
        4,
        "#3b3338",
        0.8,
      );
    }).join("");
  return stroke(
    Array.from({ length: 20 }, () => {
      const y = seed.between(top, 660);
      const px = x + seed.between(-half, half);
      return `M${short(px)} ${short(y)}q${short(seed.between(-9, 9))} ${short(18)} ${short(seed.between(-5, 5))} ${short(seed.between(30, 60))}`;
    }).join(""),
    2.6,
    darker(bark, 0.5),
    0.65,
  );
}

/** Fruit hanging at the given spots. */
export function hangingFruit(spots: readonly Point[], dress: TreeDress): string {
  return spots
    .map(
      ([x, y]) =>
        stroke(`M${short(x)} ${short(y - 22)}v12`, 3) +
        inked(oval(x, y, 12, 14, 0), dress.fruit, 3) +
        flat(disc(x - 4, y - 5, 3.5), "#ffffff", 0.8),
    )
    .join("");
}
