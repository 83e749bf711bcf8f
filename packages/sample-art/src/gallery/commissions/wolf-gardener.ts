import { box, fill, group, inked, num, oval, stroke, svgDocument } from "../../pen";
import type { Picture } from "../../picture";
import { drawHead } from "../../rig/heads";
import type { CharacterLook, Expression } from "../../rig/look";
import { poses } from "../../rig/poses";
import { between, seeded, type Chance } from "../../seeded";
import { drawClient } from "./figure";
import { letters, pencilled, signature } from "./finish";

const look: CharacterLook = {
  name: "Tereza",
  species: "jackal",
  fur: "#d9793a",
  pale: "#fff0d8",
  dark: "#2c2226",
  tailTip: "#fff0d8",
  eyes: "#8a6a2c",
  lashes: true,
  hair: { style: "soft", colour: "#3a2a2c" },
  build: { head: 0.86, tall: 1.22, girth: 0.9 },
  trousers: "#7a8aa0",
  sleeves: { colour: "#f3ead8", length: "short" },
  garments: [
    { kind: "shirt", colour: "#f3ead8", trim: "#fff0d8" },
    { kind: "apron", colour: "#8fae7a" },
  ],
};

const sheet = "#f7f0e0";
const lead = "#39324a";
const blue = "#6f9ad0";

/** A sun hat with a crown of weeds, in the head's units. */
const hat =
  inked(
    "M-120,-34C-80,-64 80,-70 132,-44C120,-26 60,-30 8,-30C-40,-28-100,-18-120,-34Z",
    "#f0dca8",
  ) +
  inked("M-50,-42C-56,-92-30,-112 8,-112C48,-112 68,-94 64,-46C30,-38-20,-36-50,-42Z", "#f0dca8", {
    inside: stroke("M-60,-54C-20,-44 30,-46 70,-58", 15, "#7a5a6a"),
  }) +
  inked("M-28,-52C-40,-70-34,-86-22,-96C-12,-84-14,-66-28,-52Z", "#8fae7a") +
  [0, 72, 144, 216, 288]
    .map((turn) =>
      group(inked(oval(0, -13, 8, 11), "#fffaf0", { weight: 2 }), { x: -8, y: -62, turn }),
    )
    .join("") +
  inked(oval(-8, -62, 7, 7), "#c9a24a", { weight: 2 });

const head = (mood: Expression) => drawHead(look, mood) + hat;

const can =
  stroke("M-30,-40C-20,-84 40,-84 46,-36", 8) +
  stroke("M-30,-40C-20,-84 40,-84 46,-36", 3.4, "#c7ccd6") +
  inked("M44,-10L104,-66L116,-54L52,20Z", "#c7ccd6") +
  inked("M96,-80L132,-50L122,-42L90,-70Z", "#c7ccd6") +
  inked("M-44,-40H50L56,40H-50Z", "#c7ccd6", {
    inside: stroke("M-60,-22H70M-60,24H70", 4, "#9aa2b4"),
  });

function seedling(leaves: number): string {
  let art = stroke(`M0,0C4,-20-4,-40 0,${-30 - leaves * 26}`, 5, "#6a8a5a");
  for (let i = 0; i < leaves; i++) {
    const side = i % 2 ? 1 : -1;
    art += group(inked("M0,0C10,-26 40,-34 62,-24C52,-2 24,8 0,0Z", "#a8c890"), {
      y: -26 - i * 26,
      scale: [side * (1 - i * 0.08), 1 - i * 0.08],
    });
  }
  return art;
}

function potted(leaves: number): string {
  return (
    group(seedling(leaves), { y: -50 }) +
    inked("M-42,-52H42L32,30H-32Z", "#c98a6a") +
    inked("M-50,-66H50V-44H-50Z", "#c98a6a")
  );
}

/** The blue lines a sketch is built on: a ball for the head, its middle lines, the line of action. */
function construction(x: number, y: number, r: number, turn = 0): string {
  return group(
    stroke(oval(0, 0, r, r), 2.4, blue, 0.7) +
      stroke(oval(2, 1, r * 1.04, r * 0.97), 1.4, blue, 0.6) +
      stroke(
        `M${num(r * 0.2)},${num(-r * 1.15)}Q${num(r * 0.56)},0 ${num(r * 0.2)},${num(r * 1.15)}M${num(-r * 1.15)},${num(-r * 0.05)}Q0,${num(r * 0.16)} ${num(r * 1.15)},${num(-r * 0.05)}`,
        2,
        blue,
        0.7,
      ),
    { x, y, turn },
  );
}

