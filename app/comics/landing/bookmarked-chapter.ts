import { bookmarkKey, parseBookmark } from "~/reading/bookmark";
import { readStorage } from "~/ui/browser-storage";

/**
 * Finds the address that opens the chapter of this browser's bookmark on the comic's page, which the server does not
 * know; undefined where it is open, without internet, and at addresses that choose a chapter.
 */
export function findBookmarkedChapter(): string | undefined {
  const { pathname, search } = location;
  if (search || !navigator.onLine) return undefined;
  const bookmark = parseBookmark(readStorage(bookmarkKey(pathname.split("/")[2]!)));
  // The open chapter, and one that is not out, are no links.
  const link =
    bookmark && document.querySelector<HTMLAnchorElement>(`a#chapter-${bookmark.chapter}`);
  return link ? link.pathname + link.search : undefined;
}
