import { num } from "../pen";
import type { Point } from "../pen";

export type { Point };

/** One bead of a limb: a position and the limb's half-width there. */
export type Bead = readonly [x: number, y: number, radius: number];

function rows(text: string): number[][] {
  return text.split(" ").map((row) => row.split(",").map(Number));
}

/** Points written compactly: `x,y x,y …`. */
export function pointsOf(text: string): Point[] {
  return rows(text).map(([x = 0, y = 0]) => [x, y]);
}

/** Beads written compactly: `x,y,radius x,y,radius …`. */
export function beadsOf(text: string): Bead[] {
  return rows(text).map(([x = 0, y = 0, radius = 0]) => [x, y, radius]);
}

/** A number as short SVG text: one decimal, no trailing zero. */
export const short = num;

/** `x y` as short SVG text. */
function pair(x: number, y: number): string {
  return `${short(x)} ${short(y)}`;
}

/**
 * The points in clockwise order. Shapes that share a clip path are joined by winding, so two that overlap must
 * turn the same way or they would cut a hole in each other.
 */
function clockwise(points: readonly Point[]): readonly Point[] {
  let area = 0;
  points.forEach(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    area += x * nextY - nextX * y;
  });
  return area < 0 ? [...points].reverse() : points;
}

/** Straight-sided path through the points. */
export function polygon(outline: readonly Point[], closed = true): string {
  const points = closed ? clockwise(outline) : outline;
  return `M${points.map(([x, y]) => pair(x, y)).join("L")}${closed ? "Z" : ""}`;
}

/** Curve through the points (Catmull-Rom, written as cubic Béziers); `tension` 1 is round, 0 straight. */
export function smooth(outline: readonly Point[], closed = true, tension = 1): string {
  const points = closed ? clockwise(outline) : outline;
  const count = points.length;
  const at = (index: number): Point =>
    points[closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))] ?? [0, 0];
  const start = at(0);
  let path = `M${pair(start[0], start[1])}`;
  const sixth = tension / 6;
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    path += `C${pair(from[0] + (to[0] - before[0]) * sixth, from[1] + (to[1] - before[1]) * sixth)} ${pair(
      to[0] - (after[0] - from[0]) * sixth,
      to[1] - (after[1] - from[1]) * sixth,
    )} ${pair(to[0], to[1])}`;
  }
  return closed ? `${path}Z` : path;
}

/** Points along a Catmull-Rom curve through the beads, `steps` per section. */
export function along(beads: readonly Bead[], steps = 5): Bead[] {
  const at = (index: number): Bead =>
    beads[Math.min(beads.length - 1, Math.max(0, index))] ?? [0, 0, 0];
  const result: Bead[] = [];
  for (let index = 0; index < beads.length - 1; index += 1) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    for (let step = 0; step < steps; step += 1) {
      const t = step / steps;
      const blend = (axis: 0 | 1 | 2): number =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t);
      result.push([blend(0), blend(1), Math.max(0, blend(2))]);
    }
  }
  result.push(at(beads.length - 1));
  return result;
}

