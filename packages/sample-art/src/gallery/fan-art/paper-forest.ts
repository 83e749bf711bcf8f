import { drawCharacter } from "../../cast";
import { box, curve, fill, glow, gradient, group, num, oval, polygon, type Point } from "../../pen";
import { between, type Chance } from "../../seeded";
import type { Piece } from "./piece";
import { silhouette } from "./silhouette";
import { points } from "./points";

const [width, height] = [1100, 1400];
const colours = [
  "#ffe2b0",
  "#f9b98a",
  "#e98a78",
  "#bd5a78",
  "#7f3a74",
  "#4a2664",
  "#241546",
] as const;

/** One sheet of paper: the same cut three times in shadow, then itself with a pale upper edge. */
function sheet(cut: string, colour: string, lift = 1): string {
  let art = "";
  for (const [shift, dark] of points("18,0.1 10,0.14 4,0.18"))
    art += group(`<path d="${cut}" fill-rule="evenodd" fill="#1a0a30" fill-opacity="${dark}"/>`, {
      x: shift * 0.5 * lift,
      y: shift * lift,
    });
  return (
    art +
    `<path d="${cut}" fill-rule="evenodd" fill="#ffffff" fill-opacity=".5"/>` +
    group(`<path d="${cut}" fill-rule="evenodd" fill="${colour}"/>`, { y: 2.4 })
  );
}

/** The rest of the sheet round an opening. */
const around = (opening: string) => `M-40,-40H${width + 40}V${height + 40}H-40Z${opening}`;

/** A leaf-edged opening: the hole narrows as sheets come nearer. */
function opening(chance: Chance, rx: number, ry: number, swing: number, count: number): string {
  const points = Array.from({ length: count }, (_, i): Point => {
    const a = (i / count) * Math.PI * 2;
    const r = 1 + between(chance, -swing, swing);
    return [width / 2 + Math.cos(a) * rx * r, 690 + Math.sin(a) * ry * r];
  });
  return curve(points, true);
}

function leaf(x: number, y: number, long: number, degrees: number): string {
  const a = (degrees * Math.PI) / 180;
  const at = (u: number, v: number): string =>
    `${num(x + Math.cos(a) * u - Math.sin(a) * v)},${num(y + Math.sin(a) * u + Math.cos(a) * v)}`;
  return `M${at(0, 0)}C${at(long * 0.3, -long * 0.28)} ${at(long * 0.7, -long * 0.24)} ${at(long, 0)}C${at(long * 0.7, long * 0.24)} ${at(long * 0.3, long * 0.28)} ${at(0, 0)}Z`;
}

/** A twig with leaves either side, bending as it grows. */
function twig(x: number, y: number, long: number, degrees: number, bend: number): string {
  let art = "";
  let [px, py] = [x, y];
  const steps = 9;
  const spine: Point[] = [[x, y]];
  for (let i = 0; i < steps; i++) {
    const d = degrees + bend * i;
    const a = (d * Math.PI) / 180;
    px += (Math.cos(a) * long) / steps;
    py += (Math.sin(a) * long) / steps;
    spine.push([px, py]);
    const size = (long / steps) * (1.75 - i * 0.1);
    art += leaf(px, py, size, d - 52) + leaf(px, py, size, d + 52);
  }
  const back = [...spine].reverse().map(([sx, sy]): Point => [sx + 5, sy + 5]);
  return polygon([...spine, ...back]) + art + leaf(px, py, long / steps, degrees + bend * steps);
}

function fir(x: number, foot: number, tall: number): string {
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i < 7; i++) {
    const y = foot - tall + (i * tall) / 7.4;
    const half = tall * (0.04 + i * 0.034);
    left.unshift([x - half * 0.45, y + tall * 0.13], [x - half, y + tall * 0.17]);
    right.push([x + half, y + tall * 0.17], [x + half * 0.45, y + tall * 0.13]);
  }
  return polygon([
    [x, foot - tall],
    ...right,
    [x + tall * 0.03, foot - tall * 0.05],
    [x + tall * 0.03, foot + 30],
    [x - tall * 0.03, foot + 30],
    [x - tall * 0.03, foot - tall * 0.05],
    ...left,
  ]);
}

/** A crooked house of Caudalglen with its windows cut right through. */
function house(x: number, foot: number, w: number, tall: number): string {
  const y = foot - tall;
  const peak = y - w * 0.8;
  const hole = (hx: number, hy: number, hw: number, hh: number) =>
    `M${num(hx)},${num(hy + hh)}V${num(hy + hw / 2)}a${num(hw / 2)},${num(hw / 2)} 0 0 1 ${num(hw)},0V${num(hy + hh)}Z`;
  let d = polygon([
    [x, foot + 200],
    [x, y],
    [x - w * 0.14, y + 6],
    [x + w * 0.44, peak],
    [x + w * 0.6, peak + w * 0.28],
    [x + w * 0.6, peak - w * 0.1],
    [x + w * 0.76, peak - w * 0.1],
    [x + w * 0.76, peak + w * 0.56],
    [x + w * 1.14, y + 6],
    [x + w, y],
    [x + w, foot + 200],
  ]);
  d +=
    hole(x + w * 0.16, y + tall * 0.14, w * 0.24, tall * 0.3) +
    hole(x + w * 0.6, y + tall * 0.14, w * 0.24, tall * 0.3) +
    hole(x + w * 0.38, y - w * 0.26, w * 0.18, w * 0.26);
  return d;
}

