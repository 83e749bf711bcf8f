import { compare, pageNumber, type Place } from "./order";

/** Where a reader stopped, kept in their own browser. */
export interface Bookmark extends Place {
  /** How far down the picture, from 0 (top) to 1. */
  depth: number;
  /** The newest page the reader knew of: a later one is new to them. */
  known: Place;
}

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
  return typeof value === "number" && pageNumber(String(value)) !== undefined;
}

/**
 * The bookmark after reading a page. What the reader knows as the newest page moves on when they
 * reach it, so that "new" stays until it is read; on a first visit nothing is new.
 */
export function turnTo(
  place: Place,
  depth: number,
  latest: Place | undefined,
  before: Bookmark | undefined,
): Bookmark {
  const newest = latest && compare(latest, place) > 0 ? latest : place;
  const known = before?.known ?? newest;
  return {
    ...place,
    depth: Math.min(1, Math.max(0, depth)),
    known: compare(place, known) > 0 ? place : known,
  };
}

/** Whether pages came out that the reader of this bookmark has not seen announced. */
export function hasNews(bookmark: Bookmark | undefined, latest: Place | undefined): boolean {
  return Boolean(bookmark && latest && compare(latest, bookmark.known) > 0);
}

/** The cookie form of a place, for readers without JavaScript: `talechasers.2.3`. */
export function placeCookie(comic: string, place: Place): string {
  return `${comic}.${place.chapter}.${place.page}`;
}

/** Reads `placeCookie` back for one comic. */
export function parsePlaceCookie(comic: string, value: string | undefined): Place | undefined {
  const [slug, chapterText, pageText, ...rest] = value?.split(".") ?? [];
  const chapter = pageNumber(chapterText);
  const page = pageNumber(pageText);
  if (slug !== comic || rest.length > 0 || chapter === undefined || page === undefined) {
    return undefined;
  }
  return { chapter, page };
}
