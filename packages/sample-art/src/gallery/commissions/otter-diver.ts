import {
  box,
  curve,
  fill,
  glow,
  gradient,
  group,
  inked,
  num,
  oval,
  stroke,
  svgDocument,
  tube,
  type Point,
} from "../../pen";
import type { Picture } from "../../picture";
import type { CharacterLook } from "../../rig/look";
import { poses } from "../../rig/poses";
import { between, seeded, type Chance } from "../../seeded";
import { drawClient } from "./figure";
import { bubbles, signature } from "./finish";

const look: CharacterLook = {
  name: "Sprat",
  species: "otter",
  fur: "#a8713f",
  pale: "#f2d8a8",
  dark: "#6a4228",
  tailTip: "#a8713f",
  eyes: "#3a6ad0",
  build: { head: 1, tall: 1, girth: 0.95 },
  trousers: "#f2b134",
  sleeves: { colour: "#f2b134", length: "short" },
  garments: [
    { kind: "shirt", colour: "#f2b134", trim: "#f2d8a8" },
    { kind: "belt", colour: "#3a2f4a", trim: "#e8e0c8" },
    { kind: "strap", colour: "#8a3a3a", trim: "#f2c14e" },
  ],
  accessories: ["goggles"],
};

function kelp(chance: Chance, x: number, height: number, bottom: number, colour: string): string {
  const spine: Point[] = [];
  const steps = 7;
  const phase = between(chance, 0, 6);
  for (let i = 0; i <= steps; i++)
    spine.push([x + Math.sin(i * 0.9 + phase) * (8 + i * 5), bottom - (height * i) / steps]);
  let art = fill(tube(spine, [9, 9, 8, 8, 7, 6, 5, 2]), colour);
  for (let i = 1; i < steps; i++) {
    const [px, py] = spine[i] ?? [0, 0];
    for (const side of [-1, 1])
      art += fill(
        `M${num(px)},${num(py)}C${num(px + side * 30)},${num(py - 6)} ${num(px + side * 60)},${num(py - 40)} ${num(px + side * 62)},${num(py - 74)}C${num(px + side * 30)},${num(py - 62)} ${num(px + side * 8)},${num(py - 34)} ${num(px)},${num(py)}Z`,
        colour,
      );
  }
  return art;
}

function fish(x: number, y: number, size: number, colour: string, belly: string): string {
  return group(
    fill("M-26,0L-50,-18C-46,-4-46,4-50,18Z", colour) +
      fill("M-32,0C-14,-22 18,-22 34,0C18,22-14,22-32,0Z", colour) +
      fill("M-26,6C-8,20 16,18 32,2C14,8-10,8-26,6Z", belly) +
      fill(oval(20, -5, 4, 4), "#1c1c3a"),
    { x, y, scale: size },
  );
}

/** The clock tower of a drowned town, its face still lit. */
function tower(): string {
  const stone = "#1d4a72";
  return (
    glow(560, 1130, 330, "#ffdf8a", 0.75) +
    fill("M448,1700V1010L430,1010V984L560,820L690,984V1010H672V1700Z", stone) +
    fill("M610,1700V900L690,984V1010H672V1700Z", "#143758") +
    fill("M552,830L560,756L568,830Z", stone) +
    fill(oval(560, 1120, 78, 78), "#fff0b8") +
    fill(oval(560, 1120, 66, 66), "#ffdf8a") +
    [0, 90, 180, 270]
      .map((turn) => group(fill("M-4,-62h8v16h-8Z", "#8a5a2a"), { x: 560, y: 1120, turn }))
      .join("") +
    stroke("M560,1120V1074M560,1120L590,1140", 8, "#8a5a2a") +
    fill("M500,1290q24,-54 48,0v80h-48ZM572,1290q24,-54 48,0v80h-48Z", "#0f2c4c") +
    fill("M430,1010H690V1032H430Z", "#2a5f8c")
  );
}

