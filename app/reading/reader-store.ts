import * as to from "~/addresses";
import { useRouteLoaderData } from "@remix-run/react";
import { useSyncExternalStore } from "react";
import { readStorage, writeStorage } from "~/ui/browser-storage";
import { useRootData } from "~/ui/root-data";
import {
  bookmarkChange,
  bookmarkKey,
  parseBookmark,
  type Bookmark,
  type parsePositionCookie,
  type ReadingPosition,
} from "./bookmark";
import { type PageRef } from "~/page-ref";
import {
  isRead,
  mergeRanges,
  readBy,
  readKey,
  toReadRange,
  type Around,
  type PageRange,
} from "./read-pages";

/** The position in the cookie of a reader without JavaScript, as the root's loader returns it. */
export interface ReadingData {
  position: ReturnType<typeof parsePositionCookie>;
}

/**
 * Writes an entry of this browser's storage, and tells this document; other tabs get `storage` events.
 *
 * @returns whether the browser stored it
 */
function store(key: string, value: unknown): boolean {
  const isStored = writeStorage(key, JSON.stringify(value));
  if (isStored) dispatchEvent(new Event(bookmarkChange));
  return isStored;
}

/** Stores the bookmark of a comic; returns whether the browser stored it. */
export function writeBookmark(comic: string, bookmark: Bookmark): boolean {
  return store(bookmarkKey(comic), bookmark);
}

/** Stores the read pages of a comic; returns whether the browser stored them. */
export function writeRead(comic: string, read: readonly PageRange[]): boolean {
  return store(readKey(comic), read);
}

/** The bookmark as it is stored now. */
export function storedBookmark(comic: string): Bookmark | undefined {
  return parseBookmark(readStorage(bookmarkKey(comic)));
}

/**
 * The read pages as they are stored now.
 *
 * @param cookie the position of the cookie, for a reader who had no JavaScript until now
 */
export function storedRead(comic: string, cookie: ReadingData["position"]): PageRange[] {
  const own = cookie?.comic === comic ? cookie : undefined;
  return readBy(readStorage(readKey(comic)), storedBookmark(comic) ?? own);
}

/** Stores that a page was read. Called before the first bookmark is written: see `readBy`. */
export function addReadPage(
  comic: string,
  page: PageRef,
  around: Around,
  cookie: ReadingData["position"],
): void {
  const read = storedRead(comic, cookie);
  const range = toReadRange(page, around, read);
  if (!isRead(read, range)) writeRead(comic, mergeRanges([...read, range]));
}

/** Subscribes to changes of bookmarks and read pages by this document or another tab; returns the unsubscribe function. */
export function subscribe(notify: () => void): () => void {
  addEventListener("storage", notify);
  addEventListener(bookmarkChange, notify);
  return () => {
    removeEventListener("storage", notify);
    removeEventListener(bookmarkChange, notify);
  };
}

/** The text of a storage entry, which is compared by value; null on the server and until hydration. */
function useStored(key: string): string | null {
  return useSyncExternalStore(
    subscribe,
    () => readStorage(key),
    () => null,
  );
}

/** A comic's bookmark in this browser; none on the server and until hydration. */
export function useBookmark(comic: string): Bookmark | undefined {
  return parseBookmark(useStored(bookmarkKey(comic)));
}

/** The reading position in the cookie, if it is in this comic. */
export function useCookiePosition(comic?: string): ReadingData["position"] {
  const position = useRouteLoaderData<() => ReadingData>("root")?.position;
  return comic === undefined || position?.comic === comic ? position : undefined;
}

/** The reading position in a comic: of this browser's bookmark, else of the cookie. */
export function useReadingPosition(comic: string): ReadingPosition | undefined {
  const cookie = useCookiePosition(comic);
  return useBookmark(comic) ?? cookie;
}

/** The read pages of a comic; without stored ones, the pages before the reading position. */
export function useReadPages(comic: string): PageRange[] {
  return readBy(useStored(readKey(comic)), useReadingPosition(comic));
}

/** Returns the address at which this reader reads a page: by itself, or in the scroll of its chapter. */
export function usePageAddress(comic: string): (page: PageRef) => string {
  const { scrolls } = useRootData();
  return (page) => (scrolls ? to.scroll : to.page)(comic, page);
}
