import type { HeadShape } from "./beast-head";

/** Tail shapes. */
type Tail =
  | "brush"
  | "wolf"
  | "scut"
  | "whip"
  | "horse"
  | "ringed"
  | "thick"
  | "curl"
  | "rat"
  | "none";

/** What grows on the skull. */
type Crown = "antlers" | "curled" | "swept" | "wide" | "single" | "tusks" | "none";

/** Patterns painted on the coat. */
type Coat = "plain" | "stripes" | "spots" | "dapple" | "saddle" | "mask";

/** Proportions of a four-legged animal, in plate units. */
export interface BeastShape {
  head: HeadShape;
  headScale: number;
  /** Shoulder height, body length, depth of chest, waist and rump. */
  tall: number;
  long: number;
  chest: number;
  waist: number;
  rump: number;
  /** Neck reach ahead of and above the shoulder, and its half-width. */
  reach: number;
  rise: number;
  neck: number;
  leg: number;
  foot: "hoof" | "paw";
  tail: Tail;
  crown: Crown;
  /** Extra height of the back between shoulder and rump: a hump, or a sag when negative. */
  hump?: number;
  mane?: boolean;
  nod?: number;
}

/** How one individual is dressed. */
export interface BeastDress {
  coat: string;
  belly: string;
  /** Points: legs, tail tip, pattern. */
  dark: string;
  eye: string;
  pattern: Coat;
  /** What makes it a beast of Casarok. */
  gift: "none" | "moss" | "flame" | "crystal" | "runes" | "frost" | "thorn" | "stars" | "water";
  giftColour: string;
}
