import type { Shape } from "./page";

/** The minimum ratio of height to width of a strip, a very tall picture. */
const MIN_STRIP_RATIO = 3;

/** Returns whether a picture is a strip, which is too narrow to read at the window's height. */
export function isStrip({ width, height }: Shape): boolean {
  return height >= MIN_STRIP_RATIO * width;
}

/** Returns whether a picture is a double page. */
export function isWide({ width, height }: Shape): boolean {
  return width > height;
}

/** Returns whether a picture is alone in a spread. */
export const standsAlone = (shape: Shape): boolean => isWide(shape) || isStrip(shape);

/** Groups pages into spreads. The first page, double pages and strips stand alone. */
export function findSpreads<Page>(
  pages: readonly Page[],
  shapeOf: (page: Page) => Shape,
): Page[][] {
  const spreads: Page[][] = [];
  /** The last spread, if it has space for a second comic page. */
  let open: Page[] | undefined;
  for (const page of pages) {
    const isAlone = spreads.length === 0 || standsAlone(shapeOf(page));
    if (open && !isAlone) {
      open.push(page);
      open = undefined;
    } else {
      const spread = [page];
      spreads.push(spread);
      open = isAlone ? undefined : spread;
    }
  }
  return spreads;
}
