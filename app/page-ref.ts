/** The numbers that identify a page of a comic. */
export interface PageRef {
  chapter: number;
  page: number;
}

/** Returns a new object with only the two numbers of a reference. */
export const toRef = ({ chapter, page }: PageRef): PageRef => ({ chapter, page });

/** Formats the name of a comic page, such as "chapter 2, page 3" or "Chapter 2, page 3". */
export const namePage = (
  { chapter, page }: PageRef,
  word: "chapter" | "Chapter" = "chapter",
): string => `${word} ${chapter}, page ${page}`;

/** Formats the name of a chapter, such as "Chapter 2: In Your Paws". */
export const nameChapter = (
  number: number,
  title = "",
  word: "chapter" | "Chapter" = "Chapter",
): string => `${word} ${number}${title && `: ${title}`}`;

/** Compares comic pages by reading order, as a callback for `sort`. */
export function comparePages(a: PageRef, b: PageRef): number {
  return a.chapter - b.chapter || a.page - b.page;
}

/** Returns the second in reading order of two comic pages. */
export const laterPage = (a: PageRef, b: PageRef): PageRef => (comparePages(a, b) > 0 ? a : b);

/** Returns whether two references are defined and equal. */
export function isSamePage(a: PageRef | undefined, b: PageRef | undefined): boolean {
  return a !== undefined && b !== undefined && comparePages(a, b) === 0;
}

/**
 * Parses a chapter or page number in an address.
 *
 * @returns a non-negative integer, or undefined; "01", "1e3" and "+1" are invalid
 */
export function parsePageNumber(text: string | undefined | null): number | undefined {
  if (!text || !/^(?:0|[1-9]\d{0,5})$/.test(text)) return undefined;
  return Number(text);
}

/** Parses a reference whose numbers may be strings; undefined if the value is no reference. */
export function parsePageRef(value: unknown): PageRef | undefined {
  const { chapter, page } = Object(value) as Record<keyof PageRef, unknown>;
  const [chapterNumber, pageNumber] = [chapter, page].map((one) => parsePageNumber(String(one)));
  if (chapterNumber === undefined || pageNumber === undefined) return undefined;
  return { chapter: chapterNumber, page: pageNumber };
}

/** Parses the path of a comic page; undefined if it is no path of a comic page. */
export function parsePagePath(pathname: string): (PageRef & { comic: string }) | undefined {
  const [, folder, comic = "", chapter, page, ...rest] = pathname.split("/");
  const ref =
    folder === "comics" && rest.length === 0 ? parsePageRef({ chapter, page }) : undefined;
  return ref && { comic, ...ref };
}

/** Encodes a reference as one sortable number, with page numbers below a million. */
export function toPosition({ chapter, page }: PageRef): number {
  return chapter * 1e6 + page;
}

/** Decodes the number that `toPosition` returns. */
export function toPageRef(position: number): PageRef {
  const page = position % 1e6;
  return { chapter: (position - page) / 1e6, page };
}
