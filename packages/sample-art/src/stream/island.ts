import { drawCharacter, type CastName, type Expression, type Facing, type PoseName } from "../cast";
import { curve, fill, glow, group, inked, mix, num, oval, stroke, type Point } from "../pen";
import { between, pick, seeded, type Chance } from "../seeded";
import { wash } from "../sets/weather";
import { height, scene, vignette, width } from "./stage";

interface Jumper {
  who: CastName;
  pose: PoseName;
  expression: Expression;
  facing: Facing;
  x: number;
  y: number;
  size: number;
  cloth: string;
  patch: string;
}

const jumpers: readonly Jumper[] = [
  {
    who: "preston",
    pose: "holding",
    expression: "worried",
    facing: "right",
    x: 120,
    y: 334,
    size: 116,
    cloth: "#e8cf94",
    patch: "#8a5c38",
  },
  {
    who: "katrina",
    pose: "crossed",
    expression: "grin",
    facing: "right",
    x: 290,
    y: 312,
    size: 106,
    cloth: "#5aa878",
    patch: "#f6efe0",
  },
  {
    who: "malichi",
    pose: "crossed",
    expression: "sly",
    facing: "left",
    x: 664,
    y: 304,
    size: 108,
    cloth: "#8a2444",
    patch: "#e8b54a",
  },
  {
    who: "ruby",
    pose: "waving",
    expression: "laughing",
    facing: "left",
    x: 1186,
    y: 336,
    size: 116,
    cloth: "#8a68c0",
    patch: "#e9dcc0",
  },
  {
    who: "snow",
    pose: "standing",
    expression: "happy",
    facing: "left",
    x: 826,
    y: 424,
    size: 126,
    cloth: "#dff0ff",
    patch: "#5a94d8",
  },
  {
    who: "vixy",
    pose: "cheering",
    expression: "laughing",
    facing: "right",
    x: 1014,
    y: 510,
    size: 160,
    cloth: "#2fa8a4",
    patch: "#f2c14e",
  },
  {
    who: "chase",
    pose: "leaping",
    expression: "surprised",
    facing: "right",
    x: 470,
    y: 548,
    size: 190,
    cloth: "#f08a3a",
    patch: "#fff0d8",
  },
];

/** A patched balloon on four strings over somebody's head. */
function jumper({ who, pose, expression, facing, x, y, size, cloth, patch }: Jumper): string {
  const top = y - size * 1.86;
  const r = size * 0.5;
  const strings = [-0.8, -0.3, 0.3, 0.8]
    .map((at) => `M${num(x + at * r)},${num(top + r * 0.7)}L${num(x)},${num(y - size * 0.62)}`)
    .join("");
  const canopy = `M${num(x - r)},${num(top + r * 0.7)}C${num(x - r * 1.2)},${num(top - r * 0.9)} ${num(x + r * 1.2)},${num(top - r * 0.9)} ${num(x + r)},${num(top + r * 0.7)}Q${num(x + r * 0.66)},${num(top + r * 0.42)} ${num(x + r * 0.33)},${num(top + r * 0.7)}Q${num(x)},${num(top + r * 0.42)} ${num(x - r * 0.33)},${num(top + r * 0.7)}Q${num(x - r * 0.66)},${num(top + r * 0.42)} ${num(x - r)},${num(top + r * 0.7)}Z`;
  const gores =
    fill(
      `M${num(x - r * 0.33)},${num(top + r * 0.7)}C${num(x - r * 0.5)},${num(top - r * 0.2)} ${num(x - r * 0.2)},${num(top - r * 0.5)} ${num(x)},${num(top - r * 0.6)}C${num(x + r * 0.2)},${num(top - r * 0.5)} ${num(x + r * 0.5)},${num(top - r * 0.2)} ${num(x + r * 0.33)},${num(top + r * 0.7)}Z`,
      mix(cloth, "#ffffff", 0.3),
    ) +
    group(fill("M-1,-1H1V1H-1Z", patch), {
      x: x + r * 0.5,
      y: top + r * 0.06,
      turn: 14,
      scale: r * 0.17,
    });
  return (
    stroke(strings, 1.8, "#3a2a34") +
    inked(canopy, cloth, { inside: gores, light: [-r * 0.06, -r * 0.08] }) +
    drawCharacter({ who, pose, expression, facing, x, y, height: size })
  );
}

