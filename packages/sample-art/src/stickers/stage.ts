import { group } from "../pen";
import { drawChibi, drawHeadshot, type Chibi, type Star } from "./chibi";
import type { Expression } from "../rig/look";

/** Where something is put on the sticker. */
export interface Seat {
  x?: number;
  y?: number;
  scale?: number;
  turn?: number;
  /** Looking left instead of right. */
  flip?: boolean;
}

/** Puts a drawing somewhere on the sticker. */
export function put(content: string, { x = 0, y = 0, scale = 1, turn = 0, flip = false }: Seat) {
  return group(content, { x, y, turn, scale: flip ? [-scale, scale] : scale });
}

/** A figure sitting where figures usually sit: in the middle, at the lower edge. */
export function sit(chibi: Chibi, seat: Seat = {}): string {
  return put(drawChibi(chibi), { x: 266, y: 474, ...seat });
}

/** A head that fills the sticker. */
export function headshot(who: Star, mood: Expression, face: string, seat: Seat = {}): string {
  return put(drawHeadshot(who, mood, face), { x: 262, y: 292, scale: 2, ...seat });
}
