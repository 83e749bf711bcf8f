import type { Draw, Picture } from "../picture";
import { entry } from "../world/entry";
import { drawBook } from "./book";
import { drawCharm } from "./charm";
import { drawBadge } from "./convention-badge";
import { drawDeck } from "./deck";
import { drawFlatBust, drawFullBody, drawScene, drawSketch } from "./examples";
import { drawMug } from "./mug";
import { drawPins } from "./pins";
import { drawReferenceSheet } from "./reference-sheet";
import { drawScarf } from "./scarf";
import { drawSuperFox } from "./super-fox";

/** Every picture by its path. */
export const pictures: Readonly<Record<string, () => Picture>> = {
  "commissions/sketch/1.png": drawSketch,
  "commissions/badge/1.png": drawBadge,
  "commissions/bust/1.png": drawFlatBust,
  "commissions/full-body/1.png": drawFullBody,
  "commissions/reference-sheet/1.png": drawReferenceSheet,
  "commissions/scene/1.png": drawScene,
  "shop/talechasers-volume-1.png": drawBook,
  "shop/two-of-clubs-deck.png": drawDeck,
  "shop/element-pins.png": drawPins,
  "shop/chase-and-vixy-charm.png": drawCharm,
  "shop/mustard-scarf.png": drawScarf,
  "shop/napping-fox-mug.png": drawMug,
  "downloads/super-fox.png": drawSuperFox,
};

/** Examples of commissioned work, the goods of the shop and what there is to download. */
export const drawMerchandise: Draw = (path) => entry(pictures, path)?.();
