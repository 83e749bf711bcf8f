import {
  box,
  fill,
  glow,
  gradient,
  group,
  inked,
  mix,
  num,
  oval,
  stroke,
  svgDocument,
} from "../../pen";
import type { Picture } from "../../picture";
import type { CharacterLook } from "../../rig/look";
import { poses } from "../../rig/poses";
import { between, pick, seeded, type Chance } from "../../seeded";
import { drawClient, headOf, skulls } from "./figure";
import { signature } from "./finish";

const look: CharacterLook = {
  name: "Vellum",
  species: "hare",
  fur: "#efe0cf",
  pale: "#fff8ec",
  dark: "#8a6a6f",
  socks: "#8a6a6f",
  tailTip: "#efe0cf",
  eyes: "#8a4fc0",
  lashes: true,
  build: { head: 0.98, tall: 0.98, girth: 0.92 },
  sleeves: { colour: "#4f6f6a", length: "long" },
  garments: [{ kind: "robe", colour: "#4f6f6a", trim: "#f2c98a" }],
};

const antenna =
  stroke("M0,10C-8,-30-36,-64-82,-84", 7) +
  stroke("M0,10C-8,-30-36,-64-82,-84", 3.6, "#b98a6a") +
  [0.2, 0.34, 0.48, 0.62, 0.76, 0.9]
    .map((t) => {
      const u = 1 - t;
      const [x, y] = [
        -24 * u * u * t - 108 * u * t * t - 82 * t ** 3,
        10 * u ** 3 - 90 * u * u * t - 192 * u * t * t - 84 * t ** 3,
      ];
      const reach = 30 * (1.15 - t);
      return stroke(
        `M${num(x)},${num(y)}l${num(-reach)},${num(reach * 0.5)}M${num(x)},${num(y)}l${num(reach * 0.8)},${num(-reach * 0.7)}`,
        4.6,
        "#b98a6a",
      );
    })
    .join("");

const fluff =
  "M-70,8C-84,22-80,40-66,44C-66,58-48,64-36,58C-26,70-4,70 4,60C16,70 40,66 44,54C58,56 70,46 66,34C80,28 78,8 66,2Z";

const face = headOf(look, {
  behind:
    group(antenna, { x: 36, y: -54, scale: [-0.9, 0.96] }) + group(antenna, { x: -18, y: -56 }),
  skull: skulls.tufted,
  markings:
    fill("M-60,-80H70C50,-50 26,-36 12,-32C-4,-40-30,-50-60,-80Z", "#c9a58c", 0.7) +
    fill("M-100,38C-50,26-20,40 10,36C40,34 70,30 100,24V90H-100Z", look.pale),
  plan: { near: [-20, -10], far: [40, -13], eye: 27, mouth: [36, 26], mouthSize: 0.62 },
  nose: fill("M26,20C30,16 40,16 43,20C40,25 30,25 26,20Z", "#6a4450"),
  over:
    stroke(oval(-20, -8, 31, 30), 4.4, "#c98d3d") +
    stroke(oval(41, -11, 24, 28), 4.4, "#c98d3d") +
    stroke("M11,-10Q14,-15 17,-12M-51,-8L-62,-14", 4.4, "#c98d3d") +
    inked(
      "M-30,-56C-26,-76-4,-80 8,-72C20,-80 38,-72 40,-54C28,-62 20,-60 14,-52C6,-62-8,-64-30,-56Z",
      look.pale,
    ),
});

function eyeSpot(x: number, y: number, size: number): string {
  return (
    fill(oval(x, y, size, size * 0.92), "#5a3848") +
    fill(oval(x, y, size * 0.8, size * 0.72), "#f2b56a") +
    fill(oval(x, y, size * 0.54, size * 0.48), "#7a4fb0") +
    fill(oval(x - size * 0.1, y - size * 0.08, size * 0.2, size * 0.18), "#fff6e0")
  );
}

