import {
  box,
  curve,
  fill,
  glow,
  group,
  inked,
  mix,
  oval,
  stroke,
  svgDocument,
  tube,
} from "../../pen";
import type { Picture } from "../../picture";
import type { CharacterLook } from "../../rig/look";
import { headOf, skulls } from "./figure";
import { letters, signature, spark } from "./finish";

const look: CharacterLook = {
  name: "Oolong",
  species: "bear",
  fur: "#5fb8a0",
  pale: "#f6ecc0",
  dark: "#2f6f78",
  tailTip: "#f0a060",
  eyes: "#e8782e",
  build: { head: 1, tall: 1, girth: 1 },
  garments: [],
};

const horn = inked("M-13,12C-14,-14-8,-40 10,-62C18,-38 16,-10 13,12Z", "#f6ecc0", {
  inside: stroke("M-16,-4Q0,4 16,-6M-14,-22Q2,-14 16,-24", 3, "#c9a86a"),
});
const frill = inked(
  "M6,14C-18,10-44,-2-62,-24C-46,-24-40,-26-34,-30C-46,-38-52,-48-54,-60C-34,-56-8,-40 12,-12Z",
  "#f0a060",
  { inside: stroke("M4,6L-58,-24M6,-2L-50,-56", 2.4, "#b8642e") },
);

const face = headOf(look, {
  behind:
    group(frill, { x: 62, y: -10, scale: [-0.9, 0.95] }) +
    group(frill, { x: -52, y: -6 }) +
    group(horn, { x: 44, y: -52, turn: 24, scale: [-0.9, 0.96] }) +
    group(horn, { x: -26, y: -54, turn: -20 }),
  skull: skulls.wide,
  markings:
    fill("M-100,40C-40,26 0,36 100,24V90H-100Z", look.pale) +
    [-4, 12, 28].map((x, i) => fill(oval(x, -54 + i * 2, 7, 5), look.dark, 0.7)).join(""),
  muzzle: {
    d: "M-14,30C-14,10 8,2 34,2C58,2 74,12 72,28C70,46 46,54 22,54C0,54-14,46-14,30Z",
    colour: "#7cc9b0",
    inside: fill("M-20,40C10,34 50,32 80,28V70H-20Z", look.pale),
  },
  nose: fill(oval(50, 14, 4, 3), "#24505a") + fill(oval(64, 12, 3.4, 2.8), "#24505a"),
  plan: { near: [-18, -14], far: [40, -18], eye: 24, mouth: [50, 28], mouthSize: 0.95 },
  over: fill(oval(-38, 22, 13, 8), "#f0708a", 0.4),
});

const wing = inked(
  "M0,20C-30,-30-80,-70-150,-84C-140,-60-138,-48-142,-30C-122,-30-108,-22-100,-4C-82,-8-66,0-58,20C-40,14-20,20 0,44Z",
  "#f0a060",
  {
    inside: stroke(
      "M-4,22C-50,-20-90,-40-142,-30M-4,26C-40,4-70,-8-100,-4M-4,30C-24,20-40,16-58,20",
      4,
      "#5fb8a0",
    ),
  },
);

function cup(x: number, y: number, scale: number): string {
  return group(
    fill(oval(0, 70, 130, 22), "#5a2a48", 0.25) +
      inked(oval(0, 58, 118, 20), "#fff6e8") +
      inked("M70,-26C130,-30 124,40 60,38L62,24C98,26 98,-12 68,-10Z", "#fff6e8") +
      inked("M-84,-50H84C84,10 50,60 0,60C-50,60-84,10-84,-50Z", "#fff6e8", {
        inside: stroke("M-90,-18Q0,2 90,-18", 10, "#e8718d"),
      }) +
      inked(oval(0, -50, 84, 17), "#f3e2cc") +
      fill(oval(0, -47, 70, 11), "#b8642e") +
      stroke("M-30,-49q10,-4 20,0", 3, "#f6cf9a"),
    { x, y, scale },
  );
}

