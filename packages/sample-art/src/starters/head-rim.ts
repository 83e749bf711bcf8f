import { curve, group, type Point } from "../pen";
import type { HeadPlace } from "./body";

/** A point on the rim of a head, `angle` degrees from the top, and how far inside it. */
export function onRim({ x, y, rx, ry }: HeadPlace, angle: number, depth = 0.86): Point {
  const turn = (angle * Math.PI) / 180;
  return [x + Math.sin(turn) * rx * depth, y - Math.cos(turn) * ry * depth];
}

/** Something on both sides of the head; its drawing points up from 0,0 and leans to the right. */
export function bothSides(
  head: HeadPlace,
  angle: number,
  turn: number,
  drawing: string,
  depth?: number,
): string {
  const [x, y] = onRim(head, angle, depth);
  return (
    group(drawing, { x, y, turn }) +
    group(drawing, { x: 2 * head.x - x, y, turn: -turn, scale: [-1, 1] })
  );
}

/** A rounded lobe that points up from 0,0. */
export const lobe = (width: number, height: number): string =>
  curve(
    [
      [-width, 8],
      [-width * 0.9, -height * 0.55],
      [0, -height],
      [width * 0.9, -height * 0.55],
      [width, 8],
    ],
    true,
  );
