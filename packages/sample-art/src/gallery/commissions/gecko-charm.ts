import { box, fill, glow, group, inked, oval, stroke, svgDocument } from "../../pen";
import type { Picture } from "../../picture";
import type { CharacterLook, Expression } from "../../rig/look";
import { poses } from "../../rig/poses";
import { drawClient, headOf, skulls, type Client } from "./figure";
import { letters, signature, spark } from "./finish";

const look: CharacterLook = {
  name: "Torque",
  species: "wolf",
  fur: "#8fce4a",
  pale: "#f2f5bb",
  dark: "#3f7d3a",
  socks: "#7abf42",
  tailTip: "#f0a63a",
  eyes: "#e8642a",
  build: { head: 1, tall: 0.98, girth: 0.94 },
  trousers: "#30334a",
  boots: "#e04848",
  sleeves: { colour: "#e04848", length: "long" },
  garments: [
    { kind: "shirt", colour: "#e04848", trim: "#fff4e0" },
    { kind: "belt", colour: "#30334a", trim: "#ffd25e" },
    { kind: "bandana", colour: "#fff4e0", trim: "#30334a" },
  ],
  accessories: [],
};

const freckles = (
  [
    [-36, -46, 7],
    [-14, -58, 6],
    [-46, -22, 6],
    [16, -56, 5],
    [44, -54, 6],
    [-48, 4, 5],
  ] as const
)
  .map(([x, y, r]) => fill(oval(x, y, r, r * 0.8), "#f0a63a"))
  .join("");

const wideMouths: Partial<Record<Expression, string>> = {
  surprised:
    fill(oval(34, 36, 15, 14), "#7d2433") +
    fill(oval(34, 43, 9, 6), "#e8788a") +
    stroke(oval(34, 36, 15, 14), 2.6),
  worried: stroke("M0,36C10,30 18,40 28,34C38,28 46,38 58,32", 3),
  grin:
    fill("M-22,24C6,36 48,36 66,18C66,44 40,54 20,52C-4,50-20,40-22,24Z", "#fffdf6") +
    stroke(
      "M-22,24C6,36 48,36 66,18C66,44 40,54 20,52C-4,50-20,40-22,24ZM-18,34C4,44 44,44 62,30",
      2.6,
    ),
};

const face = headOf(look, {
  skull: skulls.wide,
  markings: fill("M-100,36C-40,20 20,40 100,16V90H-100Z", look.pale) + freckles,
  plan: { near: [-20, -16], far: [42, -20], eye: 25, mouth: [44, 30], mouthSize: 1 },
  mouth: (mood) =>
    (wideMouths[mood] ?? stroke("M-26,24C4,44 50,42 68,18M-30,26l6,-5M66,14l6,5", 3)) +
    fill(oval(50, 10, 2.6, 2), "#3f5a2a") +
    fill(oval(60, 8, 2.4, 2), "#3f5a2a"),
  over:
    stroke("M-62,-34C-36,-58 44,-62 74,-38", 13) +
    stroke("M-62,-34C-36,-58 44,-62 74,-38", 8, "#30334a") +
    inked(
      "M-34,-70C-38,-50-20,-40-4,-42C6,-44 12,-48 18,-48C26,-46 40,-44 50,-48C62,-54 60,-70 52,-76C26,-84-10,-82-34,-70Z",
      "#ffb340",
      { inside: fill("M-24,-70L-8,-84 6,-84-16,-44-28,-44Z", "#fff0b0", 0.7) },
    ),
});

const tail = inked(
  "M10,-10C-20,-14-66,2-94,-28C-112,-52-108,-84-84,-96C-92,-74-84,-58-70,-48C-44,-36-8,-34 10,-22Z",
  look.fur,
  {
    inside: stroke("M-104,-50L-76,-66M-96,-20L-78,-46M-70,-10L-62,-42", 8, look.tailTip),
  },
);

const torque: Client = { look, head: face, tail };

/** Torque further and further along: seams, felt, and in the end a button for an eye. */
function stage(step: number): Client {
  if (step === 0) return torque;
  const felt: CharacterLook = {
    ...look,
    garments: [...look.garments, { kind: "stitches", colour: "#fff0d8", trim: "#fff4e0" }],
  };
  const seams =
    stroke(
      "M-58,-6l14,3M-60,8l15,1M-40,36l6,-11M-26,46l5,-12M66,-2l-12,3M66,14l-13,0",
      3,
      "#fff4e0",
    ) +
    (step > 2
      ? inked(oval(-20, -14, 23, 23), "#30334a") +
        inked(oval(42, -18, 19, 21), "#30334a") +
        [-27, -13].map((x) => fill(oval(x, -14, 3.4, 4.4), "#f2f5bb")).join("") +
        [37, 48].map((x) => fill(oval(x, -18, 3, 4.2), "#f2f5bb")).join("")
      : "");
  return { look: felt, tail, head: (mood) => face(mood) + seams };
}

function road(width: number, height: number): string {
  let art = box(0, 0, width, height, "#2d2350");
  art += glow(width * 0.5, height * 0.5, 900, "#ff6a8a", 0.55);
  // Neon lines run past: the whole strip is one night on one road.
  const stripes = ["#ff5f8a", "#ffb340", "#4fd8e0", "#8a6af0"];
  for (let i = 0; i < 12; i++) {
    const y = 110 + i * 50;
    art += stroke(
      `M${(i * 397) % 700},${y}H${900 + ((i * 233) % 900)}`,
      i % 3 ? 4 : 8,
      stripes[i % 4],
      0.28,
    );
  }
  art += box(0, height - 150, width, 150, "#1c1838") + box(0, height - 156, width, 8, "#ff5f8a");
  for (let x = 40; x < width; x += 170) art += box(x, height - 76, 96, 10, "#ffd25e");
  return art;
}

