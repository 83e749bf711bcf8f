import {
  box,
  fill,
  glow,
  gradient,
  group,
  inked,
  num,
  oval,
  stroke,
  svgDocument,
  type Point,
} from "../../pen";
import type { Picture } from "../../picture";
import type { CharacterLook } from "../../rig/look";
import { poses } from "../../rig/poses";
import { between, seeded } from "../../seeded";
import { stars } from "../../sets/weather";
import {
  drawClient,
  headOf,
  noseAt,
  shortMuzzle,
  shortPlan,
  skulls,
  whiskers,
  type Client,
} from "./figure";
import { heart, signature } from "./finish";

const clover: CharacterLook = {
  name: "Clover",
  species: "hare",
  fur: "#f6e3c8",
  pale: "#fffaf0",
  dark: "#b5794e",
  socks: "#f6e3c8",
  tailTip: "#fffaf0",
  eyes: "#7a4a2a",
  build: { head: 0.98, tall: 1.02, girth: 0.98 },
  trousers: "#34495e",
  boots: "#5a3426",
  sleeves: { colour: "#fdf4e6", length: "long" },
  garments: [
    { kind: "waistcoat", colour: "#2f7a68", trim: "#ffd25e" },
    { kind: "necktie", colour: "#c8485a" },
  ],
};

const dusk: CharacterLook = {
  name: "Dusk",
  species: "hare",
  fur: "#8d8aa8",
  pale: "#ece8f6",
  dark: "#5b5878",
  socks: "#8d8aa8",
  tailTip: "#ece8f6",
  eyes: "#b04a78",
  lashes: true,
  build: { head: 0.98, tall: 0.96, girth: 0.9 },
  sleeves: { colour: "#e2648a", length: "short" },
  garments: [{ kind: "robe", colour: "#e2648a", trim: "#ffd9c8" }],
};

function lop(look: CharacterLook, swing: number, over: string): Client {
  const ear = (lining: string) =>
    inked(
      "M-20,6C-22,-18 16,-26 30,-6C48,26 52,80 40,118C30,140 6,136-4,112C-10,80 2,40-20,6Z",
      look.dark,
    ) + fill("M4,4C22,16 34,70 28,108C22,120 10,116 8,102C4,70 16,40 4,4Z", lining);
  return {
    look,
    head: headOf(look, {
      behind: group(ear("#e8a8a0"), { x: 44, y: -44, turn: -12 }),
      skull: skulls.smooth,
      markings: fill(
        "M-100,34C-56,22-34,36-12,30C-2,16 8,-10 20,-30C26,-10 40,12 54,16C70,20 80,20 100,18V90H-100Z",
        look.pale,
      ),
      muzzle: { d: shortMuzzle, colour: look.pale },
      nose: whiskers + noseAt(34, 14, 8, 6, "#d8788a"),
      plan: { ...shortPlan, eye: 19.5 },
      over: group(ear("#e8a8a0"), { x: -22, y: -48, turn: 40 + swing, scale: [-1, 1] }) + over,
    }),
  };
}

const tuft = (colour: string) =>
  inked(
    "M-10,-58C-14,-76 0,-88 16,-86C14,-80 16,-76 20,-74C26,-80 34,-82 42,-78C36,-72 34,-62 30,-54C18,-60 4,-62-10,-58Z",
    colour,
  );

function bow(x: number, y: number): string {
  return group(
    inked(
      "M0,0C-14,-22-36,-22-38,-8C-40,10-16,12 0,0C14,-22 36,-22 38,-8C40,10 16,12 0,0Z",
      "#ffd25e",
    ) + inked(oval(0, -2, 8, 9), "#ffd25e"),
    { x, y },
  );
}

function lanterns(from: Point, to: Point, sag: number, count: number): string {
  const at = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + Math.sin(t * Math.PI) * sag,
  ];
  let art = stroke(
    `M${from.join(",")}Q${num((from[0] + to[0]) / 2)},${num((from[1] + to[1]) / 2 + sag * 2)} ${to.join(",")}`,
    4,
    "#3a2a52",
  );
  const colours = ["#ffd25e", "#ff9a7a", "#8fe0c8"];
  for (let i = 1; i < count; i++) {
    const [x, y] = at(i / count);
    const colour = colours[i % 3] ?? "#ffd25e";
    art +=
      glow(x, y + 26, 84, colour, 0.6) +
      inked(
        `M${num(x - 18)},${num(y + 10)}C${num(x - 30)},${num(y + 24)} ${num(x - 24)},${num(y + 46)} ${num(x - 12)},${num(y + 50)}H${num(x + 12)}C${num(x + 24)},${num(y + 46)} ${num(x + 30)},${num(y + 24)} ${num(x + 18)},${num(y + 10)}Z`,
        colour,
        { weight: 2 },
      );
  }
  return art;
}

