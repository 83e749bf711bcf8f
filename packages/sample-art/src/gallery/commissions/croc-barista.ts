import { box, fill, group, inked, oval, stroke, svgDocument } from "../../pen";
import type { Picture } from "../../picture";
import type { CharacterLook, Expression } from "../../rig/look";
import { poses } from "../../rig/poses";
import { drawClient, headOf, type Client } from "./figure";
import { flat, heart, signature } from "./finish";

const look: CharacterLook = {
  name: "Basil",
  species: "wolf",
  fur: "#5f9a52",
  pale: "#e6e2a0",
  dark: "#3a6b46",
  socks: "#5f9a52",
  tailTip: "#3a6b46",
  eyes: "#e8a52e",
  build: { head: 1, tall: 1, girth: 1.3 },
  sleeves: { colour: "#f3ead8", length: "short" },
  garments: [
    { kind: "shirt", colour: "#f3ead8", trim: "#e6e2a0" },
    { kind: "apron", colour: "#5a3a4a" },
  ],
};

const upperJaw =
  "M-30,8C-20,-12 14,-18 50,-14C90,-12 140,-18 170,-8C184,-2 186,16 172,24C130,34 40,34-24,32Z";
const teeth = [0, 26, 52, 80, 108, 136, 160]
  .map(
    (x) =>
      fill(`M${x - 10},26L${x - 2},44L${x + 8},25Z`, "#fffdf6") +
      stroke(`M${x - 10},26L${x - 2},44L${x + 8},25`, 2),
  )
  .join("");

const face = headOf(look, {
  behind: [
    [-46, -40, 18],
    [-62, -14, 16],
    [-66, 14, 15],
  ]
    .map(([x = 0, y = 0, r = 0]) =>
      inked(`M${x + r},${y - r}L${x - r * 1.4},${y - r * 0.4}L${x + r * 0.6},${y + r}Z`, look.dark),
    )
    .join(""),
  skull:
    "M-58,-2C-60,-40-30,-58 4,-58C36,-58 62,-44 66,-16C68,10 64,40 44,54C20,64-22,62-42,46C-54,34-58,16-58,-2Z",
  markings:
    fill("M-80,40C-40,30 20,44 90,40V90H-80Z", look.pale) +
    [
      [-34, -34, 6],
      [-44, -12, 5],
      [-20, -46, 5],
      [-40, 12, 4],
    ]
      .map(([x = 0, y = 0, r = 0]) => fill(oval(x, y, r, r * 0.8), look.dark))
      .join(""),
  plan: { near: [-14, -34], far: [36, -40], eye: 22, mouth: [0, 0], mouthSize: 1 },
  mouth: (mood: Expression) =>
    inked(
      mood === "laughing"
        ? "M-34,36C10,60 100,84 152,72C162,66 160,54 150,50C100,44 30,34-30,24Z"
        : "M-34,34C10,56 110,58 160,44C168,38 166,30 158,28C110,32 30,32-30,24Z",
      look.pale,
    ) +
    (mood === "laughing"
      ? fill("M-16,32C40,44 100,52 140,56C120,34 40,26-16,32Z", "#b8445a")
      : "") +
    teeth +
    inked(upperJaw, look.fur, {
      inside: [20, 54, 92, 126]
        .map((x, i) => fill(oval(x, -6 + (i % 2) * 6, 6, 4), look.dark))
        .join(""),
    }) +
    stroke("M-40,22C-46,26-48,32-44,38", 3.4) +
    fill(oval(158, -4, 6, 4), "#24402c") +
    fill(oval(172, 0, 4, 3.4), "#24402c") +
    // Brow ridges the eyes sit in.
    inked("M-42,-30C-44,-66 12,-66 14,-34C14,-12-40,-10-42,-30Z", look.fur) +
    inked("M16,-38C16,-70 58,-68 58,-40C58,-20 18,-20 16,-38Z", look.fur),
  over:
    // A barista's beret, worn at an angle nobody asked about.
    inked("M-60,-34C-78,-80-30,-110 22,-98C54,-90 68,-70 58,-48C20,-66-24,-58-60,-34Z", "#d8575a") +
    inked("M-10,-97C-12,-109-4,-115 2,-113C2,-105 2,-101 2,-97Z", "#d8575a"),
});

const basil: Client = { look, head: face, tail: "" };

function cup(): string {
  return (
    inked("M40,-24C72,-26 68,16 34,14L36,4C54,6 54,-14 38,-14Z", "#fffaf0") +
    inked("M-44,-40H44C44,-4 28,26 0,26C-28,26-44,-4-44,-40Z", "#fffaf0") +
    inked(oval(0, -40, 44, 11), "#fffaf0") +
    fill(oval(0, -39, 36, 7.6), "#a8683a") +
    fill(
      "M0,-41C4,-46 14,-44 12,-39C10,-36 4,-35 0,-34C-4,-35-10,-36-12,-39C-14,-44-4,-46 0,-41Z",
      "#fff0d8",
    )
  );
}

/** A bust in flat colours: Basil, a crocodile behind an espresso bar. */
export function crocBarista(): Picture {
  const [width, height] = [1000, 1250];
  let art = box(0, 0, width, height, "#f2b5a0");
  art += fill(oval(470, 600, 430, 430), "#f9dcc0") + fill(oval(470, 600, 370, 370), "#8fcfc0");
  for (const [x, y, turn] of [
    [90, 130, 20],
    [900, 170, -30],
    [930, 900, 40],
    [70, 930, -20],
    [240, 70, -50],
    [760, 66, 12],
  ] as const)
    art += group(
      fill(oval(0, 0, 24, 34), "#8a4a3a") + stroke("M4,-30C-12,-10 12,8-4,30", 4.4, "#f2b5a0"),
      { x, y, turn },
    );
  const figure = drawClient(basil, {
    pose: {
      ...poses.holding,
      head: [-2, -46, -3],
      nearArm: { joint: [-70, -172], end: [24, -166], paw: "grip", front: true },
      farArm: { joint: [72, -176], end: [62, -140], paw: "loose", front: true },
    },
    expression: "sly",
    legs: false,
    held: ({ pose: { nearArm } }) =>
      group(cup(), { x: nearArm.end[0] + 18, y: nearArm.end[1] - 16 }),
    before: ({ pose: { nearArm } }) =>
      group(stroke("M0,0C-10,-14 10,-22 0,-40M20,-4C12,-16 28,-24 20,-40", 5, "#ffffff", 0.85), {
        x: nearArm.end[0] + 8,
        y: nearArm.end[1] - 66,
      }),
  });
  art += group(figure, { x: 380, y: 1520, scale: 3.05 });
  // The counter he leans on.
  art +=
    box(0, 1130, width, 120, "#5a3a4a") +
    box(0, 1122, width, 22, "#7d5262") +
    stroke(`M0,1122H${width}`, 6) +
    heart(880, 1050, 52, "#d8575a");
  art += signature(864, 1224, "#f9dcc0");
  return { width, height, svg: flat(svgDocument(width, height, art)) };
}
