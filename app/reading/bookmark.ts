import { comparePages, type PageRef, parsePageNumber } from "./page-ref";

/** Where a reader stopped. */
export interface ReadingPosition extends PageRef {
  /** The newest page the reader knew of: a later one is new to them. */
  known?: PageRef | undefined;
}

/** Where a reader stopped, kept in their own browser. */
export interface Bookmark extends ReadingPosition {
  /** How far down the picture, from 0 (top) to 1. */
  depth: number;
  known: PageRef;
}

/** Dispatched on the window after this document wrote a bookmark or read pages; other tabs get `storage`. */
export const bookmarkChange = "bookmarkchange";

/** The key of a comic's bookmark in browser storage. */
export function bookmarkKey(comic: string): string {
  return `reading:${comic}`;
}

/** The bookmark in a stored text, or nothing when it was not written by this site. */
export function parseBookmark(text: string | null): Bookmark | undefined {
  if (!text) return undefined;
  try {
    const { chapter, page, depth, known } = JSON.parse(text) as Bookmark;
    if (![chapter, page, known?.chapter, known?.page].every(isPageNumber)) return undefined;
    if (typeof depth !== "number" || !(depth >= 0 && depth <= 1)) return undefined;
    return { chapter, page, depth, known: { chapter: known.chapter, page: known.page } };
  } catch {
    return undefined;
  }
}

function isPageNumber(value: unknown): boolean {
  return typeof value === "number" && parsePageNumber(String(value)) !== undefined;
}

/**
 * The bookmark after reading a page. What the reader knows as the newest page moves on when they
 * reach it, so that "new" stays until it is read; on a first visit nothing is new.
 */
export function moveBookmark(
  place: PageRef,
  depth: number,
  latest: PageRef | undefined,
  before: ReadingPosition | undefined,
): Bookmark {
  const newest = latest && comparePages(latest, place) > 0 ? latest : place;
  const known = before?.known ?? newest;
  return {
    ...place,
    depth: Math.min(1, Math.max(0, depth)),
    known: comparePages(place, known) > 0 ? place : known,
  };
}

/** Whether pages came out that the reader who stopped there has not seen announced. */
export function hasNews(stop: ReadingPosition | undefined, latest: PageRef | undefined): boolean {
  return Boolean(stop?.known && latest && comparePages(latest, stop.known) > 0);
}

/** The number of pages after a known one, as in "2 pages"; "8+ pages" when a chapter lies between. */
export function describeNewPages(known: PageRef, latest: PageRef): string {
  if (known.chapter !== latest.chapter) return `${latest.page}+ pages`;
  const count = latest.page - known.page;
  return count === 1 ? "1 page" : `${count} pages`;
}

/** The cookie form of a stop, for readers without JavaScript: `talechasers.2.3.3.8`, the newest page known last. */
export function positionCookie(comic: string, { chapter, page, known }: ReadingPosition): string {
  return [comic, chapter, page, ...(known ? [known.chapter, known.page] : [])].join(".");
}

/** Reads `positionCookie` back, with the comic that it is of. */
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
