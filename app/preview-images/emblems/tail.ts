import { mix, type Coat } from "../colours";
import { cel, fill, polygon, short, smooth, stroke, type Point } from "../shapes";

const spine: readonly Point[] = [
  [-236, 196],
  [-140, 174],
  [-34, 160],
  [66, 120],
  [120, 34],
  [110, -68],
  [38, -128],
  [-54, -112],
  [-88, -38],
  [-44, 12],
  [12, -10],
  [10, -50],
];
const thickness = [84, 74, 68, 62, 56, 50, 44, 37, 30, 23, 15, 5];

/** Where the edges of the tail are at a point of its spine. */
function edges(i: number): { outer: Point; inner: Point } {
  const [a, b] = [spine[Math.max(0, i - 1)]!, spine[Math.min(spine.length - 1, i + 1)]!];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const side: Point = [(b[1] - a[1]) / length, -(b[0] - a[0]) / length];
  const [[x, y], r] = [spine[i]!, thickness[i]!];
  return {
    outer: [x - side[0] * r, y - side[1] * r],
    inner: [x + side[0] * r, y + side[1] * r],
  };
}

const between = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];

/** A tail that curls up, scaled, with a crest: reptiles. */
export function tail({ main, second, accent }: Coat): string {
  const all = spine.map((_, i) => edges(i));
  const outline = smooth([
    ...all.map(({ outer }) => outer),
    ...all.map(({ inner }) => inner).reverse(),
  ]);
  const belly = smooth([
    ...all.map(({ inner, outer }) => between(inner, outer, 0.34)),
    ...all.map(({ inner, outer }) => between(outer, inner, 1.3)).reverse(),
  ]);
  const plates = all
    .map(({ inner, outer }) => {
      const end = between(inner, outer, 0.34);
      return `M${short(inner[0])},${short(inner[1])}L${short(end[0])},${short(end[1])}`;
    })
    .join("");
  const scales = all
    .slice(0, -3)
    .flatMap(({ inner, outer }, i) =>
      [0.5, 0.78].map((t) => {
        const [x, y] = between(inner, outer, t + (i % 2) * 0.08);
        const r = thickness[i]! * 0.2;
        return `M${short(x - r)},${short(y)}a${short(r)},${short(r)} 0 0 0 ${short(2 * r)},0`;
      }),
    )
    .join("");
  const crest = all
    .slice(1, -2)
    .map(({ inner, outer }, i) => {
      const next = all[i + 2]!.outer;
      const tip = between(inner, outer, 1.36 + 0.05 * (i % 2));
      const to = between(outer, next, 0.52);
      const from = between(outer, all[i]!.outer, 0.22);
      const root = between(inner, outer, 0.8);
      return cel(polygon([from, tip, to, root]), accent, "", 6);
    })
    .join("");
  return (
    crest +
    cel(
      outline,
      main,
      fill(belly, second) +
        stroke(plates, 6, mix(second, "#2a1a24", 0.4)) +
        stroke(scales, 7, mix(main, "#2a1a24", 0.42)),
    )
  );
}
