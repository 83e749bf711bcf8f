import { findComponents, type Component, type Labels } from "./components";
import type { Mask } from "./pixels";
import { areaOf, fitShape, type Box, type Shape } from "./shape";

/** The minimum straightness of an inset and of the ring around it, and its filled share. */
const MIN_STRAIGHTNESS = 0.93;
const MIN_FILL = 0.97;

/** The minimum and maximum share of the page; a larger shape is the inside of a double frame. */
const MIN_AREA = 0.025;
const MAX_AREA = 0.4;

/** The minimum share of the ring's box; the panes of a window have less. */
const MIN_RING_SHARE = 0.7;

const MAX_RINGS = 24;

/** Finds panels within panels: rectangles in an even ring of the color of the gutters. */
export function findInsets(labels: Labels, ink: Mask, panels: readonly Shape[]): Box[] {
  const { at, width, height } = labels;
  const isHost: boolean[] = [];
  for (const { component } of panels) isHost[component.label] = true;
  const blank = new Uint8Array(at.length);
  for (let pixel = 0; pixel < at.length; pixel++) {
    if (ink.at[pixel] === 0 && isHost[at[pixel]!]) blank[pixel] = 1;
  }
  const isLarge = (box: Box) => areaOf(box) >= MIN_AREA * width * height;
  const isEven = ({ worst }: Shape) => worst >= MIN_STRAIGHTNESS;
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
      if (!largest || !isLarge(largest) || areaOf(largest) > MAX_AREA * width * height) return [];
      if (areaOf(largest) < MIN_RING_SHARE * areaOf(ring)) return [];
      const shape = fitShape(inside, largest);
      if (!isEven(shape) || shape.fill < MIN_FILL) return [];
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

/** The mask of a ring's box, without the ring. */
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
