import { compare, pageNumber, type Place } from "./place";

/** Where a reader stopped. */
export interface Stop extends Place {
  /** The newest page the reader knew of: a later one is new to them. */
  known?: Place | undefined;
}

/** Where a reader stopped, kept in their own browser. */
export interface Bookmark extends Stop {
  /** How far down the picture, from 0 (top) to 1. */
  depth: number;
  known: Place;
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
  before: Stop | undefined,
): Bookmark {
  const newest = latest && compare(latest, place) > 0 ? latest : place;
  const known = before?.known ?? newest;
  return {
    ...place,
    depth: Math.min(1, Math.max(0, depth)),
    known: compare(place, known) > 0 ? place : known,
  };
}

/** Whether pages came out that the reader who stopped there has not seen announced. */
export function hasNews(stop: Stop | undefined, latest: Place | undefined): boolean {
  return Boolean(stop?.known && latest && compare(latest, stop.known) > 0);
}

/** The cookie form of a stop, for readers without JavaScript: `talechasers.2.3.3.8`, the newest page known last. */
export function placeCookie(comic: string, { chapter, page, known }: Stop): string {
  return [comic, chapter, page, ...(known ? [known.chapter, known.page] : [])].join(".");
}

/** Reads `placeCookie` back, with the comic that it is of. */
export function parsePlaceCookie(
  value: string | undefined,
): (Stop & { comic: string }) | undefined {
  const [comic = "", ...parts] = value?.split(".") ?? [];
  const numbers = parts.flatMap((part) => pageNumber(part) ?? []);
  const [chapter, page, knownChapter, knownPage] = numbers;
  const isWhole = [2, 4].includes(parts.length) && numbers.length === parts.length;
  if (!isWhole || chapter === undefined || page === undefined) return undefined;
  const known =
    knownChapter === undefined || knownPage === undefined
      ? undefined
      : { chapter: knownChapter, page: knownPage };
  return { comic, chapter, page, known };
}
