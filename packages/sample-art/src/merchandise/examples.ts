import { drawBust, drawCharacter } from "../cast";
import { box, fill, glow, group, inked, num, oval, stroke, svgDocument, type Point } from "../pen";
import type { Picture } from "../picture";
import { twinkle } from "../portraits/things";
import { drawScenery } from "../scenery";
import { between, seeded } from "../seeded";
import { wash } from "../sets/weather";
import { flatColours, graphite, hatchings, paper, pencilled } from "./media";

const side = 900;

function square(content: string): Picture {
  return { width: side, height: side, svg: svgDocument(side, side, content) };
}

/** Fibres of a sheet of paper, or the specks where its tooth has kept a pencil off. */
function fibres(seed: string, count: number, length: number): string {
  const chance = seeded(seed);
  let d = "";
  for (let i = 0; i < count; i++)
    d +=
      `M${num(between(chance, 0, side))},${num(between(chance, 0, side))}` +
      `q${num(between(chance, -length, length))},${num(between(chance, -3, 3))} ${num(between(chance, -length, length))},${num(between(chance, -4, 4))}`;
  return d;
}

/** One head, one mood, in pencil, with its construction lines. */
export function drawSketch(): Picture {
  const blue = "#6f8fd0";
  const [cx, cy] = [470, 400];
  const ball = [0, 1, 2]
    .map((i) => stroke(oval(cx + i * 4, cy - i * 4, 206 + i * 6, 196 - i * 5), 1.8, blue, 0.55))
    .join("");
  const guides = stroke(
    `M${cx - 250},${cy + 12}Q${cx},${cy + 58} ${cx + 236},${cy - 26}M${cx - 240},${cy - 64}Q${cx},${cy - 20} ${cx + 224},${cy - 92}` +
      `M${cx + 40},${cy - 260}Q${cx + 96},${cy} ${cx + 30},${cy + 250}M150,720Q420,610 800,690`,
    1.8,
    blue,
    0.55,
  );
  const signature = stroke(
    "M716,790q30,-22 22,14q-8,26 14,8q18,-20 20,-4q2,14 20,-4q12,-14 34,-10M704,832q60,-14 128,-10",
    2.6,
    graphite,
    0.75,
  );
  const fade =
    `<linearGradient id="trail-off" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${paper}" stop-opacity="0"/><stop offset=".8" stop-color="${paper}"/></linearGradient>` +
    box(0, 690, side, 210, "url(#trail-off)");
  return square(
    box(0, 0, side, side, paper) +
      stroke(fibres("sketch paper", 120, 18), 1.2, "#cdb991", 0.45) +
      hatchings() +
      pencilled(
        drawBust({
          who: "chase",
          pose: "waving",
          expression: "laughing",
          facing: "right",
          x: cx,
          y: cy,
          size: 430,
        }),
      ) +
      stroke(fibres("sketch tooth", 1400, 5), 1.3, paper, 0.5) +
      ball +
      guides +
      fade +
      signature,
  );
}

/** Head and shoulders in flat colours. */
export function drawFlatBust(): Picture {
  const chance = seeded("bust flakes");
  const spot = (low: number, high: number) => Math.round(between(chance, low, high));
  let flakes = "";
  for (let i = 0; i < 26; i++)
    flakes += twinkle(spot(40, 860), spot(30, 780), spot(5, 15), "#ffffff");
  const bust = drawBust({
    who: "snow",
    expression: "happy",
    facing: "right",
    x: 446,
    y: 424,
    size: 470,
  });
  return square(
    box(0, 0, side, side, "#a9cdee") +
      fill(oval(450, 470, 390, 390), "#6d9ad6") +
      fill(oval(450, 470, 336, 336), "#4a78be") +
      flakes +
      flatColours(bust),
  );
}

function leaf(x: number, y: number, scale: number, turn: number, colour: string): string {
  return group(
    inked("M-34,20C-38,-14 0,-36 38,-34C36,2 8,30-34,20Z", colour) +
      stroke("M-46,30C-20,10 4,-10 24,-22", 2.4),
    { x, y, scale, turn },
  );
}

/** A whole figure, shaded. */
export function drawFullBody(): Picture {
  const leaves: readonly (readonly [number, number, number, number, string])[] = [
    [112, 250, 0.9, 10, "#d98a2e"],
    [770, 176, 1.1, 60, "#7fa648"],
    [808, 560, 0.8, -40, "#c8572b"],
    [640, 790, 0.9, 110, "#d98a2e"],
    [130, 640, 0.7, 160, "#7fa648"],
    [480, 96, 0.6, -10, "#c8572b"],
  ];
  return square(
    wash(side, side, [
      [0, "#fbf1cf"],
      [1, "#e4d794"],
    ]) +
      fill(oval(455, 430, 360, 360), "#a8c074", 0.75) +
      stroke(oval(455, 430, 384, 384), 5, "#a8c074", 0.8) +
      fill(oval(370, 846, 200, 22), "#4d4a24", 0.3) +
      leaves.map((each) => leaf(...each)).join("") +
      drawCharacter({
        who: "wren",
        pose: "leaping",
        expression: "grin",
        facing: "right",
        x: 425,
        y: 860,
        height: 740,
      }),
  );
}

/** The six sisters over the north. */
const sisters: readonly Point[] = [
  [150, 190],
  [232, 112],
  [366, 92],
  [470, 140],
  [410, 220],
  [262, 236],
];

/** Two people in a place, in the middle of a tale. */
export function drawScene(): Picture {
  return square(
    drawScenery("campfire", side, side, "commission") +
      stroke(`M${sisters.map((point) => point.join(",")).join("L")}Z`, 2.4, "#c9d4ff", 0.5) +
      sisters.map(([x, y], i) => twinkle(x, y, i % 2 ? 14 : 20, "#fffbe6")).join("") +
      fill(oval(190, 846, 170, 20), "#120a18", 0.4) +
      fill(oval(672, 866, 150, 18), "#120a18", 0.4) +
      drawCharacter({
        who: "snow",
        pose: "sitting",
        expression: "surprised",
        facing: "right",
        x: 206,
        y: 850,
        height: 560,
      }) +
      drawCharacter({
        who: "chase",
        pose: "cheering",
        expression: "laughing",
        facing: "left",
        x: 668,
        y: 872,
        height: 590,
      }) +
      glow(450, 700, 520, "#ff9a3a", 0.32),
  );
}
