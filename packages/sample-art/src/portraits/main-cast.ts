import type { CastName } from "../cast";
import type { Reach, Sitter } from "./stage";
import {
  embers,
  iceCharm,
  keyRing,
  letter,
  rope,
  sixSisters,
  spannerAndSparks,
  towerShield,
} from "./things";

/** A sitter and how far their ink reaches, so that everybody fills the same frame. */
export interface Pose {
  sitter: Sitter;
  reach: Reach;
}

/** How the main cast stands for the character pages. */
export const mainCast: Partial<Record<CastName, Pose>> = {
  chase: {
    reach: [-159, -421, 96, 3],
    sitter: { who: "chase", pose: "waving", expression: "happy", before: embers },
  },
  vixy: {
    reach: [-144, -428, 163, -3],
    sitter: { who: "vixy", pose: "cheering", expression: "grin", behind: spannerAndSparks },
  },
  snow: {
    reach: [-91, -392, 173, 3],
    sitter: { who: "snow", pose: "holding", expression: "happy", facing: "left", before: iceCharm },
  },
  malichi: {
    reach: [-91, -457, 155, 4],
    sitter: { who: "malichi", pose: "holding", expression: "sly", facing: "left", prop: "cards" },
  },
  ruby: {
    reach: [-153, -379, 120, 3],
    sitter: { who: "ruby", pose: "waving", expression: "sly", before: keyRing },
  },
  corvin: {
    reach: [-97, -366, 59, 3],
    sitter: { who: "corvin", pose: "holding", expression: "sly", facing: "left", prop: "scroll" },
  },
  katrina: {
    reach: [-99, -455, 88, 4],
    sitter: { who: "katrina", pose: "crossed", expression: "grin", before: rope },
  },
  preston: {
    reach: [-75, -348, 92, 5],
    sitter: { who: "preston", pose: "holding", expression: "happy", prop: "book" },
  },
  tamsin: {
    reach: [-122, -452, 190, -30],
    sitter: { who: "tamsin", pose: "running", expression: "grin", behind: letter },
  },
  isolde: {
    reach: [-148, -414, 92, 4],
    sitter: {
      who: "isolde",
      pose: "holding",
      expression: "determined",
      guise: "robbed",
      prop: "pendant",
    },
  },
  bram: {
    reach: [-155, -411, 124, 7],
    sitter: {
      who: "bram",
      pose: "waving",
      expression: "happy",
      facing: "left",
      behind: towerShield,
    },
  },
  oriel: {
    reach: [-178, -472, 111, 3],
    sitter: { who: "oriel", pose: "waving", expression: "happy", behind: sixSisters },
  },
};
