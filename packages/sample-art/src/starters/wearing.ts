import type { TypeName } from "../pokedex";
import { group, inked, num, oval, stroke } from "../pen";
import type { Body, HeadPlace } from "./body";
import { motif } from "./motifs";
import type { Coat } from "./palette";

/** Who wears a keepsake, and where head and neck are. */
export interface Wearer {
  coat: Coat;
  head: HeadPlace;
  neck: Body["neck"];
}

/** Something worn on the forehead or the crown. */
export function onCrown({ head }: Wearer, drawing: string, lift = 0.9, turn = 0): string {
  return group(drawing, { x: head.x, y: head.y - head.ry * lift, turn, scale: head.rx / 70 });
}

/** A band around the neck that hangs a little, and what hangs from it. */
export function collar({ neck }: Wearer, colour: string, pendant: string, weight = 10): string {
  const [x, y] = neck.at;
  const w = neck.width;
  const d = `M${num(x - w)},${num(y - 6)}Q${num(x)},${num(y + 24)} ${num(x + w)},${num(y - 6)}`;
  return stroke(d, weight + 5) + stroke(d, weight, colour) + group(pendant, { x, y: y + 16 });
}

/** A brass disc stamped with a type. */
export const pendantOf = (type: TypeName, coat: Coat, colour = coat.pop): string =>
  inked(oval(0, 8, 17, 17), "#f1cf7a", { weight: 2.2 }) +
  group(motif(type, colour), { y: 8, scale: 0.8 });
