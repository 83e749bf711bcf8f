import type { Mask } from "./pixels";

/** A connected part of the page, as the pixels of `labels` that have its label. */
export interface Component {
  label: number;
  area: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The label of each pixel of a page; 0 is outside of all components. */
export interface Labels {
  at: Int32Array;
  width: number;
  height: number;
}

/** The parts of a mask whose pixels touch by their sides. */
export function findComponents({ at, width, height }: Mask): [Labels, Component[]] {
  const labels = new Int32Array(at.length);
  const components: Component[] = [];
  const waiting = new Int32Array(at.length);
  const steps = [-1, 1, -width, width];
  for (let start = 0; start < at.length; start++) {
    if (at[start] === 0 || labels[start] !== 0) continue;
    const label = components.length + 1;
    const part = { label, area: 0, left: width, top: height, right: 0, bottom: 0 };
    let end = 0;
    labels[start] = label;
    waiting[end++] = start;
    for (let next = 0; next < end; next++) {
      const pixel = waiting[next]!;
      const x = pixel % width;
      const y = (pixel - x) / width;
      if (x < part.left) part.left = x;
      if (x > part.right) part.right = x;
      if (y < part.top) part.top = y;
      if (y > part.bottom) part.bottom = y;
      for (let side = 0; side < 4; side++) {
        if ((side === 0 && x === 0) || (side === 1 && x === width - 1)) continue;
        const other = pixel + steps[side]!;
        if (at[other] !== 1 || labels[other] !== 0) continue;
        labels[other] = label;
        waiting[end++] = other;
      }
    }
    part.area = end;
    components.push(part);
  }
  return [{ at: labels, width, height }, components];
}

/** Unset pixels that can be reached from the page's edge over others. */
export function floodFromEdge({ at, width, height }: Mask, seeds: Uint8Array): Mask {
  const reached = new Uint8Array(at.length);
  const waiting = new Int32Array(at.length);
  const steps = [-1, 1, -width, width];
  let end = 0;
  for (let pixel = 0; pixel < at.length; pixel++) {
    if (seeds[pixel] === 0 || at[pixel] === 1) continue;
    reached[pixel] = 1;
    waiting[end++] = pixel;
  }
  for (let next = 0; next < end; next++) {
    const pixel = waiting[next]!;
    const x = pixel % width;
    for (let side = 0; side < 4; side++) {
      if ((side === 0 && x === 0) || (side === 1 && x === width - 1)) continue;
      const other = pixel + steps[side]!;
      if (at[other] !== 0 || reached[other] !== 0) continue;
      reached[other] = 1;
      waiting[end++] = other;
    }
  }
  return { at: reached, width, height };
}
