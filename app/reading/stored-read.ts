import { readStorage, writeStorage } from "~/ui/browser-storage";
import type { Place } from "./place";
import {
  isRead,
  joined,
  readBy,
  readKey,
  stretchOf,
  type Around,
  type Stretch,
} from "./read-pages";
import { announceChange, storedBookmark, type ReadingData } from "./use-bookmark";

/**
 * What is kept as read now.
 *
 * @param kept the place of the cookie, for who has read without JavaScript until now
 */
export function storedRead(comic: string, kept: ReadingData["stop"]): Stretch[] {
  const own = kept?.comic === comic ? kept : undefined;
  return readBy(readStorage(readKey(comic)), storedBookmark(comic) ?? own);
}

/**
 * Keeps in this browser what is read of a comic.
 *
 * @returns whether it could
 */
export function writeRead(comic: string, read: readonly Stretch[]): boolean {
  const isKept = writeStorage(readKey(comic), JSON.stringify(read));
  if (isKept) announceChange();
  return isKept;
}

/** Keeps that a page was read, ahead of the first bookmark: see `readBy`. */
export function keepRead(
  comic: string,
  place: Place,
  around: Around,
  kept: ReadingData["stop"],
): void {
  const read = storedRead(comic, kept);
  const pages = stretchOf(place, around, read);
  if (!isRead(read, pages)) writeRead(comic, joined([...read, pages]));
}
