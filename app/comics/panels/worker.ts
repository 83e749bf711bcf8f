/** The thread in which panels are looked for, so that no picture stalls the process: piscina runs it. */
import { findPanels, type Pixels, type Place } from "panels";

/** The picture of a page, and how its comic is read. */
export interface Search {
  pixels: Pixels;
  rightToLeft: boolean;
}

export default function find({ pixels, rightToLeft }: Search): Place[] {
  return findPanels(pixels, rightToLeft);
}
