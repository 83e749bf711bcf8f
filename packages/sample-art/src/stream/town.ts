import { box, curve, fill, glow, group, num, oval, polygon, stroke, type Point } from "../pen";
import { between, pick, seeded, type Chance } from "../seeded";
import { fir, stars, wash } from "../sets/weather";
import { height, scene, vignette, width } from "./stage";

/** The line where the town meets the lake. */
const shore = 500;

/** A blue cliff face from its ridge down, lit from the left. */
export function cliff(chance: Chance, ridge: readonly Point[], foot: number, tones: CliffTones) {
  const first = ridge[0] ?? [0, 0];
  const last = ridge[ridge.length - 1] ?? [0, 0];
  let art = fill(polygon([...ridge, [last[0], foot], [first[0], foot]]), tones.face);
  // Every second face of the rock turns from the light.
  ridge.forEach(([x, y], i) => {
    const next = ridge[i + 1];
    if (!next || i % 2 === 0) return;
    const lean = between(chance, -26, 26);
    art += fill(
      polygon([[x, y], next, [next[0] + lean, foot], [x + lean * 0.4 + 16, foot]]),
      tones.shade,
    );
  });
  let seams = "";
  for (let y = Math.min(...ridge.map((point) => point[1])) + 60; y < foot; y += 24) {
    const x = between(chance, first[0], last[0] - 90);
    seams += `M${num(x)},${num(y)}l${num(between(chance, 30, 90))},${num(between(chance, -7, 4))}`;
  }
  return art + stroke(seams, 3, tones.seam, 0.5);
}

interface CliffTones {
  face: string;
  shade: string;
  seam: string;
}

const night: CliffTones = { face: "#33599c", shade: "#233f7a", seam: "#7fb0e0" };
const nearer: CliffTones = { face: "#3f6db4", shade: "#2a4a8c", seam: "#9cc8f0" };

/** A tall house of the town; its windows by chance lit. */
function townHouse(chance: Chance, x: number, foot: number, wide: number, tall: number): string {
  const eave = foot - tall;
  const peak = eave - wide * between(chance, 0.62, 0.85);
  const wall = pick(chance, ["#6a5a7c", "#7a6478", "#5d5a80", "#80706f"]);
  const roof = pick(chance, ["#4a2c4a", "#3a2f5a", "#5a3344", "#2f3560"]);
  let art =
    box(x, eave, wide, tall, wall) +
    box(x + wide * 0.64, eave, wide * 0.36, tall, "#1a1438", 0.28) +
    fill(
      polygon([
        [x - 7, eave + 4],
        [x + wide / 2, peak],
        [x + wide + 7, eave + 4],
      ]),
      roof,
    ) +
    fill(
      polygon([
        [x + wide / 2, peak],
        [x + wide + 7, eave + 4],
        [x + wide * 0.62, eave + 4],
      ]),
      "#140f2c",
      0.35,
    );
  for (let row = 0; row * 36 + 34 < tall; row++)
    for (const at of [0.2, 0.6]) {
      const lit = chance() < 0.4;
      art += box(
        x + wide * at,
        eave + 14 + row * 36,
        wide * 0.2,
        18,
        lit ? "#ffd27a" : "#2f2a54",
        lit ? 0.9 : 1,
      );
    }
  return art;
}

/** The chandlery: a big window under the roof from which the stream shines out. */
function chandlery(x: number, foot: number): string {
  const [wide, tall] = [118, 150];
  const eave = foot - tall;
  return (
    glow(x + wide / 2, eave - 34, 230, "#ffcf70", 0.8) +
    box(x, eave, wide, tall, "#8a6a70") +
    box(x + wide * 0.66, eave, wide * 0.34, tall, "#1a1438", 0.25) +
    fill(
      polygon([
        [x - 14, eave + 6],
        [x + wide / 2, eave - 112],
        [x + wide + 14, eave + 6],
      ]),
      "#5a2f3c",
    ) +
    box(x + wide * 0.7, eave - 104, 18, 50, "#4a3444") +
    fill(`M${x + 34},${eave - 8}v-30a25,25 0 0 1 50,0v30Z`, "#fff0b0") +
    stroke(
      `M${x + 34},${eave - 8}v-30a25,25 0 0 1 50,0v30ZM${x + 59},${eave - 62}v54`,
      4,
      "#5a2f3c",
    ) +
    // Somebody with ears is at home.
    fill(
      `M${x + 46},${eave - 10}q0,-22 6,-26l-4,-14 12,9q5,-1 9,0l10,-9 -2,15q6,6 6,25Z`,
      "#8c3b1c",
    ) +
    [0.18, 0.58].map((at) => box(x + wide * at, eave + 24, 26, 32, "#ffd27a", 0.9)).join("") +
    box(x + 42, foot - 62, 36, 62, "#3a2440") +
    stroke(`M${x - 4},${eave + 76}h-34`, 5, "#2a1c30") +
    box(x - 42, eave + 80, 30, 34, "#d9b25a") +
    fill(`M${x - 31},${eave + 108}v-12q4,-8 8,0v12Z`, "#fff6dc")
  );
}

