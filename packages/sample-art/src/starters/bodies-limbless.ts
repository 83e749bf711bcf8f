import { curve, fill, inked, oval, stroke, tube, type Point } from "../pen";
import { between } from "../seeded";
import { pair, type DrawBody } from "./body";
import { facePatches } from "./faces";
import { belly, markings } from "./markings";

/** Coiled, with the head held up. */
export const serpent: DrawBody = (traits, coat) => {
  const r = 28 * traits.plump;
  const h = 150 * traits.tall;
  const coil = (y: number, rx: number, ry: number) =>
    inked(oval(0, y, rx, ry), coat.main, {
      inside:
        fill(oval(0, y + ry * 0.62, rx * 0.9, ry * 0.5), coat.pale) +
        markings(traits, coat, [0, y], rx, ry * 1.2),
    });
  const neckline: Point[] = [
    [20, -58],
    [34, -92],
    [8, -h * 0.78],
    [0, -h],
  ];
  const ribs = [0.42, 0.56, 0.7, 0.84]
    .map((at) => stroke(`M${-r * 0.8 + (1 - at) * 34},${-h * at}q14,9 30,2`, 3, coat.second))
    .join("");
  const neck = inked(tube(neckline, [r * 1.15, r * 1.05, r * 0.9, r * 0.84]), coat.main, {
    inside:
      fill(
        tube(
          neckline.map(([x, y]): Point => [x - r * 0.35, y]),
          [r * 0.6],
        ),
        coat.pale,
      ) + ribs,
  });
  const headSize = 56 + traits.young * 10;
  return {
    torso: coil(-34, 112, 34) + coil(-66, 80, 30) + neck,
    head: {
      x: -4,
      y: -h - headSize * 0.5,
      rx: headSize * 1.12,
      ry: headSize * 0.88,
      merged: false,
    },
    tail: { at: [96, -42], turn: 30 },
    back: [26, -h * 0.66],
    neck: { at: [0, -h + headSize * 0.32], width: r },
    footprint: 122,
    halfWidth: 120,
  };
};

/** A drop that hangs in the air and frays below. */
export const wisp: DrawBody = (traits, coat) => {
  const w = 86 * traits.plump;
  const lift = -30;
  const top = lift - 190 * traits.tall;
  const sway = between(traits.chance, -34, 34);
  const shape = curve(
    [
      [0, top],
      [w * 0.72, top + 32],
      [w, top + 92],
      [w * 0.72, lift - 44],
      [w * 0.62 + sway * 0.6, lift + 4],
      [w * 0.34 + sway * 0.4, lift - 22],
      [sway * 0.9, lift + 22],
      [-w * 0.3 + sway * 0.3, lift - 20],
      [-w * 0.6 + sway * 0.4, lift + 2],
      [-w * 0.74, lift - 46],
      [-w, top + 92],
      [-w * 0.72, top + 32],
    ],
    true,
  );
  const arm = inked(
    tube(
      [
        [w * 0.8, top + 122],
        [w * 1.16, top + 112],
        [w * 1.32, top + 92],
      ],
      [17, 14, 10],
    ),
    coat.main,
    { weight: 2.2 },
  );
  const head = { x: 0, y: top + 84, rx: w * 0.88, ry: 78, merged: true };
  const inside =
    fill(
      curve([
        [-w, lift - 36],
        [0, lift - 58],
        [w, lift - 36],
        [w, lift + 40],
        [-w, lift + 40],
      ]),
      coat.second,
      0.75,
    ) + markings(traits, coat, [0, top + 110], w, 80);
  return {
    behind: pair(arm),
    torso: inked(shape, coat.main, { inside }),
    head,
    tail: { at: [w * 0.5, lift - 30], turn: 40 },
    back: [w * 0.6, top + 110],
    neck: { at: [0, top + 152], width: w * 0.82 },
    footprint: w * 0.6,
    halfWidth: w * 1.44,
  };
};

