import { ink } from "../colour";
import { flat, stroke } from "../figure";
import { disc, oval, polygon, short } from "../shape";
import type { Point } from "../shape";

/** An eye that looks to the right: white, iris, pupil and a glint. */
export function eye(x: number, y: number, size: number, iris: string, slit = false): string {
  return (
    flat(disc(x, y, size * 1.16), ink) +
    flat(disc(x, y, size), "#fdf6e3") +
    flat(disc(x + size * 0.16, y, size * 0.72), iris) +
    flat(
      slit
        ? oval(x + size * 0.16, y, size * 0.2, size * 0.62, 0)
        : disc(x + size * 0.2, y, size * 0.4),
      ink,
    ) +
    flat(disc(x + size * 0.36, y - size * 0.34, size * 0.2), "#ffffff")
  );
}

/** A contented closed eye. */
export function lid(x: number, y: number, size: number): string {
  return stroke(
    `M${short(x - size)} ${short(y)}q${short(size)} ${short(size * 0.9)} ${short(size * 2)} 0`,
    Math.max(4, size * 0.3),
  );
}

/** A row of teeth along a line, pointing down (`way` 1) or up (-1). */
export function teeth(from: Point, to: Point, count: number, size: number, way: 1 | -1): string {
  return Array.from({ length: count }, (_, index) => {
    const at = (t: number): Point => [
      from[0] + (to[0] - from[0]) * t,
      from[1] + (to[1] - from[1]) * t,
    ];
    const [a, b, c] = [at(index / count), at((index + 0.5) / count), at((index + 1) / count)];
    return `<path d="${polygon([a, [b[0], b[1] + size * way], c])}" fill="#fdf6e3" stroke="${ink}" stroke-width="2.5" stroke-linejoin="round"/>`;
  }).join("");
}
