/** Where spreads start: with the second page, after a cover, or with the first. */
export type SpreadStart = "cover" | "first";

/** The indexes of the first and the last page of a spread; the same for a page that stands alone. */
export interface Spread {
  first: number;
  last: number;
}

interface Shape {
  width: number;
  height: number;
}

/** A picture with at least this ratio of height to width is a strip: three screens of a desktop. */
const MIN_STRIP_RATIO = 3;

/** Whether a picture is a strip, too narrow to read when it is fitted to the window's height. */
export function isStrip({ width, height }: Shape): boolean {
  return height >= MIN_STRIP_RATIO * width;
}

/** Whether a picture is a double page. */
export function isWide({ width, height }: Shape): boolean {
  return width > height;
}

/**
 * Finds the spread of each page of a chapter. Both pages of a spread get the same object. A double page and a
 * strip stand alone.
 *
 * @param shapes of the pages, in reading order
 */
export function findSpreads(shapes: readonly Shape[], start: SpreadStart = "cover"): Spread[] {
  const standsAlone = (at: number): boolean => {
    const shape = shapes[at];
    return !shape || isWide(shape) || isStrip(shape) || (at === 0 && start === "cover");
  };
  const spreads: Spread[] = [];
  while (spreads.length < shapes.length) {
    const first = spreads.length;
    const isPair = !standsAlone(first) && !standsAlone(first + 1);
    const spread = { first, last: isPair ? first + 1 : first };
    spreads.push(spread);
    if (isPair) spreads.push(spread);
  }
  return spreads;
}