function ground(chance: Chance, top: number, swing: number): string {
  const points: Point[] = [];
  for (let i = -1; i <= 9; i++)
    points.push([(i * width) / 8, top + between(chance, -swing, swing)]);
  return `${curve(points)}L${width + 200},${height + 60}L-200,${height + 60}Z`;
}

export const paperForest: Piece = {
  width,
  height,
  draw(chance) {
    const light = gradient(
      [
        [0, "#fff6d8"],
        [0.5, "#ffdf9e"],
        [1, "#f7a873"],
      ],
      "round",
    );
    let art =
      light.defs + box(0, 0, width, height, light.ref) + glow(560, 430, 620, "#fff8e0", 0.9);
    art +=
      fill(oval(560, 420, 168, 168), "#fffdf2") +
      fill(oval(510, 380, 30, 26) + oval(620, 460, 40, 34) + oval(600, 350, 16, 14), "#f6e6c0");
    let stars = "";
    for (let i = 0; i < 26; i++)
      stars += leaf(between(chance, 180, 920), between(chance, 160, 640), 12, 90);
    art += fill(stars, "#ffffff", 0.9);
    // From the back to the front: mountains, hills, the town, the wood, the two, the frame.
    const monastery = "M704,640V560L720,540V470L738,436L756,470V540H800V520L818,500L836,520V650Z";
    const peaks = polygon(
      points(
        "-60,1500 -60,700 90,610 180,660 310,520 430,700 560,620 700,640 770,560 880,650 1000,580 1180,720 1180,1500",
      ),
    );
    art += sheet(around(opening(chance, 500, 640, 0.02, 22)), colours[0], 1.2);
    art += sheet(peaks, colours[1]) + sheet(monastery, colours[1], 0.3);
    const far = ground(chance, 790, 26);
    art +=
      sheet(
        [110, 190, 290, 420, 500, 690, 830, 930, 1010]
          .map((x, i) => fir(x, 800, 130 + (i % 3) * 46))
          .join(""),
        colours[2],
        0.8,
      ) + sheet(far, colours[2], 0.8);
    // Lamplight waits behind the windows.
    art += [300, 408, 520, 640, 746]
      .map((x, i) => glow(x + 34, 872 - (i % 3) * 14, 110, "#fff2a8", 1))
      .join("");
    art +=
      sheet(
        house(268, 960, 86, 140) +
          house(376, 960, 96, 190) +
          house(492, 960, 80, 128) +
          house(596, 960, 104, 176) +
          house(722, 960, 82, 138),
        colours[3],
      ) + sheet(ground(chance, 970, 14), colours[3], 0.6);
    art +=
      sheet(
        [40, 130, 216, 880, 968, 1066].map((x, i) => fir(x, 1120, 420 + (i % 2) * 130)).join("") +
          [316, 790].map((x) => fir(x, 1110, 190)).join(""),
        colours[4],
        1.1,
      ) + sheet(ground(chance, 1096, 20), colours[4], 0.7);
    // Chase tells it, Vixy has heard it before; the log is theirs.
    const log =
      "M150,1196C260,1168 640,1160 880,1180C930,1172 958,1206 940,1236C900,1262 300,1280 170,1262C128,1256 120,1210 150,1196ZM640,1168L672,1110L686,1118L676,1166Z";
    const pair =
      drawCharacter({
        who: "chase",
        pose: "pointing",
        expression: "happy",
        facing: "right",
        x: 420,
        y: 1196,
        height: 330,
      }) +
      drawCharacter({
        who: "vixy",
        pose: "sitting",
        expression: "happy",
        facing: "left",
        x: 740,
        y: 1204,
        height: 330,
      });
    art += glow(590, 1090, 210, "#ffd98a", 0.55);
    art +=
      group(silhouette(pair, "#1a0a30"), { x: 8, y: 12, opacity: 0.2 }) +
      silhouette(pair, colours[5]);
    art += sheet(log, colours[5], 0.8) + sheet(ground(chance, 1262, 16), colours[5], 0.7);
    // The frame: leaves leaning in from every side.
    const frame = around(opening(chance, 500, 654, 0.035, 26));
    const twigs: [number, number, number, number, number][] = [
      [-10, 240, 330, -16, 7],
      [-10, 90, 380, 24, -4],
      [260, -20, 300, 74, 5],
      [1110, 200, 350, 196, -6],
      [1110, 60, 360, 156, 4],
      [840, -20, 280, 108, -5],
      [-10, 1250, 330, -28, -5],
      [40, 1410, 360, -62, 5],
      [1110, 1230, 330, 208, 5],
      [1060, 1410, 350, 242, -5],
      [-10, 760, 210, -40, 9],
      [1110, 780, 210, 220, -9],
      [560, -30, 170, 84, 6],
      [430, 1420, 190, -80, 6],
      [700, 1420, 180, -98, -6],
    ];
    let leaves = "";
    for (const [x, y, long, degrees, bend] of twigs) leaves += twig(x, y, long, degrees, bend);
    art += `<g fill-rule="nonzero">${sheet(leaves, colours[6], 1.1).replaceAll("evenodd", "nonzero")}</g>`;
    return (
      art +
      sheet(frame, colours[6], 1.3) +
      sheet(leaves, "#382064", 0.9).replaceAll("evenodd", "nonzero")
    );
  },
};
