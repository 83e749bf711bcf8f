import { fill, group, ink, inked, mix, num, oval, stroke } from "../../pen";
import { drawArm, drawLeg, drawTrunk, frameOf, type Frame } from "../../rig/bodies";
import { dressUp } from "../../rig/clothing";
import { drawEyes, drawMouth, type FacePlan } from "../../rig/faces";
import { drawHead } from "../../rig/heads";
import type { CharacterLook, Expression } from "../../rig/look";
import type { Pose } from "../../rig/poses";
import { drawTail } from "../../rig/tails";

/** Somebody else's character: the rig's body, with a head and a tail of their own where the rig has none. */
export interface Client {
  look: CharacterLook;
  head?: (expression: Expression) => string;
  /** Starts at (0, 0) behind the hips and swings to the left. */
  tail?: string;
}

/** Something drawn in the figure's own units once its joints are known. */
type Layer = (frame: Frame) => string;

/** What a client's character does in a picture. */
export interface Act {
  pose: Pose;
  expression: Expression;
  /** Behind everything: wings, shells. */
  behind?: Layer;
  /** On the trunk, under the arms. */
  body?: Layer;
  /** Gripped: before the body, under the near paw. */
  held?: Layer;
  /** Before everything. */
  before?: Layer;
  legs?: boolean;
}

/** A figure in the rig's units: some 360 high, ground at y = 0, looking to the right. */
export function drawClient({ look, head, tail }: Client, act: Act): string {
  const frame = frameOf(look, act.pose);
  const { nearArm, farArm, hip, neck, head: tilt } = frame.pose;
  const size = look.build.head;
  const clothes = dressUp(look, frame);
  const far = drawArm(look, frame, "far");
  const near = (act.held?.(frame) ?? "") + drawArm(look, frame, "near");
  const face = head ? head(act.expression) : drawHead(look, act.expression);
  return (
    (act.behind?.(frame) ?? "") +
    group(tail ?? drawTail(look), {
      x: hip[0] - 12,
      y: hip[1] - 6,
      turn: frame.pose.tail,
      scale: 0.96,
    }) +
    clothes.behind +
    (farArm.front ? "" : far) +
    (act.legs === false ? "" : drawLeg(look, frame, "far") + drawLeg(look, frame, "near")) +
    drawTrunk(look, frame) +
    clothes.trunk +
    (act.body?.(frame) ?? "") +
    (nearArm.front ? "" : near) +
    clothes.collar +
    (farArm.front ? far : "") +
    group(face, {
      x: neck[0] + tilt[0] * size,
      y: neck[1] + tilt[1] * size,
      turn: tilt[2],
      scale: size,
    }) +
    (nearArm.front ? near : "") +
    (act.before?.(frame) ?? "")
  );
}

/** What a head consists of that the rig has no species for; middle at (0, 0), looking to the right. */
export interface Anatomy {
  /** Behind the skull: ears, horns, antennae. */
  behind?: string;
  skull: string;
  markings?: string;
  muzzle?: { d: string; colour: string; inside?: string };
  nose?: string;
  plan: Omit<FacePlan, "lid"> & { lid?: string };
  /** Instead of the rig's mouth. */
  mouth?: (expression: Expression) => string;
  /** Before the face: hair, hats, spectacles. */
  over?: string;
}

/** A head with the rig's features on a skull of one's own. */
export function headOf(look: CharacterLook, anatomy: Anatomy): (expression: Expression) => string {
  const { behind = "", skull, markings = "", muzzle, nose = "", mouth, over = "" } = anatomy;
  const plan: FacePlan = { lid: look.fur, ...anatomy.plan };
  return (expression) =>
    behind +
    inked(skull, look.fur, { inside: markings, light: [-3, -6] }) +
    (muzzle
      ? inked(muzzle.d, muzzle.colour, {
          weight: 1.5,
          outline: mix(muzzle.colour, ink, 0.55),
          ...(muzzle.inside === undefined ? {} : { inside: muzzle.inside }),
        })
      : "") +
    (mouth ? mouth(expression) : drawMouth(plan, expression)) +
    nose +
    drawEyes(look, plan, expression) +
    over;
}

/** A soft wedge of a nose with its light. */
export function noseAt(x: number, y: number, rx: number, ry: number, colour = "#2b1a22"): string {
  return (
    fill(
      `M${num(x - rx)},${num(y - ry * 0.3)}C${num(x - rx)},${num(y - ry)} ${num(x + rx)},${num(y - ry)} ${num(x + rx)},${num(y - ry * 0.3)}C${num(x + rx)},${num(y + ry * 0.5)} ${num(x + rx * 0.3)},${num(y + ry)} ${num(x)},${num(y + ry)}C${num(x - rx * 0.3)},${num(y + ry)} ${num(x - rx)},${num(y + ry * 0.5)} ${num(x - rx)},${num(y - ry * 0.3)}Z`,
      colour,
    ) + fill(oval(x - rx * 0.2, y - ry * 0.4, rx * 0.4, ry * 0.24), "#ffffff", 0.55)
  );
}

/** An ear (drawn upright, the middle of its base at (0, 0)) on either side of the head. */
export function pairOfEars(
  ear: string,
  near: readonly [x: number, y: number, turn: number],
  far: readonly [x: number, y: number, turn: number],
): string {
  return (
    group(ear, { x: far[0], y: far[1], turn: far[2], scale: [-0.88, 0.97] }) +
    group(ear, { x: near[0], y: near[1], turn: near[2] })
  );
}

/** Whiskers for a short muzzle. */
export const whiskers = stroke(
  "M-2,30C-24,26-40,26-56,30M-2,36C-22,38-36,42-50,48M56,26C70,22 80,22 90,24M56,34C68,34 78,38 86,42",
  1.5,
  ink,
  0.7,
);

/** Skulls for kinds of heads the rig does not know. */
export const skulls = {
  /** Cheeky: cats, hyenas, moths. */
  tufted:
    "M-58,-12C-58,-50-28,-68 6,-68C42,-68 64,-48 66,-14C67,0 71,12 77,20Q68,27 62,29C48,52 26,62 4,61C-18,60-38,54-50,45Q-62,48-72,42Q-65,37-62,31Q-76,27-82,19Q-68,14-64,7C-59,0-58,-6-58,-12Z",
  /** Smooth and narrow: goats, rabbits. */
  smooth:
    "M-48,-22C-46,-56-18,-67 8,-66C38,-65 56,-46 60,-18C62,2 62,22 54,36C44,54 26,62 8,61C-14,60-32,50-42,34C-52,18-52,-4-48,-22Z",
  /** Wide and flat: geckos, dragons, bats. */
  wide: "M-60,-10C-60,-48-28,-66 6,-66C44,-66 70,-46 72,-10C74,14 74,30 62,44C48,58 26,62 4,62C-20,62-44,56-54,40C-64,26-62,6-60,-10Z",
} as const;

/** The short round muzzle of cats, rabbits and bats. */
export const shortMuzzle =
  "M-14,32C-12,16 6,6 26,6C48,6 60,16 58,30C56,44 36,52 18,52C0,52-16,48-14,32Z";

/** Where features sit above the short muzzle. */
export const shortPlan = {
  near: [-17, -11],
  far: [37, -14],
  eye: 20.5,
  mouth: [34, 25],
  mouthSize: 0.84,
} as const;