/** Both wings of one side, their root at (0, 0), spread to the left. */
const wings =
  inked("M0,20C-40,40-110,50-150,100C-176,140-150,190-104,196C-60,206-20,160 6,70Z", "#c99a7c", {
    inside:
      stroke("M-190,120C-140,150-90,170-20,150", 16, "#fbe3c2") +
      stroke("M-200,150C-150,186-90,206-30,180", 14, "#8a5a5a") +
      eyeSpot(-92, 128, 22),
  }) +
  inked(
    "M4,10C-30,-60-110,-150-230,-168C-262,-166-262,-130-246,-96C-262,-70-252,-30-226,-14C-224,20-190,48-150,46C-90,56-30,60 4,44Z",
    "#dcb492",
    {
      inside:
        stroke("M-300,-120C-240,-40-170,30-120,80", 18, "#8a5a5a") +
        stroke("M-262,-170C-214,-80-150,10-96,70", 12, "#fbe3c2") +
        eyeSpot(-140, -58, 36) +
        stroke(
          "M0,26C-60,-20-120,-60-200,-120M0,30C-60,10-110,0-180,-6M0,34C-50,34-90,36-130,34",
          3,
          "#8a5a5a",
          0.55,
        ),
    },
  );

const spines = [
  "#8a3f4a",
  "#3f6a74",
  "#b8803f",
  "#5a4a7a",
  "#6a7a4a",
  "#c8b08a",
  "#7a3a5a",
] as const;

function shelf(chance: Chance, x: number, y: number, width: number, height: number): string {
  let art = box(x, y, width, height, "#2e1d2c");
  let at = x + 6;
  while (at < x + width - 16) {
    const thick = between(chance, 14, 34);
    const tall = height * between(chance, 0.62, 0.92);
    const colour = pick(chance, spines);
    const lean = chance() > 0.88 ? 8 : 0;
    const w = Math.min(thick, x + width - at - 4);
    art += group(
      box(0, -tall, w, tall, colour) +
        box(0, -tall, w * 0.22, tall, mix(colour, "#fff0d0", 0.25)) +
        box(w * 0.1, -tall * 0.84, w * 0.8, 5, "#f2c98a", 0.8) +
        (chance() > 0.5 ? box(w * 0.1, -tall * 0.24, w * 0.8, 4, "#f2c98a", 0.8) : ""),
      { x: at, y: y + height, turn: lean ? -lean : 0 },
    );
    at += w + (lean ? 12 : 2);
  }
  return (
    art +
    box(x - 8, y + height, width + 16, 16, "#7a4f3a") +
    box(x - 8, y + height + 13, width + 16, 5, "#4a2c28")
  );
}

function candle(x: number, y: number): string {
  return (
    glow(x, y - 70, 150, "#ffcf7a", 0.85) +
    inked(`M${x - 14},${y}V${y - 46}Q${x},${y - 54} ${x + 14},${y - 46}V${y}Z`, "#fff3d8") +
    fill(
      `M${x},${y - 94}C${x + 16},${y - 72} ${x + 10},${y - 54} ${x},${y - 52}C${x - 10},${y - 54} ${x - 16},${y - 72} ${x},${y - 94}Z`,
      "#ffb340",
    ) +
    fill(oval(x, y - 62, 4, 8), "#fff6d0") +
    inked(`M${x - 30},${y - 4}H${x + 30}L${x + 20},${y + 12}H${x - 20}Z`, "#c98d3d")
  );
}

