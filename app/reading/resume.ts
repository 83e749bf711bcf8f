import * as to from "~/addresses";
import { isSamePage, type PageRef, parsePagePath } from "~/page-ref";
import type { Bookmark } from "./reading-state";
import { loadReadingState } from "./reading-store";

/** Returns whether an address resumes a bookmark. */
export const isResumed = (search: string) => new URLSearchParams(search).has("resume");

/** Returns the address of a bookmark or a read page: the page, or its place in the scroll. */
export function bookmarkAddress(comic: string, place: PageRef & Partial<Bookmark>): string {
  return (place.inScroll ? to.resumeScroll : to.resumePage)(comic, place);
}

/** Scrolls to the depth of the bookmark if the address resumes the bookmark. */
export function scrollToBookmark(): void {
  const { pathname, search, hash } = location;
  const page = parsePagePath(pathname.replace(/scroll$/, hash.replace("#page-", "")));
  const bookmark = page && loadReadingState(page.comic).bookmark;
  // A page that got a new number differs from the number in the bookmark.
  const isResumedHere = new URLSearchParams(search).get("resume") === bookmark?.imageId;
  if (!bookmark || !(isSamePage(bookmark, page) || isResumedHere)) return;
  const heading = document.getElementById(hash.slice(1));
  const section = pathname.endsWith("/scroll") ? heading?.parentElement : document;
  const figure = section?.querySelector("figure");
  if (!figure) return;
  const { top, height } = figure.getBoundingClientRect();
  // Does not scroll if the reader has scrolled in the meantime.
  if (heading && Math.abs(top) > innerHeight / 2) return;
  if (bookmark.depth > 0) scrollTo(0, scrollY + top + bookmark.depth * height);
}
