/** Finds panels in a worker thread, which piscina runs, so that no picture blocks the process. */
import { findPanels, type Pixels } from "panels";

export default (pixels: Pixels) => findPanels(pixels);
