import type { Coat } from "./palette";
import type { Traits } from "./traits";
import type { Point } from "../pen";

/** Where a head sits, or, for creatures that are all head, where on the body the face is. */
export interface HeadPlace {
  x: number;
  y: number;
  rx: number;
  ry: number;
  /** The body is the head: nothing but ears and a face is added. */
  merged: boolean;
}

/** A drawn body, its feet on y = 0 and about 250 units tall with the head, and where the rest attaches. */
export interface Body {
  /** Behind everything but tail and wings. */
  behind?: string;
  torso: string;
  /** Before the head. */
  over?: string;
  head: HeadPlace;
  tail: { at: Point; turn: number };
  back: Point;
  /** The middle of the neck and how wide it is. */
  neck: { at: Point; width: number };
  /** Half the width of its shadow on the ground; those who float cast a smaller one. */
  footprint: number;
  /** How far arms, claws and folded wings reach to either side. */
  halfWidth: number;
}

/** Draws a body of a build. */
export type DrawBody = (traits: Traits, coat: Coat) => Body;

/** A shape and its mirror image. */
export function pair(markup: string): string {
  return `${markup}<g transform="scale(-1 1)">${markup}</g>`;
}
