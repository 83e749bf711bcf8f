import { connectControl } from "./channel";
import { runOverlay } from "./run-overlay";

// The whole program of the overlay's document, which starts nothing else.
const stage = document.querySelector<HTMLElement>("[data-overlay]");
if (stage) connectControl(runOverlay(stage));
