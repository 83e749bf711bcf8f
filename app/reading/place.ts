/** A page of a comic by its numbers. */
export interface Place {
  chapter: number;
  page: number;
}

/** Negative, zero or positive, as places follow one another. */
export function compare(a: Place, b: Place): number {
  return a.chapter - b.chapter || a.page - b.page;
}

/**
 * Reads a chapter or page number from an address.
 *
 * @returns a whole number that is not negative, or undefined; "01", "1e3" and "+1" are no numbers
 */
export function pageNumber(text: string | undefined | null): number | undefined {
  if (!text || !/^(?:0|[1-9]\d{0,5})$/.test(text)) return undefined;
  return Number(text);
}

/** The address of a page. */
export function placeAddress(comic: string, { chapter, page }: Place): string {
  return `/comics/${comic}/${chapter}/${page}`;
}
