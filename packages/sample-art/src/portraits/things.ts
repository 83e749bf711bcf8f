import { fill, glow, group, inked, mix, oval, stroke, type Point } from "../pen";
import { drawProp } from "../rig/props";
import type { Extra } from "./stage";

/** A four-pointed twinkle. */
export function twinkle(x: number, y: number, r: number, colour: string): string {
  const w = r * 0.2;
  return fill(
    `M${x},${y - r}Q${x + w},${y - w} ${x + r},${y}Q${x + w},${y + w} ${x},${y + r}Q${x - w},${y + w} ${x - r},${y}Q${x - w},${y - w} ${x},${y - r}Z`,
    colour,
  );
}

/** Embers drifting up from the pendant: the magic shows that it is awake. */
export const embers: Extra = ({ neck: [x, y] }) =>
  [
    [58, 30, 8],
    [84, 10, 5],
    [66, 62, 5],
    [88, 34, 4],
    [-66, 70, 5],
  ]
    .map(([dx = 0, dy = 0, r = 0]) => twinkle(x + dx, y + dy, r, "#f6a13c"))
    .join("");

/** An adjustable spanner gripped in the raised far paw. */
export const spanner: Extra = ({ far: [x, y] }) =>
  group(
    inked("M-8,34C-10,44 10,44 8,34L7,-42H-7Z", "#b9c2cc") +
      inked(
        "M-9,-38C-24,-44-30,-62-22,-78L-14,-86-8,-66 8,-66 12,-88 20,-80C30,-64 24,-44 9,-38Z",
        "#cdd5dd",
      ) +
      stroke("M0,-28V22", 4, "#8b96a4") +
      fill(oval(0, -50, 4.5, 4.5), "#6f7a88"),
    { x: x + 4, y: y - 4, turn: 16 },
  );

/** A sprocket and a few sparks: something has just started to work. */
export const spannerAndSparks: Extra = (paws) =>
  spanner(paws) +
  [
    [52, -58, 9],
    [66, -26, 6],
    [30, -96, 6],
  ]
    .map(([dx = 0, dy = 0, r = 0]) =>
      twinkle(paws.far[0] + dx * 0.8, paws.far[1] + dy, r, "#ffd75e"),
    )
    .join("");

/** A healer's charm of ice and feathers on a cord, hanging from the near paw. */
export const iceCharm: Extra = ({ near: [x, y] }) =>
  group(
    stroke("M-2,4C-12,22-10,34 0,44M4,4C14,22 10,34 0,44", 3, "#3a4468") +
      glow(0, 66, 62, "#7fd0ff", 0.75) +
      stroke("M-12,78C-18,92-16,104-20,112", 2.4, "#3a4468") +
      stroke("M12,78C16,90 14,100 18,108", 2.4, "#3a4468") +
      inked("M-20,104C-32,112-32,128-24,140C-14,130-12,114-20,104Z", "#e8f3ff", { weight: 2 }) +
      inked("M18,100C8,110 8,122 16,134C26,124 28,110 18,100Z", "#9fc4ee", { weight: 2 }) +
      inked("M0,42L18,58 14,82 0,94-14,82-18,58Z", "#8fdcff", { light: [-4, -5] }) +
      fill("M0,46L8,58 0,68-12,60Z", "#f2fcff") +
      stroke("M-16,58L0,68 16,58M0,68V90", 1.8, "#3f7fb8") +
      twinkle(30, 46, 8, "#dff6ff") +
      twinkle(-34, 74, 6, "#dff6ff"),
    { x: x + 16, y: y + 4, scale: 0.84 },
  );

/** A sealed letter waved in the far paw. */
export const letter: Extra = ({ far: [x, y] }) =>
  group(
    inked("M-42,-30H42V30H-42Z", "#fff4d8") +
      stroke("M-42,-30L0,6 42,-30M-42,30L-12,-4M42,30L12,-4", 2.2, "#a8855a") +
      inked(oval(0, 6, 11, 11), "#c8323e", { weight: 2 }),
    { x: x + 22, y: y - 22, turn: -18 },
  );

/** A round-shouldered tower shield with the guild's paw, planted on the ground under the far paw. */
export const towerShield: Extra = ({ far: [x, y] }) => {
  const top = y - 30;
  const [w, h] = [78, -top];
  const board = (grow: number) =>
    `M${-w + grow},${top + 16 + grow}Q0,${top - 14 + grow * 1.6} ${w - grow},${top + 16 + grow}V${top + h * 0.62}C${w - grow},${top + h * 0.84} ${w * 0.4},${-6 - grow} 0,${-grow * 1.4}C${-w * 0.4},${-6 - grow} ${-w + grow},${top + h * 0.84} ${-w + grow},${top + h * 0.62}Z`;
  const pad = top + h * 0.56;
  return group(
    inked(board(0), "#8d949c", { light: [-5, -6] }) +
      inked(board(12), "#3f6a48", { light: [-4, -5], weight: 1.8 }) +
      fill(
        `M-24,${pad + 14}C-26,${pad - 12} 26,${pad - 12} 24,${pad + 14}C22,${pad + 30}-22,${pad + 30}-24,${pad + 14}Z`,
        "#f2d38a",
      ) +
      [
        [-24, -12],
        [-9, -24],
        [9, -24],
        [24, -12],
      ]
        .map(([dx = 0, dy = 0]) => fill(oval(dx, pad + dy, 7, 9), "#f2d38a"))
        .join("") +
      [-1, 1]
        .map(
          (side) =>
            fill(oval(side * (w - 7), top + 40, 3.4, 3.4), "#f2d38a") +
            fill(oval(side * (w - 7), top + h * 0.56, 3.4, 3.4), "#f2d38a"),
        )
        .join(""),
    { x: x + 30 },
  );
};

