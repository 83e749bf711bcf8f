/** A page of a comic by its numbers. */
export interface PageRef {
  chapter: number;
  page: number;
}

/** Negative, zero or positive, as places follow one another. */
export function comparePages(a: PageRef, b: PageRef): number {
  return a.chapter - b.chapter || a.page - b.page;
}

/**
 * Reads a chapter or page number from an address.
 *
 * @returns a whole number that is not negative, or undefined; "01", "1e3" and "+1" are no numbers
 */
export function parsePageNumber(text: string | undefined | null): number | undefined {
  if (!text || !/^(?:0|[1-9]\d{0,5})$/.test(text)) return undefined;
  return Number(text);
}

/** The address of a page. */
export function pageAddress(comic: string, { chapter, page }: PageRef): string {
  return `/comics/${comic}/${chapter}/${page}`;
}

/** Where a page is in a comic, as a number; a page's own is below a million. */
export function toPosition({ chapter, page }: PageRef): number {
  return chapter * 1e6 + page;
}

/** The place at a position. */
export function toPageRef(position: number): PageRef {
  const page = position % 1e6;
  return { chapter: (position - page) / 1e6, page };
}

/** Pages of a chapter that one document of its scroll shows; a longer chapter comes in parts. */
export const MAX_SCROLL_PAGES = 100;

/**
 * The address of a page in the scroll of its chapter, or of the scroll itself. What may not be in the first
 * part is asked for by its number: the scroll's loader knows the part.
 */
export function scrollAddress(comic: string, { chapter, page }: Partial<PageRef>): string {
  const scroll = `/comics/${comic}/${chapter}/scroll`;
  if (page === undefined) return scroll;
  // Numbers ascend from 0 or 1, so that no page before this one can be beyond the first part.
  return page < MAX_SCROLL_PAGES ? `${scroll}#page-${page}` : `${scroll}?at=${page}`;
}