const coast: readonly Point[] = [
  [250, 610],
  [330, 560],
  [430, 572],
  [520, 530],
  [640, 520],
  [740, 540],
  [860, 532],
  [960, 570],
  [1050, 600],
  [1010, 660],
  [880, 690],
  [700, 704],
  [520, 696],
  [380, 680],
  [280, 660],
];

function island(chance: Chance): string {
  const shrunk = (t: number, up: number) =>
    curve(
      coast.map(([x, y]) => [650 + (x - 650) * t, 610 + (y - 610) * t - up] as const),
      true,
    );
  let art =
    fill(shrunk(1.1, 0), "#8fe0e0", 0.8) +
    inked(shrunk(1, 0), "#f2dca4", { weight: 3 }) +
    fill(shrunk(0.9, 8), "#8ac460") +
    fill(shrunk(0.62, 22), "#6fae50");
  art += stroke("M420,640C520,600 560,660 660,620S840,590 930,620", 9, "#e9cf94");
  const spots = Array.from({ length: 34 }, () => {
    const angle = between(chance, 0, Math.PI * 2);
    const reach = Math.sqrt(chance()) * 0.8;
    return [650 + Math.cos(angle) * reach * 350, 606 + Math.sin(angle) * reach * 74] as const;
  }).sort((a, b) => a[1] - b[1]);
  spots.forEach(([x, y], i) => {
    if (i % 6 === 0) {
      const wall = pick(chance, ["#f6e0b8", "#e8b08a", "#dfe6ee"]);
      const roof = pick(chance, ["#c9482f", "#3f6fa8", "#8a5a9a"]);
      art +=
        fill(`M${num(x - 20)},${num(y)}v-22h40v22Z`, wall) +
        fill(
          `M${num(x - 26)},${num(y - 20)}L${num(x)},${num(y - 44)}L${num(x + 26)},${num(y - 20)}Z`,
          roof,
        ) +
        fill(`M${num(x - 5)},${num(y)}v-14h10v14Z`, "#5a3a2c");
      return;
    }
    art +=
      fill(`M${num(x - 3)},${num(y)}h6v-12h-6Z`, "#6b4630") +
      fill(oval(x, y - 20, 13, 14), i % 2 ? "#4f8f44" : "#5fa04a") +
      fill(oval(x - 4, y - 25, 6, 6), "#8ac860");
  });
  return art;
}

/** Fog from the sea, which the island is about to be too small for. */
function fog(chance: Chance): string {
  let art = "";
  for (let i = 0; i < 44; i++) {
    const left = i % 2 === 0;
    const x = left ? between(chance, -60, 190) : between(chance, 1110, 1340);
    const y = between(chance, 500, 730);
    const r = between(chance, 36, 92);
    art += fill(
      oval(x, y, r * 1.4, r * 0.66),
      pick(chance, ["#e6d6f6", "#cdb6ea", "#f6ecff"]),
      0.75,
    );
  }
  return art;
}

/** The island of the royale, from the air. */
export function drawIsland() {
  const chance = seeded("royale island");
  let clouds = "";
  for (const [x, y, s] of [
    [120, 90, 1],
    [560, 60, 0.8],
    [1160, 110, 1.1],
    [660, 250, 0.6],
  ] as const)
    clouds += fill(
      oval(x, y, 90 * s, 22 * s) +
        oval(x - 34 * s, y - 16 * s, 40 * s, 24 * s) +
        oval(x + 26 * s, y - 20 * s, 46 * s, 28 * s),
      "#ffffff",
      0.85,
    );
  let waves = "";
  for (let i = 0; i < 40; i++)
    waves += `M${num(between(chance, 0, width))},${num(between(chance, 450, 715))}q12,-7 24,0t24,0`;
  const art =
    wash(width, height, [
      [0, "#5ab4ee"],
      [0.5, "#bfe9f6"],
      [0.58, "#e9f8f2"],
      [0.585, "#2f9ac0"],
      [1, "#1f6fa8"],
    ]) +
    glow(1010, 80, 220, "#fff6c8", 0.9) +
    clouds +
    stroke(waves, 3, "#bfeaf2", 0.6) +
    island(chance) +
    fog(chance) +
    jumpers.map(jumper).join("");
  return scene(art + vignette);
}
