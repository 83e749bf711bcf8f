import { ink, type Coat } from "../colours";
import { cel, fill, group, oval, stroke } from "../shapes";

/** Somebody who has just hatched and keeps the lid on: creatures that are in no list. */
export function egg({ main, second, accent }: Coat): string {
  const spots = (places: readonly (readonly [number, number, number])[]) =>
    fill(places.map(([x, y, r]) => oval(x, y, r, r * 1.15)).join(""), accent, 0.85);
  const eye = (x: number) =>
    fill(oval(x, 8, 17, 23), ink) +
    fill(oval(x - 5, -1, 6, 7), "#ffffff") +
    fill(oval(x + 5, 17, 4), "#ffffff", 0.8);
  const lid =
    "M-124,-62L-82,-30L-42,-72L0,-34L42,-72L82,-30L124,-62C116,-154 62,-212 0,-212C-62,-212 -116,-154 -124,-62Z";
  const shell =
    "M-160,52L-108,92L-56,46L0,96L56,46L108,92L160,52C170,158 104,214 0,214C-104,214 -170,158 -160,52Z";
  return (
    cel(oval(0, 24, 122, 112), main) +
    eye(-44) +
    eye(44) +
    fill(oval(-84, 42, 21, 13) + oval(84, 42, 21, 13), accent, 0.75) +
    stroke("M-20,34Q0,50 20,34", 10) +
    cel(
      shell,
      second,
      spots([
        [-92, 136, 22],
        [-20, 168, 17],
        [74, 128, 27],
        [118, 176, 14],
      ]),
    ) +
    group(
      cel(
        lid,
        second,
        spots([
          [-48, -116, 20],
          [34, -152, 24],
          [72, -92, 13],
        ]),
      ),
      { x: -16, y: 6, turn: -11 },
    )
  );
}
