import { useSiteData } from "~/ui/site-data";
import { placeAddress, type Place } from "./place";

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

/** Where pages are read: each by itself, or in the scroll of its chapter, as this reader prefers. */
export function usePageAddress(comic: string): (place: Place) => string {
  const { scrolls } = useSiteData();
  return (place) => (scrolls ? scrollAddress : placeAddress)(comic, place);
}
