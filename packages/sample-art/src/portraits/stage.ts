import {
  drawCharacter,
  type CastName,
  type Expression,
  type Facing,
  type PoseName,
  type Prop,
} from "../cast";
import type { Guise } from "../cast";
import { group, type Point } from "../pen";
import { frameOf } from "../rig/bodies";
import { cast } from "../rig/characters";
import { poses } from "../rig/poses";

/** The rig's own unit of height; things are drawn in the same units as the figure holding them. */
const rigHeight = 360;

/** The joints a thing can be fastened to. */
interface Paws {
  near: Point;
  far: Point;
  neck: Point;
  hip: Point;
}

/** Draws a thing in a figure's own units, looking right, ground at y = 0. */
export type Extra = (paws: Paws) => string;

/** Somebody posing for a picture. */
export interface Sitter {
  who: CastName;
  pose: PoseName;
  expression: Expression;
  facing?: Facing;
  prop?: Prop;
  guise?: Guise;
  legs?: boolean;
  /** What stands or glows behind them, or is gripped so that the paw closes over it. */
  behind?: Extra;
  /** What hangs or floats before them. */
  before?: Extra;
}

/** Where a sitter stands and how large they are. */
export interface Spot {
  x: number;
  y: number;
  height: number;
}

/** Where a sitter's paws, neck and hip are, in rig units. */
function pawsOfSitter({ who, pose }: Pick<Sitter, "who" | "pose">): Paws {
  const { nearArm, farArm, neck, hip } = frameOf(cast[who], poses[pose]).pose;
  return { near: nearArm.end, far: farArm.end, neck, hip };
}

/** A sitter with their things, standing on a spot. */
export function seat(sitter: Sitter, { x, y, height }: Spot): string {
  const { behind, before, facing = "right", ...figure } = sitter;
  const scale = height / rigHeight;
  const paws = pawsOfSitter(sitter);
  const withThing = (extra?: Extra) =>
    extra ? group(extra(paws), { x, y, scale: [facing === "left" ? -scale : scale, scale] }) : "";
  return withThing(behind) + drawCharacter({ ...figure, facing, x, y, height }) + withThing(before);
}

/** The rectangle a figure's ink fills: left, top, right, bottom in rig units around the ground between the feet. */
export type Reach = readonly [left: number, top: number, right: number, bottom: number];

/** The spot and size at which a figure of a known reach fills a frame and touches its bottom edge. */
export function fitInto(
  [left, top, right, bottom]: Reach,
  frame: { width: number; height: number; margin: number },
): Spot {
  const { width, height, margin } = frame;
  const foot = 6;
  const scale = Math.min(
    (width - margin * 2) / (right - left),
    (height - margin - foot) / (bottom - top),
  );
  return {
    x: width / 2 - ((left + right) / 2) * scale,
    y: height - foot - bottom * scale,
    height: scale * rigHeight,
  };
}
