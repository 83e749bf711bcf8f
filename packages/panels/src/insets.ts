import { findComponents, type Component, type Labels } from "./components";
import type { Mask } from "./pixels";
import { areaOf, fitShape, type Box, type Shape } from "./shape";

/** How straight the sides of an inset and of the ring around it are at least, and how full it is. */
const LEAST_STRAIGHTNESS = 0.93;
const LEAST_FILL = 0.97;

/** The shares of the page that an inset takes: a larger one is the inside of a double frame. */
const LEAST_AREA = 0.025;
const MOST_AREA = 0.4;

/** The share of its ring's box that an inset takes at least: a window has several panes. */
const LEAST_SHARE = 0.7;

/** Rings that are looked into. */
const MAX_RINGS = 24;

/** Panels within panels: rectangles in an even ring of the color of the gutters. */
export function findInsets(labels: Labels, ink: Mask, panels: readonly Shape[]): Box[] {
  const { at, width, height } = labels;
  const isHost: boolean[] = [];
  for (const { component } of panels) isHost[component.label] = true;
  const blank = new Uint8Array(at.length);
  for (let pixel = 0; pixel < at.length; pixel++) {
    if (ink.at[pixel] === 0 && isHost[at[pixel]!]) blank[pixel] = 1;
  }
  const isLarge = (box: Box) => areaOf(box) >= LEAST_AREA * width * height;
  const isEven = ({ worst }: Shape) => worst >= LEAST_STRAIGHTNESS;
  const [rings, components] = findComponents({ at: blank, width, height });
  return components
    .filter(
      ({ left, top, right, bottom }) =>
        left > 0 && top > 0 && right < width - 1 && bottom < height - 1,
    )
    .filter((ring) => isLarge(ring) && ring.area < 0.4 * areaOf(ring))
    .slice(0, MAX_RINGS)
    .filter((ring) => isEven(fitShape(rings, ring)))
    .flatMap((ring) => {
      const [inside, parts] = findComponents(cropWithout(rings, ring));
      const [largest] = parts.sort((a, b) => b.area - a.area);
      if (!largest || !isLarge(largest) || areaOf(largest) > MOST_AREA * width * height) return [];
      if (areaOf(largest) < LEAST_SHARE * areaOf(ring)) return [];
      const shape = fitShape(inside, largest);
      if (!isEven(shape) || shape.fill < LEAST_FILL) return [];
      const { left, right, top, bottom } = shape.box;
      return [
        {
          left: left + ring.left,
          right: right + ring.left,
          top: top + ring.top,
          bottom: bottom + ring.top,
        },
      ];
    });
}

/** The box of a ring, without the ring. */
function cropWithout({ at, width }: Labels, ring: Component): Mask {
  const [across, down] = [ring.right - ring.left + 1, ring.bottom - ring.top + 1];
  const crop = new Uint8Array(across * down);
  for (let y = 0, pixel = 0; y < down; y++) {
    for (let x = 0; x < across; x++, pixel++) {
      if (at[(ring.top + y) * width + ring.left + x] !== ring.label) crop[pixel] = 1;
    }
  }
  return { at: crop, width: across, height: down };
}