/** Outline of a limb, tail or body: a round-ended band whose half-width follows the beads. */
export function ribbon(beads: readonly Bead[], steps = 4): string {
  const spine = along(beads, steps);
  const left: Point[] = [];
  const right: Point[] = [];
  spine.forEach(([x, y, radius], index) => {
    const before = spine[Math.max(0, index - 1)] ?? [x, y, radius];
    const after = spine[Math.min(spine.length - 1, index + 1)] ?? [x, y, radius];
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const [nx, ny] = [-(after[1] - before[1]) / length, (after[0] - before[0]) / length];
    left.push([x + nx * radius, y + ny * radius]);
    right.push([x - nx * radius, y - ny * radius]);
  });
  const cap = (end: Bead, towards: Bead): Point[] => {
    if (end[2] < 1.5) return [[end[0], end[1]]];
    const length = Math.hypot(end[0] - towards[0], end[1] - towards[1]) || 1;
    const [dx, dy] = [
      ((end[0] - towards[0]) / length) * end[2],
      ((end[1] - towards[1]) / length) * end[2],
    ];
    // Shoulders at 45° keep the end round; the side the outline arrives from comes first.
    return [
      [end[0] + dx * 0.7 - dy * 0.7, end[1] + dy * 0.7 + dx * 0.7],
      [end[0] + dx, end[1] + dy],
      [end[0] + dx * 0.7 + dy * 0.7, end[1] + dy * 0.7 - dx * 0.7],
    ];
  };
  const first = spine[0] ?? [0, 0, 0];
  const last = spine[spine.length - 1] ?? first;
  const tail = cap(last, spine[spine.length - 2] ?? first);
  const head = cap(first, spine[1] ?? last);
  return smooth([...left, ...tail, ...right.reverse(), ...head]);
}

/** Circle as a path, so that it can join a silhouette. */
export function disc(x: number, y: number, rx: number, ry = rx): string {
  return `M${pair(x - rx, y)}a${pair(rx, ry)} 0 1 1 ${pair(rx * 2, 0)}a${pair(rx, ry)} 0 1 1 ${pair(-rx * 2, 0)}Z`;
}

/** Ellipse turned by `degrees`, as a path. */
export function oval(x: number, y: number, rx: number, ry: number, degrees: number): string {
  const turn = (degrees * Math.PI) / 180;
  const [dx, dy] = [Math.cos(turn) * rx, Math.sin(turn) * rx];
  return (
    `M${pair(x - dx, y - dy)}A${pair(rx, ry)} ${short(degrees)} 1 1 ${pair(x + dx, y + dy)}` +
    `A${pair(rx, ry)} ${short(degrees)} 1 1 ${pair(x - dx, y - dy)}Z`
  );
}

/** Points of a star or, with `inner` = `outer`, of a regular polygon. */
export function star(
  x: number,
  y: number,
  outer: number,
  inner: number,
  tips: number,
  degrees = -90,
): Point[] {
  return Array.from({ length: tips * 2 }, (_, index) => {
    const angle = ((degrees + (index * 180) / tips) * Math.PI) / 180;
    const radius = index % 2 === 0 ? outer : inner;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius] as const;
  });
}

/** Midpoint displacement: makes an authored outline look like a coast or a torn edge. */
export function fractal(
  points: readonly Point[],
  roughness: number,
  depth: number,
  random: () => number,
  closed = true,
): Point[] {
  let line: Point[] = [...points];
  for (let level = 0; level < depth; level += 1) {
    const next: Point[] = [];
    line.forEach((from, index) => {
      next.push(from);
      const to = line[index + 1] ?? (closed ? line[0] : undefined);
      if (!to) return;
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
      const push = (random() - 0.5) * roughness;
      next.push([(from[0] + to[0]) / 2 - dy * push, (from[1] + to[1]) / 2 + dx * push]);
    });
    line = next;
  }
  return line;
}

/** Whether a point lies inside a closed outline. */
export function inside(x: number, y: number, outline: readonly Point[]): boolean {
  let within = false;
  outline.forEach(([ax, ay], index) => {
    const [bx, by] = outline[(index + 1) % outline.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  });
  return within;
}

/** Moves, turns and scales markup: `place(markup, x, y, { scale, turn, flip })`. */
export function place(
  markup: string,
  x: number,
  y: number,
  { scale = 1, turn = 0, flip = false }: { scale?: number; turn?: number; flip?: boolean } = {},
): string {
  const size = `${String(Math.round((flip ? -scale : scale) * 1000) / 1000)} ${String(Math.round(scale * 1000) / 1000)}`;
  return `<g transform="translate(${pair(x, y)})${turn ? ` rotate(${short(turn)})` : ""} scale(${size})">${markup}</g>`;
}
