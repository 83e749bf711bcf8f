import { inked, num, type Point } from "../pen";
import type { Body } from "./body";
import type { Coat } from "./palette";

/** A collar of thick fur below the head: five tufts that get longer towards the middle. */
export function ruff(coat: Coat, { neck }: Body): string {
  const [x, y] = neck.at;
  const w = neck.width * 1.34 + 8;
  // Each tuft is a rounded notch and a tip; the tips lean outwards.
  const tips = [-0.92, -0.5, 0, 0.5, 0.92];
  const edge = tips.flatMap((at, i): Point[] => {
    const drop = (1 - at * at) * 30 + 16;
    const notch = ((tips[i + 1] ?? at) + at) / 2;
    const tip: Point = [x + at * w * 1.1, y + drop];
    return i < tips.length - 1 ? [tip, [x + notch * w, y + (1 - notch * notch) * 22 - 2]] : [tip];
  });
  let d = `M${num(x - w * 0.6)},${num(y - 34)}L${num(x - w * 1.04)},${num(y - 8)}`;
  for (const [px, py] of edge) d += `L${num(px)},${num(py)}`;
  d += `L${num(x + w * 1.04)},${num(y - 8)}L${num(x + w * 0.6)},${num(y - 34)}Z`;
  return inked(d, coat.pale, { light: [-3, -6] });
}