/** A round-shouldered drop of jelly or fluff on two stubs. */
export const gumdrop: DrawBody = (traits, coat) => {
  const w = 96 * traits.plump;
  const h = 172 * traits.tall;
  const lean = between(traits.chance, -18, 18);
  const peak = between(traits.chance, 0, 26);
  const shape = curve(
    [
      [lean, -h - peak],
      [w * 0.56, -h + 14],
      [w * 0.94, -h * 0.5],
      [w, -24],
      [w * 0.6, -6],
      [0, -3],
      [-w * 0.6, -6],
      [-w, -24],
      [-w * 0.94, -h * 0.5],
      [-w * 0.56, -h + 14],
    ],
    true,
  );
  const foot = inked(oval(w * 0.46, -8, 26, 13), coat.second);
  const arm = inked(
    tube(
      [
        [w * 0.84, -h * 0.4],
        [w * 1.06, -h * 0.36],
        [w * 1.16, -h * 0.46],
      ],
      [16, 14, 11],
    ),
    coat.main,
    { weight: 2.2 },
  );
  const head = { x: lean * 0.4, y: -h * 0.62, rx: w * 0.78, ry: h * 0.42, merged: true };
  const inside =
    belly(coat, [0, -h * 0.1], w * 0.68, h * 0.3) +
    markings(traits, coat, [0, -h * 0.46], w, h * 0.5) +
    facePatches(traits, coat, head);
  return {
    behind: pair(arm),
    torso: pair(foot) + inked(shape, coat.main, { inside }),
    head,
    tail: { at: [w * 0.76, -30], turn: 40 },
    back: [w * 0.6, -h * 0.5],
    neck: { at: [0, -h * 0.28], width: w * 0.92 },
    footprint: w * 1.15,
    halfWidth: w * 1.3,
  };
};

/** A bulb with leaves for arms and a skirt of leaves. */
export const sprout: DrawBody = (traits, coat) => {
  const w = 84 * traits.plump;
  const h = 164 * traits.tall;
  const leafShape = (length: number, breadth: number) =>
    curve(
      [
        [0, 0],
        [length * 0.4, -breadth],
        [length, -breadth * 0.25],
        [length * 0.5, breadth * 0.55],
      ],
      true,
    );
  const leaf = (x: number, y: number, turn: number, length: number, breadth: number) =>
    `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn})">${inked(leafShape(length, breadth), coat.second)}${stroke(`M6,-2Q${length * 0.5},${-breadth * 0.3} ${length * 0.8},${-breadth * 0.2}`, 1.8)}</g>`;
  const bulb = curve(
    [
      [0, -h - 16],
      [w * 0.34, -h + 4],
      [w * 0.9, -h * 0.66],
      [w, -h * 0.32],
      [w * 0.62, -12],
      [0, -4],
      [-w * 0.62, -12],
      [-w, -h * 0.32],
      [-w * 0.9, -h * 0.66],
      [-w * 0.34, -h + 4],
    ],
    true,
  );
  const foot = inked(
    tube(
      [
        [w * 0.3, -22],
        [w * 0.42, -6],
        [w * 0.6, -4],
      ],
      [14, 12, 8],
    ),
    coat.pale,
  );
  const arms = traits.chance() < 0.5 ? -38 : 12;
  const head = { x: 0, y: -h * 0.6, rx: w * 0.8, ry: h * 0.42, merged: true };
  const inside =
    belly(coat, [0, -h * 0.16], w * 0.6, h * 0.26) +
    markings(traits, coat, [0, -h * 0.46], w, h * 0.46) +
    facePatches(traits, coat, head);
  return {
    behind: pair(leaf(w * 0.82, -h * 0.42, arms, 66, 24)),
    torso: pair(foot) + inked(bulb, coat.main, { inside }),
    over: pair(leaf(w * 0.36, -34, 38, 62, 18)) + leaf(-6, -30, 68, 46, 18),
    head,
    tail: { at: [w * 0.6, -34], turn: 40 },
    back: [w * 0.6, -h * 0.5],
    neck: { at: [0, -h * 0.26], width: w * 0.9 },
    footprint: w * 1.05,
    halfWidth: w * 0.82 + 68,
  };
};
