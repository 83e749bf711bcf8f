/** Finds panels in a worker thread, which piscina runs, so that no picture blocks the process. */
import { findPanels, type Pixels, type Place } from "panels";

/** The picture of a page, and how its comic is read. */
export interface Search {
  pixels: Pixels;
  rightToLeft: boolean;
}

export default function find({ pixels, rightToLeft }: Search): Place[] {
  return findPanels(pixels, rightToLeft);
}
