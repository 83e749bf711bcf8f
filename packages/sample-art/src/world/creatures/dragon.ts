import type { Chance } from "../chance";
import { darker } from "../colour";
import { figure, flat, stroke } from "../figure";
import { ribbon, short } from "../shape";
import type { Bead } from "../shape";
import { back, crestOf } from "./dragon-crest";

/** A dragon's colours. */
export interface DragonDress {
  hide: string;
  belly: string;
  /** Spines, horns, claws. */
  horn: string;
  eye: string;
  /** Wing membrane, frill, sail. */
  fin: string;
}

/** What runs along a dragon's back. */
export type Crest = "spines" | "sail" | "moss" | "feathers" | "fur" | "embers" | "none";

/** A long body with belly plates, scales and a crest along its back. */
export function serpentBody(
  id: string,
  beads: readonly Bead[],
  side: number,
  crest: Crest,
  dress: DragonDress,
  seed: Chance,
  glowing = false,
): string {
  const line = back(beads, side, 8);
  const belly = line
    .filter((_, index) => index % 4 === 0)
    .map((n): Bead => [n.x - n.nx * n.r * 0.72, n.y - n.ny * n.r * 0.72, n.r * 0.52]);
  const plates = line
    .filter((_, index) => index % 2 === 0)
    .map(
      (n) =>
        `M${short(n.x - n.nx * n.r * 0.2)} ${short(n.y - n.ny * n.r * 0.2)}L${short(n.x - n.nx * n.r * 1.1)} ${short(n.y - n.ny * n.r * 1.1)}`,
    )
    .join("");
  const scales = line
    .flatMap((n, index) =>
      index % 2
        ? []
        : [0.05, 0.4, 0.75].map((k) => {
            const [x, y] = [
              n.x + n.nx * n.r * k + seed.between(-5, 5),
              n.y + n.ny * n.r * k + seed.between(-5, 5),
            ];
            const s = n.r * 0.2;
            return `M${short(x - s)} ${short(y)}q${short(s)} ${short(s * 1.2)} ${short(s * 2)} 0`;
          }),
    )
    .join("");
  const ridge = crestOf(crest, id, beads, side, dress, seed);
  return (
    ridge.behind +
    figure({
      id,
      shapes: [ribbon(beads, 7)],
      fill: dress.hide,
      weight: 5,
      depth: 15,
      marks:
        stroke(scales, 2.4, darker(dress.hide, 0.45), 0.6) +
        flat(ribbon(belly, 4), dress.belly) +
        stroke(plates, glowing ? 5 : 2.6, glowing ? "#fff0a8" : darker(dress.belly, 0.4), 0.75),
    }) +
    ridge.front
  );
}