/** A phone's lock screen: Sprat, an otter, on her way down to a drowned clock. */
export function otterDiver(): Picture {
  const [width, height] = [800, 1720];
  const chance = seeded("sprat");
  const sea = gradient([
    [0, "#bff2e6"],
    [0.12, "#6fd6dc"],
    [0.4, "#2f8fc4"],
    [0.72, "#1f5490"],
    [1, "#122a5c"],
  ]);
  let art = sea.defs + box(0, 0, width, height, sea.ref);
  // Light falls through the surface; the upper third stays calm for the clock of the phone.
  const shaft = gradient([
    [0, "#ffffff", 0.5],
    [1, "#ffffff", 0],
  ]);
  art += shaft.defs;
  for (const [x, wide, lean] of [
    [60, 90, -220],
    [240, 60, -120],
    [400, 130, 0],
    [600, 70, 150],
    [730, 90, 240],
  ] as const)
    art += `<path d="M${x},0h${wide}l${lean + wide},1180h${-wide * 2.4}Z" fill="${shaft.ref}"/>`;
  for (let i = 0; i < 7; i++)
    art += stroke(
      `M${num(between(chance, -60, width))},${num(between(chance, 14, 120))}q50,-16 100,0t100,0`,
      5,
      "#ffffff",
      0.55,
    );
  art += fill(
    "M0,1240C120,1180 210,1230 300,1190C420,1150 520,1210 640,1170C720,1150 760,1180 800,1160V1720H0Z",
    "#1f5f94",
    0.75,
  );
  art += group(tower(), { x: 4, y: 240 });
  for (const [x, y, s] of [
    [190, 1120, 0.9],
    [270, 1166, 0.7],
    [150, 1186, 0.6],
    [236, 1230, 0.76],
  ] as const)
    art += fish(x, y, s, "#ff9a6a", "#ffd9b0");
  art += fish(120, 800, 0.56, "#ffd25e", "#fff3b8") + fish(70, 838, 0.46, "#ffd25e", "#fff3b8");
  art += fill("M0,1560C140,1500 280,1590 420,1540C560,1500 680,1560 800,1520V1720H0Z", "#12335e");
  for (const [x, h] of [
    [60, 560],
    [150, 380],
    [772, 470],
    [706, 230],
  ] as const)
    art += kelp(chance, x, h, 1690, "#1d6a6a");
  // The diver: a leap turned downwards, a lantern ahead of her.
  const trail: Point[] = [];
  for (let i = 0; i < 26; i++) trail.push([600 + Math.sin(i * 0.7) * 16, 730 - i * 24]);
  art += bubbles(chance, trail, 46, "#eafcff");
  art += glow(474, 1040, 260, "#ffe28a", 0.85);
  art += group(
    drawClient(
      {
        look,
        tail: inked(
          tube(
            [
              [8, -4],
              [-40, 14],
              [-92, 4],
              [-146, 26],
              [-190, 8],
            ],
            [22, 22, 19, 13, 4],
          ),
          look.fur,
        ),
      },
      {
        pose: {
          ...poses.leaping,
          head: [34, -36, -30],
          nearArm: { joint: [86, -184], end: [126, -172], paw: "grip", front: true },
          farArm: { joint: [96, -196], end: [142, -206], paw: "open" },
          nearLeg: { joint: [-62, -100], end: [-118, -56], toe: 84 },
          farLeg: { joint: [-30, -92], end: [-92, -22], toe: 84 },
          tail: 4,
        },
        expression: "happy",
        behind: () =>
          // An air bottle, strapped on with more confidence than skill.
          group(
            inked("M-20,-60C-20,-84 20,-84 20,-60V50C20,64-20,64-20,50Z", "#4fb8a8", {
              inside: stroke("M-30,-34H30M-30,26H30", 9, "#f4f6ee"),
            }) + inked("M-8,-92H8V-74H-8Z", "#c7ccd6"),
            { x: -22, y: -216, turn: 34 },
          ) +
          fill("M-116,-52l-58,26c-8,18 0,32 18,34l62,-30Z", "#f2b134") +
          stroke("M-116,-52l-58,26c-8,18 0,32 18,34l62,-30", 4),
        held: ({ pose: { nearArm: arm } }) =>
          group(
            stroke("M0,0V-26", 5) +
              inked("M-22,-26H22L16,-44H-16Z", "#c98d3d") +
              inked("M-19,-26H19L23,22H-23Z", "#fff0a8") +
              fill(oval(0, -4, 10, 15), "#ffb340") +
              inked("M-25,22H25V34H-25Z", "#c98d3d"),
            { x: arm.end[0] + 44, y: arm.end[1] - 4, turn: -84 },
          ),
      },
    ),
    { x: 166, y: 740, turn: 84, scale: 1.56 },
  );
  for (const [x, h] of [
    [-6, 330],
    [806, 360],
    [320, 170],
    [470, 140],
  ] as const)
    art += kelp(chance, x, h, 1740, "#0d2748");
  art += stroke(
    curve([
      [0, 1704],
      [200, 1690],
      [420, 1706],
      [800, 1690],
    ]),
    46,
    "#0b1f40",
  );
  art += signature(664, 1690, "#9fd8e8", 26);
  return { width, height, svg: svgDocument(width, height, art) };
}
