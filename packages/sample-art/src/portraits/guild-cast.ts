import type { CastName } from "../cast";
import type { Sitter } from "./stage";
import { boneCharm, bow, bubblingFlask, moonlight } from "./guild-things";

/** A guild member as they sit for the registry. */
export interface Member {
  sitter: Sitter;
  /** How tall they stand in the portrait, and how far from the middle. */
  height: number;
  aside?: number;
}

/** How the guild poses for its registry. */
export const guildCast: Partial<Record<CastName, Member>> = {
  garrick: { height: 900, sitter: { who: "garrick", pose: "crossed", expression: "grin" } },
  wren: {
    height: 900,
    aside: 60,
    sitter: { who: "wren", pose: "thinking", expression: "sly", behind: bow },
  },
  thistle: {
    height: 850,
    aside: -20,
    sitter: { who: "thistle", pose: "cheering", expression: "laughing", behind: bubblingFlask },
  },
  marlowe: {
    height: 840,
    aside: -30,
    sitter: {
      who: "marlowe",
      pose: "waving",
      expression: "happy",
      facing: "left",
      behind: moonlight,
    },
  },
  pim: {
    height: 930,
    sitter: { who: "pim", pose: "holding", expression: "happy", facing: "left", prop: "key" },
  },
  odessa: {
    height: 940,
    sitter: { who: "odessa", pose: "holding", expression: "happy", prop: "book" },
  },
  brindle: {
    height: 980,
    sitter: {
      who: "brindle",
      pose: "waving",
      expression: "grin",
      facing: "left",
      before: boneCharm,
    },
  },
};
