import type { Mask } from "./pixels";

/** A page with what is known about the pixels between its panels. */
export interface Page {
  width: number;
  height: number;
  /** 1 where something is drawn. */
  ink: Uint8Array;
  /** 1 where the background is connected with the page's edge. */
  open: Uint8Array;
  /** The lengths of the runs of background from each pixel to the four sides, including the pixel. */
  runs: Record<"up" | "down" | "left" | "right", Int16Array>;
  /** The width in pixels of the narrowest gutter. */
  minGutter: number;
}

/** Examines the background of a page. */
export function findGutters(ink: Mask, minGutter: number): Page {
  const { at, width, height } = ink;
  const open = findOpen(ink);
  const [up, down, left, right] = [0, 1, 2, 3].map(() => new Int16Array(at.length)) as [
    Int16Array,
    Int16Array,
    Int16Array,
    Int16Array,
  ];
  for (let pixel = 0; pixel < at.length; pixel++) {
    if (at[pixel] === 1) continue;
    up[pixel] = (pixel < width ? 0 : up[pixel - width]!) + 1;
    left[pixel] = (pixel % width === 0 ? 0 : left[pixel - 1]!) + 1;
  }
  for (let pixel = at.length - 1; pixel >= 0; pixel--) {
    if (at[pixel] === 1) continue;
    down[pixel] = (pixel + width < at.length ? down[pixel + width]! : 0) + 1;
    right[pixel] = ((pixel + 1) % width === 0 ? 0 : right[pixel + 1]!) + 1;
  }
  return { width, height, ink: at, open, runs: { up, down, left, right }, minGutter };
}

/** Finds the background that is connected with the page's edge. */
function findOpen({ at, width, height }: Mask): Uint8Array {
  const open = new Uint8Array(at.length);
  const pending = new Int32Array(at.length);
  let count = 0;
  const add = (pixel: number) => {
    if (at[pixel] !== 0 || open[pixel] !== 0) return;
    open[pixel] = 1;
    pending[count++] = pixel;
  };
  for (let x = 0; x < width; x++) [x, (height - 1) * width + x].forEach(add);
  for (let y = 0; y < height; y++) [y * width, (y + 1) * width - 1].forEach(add);
  while (count > 0) {
    const pixel = pending[--count]!;
    const x = pixel % width;
    if (x > 0) add(pixel - 1);
    if (x < width - 1) add(pixel + 1);
    // Outside of the page there is no pixel, and `undefined` is no background.
    add(pixel - width);
    add(pixel + width);
  }
  return open;
}
