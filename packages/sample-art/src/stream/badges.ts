import { elements } from "../../../../app/content/elements";
import { svgDocument } from "../pen";
import type { Picture } from "../picture";
import { emblemOf } from "../world/magic/elements";
import { pin } from "../world/magic/pin";
import { place } from "../world/shape";
import { otherEmblems } from "./badge-symbols";

const size = 400;

/** A badge of the gym challenge as an enamel pin on nothing; the elements' are those of the world. */
export function drawBadge(name: string): Picture | undefined {
  const emblem = elements.some(({ slug }) => slug === name)
    ? emblemOf(name)
    : Object.hasOwn(otherEmblems, name)
      ? otherEmblems[name]
      : undefined;
  if (!emblem) return undefined;
  const { school, ground, cells } = emblem;
  // A little up and to the left, to make room for the shadow.
  const art = place(pin("badge", school, ground, cells, 172), 193, 190);
  return { width: size, height: size, svg: svgDocument(size, size, art) };
}
