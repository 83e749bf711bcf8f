import { curve, fill, inked, mix, num, stroke, svgDocument, tube, type Point } from "../pen";
import type { Picture } from "../picture";
import { between, seeded } from "../seeded";
import { ground, softShadow } from "./product-stage";

const [mustard, ochre, shade] = ["#e3a92f", "#b97a1a", "#a06a24"];

/** Rows of stitches, to be cut off at the edge of the knitting. */
const pattern =
  `<pattern id="knit" patternUnits="userSpaceOnUse" width="22" height="18" patternTransform="rotate(4)">` +
  `<path d="M2,2Q4,12 11,16Q18,12 20,2" fill="none" stroke="#9c6416" stroke-width="2.6" stroke-opacity=".5" stroke-linecap="round"/>` +
  `<path d="M5,1Q7,9 11,12" fill="none" stroke="#ffe2a0" stroke-width="1.8" stroke-opacity=".5" stroke-linecap="round"/></pattern>`;

function fringe(at: readonly Point[], drop: number, seed: string): string {
  const chance = seeded(seed);
  return at
    .map(([x, y]) => {
      const sway = between(chance, -14, 14);
      const d = `M${num(x)},${num(y - 6)}C${num(x + 4)},${num(y + drop * 0.4)} ${num(x + sway)},${num(y + drop * 0.6)} ${num(x + sway)},${num(y + drop)}`;
      return stroke(d, 19) + stroke(d, 13.5, mustard) + stroke(d, 3, ochre, 0.8);
    })
    .join("");
}

/** A hanging end, as wide on both sides of its spine, cut straight and fringed. */
function end(spine: readonly [Point, ...Point[]], wide: number, seed: string): string {
  const [x, y] = spine[spine.length - 1] ?? spine[0];
  const left = spine.map(([px, py]): Point => [px - wide, py]);
  const right = spine.map(([px, py]): Point => [px + wide, py - 8]).reverse();
  const d = `${curve(left)}L${curve(right).slice(1)}Z`;
  const stripes = [70, 116]
    .map((up) =>
      fill(
        `M${x - 170},${y - up}Q${x},${y - up + 14} ${x + 170},${y - up - 8}V${y - up + 18}Q${x},${y - up + 40} ${x - 170},${y - up + 26}Z`,
        ochre,
      ),
    )
    .join("");
  const strands = [-0.86, -0.52, -0.18, 0.18, 0.52, 0.86].map((at): Point => [
    x + at * wide,
    y - 4 - at * 4,
  ]);
  return fringe(strands, 58, seed) + knitted(d, mustard, stripes);
}

function knitted(d: string, colour: string, marks = ""): string {
  return inked(d, colour, {
    inside: `${marks}<path d="M0,0H900V900H0Z" fill="url(#knit)"/>`,
    shade: mix(colour, "#6b3a20", 0.36),
    light: [-7, -9],
    weight: 3,
  });
}

const back: readonly Point[] = [
  [246, 330],
  [286, 214],
  [450, 160],
  [616, 214],
  [654, 330],
];
const wrap: readonly Point[] = [
  [232, 306],
  [282, 410],
  [440, 462],
  [604, 414],
  [668, 304],
];
const folds = [
  [
    [226, 372],
    [300, 452],
    [430, 498],
    [540, 486],
  ],
  [
    [268, 318],
    [330, 398],
    [446, 430],
    [560, 404],
    [630, 330],
  ],
  [
    [470, 512],
    [560, 490],
    [640, 430],
  ],
] satisfies Point[][];

/** The scarf as it sits on an invisible neck. */
export function drawScarf(): Picture {
  const art =
    ground(900, 900, "#d3dfe8") +
    pattern +
    softShadow(480, 500, 390, 420, 0.42) +
    knitted(tube(back, [56, 60, 60, 60, 56]), mix(mustard, "#6b3a20", 0.3)) +
    end(
      [
        [530, 420],
        [556, 530],
        [540, 620],
        [566, 716],
      ],
      74,
      "far fringe",
    ) +
    end(
      [
        [396, 430],
        [366, 540],
        [384, 660],
        [346, 780],
      ],
      82,
      "near fringe",
    ) +
    knitted(tube(wrap, [60, 82, 90, 84, 60]), mustard) +
    stroke(folds.map((fold) => curve(fold)).join(""), 4, shade, 0.85);
  return { width: 900, height: 900, svg: svgDocument(900, 900, art) };
}
