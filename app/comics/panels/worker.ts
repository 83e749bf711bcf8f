/** The thread in which panels are looked for, so that no picture stalls the process: piscina runs it. */
import { findPanels, type Place } from "./find-panels";
import type { Pixels } from "./pixels";

/** What is looked through. */
export interface Search {
  pixels: Pixels;
  rightToLeft: boolean;
}

export default function find({ pixels, rightToLeft }: Search): Place[] {
  return findPanels(pixels, rightToLeft);
}