/** Bluerock by night, with the lamp on. */
export function drawTown() {
  const chance = seeded("bluerock by night");
  let art =
    wash(width, height, [
      [0, "#10123c"],
      [0.4, "#2c2f78"],
      [0.66, "#7a5a94"],
      [1, "#1c2a5c"],
    ]) +
    stars(chance, width, 300, 110) +
    glow(1050, 120, 150, "#fff4d8", 0.6) +
    fill(oval(1050, 120, 44, 44), "#fff6dc") +
    fill(oval(1036, 110, 9, 8) + oval(1064, 132, 6, 5), "#e6d9c8");
  art += cliff(
    chance,
    [
      [-20, 250],
      [90, 180],
      [190, 210],
      [300, 120],
      [420, 150],
      [520, 84],
      [640, 130],
      [720, 100],
      [800, 220],
      [900, 300],
      [1010, 420],
    ],
    shore,
    night,
  );
  art += cliff(
    chance,
    [
      [-20, 330],
      [60, 292],
      [160, 330],
      [240, 250],
      [330, 286],
      [420, 240],
      [510, 330],
      [600, 300],
      [700, 400],
      [780, 470],
    ],
    shore,
    nearer,
  );
  // Drakes on their way home.
  for (const [x, y, s] of [
    [690, 210, 1],
    [752, 178, 0.7],
    [830, 236, 0.8],
  ] as const)
    art += fill(
      `M${x},${y}c${num(-16 * s)},${num(-16 * s)} ${num(-34 * s)},${num(-14 * s)} ${num(-48 * s)},${num(-4 * s)}c${num(18 * s)},${num(-2 * s)} ${num(28 * s)},${num(6 * s)} ${num(36 * s)},${num(16 * s)}l${num(-6 * s)},${num(10 * s)} ${num(20 * s)},${num(-8 * s)}c${num(8 * s)},${num(-14 * s)} ${num(24 * s)},${num(-20 * s)} ${num(44 * s)},${num(-18 * s)}c${num(-14 * s)},${num(-10 * s)} ${num(-32 * s)},${num(-8 * s)} ${num(-46 * s)},${num(4 * s)}Z`,
      "#101436",
    );
  for (let i = 0; i < 9; i++)
    art += fir(1000 + i * 36, shore + 4, between(chance, 70, 150), i % 2 ? "#1b3050" : "#23405e");
  let x = 60;
  while (x < 1000) {
    const wide = between(chance, 54, 82);
    if (x > 520 && x < 640) {
      x = 656;
      continue;
    }
    art += townHouse(chance, x, shore, wide, between(chance, 60, 128));
    x += wide + between(chance, -2, 12);
  }
  art += chandlery(528, shore);
  art += box(0, shore, width, 22, "#2a2144") + box(0, shore, width, 5, "#4a3a60");
  art += lake(chance);
  return scene(art + vignette);
}

function lake(chance: Chance): string {
  let art = group(
    wash(width, height - shore - 22, [
      [0, "#3a3f80"],
      [1, "#12173f"],
    ]),
    { y: shore + 22 },
  );
  let dark = "";
  let gold = "";
  for (let i = 0; i < 60; i++) {
    const y = shore + 30 + i * 3.2;
    const at = between(chance, 0, width);
    dark += `M${num(at)},${num(y)}h${num(between(chance, 30, 150))}`;
    const half = 12 + i * 1.3;
    gold += `M${num(588 + between(chance, -half, half) * 0.5 - half)},${num(y)}h${num(half * between(chance, 0.8, 2))}`;
  }
  art += stroke(dark, 2.6, "#6f7fc8", 0.4) + stroke(gold, 3.4, "#ffd98a", 0.75);
  // The ferry, in for the night.
  return (
    art +
    fill(
      curve([
        [884, 566],
        [940, 574],
        [1060, 574],
        [1128, 560],
      ]) + "C1120,600 1090,616 1050,618H930C900,614 888,594 884,566Z",
      "#3f2340",
    ) +
    box(936, 528, 120, 44, "#6a5470") +
    [950, 986, 1022].map((wx) => box(wx, 538, 22, 16, "#ffd27a")).join("") +
    stroke("M992,528V470M992,476L1066,530M992,476L926,532", 4, "#2a1c3a") +
    fill("M992,470l34,10-34,10Z", "#d9632b") +
    stroke("M880,626h260M910,640h170", 3, "#ffd98a", 0.4)
  );
}
