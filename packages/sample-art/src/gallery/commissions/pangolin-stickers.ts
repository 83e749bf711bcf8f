import { box, fill, group, inked, mix, oval, stroke, svgDocument } from "../../pen";
import type { Picture } from "../../picture";
import type { CharacterLook, Expression } from "../../rig/look";
import { poses } from "../../rig/poses";
import { drawClient, headOf, noseAt, type Client } from "./figure";
import { letters, ribbon, signature, spark, stickerEdge } from "./finish";

const look: CharacterLook = {
  name: "Sir Pinecone",
  species: "mouse",
  fur: "#e8c49a",
  pale: "#f9e6c8",
  dark: "#8a5a3a",
  socks: "#c79a6c",
  tailTip: "#8a5a3a",
  eyes: "#3a8a6a",
  build: { head: 1.08, tall: 0.8, girth: 1.16 },
  trousers: "#a9b4c8",
  sleeves: { colour: "#a9b4c8", length: "long" },
  garments: [
    { kind: "vest", colour: "#c9d2e2", trim: "#f9e6c8" },
    { kind: "belt", colour: "#6a3a2e", trim: "#ffd25e" },
    { kind: "pauldrons", colour: "#c9d2e2", trim: "#ffd25e" },
  ],
};

const plate = "#a86f42";

const scaleOutline = "M-17,-6C-22,14-12,32 0,40C12,32 22,14 17,-6C8,-14-8,-14-17,-6Z";

/** One overlapping scale, its root at (0, 0), pointing down; there are too many of them to ink each. */
const scaleShape = (tone: string) =>
  fill(scaleOutline, mix(tone, "#3b2058", 0.24)) +
  fill("M-17,-6C-21,12-12,26-3,32C9,26 15,10 12,-9C4,-13-8,-13-17,-6Z", tone) +
  stroke(scaleOutline, 3) +
  stroke("M0,-4V26", 2, mix(tone, "#3b2058", 0.36));

/** Rows of scales over a cap, cut off at its outline. */
function scales(
  rows: readonly (readonly [x: number, y: number, turn: number, size: number])[],
): string {
  return rows
    .map(([x, y, turn, size], i) =>
      group(scaleShape(i % 3 === 1 ? mix(plate, "#ffe0b0", 0.16) : plate), {
        x,
        y,
        turn,
        scale: size,
      }),
    )
    .join("");
}

const crown = scales([
  [-66, 26, 68, 0.9],
  [-68, 2, 76, 0.9],
  [-64, -22, 92, 0.9],
  [-40, -48, 110, 0.9],
  [-50, -6, 60, 0.9],
  [-46, 20, 50, 0.8],
  [-10, -62, 130, 0.9],
  [-26, -34, 84, 0.95],
  [20, -64, 160, 0.8],
  [8, -50, 110, 0.9],
]);

const helm =
  inked(
    "M-64,-18C-68,-66-30,-92 8,-92C44,-92 66,-72 66,-38C50,-46 36,-48 24,-48C-8,-48-40,-38-64,-18Z",
    "#c9d2e2",
    {
      inside: stroke("M-80,-16C-40,-48 40,-56 80,-34", 9, "#ffd25e"),
    },
  ) +
  inked(
    "M-2,-90C-30,-118-76,-112-96,-84C-80,-88-70,-86-62,-80C-72,-78-78,-70-80,-62C-58,-74-30,-76-2,-84Z",
    "#d8485a",
  ) +
  inked(oval(2, -92, 10, 9), "#ffd25e");

const face = (withHelm: boolean) =>
  headOf(look, {
    behind: withHelm ? "" : crown,
    skull:
      "M-56,-6C-56,-46-28,-64 4,-64C34,-64 56,-50 64,-26C74,-14 102,0 116,14C122,24 116,34 104,34C84,36 66,40 52,48C36,60-10,64-36,50C-52,38-56,16-56,-6Z",
    markings:
      fill("M-80,40C-40,24 20,40 130,26V90H-80Z", look.pale) +
      fill(oval(-26, 20, 13, 8), "#f0708a", 0.4),
    nose: noseAt(112, 16, 9, 8, "#6a3a3a"),
    plan: { near: [-12, -10], far: [42, -16], eye: 20, mouth: [70, 28], mouthSize: 0.8 },
    over: withHelm
      ? helm
      : scales([
          [-34, -44, 100, 0.8],
          [-6, -56, 116, 0.8],
          [-48, -22, 84, 0.8],
        ]),
  });

