import { curve, inked, oval, stroke, tube } from "../pen";
import { pair, type DrawBody } from "./body";
import { belly, markings } from "./markings";

/** Toes on a paw seen from the front. */
function toes(x: number, y: number): string {
  return stroke(`M${x - 6},${y - 1}v6M${x + 6},${y - 1}v6`, 2);
}

/** Sitting on its haunches and looking at you. */
export const sitting: DrawBody = (traits, coat) => {
  const w = 70 * traits.plump;
  const h = 122 * traits.tall;
  const torso = curve(
    [
      [-w * 0.5, -h],
      [0, -h - 10],
      [w * 0.5, -h],
      [w * 0.82, -h * 0.55],
      [w, -22],
      [w * 0.7, -2],
      [0, 0],
      [-w * 0.7, -2],
      [-w, -22],
      [-w * 0.82, -h * 0.55],
    ],
    true,
  );
  const haunch = inked(oval(w * 0.86, -30, 32, 30), coat.main, {
    inside: traits.marking === "patch" ? "" : markings(traits, coat, [w * 0.5, -40], w * 0.7, 50),
  });
  const foot = inked(oval(w * 0.8, -9, 30, 14), coat.pale) + toes(w * 0.92, -8);
  const leg =
    inked(
      tube(
        [
          [w * 0.34, -h * 0.56],
          [w * 0.36, -h * 0.3],
          [w * 0.31, -12],
        ],
        [16, 16, 14],
      ),
      coat.main,
      { weight: 2.2 },
    ) +
    inked(oval(w * 0.31, -9, 21, 13), coat.pale) +
    toes(w * 0.31, -8);
  const chest =
    belly(coat, [0, -h * 0.62], w * 0.5, h * 0.34) +
    markings(traits, coat, [0, -h * 0.5], w * 0.98, h * 0.5);
  const headSize = 68 + traits.young * 10;
  return {
    torso: inked(torso, coat.main, { inside: chest }) + pair(haunch + foot + leg),
    head: {
      x: 0,
      y: -h - headSize * 0.62,
      rx: headSize * (0.98 + traits.plump * 0.1),
      ry: headSize * 0.88,
      merged: false,
    },
    tail: { at: [w * 0.78, -26], turn: 18 },
    back: [w * 0.3, -h * 0.8],
    neck: { at: [0, -h + headSize * 0.2], width: w * 0.66 },
    footprint: w * 1.5,
    halfWidth: w * 1.35,
  };
};

/** On four legs, half turned, head high. */
export const walking: DrawBody = (traits, coat) => {
  const r = 46 * traits.plump;
  const leg = 62 * traits.tall;
  const y = -leg - r * 0.7;
  const trunk = tube(
    [
      [72, y - 4],
      [30, y + 3],
      [-16, y + 2],
      [-58, y - 8],
    ],
    [r * 0.94, r, r, r * 0.92],
  );
  const limb = (x: number, far: boolean) => {
    const colour = far ? coat.far : coat.main;
    const foot = far ? coat.far : coat.pale;
    return (
      inked(
        tube(
          [
            [x, y + 8],
            [x + 2, -leg * 0.5],
            [x, -10],
          ],
          [r * 0.5, 17, 15],
        ),
        colour,
        { weight: 2.2 },
      ) + inked(oval(x - 3, -9, 22, 12), foot)
    );
  };
  const inside =
    belly(coat, [10, y + r * 0.95], r * 1.9, r * 0.5) +
    markings(traits, coat, [20, y - r * 0.1], r * 1.9, r * 0.9);
  const headSize = 60 + traits.young * 9;
  return {
    behind: limb(-30, true) + limb(86, true),
    torso: limb(64, false) + inked(trunk, coat.main, { inside }) + limb(-56, false),
    head: {
      x: -62,
      y: y - r * 0.55 - headSize * 0.62,
      rx: headSize * (0.98 + traits.plump * 0.1),
      ry: headSize * 0.9,
      merged: false,
    },
    tail: { at: [100, y - 6], turn: 34 },
    back: [20, y - r * 0.7],
    neck: { at: [-60, y - r * 0.55 + headSize * 0.22], width: r },
    footprint: 118,
    halfWidth: 132,
  };
};

