/** Which of a chapter's pages lie side by side. */

/** Where spreads start: after a first page that stands alone as a cover does, or with it. */
export type SpreadStart = "cover" | "first";

/** The first and the last page of a spread, counted from 0 in its chapter; the same where one stands alone. */
export interface Spread {
  first: number;
  last: number;
}

interface Shape {
  width: number;
  height: number;
}

/** How many times taller than wide a picture is that is read by scrolling: three screens of a desktop. */
const tall = 3;

/** Whether a picture is a strip: as high as the window it would be a sliver. */
export function isStrip({ width, height }: Shape): boolean {
  return height >= tall * width;
}

/** Whether a picture is a double page already. */
export function isWide({ width, height }: Shape): boolean {
  return width > height;
}

/**
 * The spread that each page of a chapter is in. What is a double page itself, or a strip, has nothing beside it.
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
