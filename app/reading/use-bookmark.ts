import { useRouteLoaderData } from "@remix-run/react";
import { useSyncExternalStore } from "react";
import { readStorage, writeStorage } from "~/ui/browser-storage";
import {
  bookmarkChange,
  bookmarkKey,
  parseBookmark,
  type Bookmark,
  type parsePlaceCookie,
  type Stop,
} from "./bookmark";

/** Tells this document that it wrote what browser storage has of a reader. */
export function announceChange(): void {
  dispatchEvent(new Event(bookmarkChange));
}

/**
 * Keeps a bookmark in this browser.
 *
 * @returns whether it could
 */
export function writeBookmark(comic: string, bookmark: Bookmark): boolean {
  const isKept = writeStorage(bookmarkKey(comic), JSON.stringify(bookmark));
  if (isKept) announceChange();
  return isKept;
}

/** The bookmark as it is stored now. */
export function storedBookmark(comic: string): Bookmark | undefined {
  return parseBookmark(readStorage(bookmarkKey(comic)));
}

/** Hears of what this document and other tabs write of a reader, until what it returns is called. */
export function subscribe(notify: () => void): () => void {
  addEventListener("storage", notify);
  addEventListener(bookmarkChange, notify);
  return () => {
    removeEventListener("storage", notify);
    removeEventListener(bookmarkChange, notify);
  };
}

/** A comic's bookmark; none on the server and until hydration. */
export function useBookmark(comic: string): Bookmark | undefined {
  // A string is compared by value; a parsed bookmark would look new at every read.
  const text = useSyncExternalStore(
    subscribe,
    () => readStorage(bookmarkKey(comic)),
    () => null,
  );
  return parseBookmark(text);
}

/** What the root's loader knows of a reader without JavaScript. */
export interface ReadingData {
  stop: ReturnType<typeof parsePlaceCookie>;
}

/** Where a reader stopped by the cookie, and in which comic. */
export function useStopOfCookie(): ReadingData["stop"] {
  return useRouteLoaderData<() => ReadingData>("root")?.stop;
}

/** Where the reader of a comic stopped: by this browser's bookmark, else by the cookie. */
export function useStop(comic: string): Stop | undefined {
  const kept = useStopOfCookie();
  return useBookmark(comic) ?? (kept?.comic === comic ? kept : undefined);
}