function hatching(chance: Chance, x: number, y: number, width: number, height: number): string {
  let d = "";
  for (let i = 0; i < width; i += 9)
    d += `M${num(x + i + between(chance, -3, 3))},${num(y + between(chance, -4, 4))}l${num(-height * 0.7)},${num(height * between(chance, 0.7, 1.05))}`;
  return stroke(d, 2.2, lead, 0.32);
}

/** A sketch page in pencil: Tereza, a maned wolf, and everything she grows. */
export function wolfGardener(): Picture {
  const [width, height] = [1500, 1140];
  const chance = seeded("tereza");
  let under = "";
  for (let i = 0; i < 260; i++) {
    const [x, y] = [between(chance, 0, width), between(chance, 0, height)];
    under += fill(oval(x, y, between(chance, 0.8, 2), between(chance, 0.6, 1.4)), "#cdbf9e", 0.5);
  }
  under +=
    hatching(chance, 190, 1046, 330, 44) +
    hatching(chance, 690, 1050, 250, 34) +
    hatching(chance, 1120, 1058, 250, 30) +
    construction(354, 402, 112, -4) +
    stroke("M340,310C300,560 360,780 330,1080M150,1060H560", 2.2, blue, 0.6) +
    stroke("M232,610L450,596M246,790L424,802", 2, blue, 0.55) +
    construction(850, 378, 150, -8) +
    stroke("M690,560Q850,640 1030,540", 2.2, blue, 0.6) +
    construction(1246, 296, 82) +
    construction(1246, 556, 82, 8);
  const art =
    group(
      drawClient(
        { look, head },
        {
          pose: {
            ...poses.standing,
            head: [10, -50, 4],
            nearArm: { joint: [-44, -182], end: [8, -148], paw: "grip", front: true },
            farArm: { joint: [60, -186], end: [70, -150], paw: "grip" },
            nearLeg: { joint: [-28, -76], end: [-40, -12] },
            farLeg: { joint: [26, -80], end: [40, -14] },
          },
          expression: "happy",
          held: () => group(can, { x: 52, y: -150, scale: 0.92 }),
        },
      ),
      { x: 330, y: 1070, scale: 1.8 },
    ) +
    group(head("laughing"), { x: 850, y: 390, turn: -8, scale: 1.8 }) +
    group(head("determined"), { x: 1246, y: 300, scale: 1 }) +
    group(head("asleep"), { x: 1246, y: 560, turn: 8, scale: 1 }) +
    group(potted(2), { x: 730, y: 1010, scale: 1.2 }) +
    group(potted(4), { x: 880, y: 1010, scale: 1.2 }) +
    group(
      drawClient(
        { look, head },
        {
          pose: {
            ...poses.crouching,
            head: [20, -42, 10],
            nearArm: { joint: [20, -84], end: [70, -46], paw: "open", front: true },
            farArm: { joint: [70, -96], end: [108, -52], paw: "open" },
          },
          expression: "surprised",
        },
      ),
      { x: 1150, y: 1068, scale: 1.1 },
    ) +
    group(seedling(3), { x: 1330, y: 1064, scale: 0.9 });
  let svg =
    box(0, 0, width, height, sheet) +
    under +
    pencilled(art, sheet, lead) +
    // Loose second lines, as a pencil leaves them, over the drawing.
    hatching(chance, 300, 700, 80, 60) +
    hatching(chance, 800, 500, 120, 50) +
    hatching(chance, 1200, 940, 70, 50);
  const note = (text: string, x: number, y: number, turn = 0, size = 30) =>
    group(letters(text, 0, 0, size, lead, { font: "italic" }), { x, y, turn });
  svg +=
    group(letters("TEREZA", 0, 0, 74, lead, { tracking: 0.06 }), { x: 74, y: 112, turn: -3 }) +
    note("legs: longer. no, longer.", 74, 156, -3) +
    note("hat brim catches the ears", 1020, 74, 2, 28) +
    stroke("M1050,90C1020,110 990,150 980,196M980,196l-2,-18M980,196l14,-12", 3, lead) +
    note("she hums to them", 690, 752, -4) +
    note("it grew!!", 1330, 930, -6, 34) +
    note("slug", 1366, 356, 0, 26) +
    note("inspection", 1366, 386, 0, 26) +
    note("2 pm,", 1352, 622, 0, 26) +
    note("greenhouse", 1352, 652, 0, 26) +
    note("can: grandma’s", 452, 934, -4, 26) +
    stroke("M500,900C506,884 506,872 498,850M498,850l-8,16M498,850l14,12", 3, lead);
  svg += signature(1370, 1116, lead);
  return { width, height, svg: svgDocument(width, height, svg) };
}
