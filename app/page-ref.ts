/** A page of a comic by its numbers. */
export interface PageRef {
  chapter: number;
  page: number;
}

/** Returns the numbers of a page alone. */
export const toRef = ({ chapter, page }: PageRef): PageRef => ({ chapter, page });

/** Names a page, as in "chapter 2, page 3"; a sentence begins with "Chapter". */
export const namePage = (
  { chapter, page }: PageRef,
  word: "chapter" | "Chapter" = "chapter",
  unit: "page" | "pages" = "page",
): string => `${word} ${chapter}, ${unit} ${page}`;

/** Names a chapter, as in "Chapter 2, In Your Paws". */
export const nameChapter = (
  number: number,
  title = "",
  word: "chapter" | "Chapter" = "Chapter",
): string => `${word} ${number}${title && `, ${title}`}`;

/** Compares pages by reading order, as a callback of `sort` does. */
export function comparePages(a: PageRef, b: PageRef): number {
  return a.chapter - b.chapter || a.page - b.page;
}

/** Returns the later of two pages in reading order. */
export const laterPage = (a: PageRef, b: PageRef): PageRef => (comparePages(a, b) > 0 ? a : b);

/** Whether both are known and the same page. */
export function isSamePage(a: PageRef | undefined, b: PageRef | undefined): boolean {
  return a !== undefined && b !== undefined && comparePages(a, b) === 0;
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

/** Reads a page from an object with its numbers, as text or numbers; undefined for any other value. */
export function parsePageRef(value: unknown): PageRef | undefined {
  const { chapter, page } = Object(value) as Record<keyof PageRef, unknown>;
  const [chapterNumber, pageNumber] = [chapter, page].map((one) => parsePageNumber(String(one)));
  if (chapterNumber === undefined || pageNumber === undefined) return undefined;
  return { chapter: chapterNumber, page: pageNumber };
}

/** Parses the path of a page; undefined for any other. */
export function parsePagePath(pathname: string): (PageRef & { comic: string }) | undefined {
  const [, folder, comic = "", chapter, page, ...rest] = pathname.split("/");
  const ref =
    folder === "comics" && rest.length === 0 ? parsePageRef({ chapter, page }) : undefined;
  return ref && { comic, ...ref };
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
