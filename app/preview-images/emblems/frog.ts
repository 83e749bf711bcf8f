import { ink, mix, type Coat } from "../colours";
import { cel, fill, group, oval, smooth, stroke } from "../shapes";

/** A frog with something in mind: amphibians. */
export function frog({ main, second, accent }: Coat): string {
  const spots = [
    [-30, -78, 20, 13],
    [26, -66, 26, 16],
    [0, -36, 13, 9],
  ] as const;
  const head = smooth([
    [0, -104],
    [78, -110],
    [150, -62],
    [184, 14],
    [158, 82],
    [86, 116],
    [0, 124],
    [-86, 116],
    [-158, 82],
    [-184, 14],
    [-150, -62],
    [-78, -110],
  ]);
  const throat = smooth([
    [-168, 40],
    [-84, 74],
    [0, 66],
    [84, 74],
    [168, 40],
    [150, 150],
    [0, 170],
    [-150, 150],
  ]);
  const eye = (x: number) =>
    `<path d="${oval(x, -112, 42)}" fill="#fff8e6" stroke="${ink}" stroke-width="8"/>` +
    fill(oval(x, -108, 30, 19), ink) +
    fill(oval(x - 10, -116, 9, 7), "#ffffff");
  const hand = (side: 1 | -1) =>
    `<g transform="translate(${side * 104} 168) scale(${side} 1)">` +
    cel(
      smooth([
        [-36, -32],
        [26, -30],
        [44, -2],
        [78, 6],
        [84, 30],
        [50, 30],
        [40, 44],
        [16, 46],
        [4, 32],
        [-14, 48],
        [-38, 42],
        [-34, 18],
      ]),
      main,
      fill(oval(68, 18, 20, 13) + oval(28, 38, 18, 11) + oval(-26, 36, 18, 11), second),
      8,
    ) +
    "</g>";
  return group(
    cel(oval(0, 118, 138, 86), mix(main, second, 0.25)) +
      cel(oval(-88, -104, 66), main) +
      cel(oval(88, -104, 66), main) +
      cel(
        head,
        main,
        fill(throat, second) +
          spots.map(([x, y, rx, ry]) => fill(oval(x, y, rx, ry), accent, 0.85)).join(""),
      ) +
      eye(-88) +
      eye(88) +
      fill(oval(-124, 26, 30, 19) + oval(124, 26, 30, 19), accent, 0.7) +
      stroke("M-116,44Q-60,92 0,70Q60,92 116,44M-128,36l20,14M128,36l-20,14", 11) +
      fill(oval(-16, 6, 6, 5) + oval(16, 6, 6, 5), ink) +
      hand(1) +
      hand(-1),
    { y: -14, scale: 0.98 },
  );
}
