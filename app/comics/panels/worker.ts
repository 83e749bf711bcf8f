/** Finds panels in a worker thread, which piscina runs, so that no picture blocks the process. */
import { findPanels, type Pixels } from "panels";

/** The picture of a page, and the reading direction of its comic. */
export interface PanelSearch {
  pixels: Pixels;
  rightToLeft: boolean;
}

export default ({ pixels, rightToLeft }: PanelSearch) => findPanels(pixels, rightToLeft);
