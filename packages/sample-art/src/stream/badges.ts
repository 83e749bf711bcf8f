import { svgDocument } from "../pen";
import type { Picture } from "../picture";
import { entry } from "../world/entry";
import { emblems } from "../world/magic/element-symbols";
import { pin } from "../world/magic/pin";
import { place } from "../world/shape";
import { otherEmblems } from "./badge-symbols";

const size = 400;

/** The badges' emblems by name; the elements' are those of the world. */
export const badges = { ...emblems, ...otherEmblems };

/** A badge of the gym challenge as an enamel pin on nothing. */
export function drawBadge(name: string): Picture | undefined {
  const emblem = entry(badges, name);
  if (!emblem) return undefined;
  const { school, ground, cells } = emblem;
  // A little up and to the left, to make room for the shadow.
  const art = place(pin("badge", school, ground, cells, 172), 193, 190);
  return { width: size, height: size, svg: svgDocument(size, size, art) };
}