/** A full scene: Vellum, a moth who keeps a library and is not allowed near the lamps. */
export function mothLibrarian(): Picture {
  const [width, height] = [1200, 1600];
  const chance = seeded("vellum");
  let art = box(0, 0, width, height, "#41283a");
  // Two cases of books and the aisle between them.
  for (let row = 0; row < 6; row++) {
    art +=
      shelf(chance, 30, 60 + row * 236, 330, 200) + shelf(chance, 840, 60 + row * 236, 330, 200);
  }
  for (const x of [0, 366, 806, 1176])
    art += box(x, 0, 28, height, "#6a4232") + box(x, 0, 8, height, "#8a5a42");
  const aisle = gradient([
    [0, "#2a1a3a"],
    [0.5, "#5a3a52"],
    [1, "#3a2232"],
  ]);
  art += aisle.defs + box(394, 0, 412, height, aisle.ref);
  art +=
    fill("M394,1330H806L1200,1600H0Z", "#7a4a3f") +
    fill("M480,1330H720L900,1600H300Z", "#a8484f") +
    stroke("M480,1330L300,1600M720,1330L900,1600", 10, "#f2b56a");
  art += box(0, 0, width, height, "#2a1230", 0.24);
  // The round window at the end, with the one moon.
  art +=
    glow(600, 360, 420, "#b8c8ff", 0.55) +
    inked(oval(600, 340, 180, 180), "#8a5a42") +
    fill(oval(600, 340, 158, 158), "#33427a") +
    fill(oval(640, 300, 62, 62), "#fff6da") +
    fill(oval(664, 284, 56, 56), "#33427a", 0.18) +
    stroke("M600,182V498M442,340H758M488,228L712,452M712,228L488,452", 10, "#8a5a42") +
    stroke(oval(600, 340, 60, 60), 10, "#8a5a42");
  // The stack he is putting back, with a candle where no candle should be.
  let y = 1520;
  for (const [w, h, colour] of [
    [240, 50, "#8a3f4a"],
    [200, 40, "#3f6a74"],
    [220, 46, "#b8803f"],
    [170, 36, "#5a4a7a"],
  ] as const) {
    y -= h;
    const x = 216 - w / 2 + between(chance, -14, 14);
    art += inked(`M${num(x)},${y}h${w}v${h}h${-w}Z`, colour, {
      inside:
        fill(`M${num(x)},${y + 8}h${w * 0.86}v${h - 16}h${-w * 0.86}Z`, "#f6e6c8", 0.9) +
        box(x - 4, y, w * 0.24, h, colour),
    });
  }
  art += candle(216, y - 8);
  art += glow(600, 900, 560, "#ffd28a", 0.72);
  const figure = drawClient(
    { look, head: face, tail: "" },
    {
      pose: {
        ...poses.standing,
        head: [6, -46, 4],
        nearArm: { joint: [-46, -178], end: [18, -172], paw: "grip", front: true },
        farArm: { joint: [60, -184], end: [66, -168], paw: "grip" },
        nearLeg: { joint: [-22, -70], end: [-30, -10], toe: 34 },
        farLeg: { joint: [18, -74], end: [16, -20], toe: 40 },
      },
      expression: "surprised",
      behind: ({ pose: { neck } }) =>
        group(wings, { x: neck[0] + 12, y: neck[1] + 46, scale: [-0.94, 1] }) +
        group(wings, { x: neck[0] - 8, y: neck[1] + 46 }),
      body: ({ pose: { neck } }) =>
        group(inked(fluff, look.pale), { x: neck[0] + 4, y: neck[1] + 6, scale: 0.86 }),
      held: () =>
        group(
          inked("M-62,-40L-2,-28 2,-28 62,-44V18L2,34H-2L-62,22Z", "#a8484f") +
            inked("M-54,-46Q-22,-48 0,-32Q22,-50 54,-50V10Q22,10 0,26Q-22,12-54,14Z", "#fff3d6") +
            stroke(
              "M0,-32V26M-44,-32l28,5M-44,-20l28,5M-44,-8l28,5M44,-36l-28,7M44,-24l-28,7M44,-12l-20,5",
              2.6,
              "#8a6a5a",
            ),
          { x: 42, y: -196 },
        ),
    },
  );
  art += fill(oval(600, 1480, 200, 26), "#1c0c1c", 0.45);
  art += group(figure, { x: 592, y: 1416, scale: 2.16 });
  // Pages and dust that follow him about.
  for (const [x, py, turn] of [
    [250, 700, -20],
    [960, 620, 24],
    [1010, 1240, -12],
    [330, 520, 38],
  ] as const)
    art += group(
      inked("M-36,-48Q0,-56 36,-46L34,46Q0,38-36,48Z", "#fff3d6") +
        stroke("M-22,-26h44M-22,-10h44M-22,6h40M-22,22h24", 3, "#a8887a"),
      { x, y: py, turn },
    );
  for (let i = 0; i < 40; i++)
    art += fill(
      oval(
        between(chance, 120, 1080),
        between(chance, 300, 1500),
        between(chance, 2, 5),
        between(chance, 2, 5),
      ),
      "#ffe9b8",
      0.8,
    );
  art += signature(1080, 1572, "#f2c98a");
  return { width, height, svg: svgDocument(width, height, art) };
}
