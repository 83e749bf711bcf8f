import { useRouteLoaderData } from "@remix-run/react";
import { useSyncExternalStore } from "react";
import { readStorage, writeStorage } from "~/ui/browser-storage";
import {
  bookmarkKey,
  parseBookmark,
  type Bookmark,
  type parsePlaceCookie,
  type Stop,
} from "./bookmark";

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

/** What the root's loader knows of a reader without JavaScript. */
export interface ReadingData {
  stop: ReturnType<typeof parsePlaceCookie>;
}

/** Where the reader of a comic stopped: by this browser's bookmark, else by the cookie. */
export function useStop(comic: string): Stop | undefined {
  const bookmark = useBookmark(comic);
  const kept = useRouteLoaderData<() => ReadingData>("root")?.stop;
  return bookmark ?? (kept?.comic === comic ? kept : undefined);
}
