import { box, fill, glow, gradient, group, inked, num, oval, stroke, svgDocument } from "../../pen";
import type { Picture } from "../../picture";
import type { CharacterLook } from "../../rig/look";
import { poses } from "../../rig/poses";
import { between, seeded } from "../../seeded";
import { stars } from "../../sets/weather";
import { drawClient, headOf, noseAt, shortMuzzle, skulls } from "./figure";
import { quaver, signature } from "./finish";

const look: CharacterLook = {
  name: "Sordino",
  species: "mouse",
  fur: "#6a5878",
  pale: "#d9c2d2",
  dark: "#4a3a58",
  socks: "#4a3a58",
  tailTip: "#6a5878",
  eyes: "#f2a83a",
  build: { head: 0.98, tall: 1.02, girth: 0.9 },
  trousers: "#23233f",
  sleeves: { colour: "#f6efe6", length: "long" },
  garments: [
    { kind: "shirt", colour: "#f6efe6", trim: "#d9c2d2" },
    { kind: "waistcoat", colour: "#9a2f52", trim: "#ffd25e" },
    { kind: "necktie", colour: "#23233f" },
  ],
};

const ear =
  inked("M-34,18C-62,-30-66,-92-40,-130C-8,-110 34,-60 34,10C16,26-16,28-34,18Z", look.fur) +
  fill("M-22,14C-44,-28-48,-76-36,-104C-12,-84 18,-44 20,8Z", "#c88a9c") +
  stroke("M-8,8C-16,-20-24,-40-32,-60M6,8C2,-12-4,-26-12,-40", 3, "#9a627c");

const face = headOf(look, {
  behind:
    group(ear, { x: 46, y: -38, turn: 20, scale: [-0.9, 0.97] }) +
    group(ear, { x: -34, y: -36, turn: -10 }),
  skull: skulls.tufted,
  markings: fill(
    "M-100,34C-56,22-34,36-12,30C-2,16 8,8 28,10C50,12 62,24 100,18V90H-100Z",
    look.pale,
  ),
  muzzle: { d: shortMuzzle, colour: look.pale },
  nose: noseAt(36, 13, 13, 9, "#7a3a52"),
  plan: { near: [-17, -13], far: [39, -16], eye: 20, mouth: [36, 26], mouthSize: 0.84 },
  over: inked(
    "M-30,-52C-30,-76-6,-86 16,-80C40,-80 52,-62 52,-42C44,-52 34,-52 28,-44C24,-54 12,-54 6,-46C-2,-56-16,-58-30,-52Z",
    look.dark,
  ),
});

const wing = inked(
  "M0,0C-30,-56-90,-92-170,-84C-190,-40-196,30-176,110C-160,84-140,76-120,86C-116,60-92,54-76,70C-70,46-50,40-34,54C-26,40-14,34 0,40Z",
  look.dark,
  {
    inside:
      fill(
        "M-164,-78C-176,-20-176,60-172,100C-160,84-140,76-120,86C-116,60-92,54-76,70C-70,46-50,40-34,54C-24,30-20,0-10,-10C-60,-20-110,-40-164,-78Z",
        "#9a4a6a",
      ) +
      stroke(
        "M-166,-82C-150,-20-132,40-120,88M-160,-80C-120,-20-94,30-76,72M-150,-78C-100,-40-60,10-34,56",
        6,
        look.dark,
      ),
  },
);

/** A violin: chin rest at (0, 0), scroll to the right. */
const violin =
  inked("M30,-11H120V2H30Z", "#3a2230") +
  inked("M118,-12C132,-16 142,-8 138,2C134,10 122,8 120,2Z", "#8a4426") +
  inked(
    "M-52,-4C-54,-30-22,-38-8,-24C0,-18 8,-18 16,-24C30,-32 48,-22 48,-4C48,14 30,24 16,16C8,10 0,10-8,16C-22,30-54,22-52,-4Z",
    "#c8642e",
    {
      inside: stroke("M-6,-18C-2,-14 4,-20 6,-14M-6,10C-2,6 4,12 6,6", 3),
    },
  ) +
  inked("M-50,-10H-22V2H-50Z", "#3a2230") +
  stroke("M-36,-6H118M-36,-2H118", 1.4, "#fff3d0");

