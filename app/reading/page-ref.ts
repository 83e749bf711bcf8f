/** A page of a comic by its numbers. */
export interface PageRef {
  chapter: number;
  page: number;
}

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

/** The address of a page. */
export function pageAddress(comic: string, { chapter, page }: PageRef): string {
  return `/comics/${comic}/${chapter}/${page}`;
}

/** The address of the Atom feed of a comic's new pages. */
export function comicFeedPath(comic: string): string {
  return `/comics/${comic}/feed.atom`;
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

/** Pages of one document of a scroll; a longer chapter is split into parts. */
export const MAX_SCROLL_PAGES = 100;

/**
 * Returns the address of a scroll, or of a page in it. A page that may be in a later part has its number in the
 * query, and the scroll's loader redirects to the part.
 */
export function scrollAddress(comic: string, { chapter, page }: Partial<PageRef>): string {
  const scroll = `/comics/${comic}/${chapter}/scroll`;
  if (page === undefined) return scroll;
  // Numbers ascend from 0 or 1, so a page with a lower number is in the first part.
  return page < MAX_SCROLL_PAGES ? `${scroll}#page-${page}` : `${scroll}?at=${page}`;
}

/** Pages of one document of a chapter's text; a longer chapter is split into parts. */
export const MAX_TEXT_PAGES = 50;

/**
 * Returns the address of a chapter as text, or of a page in it.
 *
 * @param at the page's number, and its position in the chapter counted from 1
 */
export function textAddress(
  comic: string,
  chapter: number,
  at?: { page: number; position: number },
): string {
  const text = `/comics/${comic}/${chapter}/text`;
  if (!at) return text;
  const part = Math.ceil(at.position / MAX_TEXT_PAGES);
  return `${text}${part > 1 ? `?page=${part}` : ""}#page-${at.page}`;
}
