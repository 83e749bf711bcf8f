import type { Place } from "./place";

/** Pages of a chapter that one document of its scroll shows; a longer chapter comes in parts. */
export const pagesOfPart = 100;

/**
 * The address of a page in the scroll of its chapter, or of the scroll itself. What may not be in the first
 * part is asked for by its number: the scroll's loader knows the part.
 */
export function scrollAddress(comic: string, { chapter, page }: Partial<Place>): string {
  const scroll = `/comics/${comic}/${chapter}/scroll`;
  if (page === undefined) return scroll;
  // Numbers ascend from 0 or 1, so that no page before this one can be beyond the first part.
  return page < pagesOfPart ? `${scroll}#page-${page}` : `${scroll}?at=${page}`;
}