const sisters: readonly Point[] = [
  [-74, -18],
  [-62, -70],
  [-24, -104],
  [22, -112],
  [44, -70],
  [2, -52],
];

/** The six sisters, the constellation of the north, drawn in light over the raised near paw. */
export const sixSisters: Extra = ({ near: [x, y] }) =>
  group(
    glow(-14, -62, 100, "#8a9cff", 0.55) +
      stroke(`M${sisters.map((point) => point.join(",")).join("L")}Z`, 3, "#c9d4ff", 0.9) +
      sisters
        .map(
          ([sx, sy], i) =>
            twinkle(sx, sy, i % 2 ? 13 : 17, "#5f6fd8") +
            twinkle(sx, sy, i % 2 ? 9 : 12, "#fff6cf"),
        )
        .join(""),
    { x: x + 4, y: y + 6 },
  );

/** A coil of ship's rope over the shoulder side, hanging at the hip. */
export const rope: Extra = ({ hip: [x, y] }) => {
  const coil = [0, 7, 14]
    .map(
      (r) =>
        stroke(oval(0, 0, 20 + r, 26 + r), 8) +
        stroke(oval(0, 0, 20 + r, 26 + r), 4.6, mix("#d9b98a", "#8a5a36", r / 40)),
    )
    .join("");
  return group(coil + stroke("M-8,-24h16", 13) + stroke("M-8,-24h16", 9, "#8a5a36"), {
    x: x + 40,
    y: y + 34,
  });
};

/** A ring of skeleton keys swinging from the raised near paw. */
export const keyRing: Extra = ({ near: [x, y] }) => {
  const key = (turn: number, length: number) =>
    group(
      stroke(`M0,20V${length}M0,${length - 3}h13M0,${length - 15}h9`, 9) +
        stroke(oval(0, 12, 9, 9), 8) +
        stroke(`M0,20V${length}M0,${length - 3}h13M0,${length - 15}h9`, 4.6, "#f2c14e") +
        stroke(oval(0, 12, 9, 9), 4, "#ffdf87"),
      { y: 32, turn },
    );
  return group(
    stroke(oval(0, 18, 22, 24), 7) +
      stroke(oval(0, 18, 22, 24), 3.4, "#ffdf87") +
      key(34, 62) +
      key(6, 72) +
      key(-24, 58) +
      twinkle(-34, 4, 10, "#fff6cf"),
    { x: x - 6, y: y + 4, turn: 6 },
  );
};

/** A contract with teeth, floating where its notary can admire it. */
export const bitingContract: Extra = ({ neck: [x, y] }) =>
  group(
    glow(0, 0, 120, "#c8485a", 0.5) +
      inked(
        "M-52,-78Q0,-90 54,-76L60,10 44,2 34,20 22,4 10,22-2,4-14,22-24,4-36,20-44,2-58,12Z",
        "#fbeecb",
      ) +
      inked(
        "M-58,34L-46,46-36,28-24,46-14,28-2,46 10,28 22,46 34,28 44,46 60,32L56,76Q0,90-54,78Z",
        "#fbeecb",
      ) +
      fill("M-50,20L52,18 50,34-48,36Z", "#7d2433", 0.75) +
      fill(oval(-22, -42, 6, 8), "#2a1a24") +
      fill(oval(22, -42, 6, 8), "#2a1a24") +
      stroke("M-36,-64l22,9M36,-64l-22,9", 4) +
      stroke("M-34,-20H36M-30,58H20", 3, "#a8855a") +
      inked(oval(34, 60, 11, 11), "#b4324a", { weight: 2 }),
    { x: x + 156, y: y - 16, turn: 12, scale: 0.8 },
  );

/** Letters that have got away. */
export const flyingLetters: Extra = ({ neck: [x, y] }) =>
  [
    [-190, -60, -24, 0.9],
    [170, 30, 18, 1],
    [210, -96, -12, 0.72],
    [-220, 70, 30, 0.66],
  ]
    .map(([dx = 0, dy = 0, turn = 0, scale = 1]) =>
      group(
        inked("M-42,-30H42V30H-42Z", "#fff4d8") +
          stroke("M-42,-30L0,6 42,-30M-42,30L-12,-4M42,30L12,-4", 2.2, "#a8855a") +
          inked(oval(0, 6, 10, 10), "#c8323e", { weight: 2 }),
        { x: x + dx, y: y + dy, turn, scale },
      ),
    )
    .join("");

/** The card up the sleeve, held out past the nose so that nobody can miss it. */
export const lastCard: Extra = ({ near: [x, y] }) =>
  group(drawProp("card"), { x: x + 26, y: y + 8, turn: 4, scale: 1.1 });