/** On two legs, with arms that do something. */
export const upright: DrawBody = (traits, coat) => {
  const w = 62 * traits.plump;
  const h = 118 * traits.tall;
  const torso = curve(
    [
      [-w * 0.56, -h - 18],
      [0, -h - 30],
      [w * 0.56, -h - 18],
      [w * 0.9, -h * 0.6],
      [w * 0.84, -32],
      [0, -18],
      [-w * 0.84, -32],
      [-w * 0.9, -h * 0.6],
    ],
    true,
  );
  const leg =
    inked(
      tube(
        [
          [w * 0.48, -46],
          [w * 0.56, -28],
          [w * 0.56, -10],
        ],
        [w * 0.36, 23, 20],
      ),
      coat.main,
      { weight: 2.2 },
    ) + inked(oval(w * 0.62, -10, 29, 14), coat.pale);
  const shoulder = [w * 0.66, -h * 0.9] as const;
  // Waving, hands on the belly, arms hanging, both arms up: one side each.
  const poses = [
    [
      [w + 14, -h * 0.8],
      [w + 34, -h * 1.16],
    ],
    [
      [w * 1.02, -h * 0.66],
      [w * 0.52, -h * 0.5],
    ],
    [
      [w * 1.06, -h * 0.66],
      [w * 1.12, -h * 0.38],
    ],
    [
      [w + 18, -h * 0.84],
      [w + 36, -h * 0.66],
    ],
  ] as const;
  const arm = (pose: number) => {
    const [elbow, hand] = poses[pose % poses.length]!;
    return (
      inked(tube([shoulder, elbow, hand], [18, 15, 14]), coat.main, { weight: 2.2 }) +
      inked(oval(hand[0], hand[1], 17, 16), traits.marking === "bands" ? coat.second : coat.pale)
    );
  };
  const [left, right] = [Math.floor(traits.chance() * 4), Math.floor(traits.chance() * 4)];
  const inside =
    belly(coat, [0, -h * 0.55], w * 0.6, h * 0.42) +
    markings(traits, coat, [0, -h * 0.6], w, h * 0.5);
  const headSize = 62 + traits.young * 12;
  return {
    behind: pair(leg),
    torso: inked(torso, coat.main, { inside }),
    over: arm(right) + `<g transform="scale(-1 1)">${arm(left)}</g>`,
    head: {
      x: 0,
      y: -h - 18 - headSize * 0.55,
      rx: headSize * (0.96 + traits.plump * 0.1),
      ry: headSize * 0.88,
      merged: false,
    },
    tail: { at: [w * 0.62, -40], turn: 30 },
    back: [w * 0.4, -h * 0.9],
    neck: { at: [0, -h - 18 + headSize * 0.3], width: w * 0.68 },
    footprint: w * 1.3,
    halfWidth: w + 54,
  };
};

/** A round-headed one with an abdomen of rings and six thin legs. */
export const bug: DrawBody = (traits, coat) => {
  const w = 58 * traits.plump;
  const h = 118 * traits.tall;
  const rings = [0.26, 0.52, 0.78]
    .map((at) =>
      stroke(
        curve([
          [-w * 1.2, -h * (1 - at) - 6],
          [0, -h * (1 - at) + 10],
          [w * 1.2, -h * (1 - at) - 6],
        ]),
        h * 0.11,
        coat.second,
      ),
    )
    .join("");
  // A pair of arms, and two pairs that stand.
  const legs = (
    [
      [
        [w * 0.7, -h * 0.66],
        [w * 1.16, -h * 0.6],
        [w * 1.34, -h * 0.84],
      ],
      [
        [w * 0.8, -h * 0.42],
        [w * 1.26, -h * 0.46],
        [w * 1.46, -4],
      ],
      [
        [w * 0.5, -h * 0.2],
        [w * 0.94, -h * 0.24],
        [w * 1.06, -2],
      ],
    ] as const
  )
    .map((joints) => stroke(curve(joints), 13) + stroke(curve(joints), 7.5, coat.far))
    .join("");
  const ringed = traits.chance() < 0.6;
  const headSize = 66 + traits.young * 10;
  return {
    behind: pair(legs),
    torso: inked(oval(0, -h * 0.5, w, h * 0.5), coat.main, {
      inside:
        belly(coat, [0, -h * 0.4], w * 0.56, h * 0.36) +
        (ringed ? rings : markings(traits, coat, [0, -h * 0.5], w, h * 0.5)),
    }),
    head: {
      x: 0,
      y: -h * 0.86 - headSize * 0.6,
      rx: headSize * 1.06,
      ry: headSize * 0.9,
      merged: false,
    },
    tail: { at: [w * 0.5, -18], turn: 50 },
    back: [w * 0.34, -h * 0.72],
    neck: { at: [0, -h * 0.86 + headSize * 0.24], width: w * 0.76 },
    footprint: w * 1.2,
    halfWidth: w * 1.56,
  };
};
