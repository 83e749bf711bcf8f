import type { StickerName } from "../../../../app/content/stickers";
import type { Draw } from "../picture";
import { dieCut } from "./die-cut";
import * as feelings from "./feelings";
import * as mischief from "./mischief";
import * as occasions from "./occasions";

const designs: Record<StickerName, () => string> = {
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

/** The stickers of app/content/stickers.ts: `stickers/{name}.png`. */
export const drawSticker: Draw = (path) => {
  const [, name = ""] = /^stickers\/([a-z-]+)\.png$/.exec(path) ?? [];
  return Object.hasOwn(designs, name) ? dieCut(designs[name as StickerName]()) : undefined;
};
