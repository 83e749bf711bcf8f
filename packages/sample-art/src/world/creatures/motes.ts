import type { Chance } from "../chance";
import { flat } from "../figure";
import { disc } from "../shape";

/** Points of light adrift in the air. */
export const motes = (seed: Chance, colour: string, count = 40): string =>
  flat(
    Array.from({ length: count }, () =>
      disc(seed.between(180, 1020), seed.between(110, 690), seed.between(1.5, 5)),
    ).join(""),
    colour,
    0.9,
  );
