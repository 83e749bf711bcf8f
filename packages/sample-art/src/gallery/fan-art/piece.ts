import type { Chance } from "../../seeded";

/** One picture of the gallery: its natural size and the fan's hand. */
export interface Piece {
  width: number;
  height: number;
  draw(chance: Chance): string;
}
