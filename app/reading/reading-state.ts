import { comparePages, isSamePage, laterPage, type PageRef, parsePageRef } from "~/page-ref";
import { addPage, countPages, hasPage, type PageRange, parseRanges } from "./read-pages";

/** A reader's position in a comic. */
export interface Bookmark extends PageRef {
  /** The id of the page's picture, which identifies the page even with a new number. */
  imageId?: string | undefined;
  /** The scroll depth as a fraction of the picture's height, from 0 at the top to 1. */
  depth: number;
  /** Whether the reader read the page in the scroll of its chapter. */
  inScroll?: boolean | undefined;
  /** The newest comic page that the reader knows. The pages after it are new. */
  known: PageRef;
}

/** The reading state of a comic in this browser. */
export interface ReadingState {
  bookmark?: Bookmark | undefined;
  /** The last shown page if it did not move the bookmark. A turn from it moves the bookmark. */
  opened?: PageRef | undefined;
  read: readonly PageRange[];
}

/** The event that the pictures of a page, a spread or several short pages are shown. */
export interface PageShownEvent {
  pages: readonly PageRef[];
  /** The picture of the last page, to which the bookmark moves. */
  imageId: string;
  previous: PageRef | undefined;
  next: PageRef | undefined;
  /** The first page of the comic, if known. */
  first: PageRef | undefined;
  latest: PageRef | undefined;
  /** The comic pages that this document showed before the shown pages. */
  before?: readonly PageRef[];
  /** Whether a Continue link led to the page. */
  isContinued?: boolean;
  inScroll?: boolean;
}

/** Parses a reading state from a JSON value and ignores invalid parts. */
export function parseReadingState(value: unknown): ReadingState {
  const { bookmark, opened, read } = Object(value) as Record<keyof ReadingState, unknown>;
  return {
    bookmark: parseBookmark(bookmark),
    opened: parsePageRef(opened),
    read: parseRanges(read),
  };
}

function parseBookmark(value: unknown): Bookmark | undefined {
  const page = parsePageRef(value);
  if (!page) return undefined;
  const { imageId, depth, inScroll, known } = value as Record<keyof Bookmark, unknown>;
  return {
    ...page,
    imageId: typeof imageId === "string" ? imageId : undefined,
    depth: Number(depth) || 0,
    inScroll: inScroll === true ? true : undefined,
    known: parsePageRef(known) ?? page,
  };
}

/**
 * Records that a page is shown. The page counts as read. The bookmark moves to it after a turn,
 * after "Continue", and on the first page of the comic. A turn leads to a page adjacent to the
 * previous one; in a new document, adjacent to the bookmark or to the last opened page.
 */
export function recordPage(state: ReadingState, shown: PageShownEvent): ReadingState {
  const { pages, imageId, before = [], inScroll } = shown;
  const page = pages.at(-1)!;
  const beside = [shown.previous, shown.next];
  const read = pages.reduce((read, one) => addPage(read, one, [...beside, ...pages]), state.read);
  const { bookmark, opened } = state;
  const isAmong = (some: readonly (PageRef | undefined)[], other: PageRef | undefined) =>
    some.some((one) => isSamePage(one, other));
  const isTurn = [...before, bookmark, opened].some((one) => isAmong(beside, one));
  const isHere = isAmong(pages, bookmark);
  const isFirst = isAmong(pages, shown.first);
  const known = laterPage(page, bookmark?.known ?? shown.latest ?? page);
  if (!isTurn && !isHere && !isFirst && !shown.isContinued) {
    return { bookmark: bookmark && { ...bookmark, known }, opened: page, read };
  }
  const depth = bookmark && isSamePage(bookmark, page) ? bookmark.depth : 0;
  return { bookmark: { ...page, imageId, depth, inScroll, known }, read };
}

/** The minimum number of consecutive read pages of a reader who is no new reader. */
const MIN_PAGES_IN_A_ROW = 3;

/** Returns whether a reader has read fewer than three consecutive comic pages. */
export function isNewcomer({ read }: ReadingState): boolean {
  return read.every((range) => countPages([range]) < MIN_PAGES_IN_A_ROW);
}

/** Returns whether the bookmark is on the newest page at the end of consecutive read pages. */
export function isCaughtUp({ bookmark, read }: ReadingState, latest: PageRef): boolean {
  const isThere = bookmark !== undefined && comparePages(bookmark, latest) >= 0;
  return isThere && !isNewcomer({ read: read.filter((range) => hasPage([range], latest)) });
}

/** Stores the scroll depth of a page if the bookmark is on that page. */
export function recordDepth(state: ReadingState, page: PageRef, depth: number): ReadingState {
  const { bookmark } = state;
  if (!bookmark || !isSamePage(bookmark, page)) return state;
  return { ...state, bookmark: { ...bookmark, depth: Math.min(1, Math.max(0, depth)) } };
}
