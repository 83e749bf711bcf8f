import { svgDocument } from "../../pen";
import type { Draw } from "../../picture";
import { seeded } from "../../seeded";
import { bluerockPoster } from "./bluerock-poster";
import { crayonPicnic } from "./crayon-picnic";
import { ferryPrint } from "./ferry-print";
import { guildStickers } from "./guild-stickers";
import { jamJarStrip } from "./jam-jar-strip";
import { orielWindow } from "./oriel-window";
import { paperForest } from "./paper-forest";
import { pendantBlueprint } from "./pendant-blueprint";
import type { Piece } from "./piece";
import { pixelQuest } from "./pixel-quest";
import { shiverWatercolour } from "./shiver-watercolour";
import { snowInStitches } from "./snow-in-stitches";
import { starChart } from "./star-chart";
import { storyScarf } from "./story-scarf";
import { twoOfClubsCard } from "./two-of-clubs-card";

/** Every piece by its id. */
export const pieces: Readonly<Record<string, Piece>> = {
  "pixel-quest": pixelQuest,
  "snow-in-stitches": snowInStitches,
  "story-scarf": storyScarf,
  "ferry-print": ferryPrint,
  "crayon-picnic": crayonPicnic,
  "pendant-blueprint": pendantBlueprint,
  "two-of-clubs": twoOfClubsCard,
  "greetings-from-bluerock": bluerockPoster,
  "guild-stickers": guildStickers,
  "oriel-window": orielWindow,
  "star-chart": starChart,
  "jam-jar-strip": jamJarStrip,
  "shiver-watercolour": shiverWatercolour,
  "paper-forest": paperForest,
};

/** Pictures sent in by fans: `galleries/fan-art/{id}.png`. */
export const drawFanArt: Draw = (path) => {
  const [, id = ""] = /^galleries\/fan-art\/([a-z0-9-]+)\.png$/.exec(path) ?? [];
  const piece = Object.hasOwn(pieces, id) ? pieces[id] : undefined;
  if (!piece) return undefined;
  const { width, height } = piece;
  return { width, height, svg: svgDocument(width, height, piece.draw(seeded(`fan art ${id}`))) };
};