function biscuit(x: number, y: number, turn: number): string {
  return group(
    inked(oval(0, 0, 56, 30), "#e0aa60") +
      fill(oval(0, -4, 46, 22), "#edbf7c") +
      [-22, 0, 22].map((d) => fill(oval(d, -4 + (d ? 4 : -6), 5, 4), "#8a4a2a")).join(""),
    { x, y, turn },
  );
}

const porcelain = "#fdf4e8";
const rose = "#e8718d";

function blossom(x: number, y: number, size: number): string {
  const petals = [0, 72, 144, 216, 288]
    .map((turn) => group(fill("M0,0C-16,-10-14,-34 0,-38C14,-34 16,-10 0,0Z", rose), { turn }))
    .join("");
  return group(petals + fill(oval(0, 0, 8, 8), "#ffd25e"), { x, y, scale: size });
}

function pot(): string {
  const belly =
    "M-236,-150C-330,-60-320,120-190,190C-120,216 120,216 190,190C320,120 330,-60 236,-150C120,-176-120,-176-236,-150Z";
  return (
    // Handle and spout, both wrapped by the belly.
    inked(
      "M226,-110C330,-190 470,-120 440,10C420,100 330,150 240,130L248,90C320,100 376,60 384,4C398,-84 320,-120 252,-66Z",
      porcelain,
    ) +
    inked(
      "M-256,80C-350,80-366,-10-404,-96C-420,-112-440,-120-452,-128L-372,-176C-350,-110-330,-60-256,-50Z",
      porcelain,
    ) +
    inked(belly, porcelain, {
      light: [-16, -14],
      inside:
        stroke("M-340,128C-160,176 160,176 340,128", 20, rose) +
        stroke("M-340,156C-160,202 160,202 340,156", 6, rose) +
        blossom(-120, 20, 1.5) +
        blossom(-30, 118, 0.9) +
        blossom(190, -20, 1.3) +
        fill(
          "M-80,60C-50,50-30,60-10,84C-40,92-66,84-80,60ZM150,-60C130,-80 128,-100 140,-124C160,-104 164,-82 150,-60Z",
          "#8fbf7a",
        ) +
        fill("M-250,-60C-270,0-262,70-226,120C-236,60-236,-10-222,-70Z", "#ffffff", 0.9),
    }) +
    inked("M-150,196H150L166,224H-166Z", porcelain)
  );
}

