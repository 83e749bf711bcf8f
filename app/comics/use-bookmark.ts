import { useSyncExternalStore } from "react";
import { bookmarkKey, parseBookmark, type Bookmark } from "./bookmark";

/** Dispatched on the window after this document wrote a bookmark; other tabs send `storage`. */
const changed = "bookmarkchange";

function read(comic: string): string | null {
  try {
    return localStorage.getItem(bookmarkKey(comic));
  } catch {
    // Storage may be forbidden; then there is simply no bookmark.
    return null;
  }
}

/** Keeps a bookmark in this browser. */
export function writeBookmark(comic: string, bookmark: Bookmark): void {
  try {
    localStorage.setItem(bookmarkKey(comic), JSON.stringify(bookmark));
  } catch {
    return;
  }
  dispatchEvent(new Event(changed));
}

/** The bookmark as it is stored now. */
export function storedBookmark(comic: string): Bookmark | undefined {
  return parseBookmark(read(comic));
}

function subscribe(notify: () => void) {
  addEventListener("storage", notify);
  addEventListener(changed, notify);
  return () => {
    removeEventListener("storage", notify);
    removeEventListener(changed, notify);
  };
}

/** A comic's bookmark; none on the server and until hydration. */
export function useBookmark(comic: string): Bookmark | undefined {
  // A string is compared by value; a parsed bookmark would look new at every read.
  const text = useSyncExternalStore(
    subscribe,
    () => read(comic),
    () => null,
  );
  return parseBookmark(text);
}
