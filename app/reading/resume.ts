import * as to from "~/addresses";
import { isSamePage, type PageRef, parsePagePath } from "~/page-ref";
import type { Bookmark } from "./reading-state";
import { loadReadingState } from "./reading-store";

/** Whether an address leads to a bookmark. */
export const isResumed = (search: string) => new URLSearchParams(search).has("resume");

/** Returns the address of a bookmark or of a visited page: its page, or the page in the scroll where it was read. */
export function bookmarkAddress(comic: string, place: PageRef & Partial<Bookmark>): string {
  return (place.inScroll ? to.scroll : to.resumePage)(comic, place);
}

/** Scrolls to the depth of the bookmark if the address leads to it. In a scroll it names the page by its fragment. */
export function scrollToBookmark(): void {
  const { pathname, search, hash } = location;
  const page = parsePagePath(pathname.replace(/scroll$/, hash.replace("#page-", "")));
  const bookmark = page && loadReadingState(page.comic).bookmark;
  // The page has another number than the bookmark after pages were renumbered.
  const isResumedHere = new URLSearchParams(search).get("resume") === bookmark?.imageId;
  if (!bookmark || !(isSamePage(bookmark, page) || isResumedHere)) return;
  const heading = document.getElementById(hash.slice(1));
  const figure = (heading?.parentElement ?? document).querySelector("figure");
  const { top = 0, height = 0 } = figure?.getBoundingClientRect() ?? {};
  // The reader may have scrolled on meanwhile.
  if (heading && Math.abs(top) > innerHeight / 2) return;
  if (bookmark.depth > 0) scrollTo(0, scrollY + top + bookmark.depth * height);
}
