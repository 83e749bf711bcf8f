import { drawArm, drawLeg, drawTrunk, frameOf } from "./rig/bodies";
import { cast, type CastName } from "./rig/characters";
import { dressUp } from "./rig/clothing";
import { drawHead } from "./rig/heads";
import type { CharacterLook, Expression, Facing, PoseName, Prop } from "./rig/look";
import { poses } from "./rig/poses";
import { drawProp } from "./rig/props";
import { drawTail } from "./rig/tails";
import { group } from "./pen";

export { cast } from "./rig/characters";
export type { CastName } from "./rig/characters";
export type { Expression, Facing, PoseName, Prop } from "./rig/look";

/** How tall a standing figure of average build is in the rig's own units, ears aside. */
const rigHeight = 360;

/** How somebody differs from themselves for a while: turned into a stitched toy on a cord, or robbed of a pendant. */
export type Guise = "toy" | "robbed";

function lookOf(who: CastName, guise?: Guise): CharacterLook {
  const look = cast[who];
  if (!guise) return look;
  const garments = look.garments.filter(({ kind }) => kind !== "pendant");
  return guise === "robbed"
    ? { ...look, garments }
    : {
        ...look,
        garments: [...garments, { kind: "stitches", colour: "#fff0d8", trim: look.dark }],
        accessories: [...(look.accessories ?? []), "cord"],
      };
}

/** A figure to draw. `x`, `y` is the spot on the ground between its feet; `height` is what it would measure standing. */
export interface FigurePlace {
  who: CastName;
  pose: PoseName;
  expression: Expression;
  facing: Facing;
  x: number;
  y: number;
  height: number;
  prop?: Prop;
  guise?: Guise;
  /** False leaves out the legs, where only the upper half can be seen. */
  legs?: boolean;
}

/** A rectangle. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function headAt(look: CharacterLook, pose: PoseName) {
  const frame = frameOf(look, poses[pose]);
  const [dx, dy, turn] = frame.pose.head;
  const size = look.build.head;
  return {
    frame,
    turn,
    size,
    x: frame.pose.neck[0] + dx * size,
    y: frame.pose.neck[1] + dy * size,
  };
}

/** A whole figure as an SVG group. */
export function drawCharacter({
  who,
  pose,
  expression,
  facing,
  x,
  y,
  height,
  prop,
  guise,
  legs = true,
}: FigurePlace): string {
  const look = lookOf(who, guise);
  const { frame, turn, size, x: headX, y: headY } = headAt(look, pose);
  const { nearArm, farArm, hip } = frame.pose;
  const clothes = dressUp(look, frame);
  const far = drawArm(look, frame, "far");
  const near = drawArm(look, frame, "near");
  const held = prop ? group(drawProp(prop), { x: nearArm.end[0] + 12, y: nearArm.end[1] - 2 }) : "";
  // What is carried before the body is gripped from below, so the paw is drawn over the thing.
  // What hangs from the paw is drawn over the arm.
  const nearWithProp = prop === "pendant" || prop === "lantern" ? near + held : held + near;
  const figure =
    group(drawTail(look), { x: hip[0] - 12, y: hip[1] - 6, turn: frame.pose.tail, scale: 0.96 }) +
    clothes.behind +
    (farArm.front ? "" : far) +
    (legs ? drawLeg(look, frame, "far") + drawLeg(look, frame, "near") : "") +
    drawTrunk(look, frame) +
    clothes.trunk +
    (nearArm.front ? "" : nearWithProp) +
    clothes.collar +
    (farArm.front ? far : "") +
    group(drawHead(look, expression), { x: headX, y: headY, turn, scale: size }) +
    (nearArm.front ? nearWithProp : "");
  const scale = height / rigHeight;
  return group(frame.pose.turn ? group(figure, { turn: frame.pose.turn, y: -46 }) : figure, {
    x,
    y,
    scale: [facing === "left" ? -scale : scale, scale],
  });
}

/** Where a figure's face will be, so that nothing is put over it. */
export function faceBox({ who, pose, facing, x, y, height }: FigurePlace): Box {
  const look = cast[who];
  const { frame, size, x: headX, y: headY } = headAt(look, pose);
  const scale = height / rigHeight;
  const lying = frame.pose.turn !== undefined;
  const [cx, cy] = lying ? [headY, -46 - headX] : [headX, headY];
  const half = 84 * size * scale;
  const middle = x + (facing === "left" ? -cx : cx) * scale;
  return {
    x: middle - half,
    y: y + cy * scale - half * 0.95,
    width: half * 2,
    height: half * 1.85,
  };
}

/** The spot just above a figure's paws, where somebody small can sit. */
export function pawsOf({ who, pose, facing, x, y, height }: FigurePlace): [x: number, y: number] {
  const { nearArm, farArm } = frameOf(cast[who], poses[pose]).pose;
  const scale = height / rigHeight;
  const across = ((nearArm.end[0] + farArm.end[0]) / 2 + 20) * scale;
  return [
    x + (facing === "left" ? -across : across),
    y + (Math.max(nearArm.end[1], farArm.end[1]) + 10) * scale,
  ];
}

/** Head and shoulders, the head's middle at (x, y), the head some `size` wide. */
export function drawBust({
  who,
  expression,
  facing,
  x,
  y,
  size,
  pose = "standing",
}: {
  who: CastName;
  expression: Expression;
  facing: Facing;
  x: number;
  y: number;
  size: number;
  pose?: PoseName;
}): string {
  const look = cast[who];
  const head = headAt(look, pose);
  const scale = size / 150 / head.size;
  const height = scale * rigHeight;
  return drawCharacter({
    who,
    pose,
    expression,
    facing,
    x: x - (facing === "left" ? -head.x : head.x) * scale,
    y: y - head.y * scale,
    height,
  });
}
