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
  tube,
} from "../../pen";
import type { Picture } from "../../picture";
import { drawHead } from "../../rig/heads";
import type { CharacterLook } from "../../rig/look";
import { poses } from "../../rig/poses";
import { between, seeded } from "../../seeded";
import { stars } from "../../sets/weather";
import { drawClient } from "./figure";
import { letters, signature } from "./finish";

const look: CharacterLook = {
  name: "Ayame",
  species: "fox",
  fur: "#fbf4ec",
  pale: "#ffffff",
  dark: "#d8483f",
  socks: "#d8483f",
  tailTip: "#d8483f",
  eyes: "#c8342f",
  lashes: true,
  hair: { style: "bangs", colour: "#fff9f0" },
  build: { head: 0.98, tall: 1, girth: 0.9 },
  sleeves: { colour: "#3a4a8a", length: "long" },
  garments: [
    { kind: "robe", colour: "#3a4a8a", trim: "#fff3d8" },
    { kind: "sash", colour: "#e8a53a" },
  ],
};

const red = "#d8483f";

function face(): string {
  return (
    drawHead(look, "sly") +
    // Painted marks: brow, cheeks and the corner of the eye.
    fill("M10,-50C4,-40 4,-32 10,-26C16,-32 16,-40 10,-50Z", red) +
    stroke("M-62,14C-52,10-46,12-40,18M-60,26C-50,22-46,24-42,28", 4.4, red) +
    stroke("M-38,-18l-12,-6", 5, red)
  );
}

/** Nine tails, spread like a hand of cards. */
function tails(): string {
  const spine = [
    [0, 6],
    [-8, -56],
    [6, -118],
    [-4, -178],
    [4, -206],
  ] as const;
  const one = inked(tube(spine, [9, 20, 28, 22, 3]), look.fur, {
    inside:
      fill("M-60,-146L-26,-160-14,-144 0,-164 14,-144 28,-158 60,-146V-240H-60Z", look.tailTip) +
      stroke("M-10,-40C-12,-70 0,-90 2,-120M8,-70C12,-90 14,-100 12,-118", 2, "#c8b8c8"),
  });
  return [-84, 84, -62, 62, -42, 42, -20, 20, 0]
    .map((turn) => group(one, { x: 14, turn, scale: turn === 0 ? 1.16 : 1.08 }))
    .join("");
}

function lantern(x: number, y: number, size: number, colour: string, sign = ""): string {
  return (
    stroke(`M${x},${y - size * 1.7}V${y - size * 0.9}`, 4) +
    glow(x, y, size * 2.6, mix(colour, "#fff0b0", 0.4), 0.65) +
    inked(
      `M${num(x - size * 0.5)},${num(y - size * 0.86)}C${num(x - size)},${num(y - size * 0.5)} ${num(x - size)},${num(y + size * 0.5)} ${num(x - size * 0.5)},${num(y + size * 0.86)}H${num(x + size * 0.5)}C${num(x + size)},${num(y + size * 0.5)} ${num(x + size)},${num(y - size * 0.5)} ${num(x + size * 0.5)},${num(y - size * 0.86)}Z`,
      colour,
      {
        shade: mix(colour, "#8a1f2a", 0.4),
        inside:
          fill(oval(x - size * 0.1, y, size * 0.5, size * 0.8), "#fff0b0", 0.5) +
          stroke(
            [-0.5, -0.17, 0.17, 0.5]
              .map(
                (k) =>
                  `M${num(x - size)},${num(y + k * size)}Q${num(x)},${num(y + k * size + 9)} ${num(x + size)},${num(y + k * size)}`,
              )
              .join(""),
            2.2,
            "#8a1f2a",
            0.6,
          ),
      },
    ) +
    inked(
      `M${num(x - size * 0.42)},${num(y - size)}h${num(size * 0.84)}v${num(size * 0.18)}h${num(-size * 0.84)}ZM${num(x - size * 0.42)},${num(y + size * 0.84)}h${num(size * 0.84)}v${num(size * 0.16)}h${num(-size * 0.84)}Z`,
      "#3a2230",
      { weight: 1.6 },
    ) +
    group(sign, { x, y, scale: size / 60 })
  );
}

type MaskKind = "fox" | "cat" | "owl" | "moon";

