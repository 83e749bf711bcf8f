import { bug, sitting, upright, walking } from "./bodies-legged";
import { gumdrop, serpent, sprout, wisp } from "./bodies-limbless";
import { bird, fish, golem, shell } from "./bodies-other";
import type { DrawBody } from "./body";
import type { Build } from "./traits";

/** Every build's draughtsman. */
export const bodies: Record<Build, DrawBody> = {
  sitting,
  walking,
  upright,
  bug,
  serpent,
  wisp,
  gumdrop,
  sprout,
  bird,
  fish,
  golem,
  shell,
};
