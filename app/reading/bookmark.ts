import { comparePages, type PageRef, parsePageNumber } from "~/page-ref";

/** Where a reader is in a comic. */
export interface ReadingPosition extends PageRef {
  /** The newest page that the reader has seen announced; later pages are new to them. */
  known?: PageRef | undefined;
}

/** A reading position as it is stored in the browser. */
export interface Bookmark extends ReadingPosition {
  /** The picture of the page, by which it is found after pages were renumbered. */
  imageId?: string | undefined;
  /** How far down the picture, from 0 (top) to 1. */
  depth: number;
  known: PageRef;
}

const MAX_IMAGE_ID_CHARS = 200;

/** Dispatched on the window after this document stored a bookmark or read pages; other tabs get `storage`. */
export const bookmarkChange = "bookmarkchange";

/** The key of a comic's bookmark in browser storage. */
export function bookmarkKey(comic: string): string {
  return `reading:${comic}`;
}

/** Parses a stored bookmark; undefined for text that this site did not write. */
export function parseBookmark(text: string | null): Bookmark | undefined {
  if (!text) return undefined;
  try {
    const { chapter, page, imageId, depth, known } = JSON.parse(text) as Bookmark;
    if (![chapter, page, known?.chapter, known?.page].every(isPageNumber)) return undefined;
    if (typeof depth !== "number" || !(depth >= 0 && depth <= 1)) return undefined;
    return {
      ...{ chapter, page, depth, known: { chapter: known.chapter, page: known.page } },
      // Somebody may have made the link with the bookmark; servers refuse a long address.
      ...(typeof imageId === "string" && imageId.length <= MAX_IMAGE_ID_CHARS && { imageId }),
    };
  } catch {
    return undefined;
  }
}

function isPageNumber(value: unknown): boolean {
  return typeof value === "number" && parsePageNumber(String(value)) !== undefined;
}

/**
 * Returns the bookmark after reading a page. The known newest page changes only when the reader reaches a newer
 * one, so that "new" is shown until then; on a first visit nothing is new.
 */
export function moveBookmark(
  page: PageRef & Pick<Bookmark, "imageId">,
  depth: number,
  latest: PageRef | undefined,
  before: ReadingPosition | undefined,
): Bookmark {
  const newest = latest && comparePages(latest, page) > 0 ? latest : page;
  const known = before?.known ?? newest;
  return {
    ...page,
    depth: Math.min(1, Math.max(0, depth)),
    known: comparePages(page, known) > 0 ? page : known,
  };
}

/** Whether a page is newer than the newest that the reader knows. */
export function hasNews(
  position: ReadingPosition | undefined,
  latest: PageRef | undefined,
): boolean {
  return Boolean(position?.known && latest && comparePages(latest, position.known) > 0);
}

/** Pages of the newest chapter that the home page counts. */
export const MAX_COUNTED_PAGES = 30;

/**
 * The number of pages after a known one, as in "2 pages"; "8+ pages" when there may be more.
 *
 * @param numbers the last pages of the newest chapter, `MAX_COUNTED_PAGES` at most
 */
export function describeNewPages(
  known: PageRef,
  { chapter }: PageRef,
  numbers: readonly number[],
): string {
  const isSame = known.chapter === chapter;
  const count = isSame ? numbers.filter((page) => page > known.page).length : numbers.length;
  const isExact = isSame && (count < numbers.length || numbers.length < MAX_COUNTED_PAGES);
  return count === 1 && isExact ? "1 page" : `${count}${isExact ? "" : "+"} pages`;
}

/** Writes the cookie of readers without JavaScript, such as `talechasers.2.3.3.8`; the known newest page is last. */
export function positionCookie(comic: string, { chapter, page, known }: ReadingPosition): string {
  return [comic, chapter, page, ...(known ? [known.chapter, known.page] : [])].join(".");
}

/** Parses a cookie of `positionCookie`. */
export function parsePositionCookie(
  value: string | undefined,
): (ReadingPosition & { comic: string }) | undefined {
  const [comic = "", ...parts] = value?.split(".") ?? [];
  const numbers = parts.flatMap((part) => parsePageNumber(part) ?? []);
  const [chapter, page, knownChapter, knownPage] = numbers;
  const isWhole = [2, 4].includes(parts.length) && numbers.length === parts.length;
  if (!isWhole || chapter === undefined || page === undefined) return undefined;
  const known =
    knownChapter === undefined || knownPage === undefined
      ? undefined
      : { chapter: knownChapter, page: knownPage };
  return { comic, chapter, page, known };
}