function mask(kind: MaskKind, x: number, y: number, scale: number): string {
  const eyes = fill(
    "M-30,-6C-20,-16-8,-12-6,-2C-14,4-24,2-30,-6ZM30,-6C20,-16 8,-12 6,-2C14,4 24,2 30,-6Z",
    "#2a1a24",
  );
  const art: Record<MaskKind, string> = {
    fox:
      inked(
        "M-44,-30L-48,-78L-18,-52H18L48,-78L44,-30C48,10 22,48 0,56C-22,48-48,10-44,-30Z",
        "#fffaf0",
      ) +
      fill(
        "M-42,-44L-44,-68L-28,-54ZM42,-44L44,-68L28,-54ZM-6,-44Q0,-60 6,-44L0,-24ZM-38,14l18,4-16,6ZM38,14l-18,4 16,6Z",
        red,
      ) +
      eyes +
      fill(oval(0, 46, 7, 5), "#2a1a24"),
    cat:
      inked(
        "M-46,-24L-44,-70L-16,-50H16L44,-70L46,-24C50,20 26,46 0,46C-26,46-50,20-46,-24Z",
        "#3a3550",
      ) +
      fill(
        "M-30,-6C-24,-18-8,-14-6,-2C-14,6-26,4-30,-6ZM30,-6C24,-18 8,-14 6,-2C14,6 26,4 30,-6Z",
        "#ffd25e",
      ) +
      fill("M-6,14H6L0,22Z", "#e8718d") +
      stroke(
        "M-12,28Q-4,34 0,26Q4,34 12,28M-24,18l-24,-6M-24,24l-24,4M24,18l24,-6M24,24l24,4",
        3,
        "#fff0d8",
      ),
    owl:
      inked(
        "M-48,-50Q-24,-66 0,-50Q24,-66 48,-50C58,10 30,50 0,54C-30,50-58,10-48,-50Z",
        "#c98d5a",
      ) +
      fill(oval(-20, -10, 20, 22) + oval(20, -10, 20, 22), "#fff0d0") +
      fill(oval(-18, -8, 9, 10) + oval(18, -8, 9, 10), "#2a1a24") +
      inked("M-9,8H9L0,28Z", "#f2a83a", { weight: 1.8 }),
    moon:
      inked(oval(0, -6, 52, 52), "#ffe9a0") +
      fill(oval(-20, 10, 10, 6) + oval(20, 10, 10, 6), "#f29a7a", 0.7) +
      stroke("M-30,-10Q-20,0-10,-10M10,-10Q20,0 30,-10M-14,18Q0,30 14,18", 4.4),
  };
  return group(art[kind], { x, y, scale });
}