const tail = scales(
  Array.from({ length: 12 }, (_, i) => {
    const t = i / 11;
    return [-16 - t * 110, 10 + Math.sin(t * 2.6) * 34, 82 + t * 26, 1.5 - t * 0.86] as const;
  }).reverse(),
);

const knight = (withHelm = true): Client => ({ look, head: face(withHelm), tail });

const sword =
  inked("M-7,-20L-6,-150L0,-168L6,-150L7,-20Z", "#e8eef6", {
    inside: stroke("M0,-20V-150", 3, "#a9b4c8"),
  }) +
  inked("M-30,-26H30V-14H-30Z", "#ffd25e") +
  inked("M-6,-14H6V22H-6Z", "#6a3a2e") +
  inked(oval(0, 26, 9, 9), "#ffd25e");

const shield =
  inked("M-52,-58Q0,-76 52,-58C56,0 40,52 0,76C-40,52-56,0-52,-58Z", "#3a8a6a") +
  stroke("M-40,-48Q0,-62 40,-48C42,0 30,40 0,60C-30,40-42,0-40,-48Z", 5, "#ffd25e") +
  group(
    fill("M0,-34C24,-22 26,20 0,36C-26,20-24,-22 0,-34Z", "#c98d4a") +
      stroke("M-16,-14L16,2M-18,4L10,20M16,-14L-16,2M18,4L-10,20", 3, "#6a3a2e"),
    {},
  );

/** Sir Pinecone in the shape the enemy sees. */
function ball(): string {
  let art = inked(oval(0, 0, 122, 116), plate);
  const rows: [number, number, number, number][] = [];
  for (let ring = 3; ring >= 0; ring--) {
    const count = 5 + ring * 4;
    for (let i = 0; i < count; i++) {
      const a = (i / count) * Math.PI * 2 + ring * 0.4;
      const r = 20 + ring * 32;
      rows.push([
        Math.cos(a) * r * 0.94,
        Math.sin(a) * r * 0.9,
        (a * 180) / Math.PI - 90,
        0.8 + ring * 0.14,
      ]);
    }
  }
  art += scales(rows);
  return art;
}

const zs = (x: number, y: number) =>
  letters("z", x, y, 46, "#6a5aa8", { font: "boldItalic" }) +
  letters("Z", x + 26, y - 28, 64, "#6a5aa8", { font: "boldItalic" });

interface Sticker {
  art: string;
  x: number;
  y: number;
  scale: number;
  turn?: number;
}

const act = (expression: Expression) => ({ expression });