/** A tall scene, upside down where it matters: Sordino, a bat, practising in the belfry. */
export function batViolinist(): Picture {
  const [width, height] = [1000, 1560];
  const chance = seeded("sordino");
  const night = gradient([
    [0, "#1c1a4a"],
    [0.5, "#3a2f7a"],
    [0.8, "#7a4a98"],
    [1, "#d87a98"],
  ]);
  let art =
    night.defs + box(0, 0, width, height, night.ref) + stars(chance, width, height * 0.8, 90);
  art +=
    glow(500, 760, 560, "#fff0c0", 0.65) +
    fill(oval(500, 760, 330, 330), "#fff3d0") +
    fill(oval(380, 620, 60, 44), "#f2deac") +
    fill(oval(640, 930, 80, 50), "#f2deac") +
    fill(oval(700, 640, 34, 30), "#f2deac");
  // Roofs far below.
  for (let i = 0; i < 12; i++) {
    const x = i * 92 - 40 + between(chance, -14, 14);
    const h = between(chance, 120, 250);
    art +=
      fill(
        `M${num(x)},1560V${num(1560 - h)}L${num(x + 56)},${num(1560 - h - 80)}L${num(x + 112)},${num(1560 - h)}V1560Z`,
        i % 2 ? "#2a2354" : "#352a62",
      ) + (i % 3 ? fill(`M${num(x + 44)},${num(1560 - h + 30)}h22v34h-22Z`, "#ffcf7a") : "");
  }
  // The arch of the belfry frames it all; a bell hangs on either side.
  art += `<path d="M0,0H${width}V${height}H0ZM120,${height}V470C120,230 300,96 500,96C700,96 880,230 880,470V${height}Z" fill="#2b2140" fill-rule="evenodd"/>`;
  art += stroke("M120,1560V470C120,230 300,96 500,96C700,96 880,230 880,470V1560", 16, "#5a4a72");
  for (let i = 0; i < 15; i++) {
    const y = 500 + i * 76;
    art += stroke(
      `M0,${y}H108M892,${y + 30}H1000M${i % 2 ? 40 : 76},${y}v76M${i % 2 ? 950 : 920},${y + 30}v76`,
      4,
      "#40335a",
    );
  }
  art += inked("M0,150H1000V206H0Z", "#6a4432", {
    inside: stroke("M0,170H1000M0,190H600M700,186H1000", 3, "#4a2c28"),
  });
  for (const x of [206, 794])
    art +=
      stroke(`M${x},200V236`, 12) +
      inked(
        `M${x - 30},236H${x + 30}C${x + 44},290 ${x + 46},330 ${x + 74},366H${x - 74}C${x - 46},330 ${x - 44},290 ${x - 30},236Z`,
        "#c98d3d",
      ) +
      stroke(`M${x - 60},346H${x + 60}`, 5, "#8a5a22") +
      inked(oval(x, 378, 14, 14), "#8a5a22");
  const figure = drawClient(
    { look, head: face, tail: "" },
    {
      pose: {
        ...poses.standing,
        neck: [2, -250],
        head: [12, -48, 6],
        farArm: { joint: [74, -196], end: [124, -232], paw: "grip", front: true },
        nearArm: { joint: [-34, -176], end: [30, -172], paw: "grip", front: true },
        nearLeg: { joint: [-22, -76], end: [-26, -12] },
        farLeg: { joint: [20, -76], end: [22, -12] },
      },
      expression: "asleep",
      behind: ({ nearShoulder, farShoulder }) =>
        group(wing, { x: farShoulder[0], y: farShoulder[1] - 4, scale: [-0.94, 1.04], turn: -4 }) +
        group(wing, { x: nearShoulder[0], y: nearShoulder[1] - 4, scale: [0.94, 1.04] }),
      held: ({ pose: { neck } }) =>
        group(violin, { x: neck[0] + 40, y: neck[1] + 28, turn: -6, scale: 1.08 }) +
        stroke("M26,-168L86,-318", 7) +
        stroke("M26,-168L86,-318", 3.6, "#8a4426") +
        stroke("M34,-166L92,-314", 2, "#fff6e6"),
    },
  );
  art += group(figure, { x: 490, y: 204, scale: [2.3, -2.3] });
  // Toes over the beam.
  for (const x of [424, 446, 470, 534, 558, 580])
    art += inked(
      `M${x - 10},160C${x - 14},190 ${x - 8},210 ${x},212C${x + 8},210 ${x + 14},190 ${x + 10},160Z`,
      look.dark,
    );
  for (const [x, y, s, turn] of [
    [250, 1120, 84, -14],
    [370, 1240, 60, 10],
    [690, 1180, 76, 16],
    [780, 1020, 56, -8],
    [540, 1320, 52, 6],
  ] as const)
    art += quaver(x, y, s, "#fff3d0", turn);
  art += signature(806, 1532, "#ffd9c0");
  return { width, height, svg: svgDocument(width, height, art) };
}
