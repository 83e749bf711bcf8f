import { isSamePage, laterPage, type PageRef, parsePageRef } from "~/page-ref";
import { addPage, countPages, type PageRange, parseRanges } from "./read-pages";

/** The place of a reader in a comic. */
export interface Bookmark extends PageRef {
  /** The picture of the page, by which it is found after pages were renumbered. */
  imageId?: string | undefined;
  /** How far down the picture, from 0 (top) to 1. */
  depth: number;
  /** Whether the page was read in the scroll of its chapter. */
  inScroll?: boolean | undefined;
  /** The newest page that the reader has seen announced; later pages are new to them. */
  known: PageRef;
}

/** The reading of a comic in this browser. */
export interface ReadingState {
  bookmark?: Bookmark | undefined;
  /** The page that was shown last, if it did not move the bookmark: the next turn from there does. */
  opened?: PageRef | undefined;
  read: readonly PageRange[];
}

/** The picture of a page is shown, or both pictures of a spread. */
export interface PageShownEvent {
  pages: readonly PageRef[];
  /** The picture of the last page. */
  imageId: string;
  previous: PageRef | undefined;
  next: PageRef | undefined;
  /** The first and the newest page of the comic, where they are known. */
  first: PageRef | undefined;
  latest: PageRef | undefined;
  /** The pages that were shown before in the same document. */
  before?: readonly PageRef[];
  /** Whether "Continue" led here. */
  isContinued?: boolean;
  inScroll?: boolean;
}

/** Reads a state from a JSON value. Invalid parts are left out. */
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
 * Records that a page is shown. It is read then, and the bookmark moves to it after a turn, after "Continue", and on
 * the first page of the comic. A turn leads to the page beside the one before; in a new document, which does not know
 * the page before, beside the bookmark or the page that was opened last.
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

/** Readers of fewer pages in a row are newcomers. */
const MIN_PAGES_IN_A_ROW = 3;

/** Whether a reader has read too little of the story to be in the middle of it. */
export function isNewcomer({ read }: ReadingState): boolean {
  return read.every((range) => countPages([range]) < MIN_PAGES_IN_A_ROW);
}

/** Stores how far the bookmark's page is scrolled; nothing while the bookmark is on another page. */
export function recordDepth(state: ReadingState, page: PageRef, depth: number): ReadingState {
  const { bookmark } = state;
  if (!bookmark || !isSamePage(bookmark, page)) return state;
  return { ...state, bookmark: { ...bookmark, depth: Math.min(1, Math.max(0, depth)) } };
}
