import { box, fill, glow, gradient, group, inked, oval, stroke, svgDocument } from "../../pen";
import type { Picture } from "../../picture";
import type { CharacterLook } from "../../rig/look";
import { poses } from "../../rig/poses";
import { between, seeded } from "../../seeded";
import { hills, mountains } from "../../sets/weather";
import { drawClient, headOf, noseAt, pairOfEars, skulls } from "./figure";
import { letters, signature } from "./finish";

const look: CharacterLook = {
  name: "Ibby",
  species: "stag",
  fur: "#f1e8dc",
  pale: "#fffaf0",
  dark: "#6b5a5a",
  socks: "#8a7468",
  tailTip: "#f1e8dc",
  eyes: "#d8902a",
  build: { head: 0.96, tall: 1, girth: 1.02 },
  trousers: "#3f5f8a",
  boots: "#8a4a2e",
  sleeves: { colour: "#ef5f4a", length: "long" },
  garments: [
    { kind: "shirt", colour: "#ef5f4a", trim: "#ffd25e" },
    { kind: "belt", colour: "#4a3a3a", trim: "#ffd25e" },
    { kind: "scarf", colour: "#2fa08f", trim: "#bff0e4" },
  ],
};

const horn = inked(
  "M-14,14C-20,-20-36,-52-70,-70C-88,-78-106,-76-118,-66C-96,-66-80,-56-66,-42C-46,-22-34,0-12,22Z",
  "#a8906a",
  { inside: stroke("M-8,-10L-40,4M-22,-34L-50,-14M-42,-54L-62,-32M-66,-68L-78,-44", 4, "#7a6448") },
);
const ear =
  inked("M-14,10C-34,-4-60,-12-76,-2C-70,18-44,28-18,26C-6,24 0,18 0,10Z", look.fur) +
  fill("M-20,12C-36,4-52,0-62,2C-54,14-38,20-20,20Z", "#e8a898");

const face = headOf(look, {
  behind:
    group(horn, { x: 40, y: -46, turn: 20, scale: 0.9 }) +
    pairOfEars(ear, [-40, -26, 6], [54, -30, -8]),
  skull: skulls.smooth,
  markings:
    fill("M-80,-80H30C20,-50 4,-30-4,0C-14,24-34,20-80,30Z", "#8a7468", 0.32) +
    fill("M12,-70C10,-40 18,-10 26,6L40,4C36,-20 36,-44 40,-70Z", look.pale),
  muzzle: {
    d: "M-6,32C0,10 16,0 36,0C58,0 72,12 71,28C70,46 54,58 32,58C8,58-10,50-6,32Z",
    colour: look.pale,
  },
  nose: noseAt(58, 15, 12, 8, "#d88a8a"),
  plan: { near: [-12, -12], far: [38, -15], eye: 18.5, mouth: [53, 32], mouthSize: 0.86 },
  over:
    group(horn, { x: -10, y: -46 }) +
    inked("M14,54C8,72 12,92 26,108C30,94 42,84 46,56C36,62 24,62 14,54Z", look.pale) +
    inked(
      "M-24,-54C-28,-74-8,-88 14,-82C34,-82 46,-66 44,-46C34,-54 28,-50 24,-40C16,-52 6,-52 2,-42C-4,-54-14,-56-24,-54Z",
      "#cbb79c",
    ),
});

