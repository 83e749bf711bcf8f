import type { TypeName } from "../pokedex";
import { curve, fill, oval, polygon, stroke } from "../pen";
import { star } from "./markings";

/** A small sign for each type, about 24 units wide around 0,0: what the medallion's ring is stamped with. */
export function motif(type: TypeName, colour: string): string {
  const solid = (d: string) => fill(d, colour);
  const line = (d: string, width = 3.6) => stroke(d, width, colour);
  switch (type) {
    case "Normal":
      return line(oval(0, 0, 8.5, 8.5), 4);
    case "Fire":
      return solid(
        curve(
          [
            [-8, 8],
            [-8, -2],
            [-1, -13],
            [3, -5],
            [8, -7],
            [8, 8],
            [0, 12],
          ],
          true,
        ),
      );
    case "Water":
      return solid("M0,-13C5,-5 9,-1 9,4A9,9 0 0 1 -9,4C-9,-1 -5,-5 0,-13Z");
    case "Electric":
      return line("M-9,7L-3,-6L3,6L9,-8", 4.4);
    case "Grass":
      return solid("M-10,9C-12,-6 -2,-11 11,-10C12,4 4,12 -10,9Z");
    case "Ice":
      return line("M0,-11V11M-9.5,-5.5L9.5,5.5M-9.5,5.5L9.5,-5.5", 3.2);
    case "Fighting":
      return line("M-9,-1L0,-9L9,-1M-9,9L0,1L9,9", 4);
    case "Poison":
      return solid(oval(-4, 4, 7, 7)) + solid(oval(6, 5, 4, 4)) + solid(oval(3, -7, 4.6, 4.6));
    case "Ground":
      return line("M-11,7Q-6,-5 0,3Q5,-8 11,7", 4);
    case "Flying":
      return solid("M-11,4C-9,-8 3,-11 11,-9C9,-5 7,-4 8,-2C5,-1 4,1 4,3C0,2 -4,4 -6,8Z");
    case "Psychic":
      return line(
        curve([
          [1, 1],
          [-3, 3],
          [-5, -2],
          [1, -6],
          [7, 0],
          [3, 8],
          [-6, 8],
        ]),
        3.2,
      );
    case "Bug":
      return line(
        polygon([
          [0, -10],
          [9, -5],
          [9, 5],
          [0, 10],
          [-9, 5],
          [-9, -5],
        ]),
        3.6,
      );
    case "Rock":
      return solid(
        polygon([
          [-4, -9],
          [6, -8],
          [11, 1],
          [5, 9],
          [-7, 8],
          [-11, -1],
        ]),
      );
    case "Ghost":
      return solid(
        "M-9,11C-10,-4 -6,-12 1,-12C8,-12 10,-5 9,1C9,5 12,8 9,11C6,9 4,9 2,11C-1,9 -5,9 -9,11Z",
      );
    case "Dragon":
      return line("M-11,-5A5.5,6 0 0 0 0,-5A5.5,6 0 0 0 11,-5M-6,4A5.5,6 0 0 0 6,4", 3.4);
    case "Dark":
      return solid("M5,-11A11,11 0 1 0 8,8A9,9 0 1 1 5,-11Z");
    case "Steel":
      return solid(star(0, 0, 11.5, 8, 0.76)) + fill(oval(0, 0, 4, 4), "#3b3346", 0.55);
    case "Fairy":
      return solid("M0,10C-14,0 -10,-11 -3,-9C-1,-8 0,-6 0,-5C0,-6 1,-8 3,-9C10,-11 14,0 0,10Z");
    default:
      return solid(star(0, 0, 11));
  }
}
