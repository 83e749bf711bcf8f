import { box, fill, group, inked, oval, stroke, svgDocument } from "../../pen";
import type { Picture } from "../../picture";
import type { CharacterLook } from "../../rig/look";
import { poses } from "../../rig/poses";
import { drawClient, headOf, noseAt, pairOfEars, skulls, type Client } from "./figure";
import { letters, signature } from "./finish";

const look: CharacterLook = {
  name: "Marzi",
  species: "bear",
  fur: "#d8a765",
  pale: "#f3dcae",
  dark: "#5b3a36",
  tailTip: "#5b3a36",
  eyes: "#c2508a",
  lashes: true,
  build: { head: 1, tall: 1.02, girth: 1.12 },
  trousers: "#7a4a6a",
  sleeves: { colour: "#fdf4e6", length: "short" },
  garments: [
    { kind: "shirt", colour: "#fdf4e6", trim: "#f3dcae" },
    { kind: "apron", colour: "#e8718d" },
    { kind: "bandana", colour: "#3c9f8f", trim: "#d9f5e4" },
  ],
};

const spots = [
  [-44, -38, 8, 6],
  [-28, -50, 6, 5],
  [-54, -4, 7, 5],
  [-46, 14, 5, 4],
  [48, -44, 7, 5],
  [58, -16, 5, 6],
] as const;

const ear =
  inked("M-30,16C-42,-22-28,-60 2,-62C32,-60 40,-20 26,16C14,24-14,24-30,16Z", look.fur) +
  fill("M-18,12C-26,-16-16,-44 2,-46C20,-44 26,-16 17,12Z", "#7d4c4c") +
  stroke("M-10,12C-10,0-8,-10-4,-16M0,13C2,2 4,-4 8,-8", 2.2, look.pale);

const face = headOf(look, {
  behind: pairOfEars(ear, [-42, -42, -24], [48, -46, 26]),
  skull: skulls.tufted,
  markings:
    spots.map(([x, y, rx, ry]) => fill(oval(x, y, rx, ry), look.dark, 0.75)).join("") +
    fill("M-100,40C-50,30-30,44-6,38C20,30 60,34 100,24V90H-100Z", look.pale),
  muzzle: {
    d: "M-18,30C-18,8 8,-6 34,-6C60,-6 76,8 75,26C73,46 46,57 20,57C-4,57-18,48-18,30Z",
    colour: "#9a6f56",
    inside: fill("M-20,44C10,34 50,34 80,30V70H-20Z", "#b98a68"),
  },
  nose: noseAt(60, 5, 15, 11),
  plan: { near: [-18, -14], far: [38, -17], eye: 20, mouth: [54, 27], mouthSize: 1.05 },
  over:
    inked(
      "M46,-54C44,-74 36,-88 22,-98C22,-90 20,-86 16,-82C8,-92-4,-100-20,-102C-16,-94-14,-88-16,-82C-28,-86-42,-86-54,-80C-44,-76-38,-70-36,-64C-46,-60-56,-54-62,-46C-44,-50-26,-54-12,-52C6,-58 26,-60 46,-54Z",
      look.dark,
    ) + stroke("M-8,-64C4,-74 12,-78 18,-80M-34,-62C-28,-70-22,-74-18,-76", 2, "#8a6058"),
});

const tail = inked(
  "M10,-6C-20,-4-44,18-56,52C-70,58-78,74-76,96C-66,92-62,88-58,84C-56,94-50,102-42,106C-42,92-36,84-32,76C-28,50-8,20 12,12Z",
  look.fur,
  { inside: fill("M-100,54L-62,60-30,70V130H-100Z", look.dark) },
);

const marzi: Client = { look, head: face, tail };

function croissant(x: number, y: number, scale = 1): string {
  return group(
    inked(
      "M-44,14C-46,-14-22,-32 0,-32C24,-32 46,-14 44,14C36,6 26,0 0,0C-26,0-36,6-44,14Z",
      "#e2a24a",
    ) + stroke("M-26,-22L-18,1M-9,-31L-7,0M11,-31L8,0M28,-21L19,1", 2.6, "#8a5426"),
    { x, y, scale },
  );
}

