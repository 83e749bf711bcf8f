import * as to from "~/addresses";
import { parseBookmark, bookmarkKey, type Bookmark, type ReadingPosition } from "./bookmark";
import { comparePages, parsePagePath } from "~/page-ref";
import { readStorage } from "~/ui/browser-storage";

/** Whether an address leads to a bookmark: the page scrolls to the depth at which it was left. */
export const isResumed = (search: string) => new URLSearchParams(search).has("resume");

/** Returns the address of a bookmark: its page at the stored depth, or the page in the scroll of its chapter. */
export function bookmarkAddress(
  comic: string,
  at: ReadingPosition & Pick<Bookmark, "imageId">,
  scrolls: boolean,
): string {
  return (scrolls ? to.scroll : to.resumePage)(comic, at);
}

/** The page that the address names: one by itself, or one in a scroll. */
function pageOfAddress() {
  const { pathname, hash } = location;
  return parsePagePath(pathname.replace(/scroll$/, hash.replace("#page-", "")));
}

/**
 * Reads this browser's bookmark of the comic page that the address names, before the page writes a new one.
 *
 * @param imageId the picture of the page, for a bookmark whose page has another number now
 * @returns a function that scrolls the page's figure to the depth of the bookmark, if it is on this page, and returns
 * whether it is
 */
export function readResumeDepth(imageId?: string): () => boolean {
  const here = pageOfAddress();
  const inScroll = document.getElementById(location.hash.slice(1))?.parentElement;
  const bookmark = here && parseBookmark(readStorage(bookmarkKey(here.comic)));
  const isHere =
    bookmark !== undefined &&
    (comparePages(bookmark, here!) === 0 ||
      (imageId !== undefined && bookmark.imageId === imageId));
  return () => {
    // The reader may have scrolled on meanwhile.
    const start = inScroll?.getBoundingClientRect().top ?? 0;
    if (Math.abs(start) > innerHeight / 2) return isHere;
    const figure = (inScroll ?? document).querySelector("figure");
    if (!isHere || !figure || bookmark.depth === 0) return isHere;
    const { top, height } = figure.getBoundingClientRect();
    scrollTo(0, scrollY + top + bookmark.depth * height);
    return true;
  };
}
