import { ink, mix, type Coat } from "../colours";
import { cel, fill, oval, smooth, stroke, type Point } from "../shapes";

const fur: readonly Point[] = [
  [-62, 214],
  [-92, 150],
  [-78, 128],
  [-122, 84],
  [-104, 62],
  [-146, -2],
  [-150, -52],
  [-112, -82],
  [-100, -132],
  [-62, -160],
  [-24, -146],
  [2, -162],
  [46, -172],
  [82, -140],
  [92, -92],
  [136, -66],
  [146, -12],
  [112, 56],
  [124, 84],
  [84, 122],
  [92, 150],
  [60, 214],
];

/** A raised paw, soft side forward: mammals. */
export function paw({ main, second, accent }: Coat): string {
  const tuft = smooth([
    [-120, 112],
    [-84, 136],
    [-66, 108],
    [-34, 144],
    [0, 112],
    [34, 146],
    [62, 108],
    [86, 134],
    [120, 112],
    [100, 240],
    [-100, 240],
  ]);
  const pad = smooth([
    [-4, -46],
    [40, -22],
    [74, 22],
    [66, 66],
    [28, 76],
    [-4, 66],
    [-38, 76],
    [-74, 64],
    [-80, 20],
    [-46, -22],
  ]);
  const toes = [
    [-104, -34, 25, 34, -28],
    [-54, -98, 26, 37, -9],
    [34, -106, 27, 38, 8],
    [94, -44, 25, 34, 28],
  ] as const;
  const bean = (d: string) =>
    `<path d="${d}" fill="${accent}" stroke="${ink}" stroke-width="9"/>` +
    `<path d="${d}" fill="${mix(accent, "#ffffff", 0.22)}" transform="translate(-4 -6) scale(.86)"/>`;
  return (
    cel(smooth(fur), main, fill(tuft, second)) +
    stroke("M-12,-150q-4,26 6,46M-106,-92q14,8 20,22M92,-96q-16,10 -20,24", 8) +
    bean(pad) +
    toes
      .map(
        ([x, y, rx, ry, turn]) =>
          `<g transform="translate(${x} ${y}) rotate(${turn})">${bean(oval(0, 0, rx, ry))}</g>`,
      )
      .join("")
  );
}
