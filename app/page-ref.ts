/** A page of a comic by its numbers. */
export interface PageRef {
  chapter: number;
  page: number;
}

/** Returns the numbers of a page alone. */
export const toRef = ({ chapter, page }: PageRef): PageRef => ({ chapter, page });

/** Compares pages by reading order, as a callback of `sort` does. */
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

/** Parses the path of a page; undefined for any other. */
export function parsePagePath(pathname: string): (PageRef & { comic: string }) | undefined {
  const [, folder, comic = "", ...numbers] = pathname.split("/");
  const [chapter, page] = numbers.map(parsePageNumber);
  if (folder !== "comics" || numbers.length !== 2) return undefined;
  if (chapter === undefined || page === undefined) return undefined;
  return { comic, chapter, page };
}

/** Returns the position of a page as a number; page numbers are below a million. */
export function toPosition({ chapter, page }: PageRef): number {
  return chapter * 1e6 + page;
}

/** Returns the page at a position. */
export function toPageRef(position: number): PageRef {
  const page = position % 1e6;
  return { chapter: (position - page) / 1e6, page };
}
