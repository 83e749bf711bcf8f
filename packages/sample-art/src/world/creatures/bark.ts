import type { Chance } from "../chance";
import { darker } from "../colour";
import { stroke } from "../figure";
import { short } from "../shape";

/** Bark grain over an area. */
export function bark(
  x: number,
  y: number,
  w: number,
  h: number,
  tone: string,
  seed: Chance,
): string {
  return stroke(
    Array.from(
      { length: 22 },
      () =>
        `M${short(x + seed.between(-0.5, 0.5) * w)} ${short(y + seed.between(-0.5, 0.4) * h)}q${short(seed.between(-8, 8))} 16 ${short(seed.between(-4, 4))} ${short(seed.between(26, 50))}`,
    ).join(""),
    3,
    darker(tone, 0.45),
    0.65,
  );
}