function windscreen(x: number, y: number, w: number, h: number): string {
  const frame = `M${x + 30},${y}H${x + w - 30}Q${x + w},${y} ${x + w},${y + 30}V${y + h - 30}Q${x + w},${y + h} ${x + w - 30},${y + h}H${x + 30}Q${x},${y + h} ${x},${y + h - 30}V${y + 30}Q${x},${y} ${x + 30},${y}Z`;
  const cx = x + w / 2;
  return (
    inked(frame, "#3b2a66", {
      inside:
        glow(cx, y + h * 0.75, 300, "#ffb340", 0.75) +
        fill(
          `M${cx - 30},${y + h * 0.6}L${cx + 30},${y + h * 0.6}L${cx + 250},${y + h}H${cx - 250}Z`,
          "#1c1838",
        ) +
        fill(`M${cx - 4},${y + h * 0.62}h8l22,${h * 0.38}h-52Z`, "#ffd25e") +
        fill(
          `M${x},${y + h - 92}Q${cx},${y + h - 140} ${x + w},${y + h - 92}V${y + h}H${x}Z`,
          "#e04848",
        ) +
        fill(
          `M${x},${y + h - 92}Q${cx},${y + h - 140} ${x + w},${y + h - 92}v14Q${cx},${y + h - 126} ${x},${y + h - 78}Z`,
          "#ff8a78",
        ),
    }) +
    inked(
      `M${cx - 110},${y + 20}H${cx + 110}Q${cx + 124},${y + 20} ${cx + 120},${y + 42}L${cx + 112},${y + 74}H${cx - 112}L${cx - 120},${y + 42}Q${cx - 124},${y + 20} ${cx - 110},${y + 20}Z`,
      "#30334a",
    ) +
    fill(`M${cx - 100},${y + 30}H${cx + 100}L${cx + 96},${y + 64}H${cx - 96}Z`, "#9fb6d8")
  );
}

function die(x: number, y: number, turn: number): string {
  return group(
    inked("M-34,-34H34V34H-34Z", "#fff4e0") +
      [-16, 0, 16].map((d) => fill(oval(d, d, 7, 7), "#e04848")).join(""),
    { x, y, turn },
  );
}

/** Four steps from the driver to the charm on his own mirror. */
export function geckoCharm(): Picture {
  const [width, height] = [1800, 800];
  let art = road(width, height);
  const ground = height - 62;
  const stand = (
    step: number,
    x: number,
    scale: number,
    act: Omit<Parameters<typeof drawClient>[1], "before">,
  ) =>
    fill(oval(x, ground, 100 * scale * 0.75, 14 * scale), "#0c0a20", 0.5) +
    group(drawClient(stage(step), act), { x, y: ground, scale });
  art += stand(0, 235, 1.58, {
    pose: { ...poses.waving, head: [8, -50, -4] },
    expression: "grin",
  });
  art += stand(1, 610, 1.4, {
    pose: {
      ...poses.standing,
      head: [4, -48, 8],
      nearArm: { joint: [-62, -190], end: [-56, -244], paw: "open", front: true },
      farArm: { joint: [58, -196], end: [92, -236], paw: "open", front: true },
    },
    expression: "surprised",
  });
  art += stand(2, 950, 1.2, { pose: poses.sitting, expression: "worried" });
  // The click of the seat belt, as sparks between the steps.
  for (const [x, y, s] of [
    [424, 300, 34],
    [452, 360, 18],
    [792, 400, 28],
    [818, 452, 15],
    [1096, 520, 26],
    [1120, 566, 14],
  ] as const)
    art += spark(x, y, s, "#fff3b0");
  art += windscreen(1180, 96, 570, 620);
  const cx = 1465;
  art += stroke(`M${cx},170V246`, 7) + stroke(`M${cx},170V246`, 3.4, "#ffd25e");
  art +=
    stroke(`M${cx - 20},170L${cx - 128},330M${cx + 20},170L${cx + 136},300`, 3, "#fff4e0") +
    die(cx - 136, 362, -14) +
    die(cx + 146, 332, 18);
  art += glow(cx, 400, 190, "#fff0c0", 0.5);
  art += group(
    drawClient(stage(3), {
      pose: {
        ...poses.sitting,
        nearArm: { joint: [-60, -110], end: [-78, -76], paw: "loose" },
        farArm: { joint: [58, -112], end: [84, -80], paw: "loose" },
      },
      expression: "happy",
    }),
    { x: cx - 4, y: 572, scale: 1.22 },
  );
  art += inked(oval(cx, 248, 16, 13), "#ffd25e");
  art +=
    letters("1  key in", 235, 64, 34, "#ffe9d0", { anchor: "middle" }) +
    letters("2  uh", 610, 64, 34, "#ffe9d0", { anchor: "middle" }) +
    letters("3  oh no", 950, 64, 34, "#ffe9d0", { anchor: "middle" }) +
    letters("4  mint condition", cx, 64, 34, "#ffe9d0", { anchor: "middle" });
  art += signature(60, 784, "#ffe9d0", 24);
  return { width, height, svg: svgDocument(width, height, art) };
}
