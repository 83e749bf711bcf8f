import type { Draw, Picture } from "../picture";
import { drawAttic } from "./attic";
import { drawBadge } from "./badges";
import { drawController, drawJump } from "./mario-posters";
import { drawIsland } from "./island";
import { drawStadium } from "./stadium";
import { drawToken } from "./tokens";
import { drawTown } from "./town";
import { drawLenses, drawRedButton } from "./vixy-posters";

/** Every scene and poster by its path. */
export const scenes: Readonly<Record<string, () => Picture>> = {
  "stream/attic.png": drawAttic,
  "stream/bluerock.png": drawTown,
  "stream/pokemon.png": drawStadium,
  "stream/sar.png": drawIsland,
  "stream/videos/red-button.png": drawRedButton,
  "stream/videos/six-lenses.png": drawLenses,
  "stream/videos/the-jump.png": drawJump,
  "stream/videos/controller.png": drawController,
};

/**
 * Everything of the stream: scenes and posters, the badges of the gym challenge, the tokens of the
 * royale.
 */
export const drawStream: Draw = (path) => {
  if (Object.hasOwn(scenes, path)) return scenes[path]?.();
  const [, badge] = /^stream\/pokemon\/badges\/([a-z0-9-]+)\.png$/.exec(path) ?? [];
  if (badge !== undefined) return drawBadge(badge);
  const [, token] = /^stream\/sar\/([a-z-]+)\.png$/.exec(path) ?? [];
  if (token !== undefined) return drawToken(token);
  return undefined;
};
