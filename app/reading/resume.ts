import * as to from "~/addresses";
import { parseBookmark, bookmarkKey, type ReadingPosition } from "./bookmark";
import { comparePages, parsePagePath } from "./page-ref";
import { readStorage } from "~/ui/browser-storage";

/** The fragment of a link to a bookmark: the page scrolls to the depth at which it was left. */
export const resumeHash = "#resume";

/** Returns the address of a bookmark: its page at the stored depth, or the page in the scroll of its chapter. */
export function bookmarkAddress(comic: string, at: ReadingPosition, scrolls: boolean): string {
  return scrolls ? to.scroll(comic, at) : to.page(comic, at) + resumeHash;
}

/** The page that the address names: one by itself, or one in a scroll. */
function pageOfAddress() {
  const { pathname, hash } = location;
  return parsePagePath(pathname.replace(/scroll$/, hash.replace("#page-", "")));
}

/**
 * Reads this browser's bookmark of the comic page that the address names, before the page writes a new one.
 *
 * @returns a function that scrolls the page's figure to the depth of the bookmark, if there is one
 */
export function readResumeDepth(): () => void {
  const here = pageOfAddress();
  const inScroll = document.getElementById(location.hash.slice(1))?.parentElement;
  const bookmark = here && parseBookmark(readStorage(bookmarkKey(here.comic)));
  const isHere = bookmark && comparePages(bookmark, here) === 0;
  return () => {
    // The reader may have scrolled on meanwhile.
    const start = inScroll?.getBoundingClientRect().top ?? 0;
    if (Math.abs(start) > innerHeight / 2) return;
    const figure = (inScroll ?? document).querySelector("figure");
    if (!isHere || !figure || bookmark.depth === 0) return;
    const { top, height } = figure.getBoundingClientRect();
    scrollTo(0, scrollY + top + bookmark.depth * height);
  };
}
