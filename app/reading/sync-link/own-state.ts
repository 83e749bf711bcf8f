import * as to from "~/addresses";
import {
  type ReadingData,
  storedBookmark,
  storedRead,
  writeBookmark,
  writeRead,
} from "../reader-store";
import type { ReadingState } from "./sync-link";

/**
 * Reads the reading state that this browser stores.
 *
 * @param cookie the position of a reader who had no JavaScript until now
 */
export function readOwnState(comic: string, cookie: ReadingData["position"]): ReadingState {
  const own = cookie?.comic === comic ? cookie : undefined;
  const ofCookie = own && { depth: 0, chapter: own.chapter, page: own.page };
  return {
    bookmark: storedBookmark(comic) ?? (ofCookie && { ...ofCookie, known: own.known ?? ofCookie }),
    read: storedRead(comic, cookie),
  };
}

/** Stores a reading state; returns whether the browser stored it. */
export function writeState(comic: string, { bookmark, read }: ReadingState): boolean {
  const isStored = [!bookmark || writeBookmark(comic, bookmark), writeRead(comic, read)];
  return isStored.every(Boolean);
}

/** Whether the bookmark is on a page of the comic: the address of a missing page redirects. */
export async function hasPage(comic: string, { bookmark }: ReadingState): Promise<boolean> {
  if (!bookmark) return true;
  const init = { method: "HEAD", redirect: "manual" } as const;
  const { ok, status } = await fetch(to.page(comic, bookmark), init);
  if (status >= 500) throw new TypeError("the page cannot be checked");
  return ok;
}