/** A pose for whoever signs up first: steeping in a teapot. Claimed by Oolong, a hatchling. */
export function dragonTeapot(): Picture {
  const size = 1200;
  let art =
    box(0, 0, size, size, "#f7cfc0") +
    fill(oval(600, 560, 500, 500), "#fbe6cf") +
    fill(`M0,930Q600,880 1200,930V1200H0Z`, "#a8567a") +
    fill(`M0,930Q600,880 1200,930V956Q600,906 0,956Z`, "#c4708e");
  for (let i = 0; i < 9; i++)
    art += fill(`M${i * 150 - 40},1200l60,-270h24l-40,270Z`, "#8a4068", 0.35);
  art += glow(600, 420, 460, "#fff6d8", 0.8);
  for (const [x, y, bend] of [
    [330, 250, 40],
    [860, 210, -36],
    [600, 120, 30],
  ] as const)
    art += stroke(
      `M${x},${y}c${bend},-40 ${-bend},-70 0,-110c${bend},-34 ${-bend * 0.6},-50 ${bend * 0.2},-80`,
      15,
      "#ffffff",
      0.75,
    );
  // The tail comes out of the spout, so it lies behind the pot and before the table.
  const potX = 620;
  const potY = 810;
  art += fill(oval(potX, potY + 226, 400, 44), "#5a2a48", 0.3);
  const tail = [
    [potX - 400, potY - 140],
    [potX - 436, potY - 204],
    [potX - 420, potY - 280],
    [potX - 470, potY - 350],
  ] as const;
  art +=
    inked(tube(tail, [34, 28, 20, 8]), look.fur, {
      inside: stroke(curve(tail.map(([x, y]) => [x + 14, y + 8])), 12, look.pale),
    }) +
    inked(
      `M${potX - 470},${potY - 344}c-46,-10-74,-50-66,-96c30,6 44,16 58,34c10,-24 28,-38 54,-44c8,44-8,88-46,106Z`,
      look.tailTip,
    );
  // Inside of the opening, the body, then the pot before it.
  art += inked(oval(potX, potY - 150, 236, 44), mix(porcelain, "#8a4068", 0.35));
  art +=
    group(wing, { x: potX - 90, y: potY - 230, scale: 1.25 }) +
    group(wing, { x: potX + 100, y: potY - 230, scale: [-1.2, 1.25] }) +
    inked(
      `M${potX - 120},${potY - 100}C${potX - 130},${potY - 220} ${potX - 80},${potY - 300} ${potX},${potY - 300}C${potX + 90},${potY - 300} ${potX + 130},${potY - 220} ${potX + 120},${potY - 100}Z`,
      look.fur,
      {
        inside:
          fill(
            `M${potX - 60},${potY - 90}C${potX - 60},${potY - 200} ${potX - 30},${potY - 250} ${potX + 20},${potY - 250}C${potX + 80},${potY - 240} ${potX + 90},${potY - 180} ${potX + 90},${potY - 90}Z`,
            look.pale,
          ) +
          stroke(
            `M${potX - 60},${potY - 196}Q${potX + 20},${potY - 176} ${potX + 90},${potY - 196}`,
            4,
            "#d8c890",
          ),
      },
    );
  art += fill(
    `M${potX - 236},${potY - 150}C${potX - 120},${potY - 102} ${potX + 120},${potY - 102} ${potX + 236},${potY - 150}L${potX + 230},${potY - 90}H${potX - 230}Z`,
    "#b8642e",
  );
  art += group(pot(), { x: potX, y: potY });
  const hand = inked(
    "M-40,34C-54,6-46,-30-18,-36C6,-42 40,-36 46,-6C48,10 44,26 38,36C30,44 24,36 20,26C16,42 2,44-2,28C-8,44-26,46-28,30C-30,38-36,42-40,34Z",
    look.fur,
  );
  art +=
    group(hand, { x: potX - 150, y: potY - 142, scale: 1.1 }) +
    group(hand, { x: potX + 160, y: potY - 142, scale: [-1.1, 1.1] });
  art += group(face("happy"), { x: potX - 16, y: potY - 400, turn: -6, scale: 2.3 });
  // The lid as a hat, the bag's tag over the rim.
  art += group(
    inked("M-96,18C-90,-26-50,-44 0,-44C50,-44 90,-26 96,18Q0,40-96,18Z", porcelain, {
      inside: stroke("M-110,6Q0,30 110,6", 9, rose),
    }) + inked(oval(0, -56, 19, 17), rose),
    { x: potX + 20, y: potY - 556, turn: 10, scale: 1.05 },
  );
  art +=
    stroke(
      `M${potX + 40},${potY - 116}C${potX + 66},${potY - 70} ${potX + 46},${potY - 40} ${potX + 60},${potY - 2}`,
      3.4,
      "#a8566a",
    ) +
    group(
      inked("M-40,-44L0,-64L40,-44V54H-40Z", "#ffe9a8") +
        fill(oval(0, -44, 6, 6), "#8a4068") +
        letters("OOLONG", 0, 8, 17, "#8a4068", { anchor: "middle" }) +
        letters("2 min.", 0, 34, 17, "#8a4068", { anchor: "middle", font: "italic" }),
      {
        x: potX + 60,
        y: potY + 50,
        turn: 8,
      },
    );
  art += cup(206, 1060, 1.12) + biscuit(980, 1100, -6) + biscuit(1044, 1066, 10);
  art +=
    spark(250, 560, 30, "#ffffff") +
    spark(1010, 420, 36, "#ffffff") +
    spark(960, 330, 16, "#ffffff");
  art += signature(1086, 1176, "#fbe6cf", 24);
  return { width: size, height: size, svg: svgDocument(size, size, art) };
}
