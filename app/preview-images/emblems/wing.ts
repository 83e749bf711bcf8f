import { mix, type Coat } from "../colours";
import { cel, group, smooth, stroke, type Point } from "../shapes";

/** A feather from its quill at 0,0 up to its tip. */
function feather(length: number, width: number, colour: string): string {
  const shape: Point[] = [
    [0, 8],
    [width * 0.42, -length * 0.3],
    [width * 0.5, -length * 0.72],
    [width * 0.2, -length],
    [-width * 0.26, -length * 0.94],
    [-width * 0.5, -length * 0.6],
    [-width * 0.4, -length * 0.2],
  ];
  const shaft = `M0,${-length * 0.3}Q4,${-length * 0.6} -2,${-length * 0.84}`;
  return cel(smooth(shape), colour, "", 7) + stroke(shaft, 5, mix(colour, "#2a1a24", 0.4));
}

/** The front edge of the wing, from the shoulder over the wrist to where the longest feather grows. */
const edge: readonly Point[] = [
  [142, 98],
  [148, 10],
  [120, -82],
  [52, -140],
  [-14, -138],
];

/** The point of the edge a fraction of the way along. */
function onEdge(t: number): Point {
  const place = t * (edge.length - 1);
  const i = Math.min(edge.length - 2, Math.floor(place));
  const [a, b] = [edge[i]!, edge[i + 1]!];
  return [a[0] + (b[0] - a[0]) * (place - i), a[1] + (b[1] - a[1]) * (place - i)];
}

/** A row of feathers along the edge: where it begins and ends, how they turn and how long they are. */
function row(
  count: number,
  [start, end]: readonly [number, number],
  [from, to]: readonly [number, number],
  [first, last]: readonly [number, number],
  width: number,
  colours: readonly string[],
): string {
  return Array.from({ length: count }, (_, i) => {
    const t = i / (count - 1);
    const [x, y] = onEdge(start + (end - start) * t);
    const turn = from + (to - from) * t;
    return group(
      feather(
        first + (last - first) * t + 0.3 * first * Math.sin(Math.PI * t),
        width,
        colours[i % colours.length]!,
      ),
      {
        x,
        y,
        turn,
      },
    );
  }).join("");
}

/** A wing, spread: birds. */
export function wing({ main, second, accent }: Coat): string {
  const arm = smooth([
    [116, 140],
    [158, 136],
    [176, 14],
    [148, -106],
    [70, -166],
    [-20, -168],
    [-26, -132],
    [48, -116],
    [98, -66],
    [116, 16],
  ]);
  return group(
    row(9, [0.06, 1], [-140, -72], [212, 214], 84, [accent, mix(accent, main, 0.35)]) +
      row(8, [0.05, 0.97], [-136, -78], [152, 150], 70, [main, mix(main, second, 0.22)]) +
      row(7, [0.05, 0.94], [-132, -86], [98, 92], 58, [second]) +
      cel(arm, main, stroke("M146,20Q120,-84 50,-146", 8, mix(main, "#ffffff", 0.4)), 8),
    { x: 14, y: 8 },
  );
}
