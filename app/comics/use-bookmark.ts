import { useSyncExternalStore } from "react";
import { readStorage, writeStorage } from "~/ui/browser-storage";
import { bookmarkKey, parseBookmark, type Bookmark } from "./bookmark";

/** Dispatched on the window after this document wrote a bookmark; other tabs send `storage`. */
const changed = "bookmarkchange";

/** Keeps a bookmark in this browser. */
export function writeBookmark(comic: string, bookmark: Bookmark): void {
  const isKept = writeStorage(bookmarkKey(comic), JSON.stringify(bookmark));
  if (isKept) dispatchEvent(new Event(changed));
}

/** The bookmark as it is stored now. */
export function storedBookmark(comic: string): Bookmark | undefined {
  return parseBookmark(readStorage(bookmarkKey(comic)));
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
    () => readStorage(bookmarkKey(comic)),
    () => null,
  );
  return parseBookmark(text);
}