/** A full scene: Ayame's stall at the night market, masks for every occasion but one. */
export function kitsuneShop(): Picture {
  const [width, height] = [1600, 1060];
  const chance = seeded("ayame");
  const night = gradient([
    [0, "#1e1c4e"],
    [0.6, "#5a3a7e"],
    [1, "#b85a7a"],
  ]);
  let art = night.defs + box(0, 0, width, height, night.ref) + stars(chance, width, 380, 60);
  // The street behind: other stalls, out of focus.
  for (let i = 0; i < 9; i++) {
    const x = i * 196 - 60;
    const h = between(chance, 240, 380);
    art +=
      fill(
        `M${num(x)},760V${num(760 - h)}L${num(x + 100)},${num(760 - h - 70)}L${num(x + 200)},${num(760 - h)}V760Z`,
        i % 2 ? "#3a2a62" : "#46306e",
      ) + fill(`M${num(x + 60)},${num(760 - h + 60)}h80v50h-80Z`, "#ffbf6a", 0.75);
  }
  for (let i = 0; i < 26; i++) {
    const r = between(chance, 10, 30);
    art += fill(
      oval(between(chance, 0, width), between(chance, 380, 700), r, r),
      i % 2 ? "#ffb45a" : "#ff7a6a",
      0.3,
    );
  }
  art += box(0, 740, width, 320, "#4a2c4e") + glow(800, 700, 760, "#ffb45a", 0.5);
  // The stall: posts, back wall with masks, roof.
  art +=
    box(210, 300, 1180, 500, "#7a3a3a") +
    [0, 1, 2, 3, 4, 5, 6, 7].map((i) => box(210 + i * 148, 300, 4, 500, "#5e2a30")).join("") +
    glow(800, 520, 560, "#ffcf7a", 0.55) +
    box(250, 560, 320, 12, "#4a2028") +
    box(1030, 560, 320, 12, "#4a2028");
  const shown: readonly (readonly [MaskKind, number, number])[] = [
    ["cat", 330, 470],
    ["moon", 454, 476],
    ["owl", 330, 676],

    ["fox", 1146, 476],
    ["owl", 1270, 474],

    ["cat", 1270, 676],
  ];
  for (const [kind, x, y] of shown)
    art += stroke(`M${x},${y - 50}V${y - 86}`, 4, "#f2c98a") + mask(kind, x, y, 1.06);
  const figure = drawClient(
    { look, head: face, tail: tails() },
    {
      pose: {
        ...poses.standing,
        head: [8, -48, -4],
        nearArm: { joint: [-72, -196], end: [-104, -232], paw: "open" },
        farArm: { joint: [56, -186], end: [36, -150], paw: "loose", front: true },
      },
      expression: "sly",
      legs: false,
      before: ({ pose: { nearArm } }) =>
        mask("moon", nearArm.end[0] - 16, nearArm.end[1] - 36, 0.66),
    },
  );
  art += group(figure, { x: 806, y: 1050, scale: 1.72 });
  // The counter with its cloth, bowls of charms, a sleeping cat's coin.
  art +=
    inked("M170,800H1430L1460,850H140Z", "#a85a42") +
    inked("M150,850H1450V1060H150Z", "#c8443f", {
      inside: stroke(
        [0, 1, 2, 3, 4, 5, 6]
          .map((i) => `M${190 + i * 200},1060q60,-130 120,0M${220 + i * 200},1060q30,-80 60,0`)
          .join(""),
        9,
        "#f2c98a",
        0.8,
      ),
    }) +
    stroke("M150,872H1450", 10, "#f2c98a");
  for (const [x, colour] of [
    [330, "#7fc8b8"],
    [470, "#e8a53a"],
    [1160, "#8a7ad0"],
  ] as const)
    art +=
      [-30, 0, 30]
        .map((d, i) =>
          inked(oval(x + d, 772 - (i === 1 ? 16 : 0), 22, 22), i === 1 ? "#fff3d8" : red),
        )
        .join("") +
      inked(
        `M${x - 66},772H${x + 66}C${x + 60},810 ${x + 34},826 ${x},826C${x - 34},826 ${x - 60},810 ${x - 66},772Z`,
        colour,
      );
  art += group(
    inked("M-64,-40H64V40H-64Z", "#fff3d8") +
      letters("one mask", 0, -6, 24, "#5a2a3a", { anchor: "middle" }) +
      letters("one secret", 0, 24, 24, "#5a2a3a", { anchor: "middle" }),
    { x: 1300, y: 790, turn: 4, scale: 1.2 },
  );
  for (const x of [196, 1372]) art += inked(`M${x},300h34v560h-34Z`, "#5a2f34");
  // The roof: a striped awning with a scalloped edge.
  const scallops = Array.from({ length: 13 }, (_, i) => {
    const x = 130 + i * 103;
    return inked(
      `M${x},268H${x + 104}V316C${x + 98},352 ${x + 6},352 ${x},316Z`,
      i % 2 ? "#fff3d8" : red,
      { weight: 2 },
    );
  }).join("");
  art +=
    inked("M230,120H1370L1480,272H120Z", red, {
      inside: [0, 1, 2, 3, 4, 5]
        .map((i) =>
          fill(
            `M${318 + i * 176},110H${318 + i * 176 + 88}L${234 + i * 206 + 104},280H${234 + i * 206}Z`,
            "#fff3d8",
          ),
        )
        .join(""),
    }) + scallops;
  art +=
    inked("M600,60H1000V170H600Z", "#3a2230") +
    letters("NINE LIVES", 800, 132, 58, "#ffd98a", { anchor: "middle", tracking: 0.08 });
  art +=
    lantern(90, 420, 66, "#ff6a4a") +
    lantern(1516, 440, 66, "#ff6a4a") +
    lantern(574, 412, 40, "#ffb34a") +
    lantern(1026, 412, 40, "#ffb34a");
  art += signature(1470, 1036, "#ffe0c0");
  return { width, height, svg: svgDocument(width, height, art) };
}