const stickers: readonly Sticker[] = [
  {
    // To arms.
    x: 320,
    y: 540,
    scale: 1.22,
    turn: -4,
    art: drawClient(knight(), {
      ...act("angry"),
      pose: {
        ...poses.cheering,
        nearArm: { joint: [-70, -226], end: [-92, -290], paw: "fist" },
        farArm: { joint: [66, -190], end: [44, -150], paw: "fist", front: true },
        head: [10, -48, -4],
      },
      held: ({ pose: { nearArm } }) =>
        group(sword, { x: nearArm.end[0] - 2, y: nearArm.end[1] - 4, turn: -16 }),
      before: () => group(shield, { x: 62, y: -112, scale: 0.8 }),
    }),
  },
  {
    // Tactical.
    x: 868,
    y: 330,
    scale: 1.12,
    turn: 8,
    art:
      ball() +
      inked("M-70,40C-54,26-30,28-22,42C-30,58-58,60-70,40Z", look.fur) +
      stroke("M-56,42q10,8 20,0", 4) +
      group(sword, { x: 116, y: 66, turn: 78, scale: 0.62 }) +
      letters("nope", 0, -168, 66, "#8a3a2e", { anchor: "middle" }),
  },
  {
    // Off duty.
    x: 856,
    y: 922,
    scale: 1.24,
    art:
      group(shield, { x: -64, y: -50, turn: -62, scale: 1.1 }) +
      drawClient(knight(false), {
        ...act("asleep"),
        pose: { ...poses.sitting, head: [10, -42, 16] },
      }) +
      zs(84, -210),
  },
  {
    // The quest for cake.
    x: 310,
    y: 936,
    scale: 1.12,
    art: drawClient(knight(false), {
      ...act("laughing"),
      pose: {
        ...poses.running,
        nearArm: { joint: [10, -150], end: [60, -168], paw: "grip", front: true },
        farArm: { joint: [82, -170], end: [116, -176], paw: "grip" },
      },
      held: () =>
        group(
          inked("M-60,0H60L50,14H-50Z", "#e8eef6") +
            inked("M-46,-46H46V0H-46Z", "#f6c9d4") +
            inked(
              "M-50,-54Q0,-66 50,-54V-36C40,-24 32,-24 26,-36C18,-20 6,-20 0,-36C-8,-20-20,-20-26,-36C-34,-24-42,-24-50,-36Z",
              "#fffaf0",
            ) +
            inked(oval(0, -66, 12, 12), "#d8485a"),
          { x: 100, y: -138, scale: 0.74 },
        ),
    }),
  },
  {
    // A small wound to the honour.
    x: 320,
    y: 1362,
    scale: 1.12,
    art:
      drawClient(knight(), {
        ...act("sad"),
        pose: {
          ...poses.standing,
          head: [8, -44, 8],
          nearArm: { joint: [-48, -186], end: [-30, -150], paw: "loose" },
          farArm: { joint: [50, -186], end: [30, -176], paw: "loose", front: true },
        },
        before: ({ pose: { neck } }) =>
          fill(`M${neck[0] + 4},${neck[1] - 40}c-12,18-12,30 0,34c12,-4 12,-16 0,-34Z`, "#7fc8f0"),
      }) +
      group(
        inked("M-7,22L-6,-30L10,-38L-2,-48L7,-52V22Z", "#e8eef6") +
          inked("M-30,20H30V32H-30Z", "#ffd25e") +
          inked("M-6,32H6V58H-6Z", "#6a3a2e"),
        { x: 92, y: -54, turn: 22 },
      ),
  },
  {
    // Thumbs up, as far as claws allow.
    x: 860,
    y: 1362,
    scale: 1.12,
    turn: 4,
    art:
      drawClient(knight(), {
        ...act("happy"),
        pose: {
          ...poses.waving,
          nearArm: { joint: [-72, -206], end: [-86, -262], paw: "open" },
          farArm: { joint: [56, -186], end: [36, -150], paw: "fist", front: true },
        },
      }) + spark(-128, -300, 26, "#ffd25e"),
  },
];

/** A sticker sheet: Sir Pinecone, a pangolin, brave within reason. */
export function pangolinStickers(): Picture {
  const [width, height] = [1200, 1520];
  let art = box(0, 0, width, height, "#9fd4c8");
  for (let y = 0; y < 20; y++)
    for (let x = 0; x < 16; x++)
      art += fill(oval(x * 80 + (y % 2) * 40, y * 80 + 20, 9, 9), "#8ac6b8");
  for (const { art: drawing, x, y, scale, turn = 0 } of stickers) {
    // The shadow is a plain tone: six see-through layers would take longer than all the rest.
    art +=
      group(stickerEdge(drawing, 26, "#7dbcae"), { x: x + 7, y: y + 10, scale, turn }) +
      group(stickerEdge(drawing, 26), { x, y, scale, turn }) +
      group(drawing, { x, y, scale, turn });
  }
  art +=
    ribbon(600, 1440, 620, 92, "#d8485a") +
    letters("SIR PINECONE", 600, 1462, 62, "#fffaf0", { anchor: "middle", tracking: 0.06 });
  art += signature(1060, 1496, "#2f6a64", 24);
  return { width, height, svg: svgDocument(width, height, art) };
}