/** A stream banner: Ibby, a goat, above the clouds before breakfast. */
export function goatBanner(): Picture {
  const [width, height] = [1800, 600];
  const chance = seeded("ibby");
  const dawn = gradient([
    [0, "#3f4a96"],
    [0.35, "#a86aa8"],
    [0.62, "#f59a7a"],
    [0.85, "#ffd89a"],
    [1, "#fff0c8"],
  ]);
  let art = dawn.defs + box(0, 0, width, height, dawn.ref);
  art += glow(1450, 400, 460, "#fff0b0", 0.9) + fill(oval(1450, 396, 84, 84), "#fffbe0");
  art += mountains(chance, width, 560, 230, "#b87aa4", "#ffd9c8");
  for (let i = 0; i < 26; i++)
    art += fill(
      oval(
        between(chance, 0, width),
        between(chance, 440, 520),
        between(chance, 60, 150),
        between(chance, 18, 34),
      ),
      "#fff0e0",
      0.55,
    );
  art += mountains(chance, width, 700, 300, "#6a5a96", "#f6d8dc");
  for (let i = 0; i < 30; i++)
    art += fill(
      oval(
        between(chance, 0, width),
        between(chance, 530, 610),
        between(chance, 70, 170),
        between(chance, 22, 44),
      ),
      "#fff6ec",
      0.8,
    );
  art += fill(hills(chance, width, 590, 640, 10), "#fff6ec");
  // The summit, and next to it the step nobody else would take.
  const rock = "#4a4270";
  let summit =
    inked(
      "M1190,600L1268,512L1330,498L1386,440L1430,436L1500,442L1566,436L1600,500L1668,530L1760,620V700H1190Z",
      rock,
      {
        inside:
          fill("M1500,430L1566,430L1620,520L1760,600V700H1560L1500,560Z", "#332c58") +
          fill(
            "M1380,448Q1440,428 1572,440L1560,462 1520,452 1490,476 1450,454 1420,470Z",
            "#fff6ec",
          ) +
          stroke("M1330,498L1350,560M1450,470L1436,560", 4, "#332c58"),
      },
    ) +
    inked("M1150,640L1176,548L1210,538L1232,552L1262,640Z", rock, {
      inside: fill("M1170,556L1212,532L1240,560L1210,556Z", "#fff6ec"),
    });
  // The flag she came to plant.
  summit +=
    stroke("M1640,520V250", 11) +
    stroke("M1640,520V250", 6, "#e8c27a") +
    inked(
      "M1644,256C1690,236 1716,280 1772,254L1752,296L1776,334C1720,356 1690,312 1644,334Z",
      "#ffd25e",
    ) +
    group(
      fill(
        "M0,0C-14,-22-34,-24-44,-12C-30,-14-16,-4-8,12ZM6,0C20,-22 40,-24 50,-12C36,-14 22,-4 14,12Z",
        "#8a4a2e",
      ) + fill("M-10,4H16L10,30H-4Z", "#8a4a2e"),
      { x: 1696, y: 290, scale: 0.8 },
    );
  summit += group(
    drawClient(
      { look, head: face },
      {
        pose: {
          ...poses.standing,
          head: [10, -48, -6],
          nearArm: { joint: [-52, -190], end: [-58, -130], paw: "fist" },
          farArm: { joint: [70, -222], end: [96, -278], paw: "fist" },
          nearLeg: { joint: [-46, -70], end: [-62, -12] },
          farLeg: { joint: [52, -104], end: [56, -40], toe: -6 },
        },
        expression: "grin",
        behind: ({ farShoulder }) =>
          // The rucksack with its bedroll.
          group(
            inked("M-44,-70C-58,-40-60,10-48,46H34C44,10 40,-50 30,-74Z", "#3c7a5a") +
              inked("M-58,-4H-10V40H-56Z", "#4f946c") +
              inked("M-62,-92C-70,-118 40,-124 44,-94C44,-72-54,-68-62,-92Z", "#f2b134", {
                inside: stroke("M-34,-130V-60M14,-130V-60", 6, "#8a5a1c"),
              }),
            { x: farShoulder[0] - 74, y: farShoulder[1] + 36 },
          ),
        held: ({ pose: { nearArm } }) =>
          // An ice axe.
          group(
            stroke("M0,-34V110", 11) +
              stroke("M0,-34V110", 6, "#b8814a") +
              inked("M-46,-22C-30,-44 6,-48 30,-40L34,-30C6,-34-18,-30-46,-22Z", "#d9dde4"),
            { x: nearArm.end[0] + 2, y: nearArm.end[1] + 6, turn: 14 },
          ),
      },
    ),
    { x: 1478, y: 452, scale: 1.0 },
  );
  // Just right of the middle: whatever a platform crops, it keeps the hero.
  art += group(summit, { x: -430 });
  // Choughs, for scale.
  for (const [x, y, s] of [
    [1560, 190, 1],
    [1620, 150, 0.7],
    [1506, 140, 0.6],
  ] as const)
    art += group(stroke("M-26,-4Q-12,-18 0,0Q12,-18 26,-4", 6), { x, y, scale: s });
  art +=
    letters("PEAK HOURS", 95, 261, 122, "#3a1f52", { tracking: 0.02 }) +
    letters("PEAK HOURS", 90, 254, 122, "#fffaf0", { tracking: 0.02 }) +
    letters("climbing games · bad maps · good snacks", 94, 318, 38, "#fff0d8", {
      font: "boldItalic",
    });
  art += signature(62, 572, "#6a4a7a", 26);
  return { width, height, svg: svgDocument(width, height, art) };
}