/** A portrait of a couple: Clover and Dusk, two lop rabbits, at the end of a garden dance. */
export function rabbitsDance(): Picture {
  const [width, height] = [1300, 1480];
  const chance = seeded("clover and dusk");
  const sky = gradient([
    [0, "#2a2a6a"],
    [0.5, "#5a4a9a"],
    [0.8, "#c87aa0"],
    [1, "#f2b0a0"],
  ]);
  let art = sky.defs + box(0, 0, width, height, sky.ref) + stars(chance, width, 700, 70);
  art +=
    glow(650, 560, 620, "#ffe6b8", 0.7) +
    fill(oval(650, 560, 330, 330), "#fff3d0") +
    fill(oval(560, 470, 44, 36), "#f2dfb0") +
    fill(oval(740, 660, 60, 44), "#f2dfb0") +
    fill(oval(800, 470, 26, 22), "#f2dfb0");
  // Hedges and roses on both sides leave a ring to dance in.
  for (let i = 0; i < 46; i++) {
    const side = i % 2 ? 1 : -1;
    const x = 650 + side * between(chance, 430, 700);
    const y = between(chance, 760, 1240);
    const r = between(chance, 60, 110);
    art += fill(oval(x, y, r, r * 0.86), i % 3 ? "#2f4a5e" : "#3c5f68");
  }
  for (let i = 0; i < 34; i++) {
    const side = i % 2 ? 1 : -1;
    const x = 650 + side * between(chance, 440, 640);
    const y = between(chance, 720, 1230);
    const r = between(chance, 12, 22);
    art +=
      fill(oval(x, y, r, r), i % 3 ? "#f08aa0" : "#ffd9c8") +
      stroke(
        `M${num(x - r * 0.4)},${num(y)}q${num(r * 0.4)},${num(-r * 0.7)} ${num(r * 0.7)},${num(r * 0.1)}`,
        3,
        "#b84a72",
      );
  }
  art +=
    fill("M0,1210Q650,1130 1300,1210V1480H0Z", "#7a5a8a") +
    fill(oval(650, 1330, 520, 110), "#b88aa8") +
    fill(oval(650, 1322, 470, 92), "#d8a8b8") +
    fill(oval(650, 1340, 330, 44), "#5a3a6a", 0.35);
  art += lanterns([-20, 150], [660, 90], 120, 6) + lanterns([640, 90], [1320, 170], 120, 6);
  const cloverArt = drawClient(lop(clover, 10, tuft("#b5794e")), {
    pose: {
      ...poses.standing,
      neck: [10, -246],
      head: [10, -48, 6],
      farArm: { joint: [64, -196], end: [104, -226], paw: "grip" },
      nearArm: { joint: [26, -170], end: [90, -182], paw: "grip", front: true },
      nearLeg: { joint: [-36, -76], end: [-58, -16], toe: 20 },
      farLeg: { joint: [26, -78], end: [30, -14] },
    },
    expression: "happy",
  });
  const duskArt = drawClient(lop(dusk, -16, tuft("#5b5878") + bow(-28, -52)), {
    pose: {
      ...poses.standing,
      neck: [8, -246],
      head: [8, -48, -4],
      farArm: { joint: [64, -200], end: [104, -232], paw: "grip" },
      nearArm: { joint: [26, -180], end: [88, -188], paw: "grip", front: true },
      nearLeg: { joint: [-30, -76], end: [-46, -24], toe: 26 },
      farLeg: { joint: [20, -78], end: [24, -14] },
    },
    expression: "laughing",
  });
  const scale = 2.36;
  art += group(duskArt, { x: 894, y: 1346, scale: [-scale, scale] });
  art += group(cloverArt, { x: 408, y: 1352, scale });
  for (let i = 0; i < 22; i++)
    art += group(fill("M0,0C-10,-14 6,-26 16,-18C20,-6 12,4 0,0Z", i % 2 ? "#ffb0bc" : "#ffe0d0"), {
      x: between(chance, 60, 1240),
      y: between(chance, 300, 1440),
      turn: between(chance, 0, 360),
      scale: between(chance, 0.8, 1.6),
    });
  art += heart(662, 250, 66, "#ff6f8a") + heart(728, 214, 34, "#ff9aa8");
  art += signature(1176, 1456, "#fff0e0");
  return { width, height, svg: svgDocument(width, height, art) };
}
