import type { Point } from "../../pen";

/** Points written as SVG writes them: `"10,20 30,40"`. */
export function points(text: string): Point[] {
  return text.split(" ").map((pair): Point => {
    const [x = 0, y = 0] = pair.split(",").map(Number);
    return [x, y];
  });
}
