import { curve, fill, num, oval, polygon, stroke, type Point } from "../pen";
import { between } from "../seeded";
import type { Coat } from "./palette";
import type { Traits } from "./traits";

/** A five-pointed star, softened by the round joins of its outline. */
export function star(x: number, y: number, radius: number, points = 5, depth = 0.45): string {
  const corners = Array.from({ length: points * 2 }, (_, i): Point => {
    const reach = i % 2 === 0 ? radius : radius * depth;
    const angle = (i / points) * Math.PI - Math.PI / 2;
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  });
  return polygon(corners);
}

/**
 * The markings of a coat on the flanks of a body around (x, y), to be drawn inside its outline.
 * The middle stays free for the belly.
 */
export function markings(
  { marking, chance }: Traits,
  { second }: Coat,
  [x, y]: Point,
  rx: number,
  ry: number,
): string {
  const sides = [-1, 1] as const;
  switch (marking) {
    case "none":
      return "";
    case "spots":
      return sides
        .flatMap((side) =>
          [-0.72, -0.25, 0.3].map((at, i) => {
            const r = rx * between(chance, 0.13, 0.22);
            return oval(x + side * rx * (0.68 + (i % 2) * 0.16), y + at * ry, r, r * 0.9);
          }),
        )
        .map((d) => fill(d, second))
        .join("");
    case "stripes":
      return sides
        .flatMap((side) =>
          [-0.6, -0.15, 0.3].map((at) =>
            curve([
              [x + side * rx * 1.1, y + at * ry - 8],
              [x + side * rx * 0.7, y + at * ry + 2],
              [x + side * rx * 0.45, y + at * ry + 10],
            ]),
          ),
        )
        .map((d) => stroke(d, rx * 0.13, second))
        .join("");
    case "stars":
      return sides
        .flatMap((side) => [
          star(x + side * rx * 0.76, y - ry * 0.4, rx * 0.19),
          star(x + side * rx * 0.66, y + ry * 0.25, rx * 0.13),
        ])
        .map((d) => fill(d, second))
        .join("");
    case "patch":
      return fill(oval(x + rx * 0.62, y - ry * 0.3, rx * 0.62, ry * 0.6), second);
    case "bands":
      return [-0.52, 0.02, 0.56]
        .map((at) =>
          stroke(
            curve([
              [x - rx * 1.2, y + at * ry],
              [x, y + at * ry + ry * 0.16],
              [x + rx * 1.2, y + at * ry],
            ]),
            ry * 0.17,
            second,
            0.85,
          ),
        )
        .join("");
    case "freckles":
      return sides
        .flatMap((side) =>
          Array.from({ length: 7 }, () =>
            oval(
              x + side * rx * between(chance, 0.5, 0.92),
              y + ry * between(chance, -0.8, 0.7),
              rx * 0.045,
              rx * 0.045,
            ),
          ),
        )
        .map((d) => fill(d, second))
        .join("");
  }
}

/** A pale belly. */
export function belly({ pale }: Coat, [x, y]: Point, rx: number, ry: number): string {
  return `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${pale}"/>`;
}
