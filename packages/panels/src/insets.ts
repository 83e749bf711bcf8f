import { findComponents, type Component, type Labels } from "./components";
import type { Mask } from "./pixels";
import { fitShape, type Box, type Shape } from "./shape";

/** How straight the sides of an inset and of the ring around it are at least, and how full it is. */
const LEAST_STRAIGHTNESS = 0.93;
const LEAST_FILL = 0.97;

/** The shares of the page that an inset takes: a larger one is the inside of a double frame. */
const LEAST_AREA = 0.025;
const MOST_AREA = 0.4;

/** Panels within panels: rectangles in an even ring of the color of the gutters. */
export function findInsets(labels: Labels, ink: Mask, panels: readonly Shape[]): Shape[] {
  const { at, width, height } = labels;
  const hosts = new Set(panels.map(({ component }) => component.label));
  const isBlank = (pixel: number) => hosts.has(at[pixel]!) && ink.at[pixel] === 0;
  const blank = { at: Uint8Array.from(at, (_, pixel) => Number(isBlank(pixel))), width, height };
  const isLarge = (box: Box) =>
    (box.right - box.left) * (box.bottom - box.top) >= LEAST_AREA * width * height;
  const isEven = ({ worst }: Shape) => worst >= LEAST_STRAIGHTNESS;
  const [rings, candidates] = findComponents(blank);
  return candidates
    .filter((ring) => isLarge(ring) && ring.area < 0.4 * areaOf(ring))
    .filter((ring) => isEven(fitShape(rings, ring)))
    .flatMap((ring) => {
      const inside = findComponents(cropWithout(rings, ring));
      const shapes = inside[1].map((component) => ({
        ...component,
        left: component.left + ring.left,
        right: component.right + ring.left,
        top: component.top + ring.top,
        bottom: component.bottom + ring.top,
      }));
      const largest = shapes.reduce<Component | undefined>(
        (best, one) => (best && best.area >= one.area ? best : one),
        undefined,
      );
      if (!largest || !isLarge(largest)) return [];
      if (areaOf(largest) > MOST_AREA * width * height) return [];
      const whole: Labels = { at: new Int32Array(at.length), width, height };
      paste(inside[0], ring, whole.at, width);
      const shape = fitShape(whole, largest);
      return isEven(shape) && shape.fill >= LEAST_FILL ? [shape] : [];
    });
}

const areaOf = ({ left, right, top, bottom }: Box) => (right - left + 1) * (bottom - top + 1);

/** The box of a ring, without the ring. */
function cropWithout({ at, width }: Labels, ring: Component): Mask {
  const [across, down] = [ring.right - ring.left + 1, ring.bottom - ring.top + 1];
  const crop = new Uint8Array(across * down);
  for (let pixel = 0; pixel < crop.length; pixel++) {
    const [x, y] = [ring.left + (pixel % across), ring.top + Math.floor(pixel / across)];
    if (at[y * width + x] !== ring.label) crop[pixel] = 1;
  }
  return { at: crop, width: across, height: down };
}

function paste(from: Labels, { left, top }: Box, to: Int32Array, width: number): void {
  for (let pixel = 0; pixel < from.at.length; pixel++) {
    const [x, y] = [left + (pixel % from.width), top + Math.floor(pixel / from.width)];
    to[y * width + x] = from.at[pixel]!;
  }
}
