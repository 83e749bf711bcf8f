import { pageAddress } from "../page-ref";
import {
  type ReadingData,
  storedBookmark,
  storedRead,
  writeBookmark,
  writeRead,
} from "../reader-store";
import type { ReadingState } from "./sync-link";

/** What this browser knows of the reader of a comic. @param stop the cookie's, of readers without JavaScript */
export function ownState(comic: string, stop: ReadingData["position"]): ReadingState {
  const own = stop?.comic === comic ? stop : undefined;
  const ofCookie = own && { depth: 0, chapter: own.chapter, page: own.page };
  return {
    bookmark: storedBookmark(comic) ?? (ofCookie && { ...ofCookie, known: own.known ?? ofCookie }),
    read: storedRead(comic, stop),
  };
}

/** Keeps a state in this browser. @returns whether it could */
export function writeState(comic: string, { bookmark, read }: ReadingState): boolean {
  const isKept = [!bookmark || writeBookmark(comic, bookmark), writeRead(comic, read)];
  return isKept.every(Boolean);
}

/** Whether a state's place is a page of the comic: one that is none redirects. */
export async function hasPage(comic: string, { bookmark }: ReadingState): Promise<boolean> {
  if (!bookmark) return true;
  const init = { method: "HEAD", redirect: "manual" } as const;
  const { ok, status } = await fetch(pageAddress(comic, bookmark), init);
  if (status >= 500) throw new TypeError("the page cannot be checked");
  return ok;
}
