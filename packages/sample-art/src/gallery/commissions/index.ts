import type { Draw, Picture } from "../../picture";
import { batViolinist } from "./bat-violinist";
import { bearBadge } from "./bear-badge";
import { catEmotes } from "./cat-emotes";
import { crocBarista } from "./croc-barista";
import { dragonTeapot } from "./dragon-teapot";
import { geckoCharm } from "./gecko-charm";
import { goatBanner } from "./goat-banner";
import { hyenaBaker } from "./hyena-baker";
import { kitsuneShop } from "./kitsune-shop";
import { mothLibrarian } from "./moth-librarian";
import { otterDiver } from "./otter-diver";
import { pangolinStickers } from "./pangolin-stickers";
import { rabbitsDance } from "./rabbits-dance";
import { wolfGardener } from "./wolf-gardener";

/** Every piece by its id. */
export const pieces = new Map<string, () => Picture>([
  ["moth-librarian", mothLibrarian],
  ["marzi-reference", hyenaBaker],
  ["peak-hours-banner", goatBanner],
  ["steeping-hatchling", dragonTeapot],
  ["sordino-practises", batViolinist],
  ["comet-emotes", catEmotes],
  ["sprat-goes-down", otterDiver],
  ["clover-and-dusk", rabbitsDance],
  ["tereza-sketch-page", wolfGardener],
  ["basil-bust", crocBarista],
  ["ayames-stall", kitsuneShop],
  ["sir-pinecone-stickers", pangolinStickers],
  ["berg-badge", bearBadge],
  ["torque-mint-condition", geckoCharm],
]);

/** Finished commissions: `galleries/commissions/{id}.png`. */
export const drawCommissionPiece: Draw = (path) => {
  const [, id = ""] = /^galleries\/commissions\/([a-z-]+)\.png$/.exec(path) ?? [];
  return pieces.get(id)?.();
};
