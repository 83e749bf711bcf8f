import type { Point } from "../pen";
import type { PoseName } from "./look";

/** A limb from its root (implied) over the joint to the paw. */
export interface Limb {
  joint: Point;
  end: Point;
}

/** What a paw does. */
export type Paw = "loose" | "open" | "fist" | "point" | "grip";

/** The joints of a body looking to the right: feet at y = 0, neck some 250 above them. */
export interface Pose {
  hip: Point;
  neck: Point;
  /** The head's middle relative to the neck, and its tilt. */
  head: readonly [dx: number, dy: number, turn: number];
  nearArm: Limb & { paw: Paw; front?: boolean };
  farArm: Limb & { paw: Paw; front?: boolean };
  nearLeg: Limb & { toe?: number };
  farLeg: Limb & { toe?: number };
  /** Turn of the tail in degrees. */
  tail: number;
  /** Turn of the whole figure (a figure lying down). */
  turn?: number;
}

const standing: Pose = {
  hip: [-4, -136],
  neck: [2, -246],
  head: [6, -50, -3],
  nearArm: { joint: [-50, -192], end: [-38, -138], paw: "loose" },
  farArm: { joint: [46, -194], end: [46, -142], paw: "loose" },
  nearLeg: { joint: [-26, -76], end: [-28, -12] },
  farLeg: { joint: [20, -78], end: [24, -14] },
  tail: 0,
};

/** The poses the studio can draw. Asymmetry in every one of them keeps figures from standing like dolls. */
export const poses: Record<PoseName, Pose> = {
  standing,
  pointing: {
    ...standing,
    neck: [8, -244],
    head: [10, -50, 3],
    nearArm: { joint: [22, -204], end: [84, -226], paw: "point", front: true },
    farArm: { joint: [58, -186], end: [28, -150], paw: "fist" },
    nearLeg: { joint: [-30, -76], end: [-38, -12] },
    farLeg: { joint: [26, -76], end: [34, -14] },
    tail: 8,
  },
  running: {
    hip: [-14, -136],
    neck: [34, -226],
    head: [26, -42, 8],
    nearArm: { joint: [-34, -196], end: [-62, -156], paw: "fist" },
    farArm: { joint: [82, -184], end: [116, -216], paw: "fist" },
    nearLeg: { joint: [46, -112], end: [62, -46], toe: -14 },
    farLeg: { joint: [-46, -84], end: [-104, -72], toe: 60 },
    tail: -26,
  },
  crouching: {
    hip: [-22, -66],
    neck: [26, -150],
    head: [18, -44, 4],
    nearArm: { joint: [10, -84], end: [34, -34], paw: "loose", front: true },
    farArm: { joint: [66, -96], end: [82, -44], paw: "loose" },
    nearLeg: { joint: [26, -72], end: [0, -12] },
    farLeg: { joint: [56, -66], end: [44, -14] },
    tail: 4,
  },
  sitting: {
    hip: [-10, -42],
    neck: [-2, -150],
    head: [8, -50, -3],
    nearArm: { joint: [-44, -92], end: [-6, -54], paw: "loose", front: true },
    farArm: { joint: [44, -96], end: [54, -54], paw: "loose" },
    nearLeg: { joint: [38, -66], end: [56, -13], toe: -8 },
    farLeg: { joint: [62, -62], end: [86, -14], toe: -8 },
    tail: 14,
  },
  crossed: {
    ...standing,
    hip: [2, -136],
    neck: [-2, -246],
    head: [4, -50, -4],
    farArm: { joint: [46, -192], end: [-8, -186], paw: "fist", front: true },
    nearArm: { joint: [-48, -188], end: [26, -198], paw: "fist", front: true },
    nearLeg: { joint: [-28, -76], end: [-36, -12] },
    tail: 4,
  },
  holding: {
    ...standing,
    head: [8, -48, 3],
    nearArm: { joint: [-42, -186], end: [28, -178], paw: "grip", front: true },
    farArm: { joint: [58, -190], end: [54, -172], paw: "grip" },
    tail: 2,
  },
  waving: {
    ...standing,
    neck: [4, -246],
    head: [8, -50, 5],
    nearArm: { joint: [-76, -226], end: [-92, -290], paw: "open" },
    farArm: { joint: [50, -192], end: [44, -140], paw: "loose" },
    tail: 12,
  },
  cheering: {
    hip: [-2, -146],
    neck: [2, -256],
    head: [6, -50, -6],
    nearArm: { joint: [-76, -250], end: [-100, -320], paw: "open" },
    farArm: { joint: [78, -258], end: [106, -322], paw: "fist" },
    nearLeg: { joint: [-42, -90], end: [-36, -28], toe: 22 },
    farLeg: { joint: [38, -94], end: [30, -32], toe: 16 },
    tail: 22,
  },
  thinking: {
    ...standing,
    head: [10, -48, 7],
    nearArm: { joint: [-40, -174], end: [38, -222], paw: "fist", front: true },
    farArm: { joint: [54, -186], end: [2, -176], paw: "fist" },
    nearLeg: { joint: [-24, -76], end: [-32, -12] },
    tail: -6,
  },
  sneaking: {
    hip: [-24, -112],
    neck: [26, -200],
    head: [24, -40, 6],
    nearArm: { joint: [22, -146], end: [66, -166], paw: "loose", front: true },
    farArm: { joint: [74, -170], end: [108, -186], paw: "loose" },
    nearLeg: { joint: [24, -84], end: [22, -14], toe: 14 },
    farLeg: { joint: [-46, -62], end: [-70, -16], toe: 20 },
    tail: -34,
  },
  leaping: {
    hip: [-16, -150],
    neck: [34, -236],
    head: [26, -42, -4],
    nearArm: { joint: [50, -176], end: [104, -178], paw: "open", front: true },
    farArm: { joint: [96, -206], end: [146, -222], paw: "open" },
    nearLeg: { joint: [-52, -114], end: [-104, -84], toe: 56 },
    farLeg: { joint: [-34, -90], end: [-84, -46], toe: 60 },
    tail: -14,
  },
  lying: {
    ...standing,
    head: [4, -48, 8],
    turn: -82,
    nearArm: { joint: [-60, -196], end: [-76, -142], paw: "open" },
    farArm: { joint: [60, -214], end: [84, -258], paw: "open" },
    nearLeg: { joint: [-36, -80], end: [-50, -20], toe: 20 },
    farLeg: { joint: [34, -84], end: [28, -18] },
    tail: 10,
  },
};
