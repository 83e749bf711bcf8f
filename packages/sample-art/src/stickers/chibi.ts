import { fill, group, inked, oval, stroke, type Point } from "../pen";
import { drawArm, drawLeg, drawTrunk, frameOf } from "../rig/bodies";
import { cast } from "../rig/characters";
import { dressUp } from "../rig/clothing";
import { drawHead } from "../rig/heads";
import type { CharacterLook, Expression } from "../rig/look";
import type { Paw, Pose } from "../rig/poses";
import { drawTail } from "../rig/tails";

/** The two who live on the stickers. */
export type Star = "chase" | "vixy";

/** Where an elbow and a paw are, and whether the arm passes before the head. */
export interface Arm {
  joint: Point;
  end: Point;
  paw: Paw;
  front?: boolean;
}

/** A figure of sticker proportions: half of it is head, so that it reads at the size of a thumb. */
export interface Chibi {
  who: Star;
  mood: Expression;
  near?: Arm;
  far?: Arm;
  /** Sitting unless told. */
  legs?: "sitting" | "standing" | "none";
  /** How the head is moved (in its own units) and tilted. */
  head?: readonly [dx: number, dy: number, turn: number];
  /** Drawn on the face, in the head's own units: other eyes, blushes, tears. */
  face?: string;
  /** Drawn before the body, under the chin and the arms in front. */
  lap?: string;
  /** Turn of the tail, and how far it is puffed up. */
  tail?: readonly [turn: number, size: number];
  /** What differs from the way they usually look. */
  look?: (usual: CharacterLook) => CharacterLook;
}

/** Arms hanging down. */
const idle = {
  near: { joint: [-58, -70], end: [-34, -34], paw: "loose" },
  far: { joint: [54, -70], end: [60, -34], paw: "loose" },
} as const satisfies Record<string, Arm>;

/** Both paws holding something before the chest. */
export const holding = {
  near: { joint: [-62, -58], end: [-14, -56], paw: "grip", front: true },
  far: { joint: [74, -62], end: [56, -52], paw: "grip", front: true },
} as const satisfies Record<string, Arm>;

/** Head against body. */
const headSize = 1.75;

const legsOf = {
  sitting: {
    hip: [-6, -38],
    nearLeg: { joint: [26, -48], end: [44, -10], toe: -10 },
    farLeg: { joint: [54, -46], end: [82, -12], toe: -10 },
  },
  standing: {
    hip: [-2, -60],
    nearLeg: { joint: [-24, -38], end: [-28, -10] },
    farLeg: { joint: [22, -40], end: [26, -12] },
  },
} as const;

function poseOf({ near = idle.near, far = idle.far, legs = "sitting", head = [0, 0, 0] }: Chibi) {
  const stance = legsOf[legs === "none" ? "sitting" : legs];
  const pose: Pose = {
    ...stance,
    neck: [0, -112],
    head: [3 + head[0], -56 + head[1], head[2]],
    nearArm: near,
    farArm: far,
    tail: 0,
  };
  return pose;
}

/** Draws a figure looking to the right, the ground between its feet at (0, 0), some 440 high. */
export function drawChibi(chibi: Chibi): string {
  const { who, mood, legs = "sitting", face = "", lap = "", tail = [6, 1] } = chibi;
  const usual: CharacterLook = {
    ...cast[who],
    build: { head: headSize, tall: 1, girth: who === "chase" ? 1.22 : 1.12 },
  };
  const look = chibi.look?.(usual) ?? usual;
  const frame = frameOf(look, poseOf(chibi));
  const { hip, neck, head, nearArm, farArm } = frame.pose;
  const clothes = dressUp(look, frame);
  const near = drawArm(look, frame, "near");
  const far = drawArm(look, frame, "far");
  return (
    group(drawTail(look), { x: hip[0] - 20, y: hip[1] + 4, turn: tail[0], scale: tail[1] }) +
    clothes.behind +
    (farArm.front ? "" : far) +
    (legs === "none" ? "" : drawLeg(look, frame, "far") + drawLeg(look, frame, "near")) +
    drawTrunk(look, frame) +
    clothes.trunk +
    (nearArm.front ? "" : near) +
    clothes.collar +
    lap +
    group(drawHead(look, mood) + face, {
      x: neck[0] + head[0] * headSize,
      y: neck[1] + head[1] * headSize,
      turn: head[2],
      scale: headSize,
    }) +
    (farArm.front ? far : "") +
    (nearArm.front ? near : "")
  );
}

/** A head alone, with what goes round its neck; the middle of the head is (0, 0), some 150 wide. */
export function drawHeadshot(who: Star, mood: Expression, face = ""): string {
  const scarf =
    who === "chase"
      ? inked(
          "M-66,34C-86,52-84,76-60,86C-20,100 34,98 58,82C74,70 70,48 54,38C20,50-30,50-66,34Z",
          "#e3a92f",
          { inside: stroke("M-62,40l-12,50M-42,44l-8,56M46,40l12,50", 7, "#b97a1a") },
        ) + stroke("M-68,62C-34,78 24,78 60,60", 2)
      : inked("M-70,34C-30,56 30,56 62,34C66,58 36,84 0,100C-34,84-66,60-70,34Z", "#1f9a98", {
          inside:
            stroke("M-62,48C-24,68 24,68 58,46", 4, "#bff0e4") +
            fill(oval(-1, 82, 5, 5) + oval(-26, 70, 4, 4) + oval(24, 70, 4, 4), "#bff0e4"),
        });
  return scarf + drawHead({ ...cast[who] }, mood) + face;
}