function tray(x: number, y: number): string {
  return (
    croissant(x - 26, y - 12, 0.6) +
    croissant(x + 24, y - 12, 0.6) +
    croissant(x, y - 28, 0.64) +
    inked(`M${x - 62},${y - 10}H${x + 62}L${x + 52},${y + 6}H${x - 52}Z`, "#c7ccd6")
  );
}

function rollingPin(): string {
  return group(
    inked("M-86,-6H-58V6H-86ZM58,-6H86V6H58Z", "#e8718d") +
      inked("M-60,-15H60C66,-15 66,15 60,15H-60C-66,15-66,-15-60,-15Z", "#e0b678"),
  );
}

const chips: readonly (readonly [string, string])[] = [
  ["crust", look.fur],
  ["crumb", look.pale],
  ["crackling", look.dark],
  ["muzzle", "#9a6f56"],
  ["eyes", look.eyes],
  ["apron", "#e8718d"],
  ["bandana", "#3c9f8f"],
  ["trousers", "#7a4a6a"],
];

/** A reference sheet: Marzi, a spotted hyena who bakes. */
export function hyenaBaker(): Picture {
  const [width, height] = [1600, 1100];
  const plum = "#6a3450";
  let art =
    box(0, 0, width, height, "#fbeedb") +
    fill(`M0,0H620L470,${height}H0Z`, "#f7c9c0") +
    fill(`M620,0H650L500,${height}H470Z`, "#e8718d") +
    fill(oval(396, 1022, 220, 30), plum, 0.22) +
    letters("MARZI", 680, 150, 128, plum, { tracking: 0.04 }) +
    letters("spotted hyena · night baker · laughs in her sleep", 684, 204, 32, "#a0506a", {
      font: "boldItalic",
    });
  art += group(
    drawClient(marzi, {
      pose: {
        ...poses.standing,
        head: [8, -50, -4],
        nearArm: { joint: [-84, -190], end: [-106, -238], paw: "open" },
        farArm: { joint: [56, -190], end: [22, -146], paw: "fist", front: true },
        nearLeg: { joint: [-30, -76], end: [-38, -12] },
        farLeg: { joint: [24, -78], end: [30, -14] },
      },
      expression: "happy",
      held: () => tray(-116, -262),
    }),
    { x: 396, y: 1020, scale: 2.1 },
  );
  // Three moods in a row.
  (["laughing", "sly", "sad"] as const).forEach((mood, i) => {
    const x = 800 + i * 262;
    art +=
      fill(oval(x, 390, 118, 118), ["#f9dcb0", "#bfe3d6", "#d9c8e6"][i] ?? plum) +
      group(face(mood), { x: x - 6, y: 408, scale: 1.18 }) +
      letters(["knock-knock", "who ate it?", "soggy bottom"][i] ?? "", x, 550, 30, plum, {
        anchor: "middle",
        font: "italic",
      });
  });
  // The whole figure once more, with everything that must never be forgotten.
  art +=
    fill(oval(840, 1020, 150, 22), plum, 0.16) +
    group(
      drawClient(marzi, {
        pose: poses.running,
        expression: "determined",
        held: ({ pose }) =>
          group(rollingPin(), { x: pose.nearArm.end[0], y: pose.nearArm.end[1], turn: 66 }),
      }),
      { x: 850, y: 1016, scale: 1.12 },
    );
  art +=
    croissant(1086, 706, 1.5) +
    group(rollingPin(), { x: 1090, y: 820, turn: -18, scale: 1.15 }) +
    inked(oval(1080, 948, 46, 46), look.fur) +
    [
      [1064, 934, 11, 8],
      [1094, 928, 8, 7],
      [1100, 956, 11, 8],
      [1072, 966, 9, 7],
    ]
      .map(([x = 0, y = 0, rx = 0, ry = 0]) => fill(oval(x, y, rx, ry), look.dark, 0.8))
      .join("") +
    letters("spots: soft, not dots", 1080, 1030, 25, plum, { anchor: "middle", font: "italic" });
  chips.forEach(([name, colour], i) => {
    const [x, y] = [1290 + (i % 2) * 150, 672 + Math.floor(i / 2) * 104];
    art +=
      inked(`M${x - 34},${y - 34}h68v68h-68Z`, colour, { light: [0, 0] }) +
      letters(name, x, y + 58, 23, plum, { anchor: "middle" });
  });
  art += signature(1480, 1076, plum);
  return { width, height, svg: svgDocument(width, height, art) };
}
