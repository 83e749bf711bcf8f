import type { Draw } from "../picture";
import { entry } from "../world/entry";
import { dieCut } from "./die-cut";
import * as feelings from "./feelings";
import * as mischief from "./mischief";
import * as occasions from "./occasions";

/** What is drawn on each sticker of the pack, by name. */
export const designs: Readonly<Record<string, () => string>> = {
  hello: occasions.hello,
  laughing: feelings.laughing,
  heart: feelings.lovingHeart,
  hug: feelings.hug,
  crying: feelings.crying,
  asleep: feelings.asleep,
  "paw-up": occasions.pawUp,
  yes: occasions.yes,
  nope: occasions.nope,
  boop: mischief.boop,
  bonk: mischief.bonk,
  "side-eye": feelings.sideEye,
  "angry-floof": feelings.angryFloof,
  blushing: feelings.blushing,
  confetti: occasions.party,
  coffee: occasions.coffee,
  drawing: occasions.drawing,
  deadline: occasions.deadline,
  popcorn: occasions.snack,
  gg: occasions.goodGame,
  "sparkle-magic": mischief.sparkleMagic,
  "zapped-to-a-toy": mischief.zappedToToy,
  "mouse-sized": mischief.mouseSized,
  "good-night": mischief.goodNight,
};

/** The stickers of the pack: `stickers/{name}.png`. */
export const drawSticker: Draw = (path) => {
  const [, name = ""] = /^stickers\/([a-z-]+)\.png$/.exec(path) ?? [];
  const design = entry(designs, name);
  return design && dieCut(design());
};
