import { runDock } from "./dock-program";

// The whole program of the dock's document, which starts nothing else.
const root = document.querySelector<HTMLElement>("[data-dock]");
if (root) runDock(root);
