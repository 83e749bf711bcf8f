import { readStorage } from "~/ui/browser-storage";
import { bookmarkChange, bookmarkKey, describeNewPages, hasNews, parseBookmark } from "./bookmark";
import { comparePages } from "~/page-ref";
import { bookmarkAddress } from "./resume";

/**
 * Fills this browser's bookmark into every `ContinueLink` and `ReaderNotices` of the document, which the server renders
 * the same for everyone, and shows what is for readers or newcomers only: now, when another tab moves the bookmark, and when the document comes back from the browser's cache.
 *
 * @returns a function that stops it
 */
export function fillInBookmarks(): () => void {
  const fillIn = () =>
    document.querySelectorAll<HTMLElement>("[data-continue]").forEach(fillInBookmark);
  fillIn();
  const events = ["storage", bookmarkChange, "pageshow"];
  for (const event of events) addEventListener(event, fillIn);
  return () => {
    for (const event of events) removeEventListener(event, fillIn);
  };
}

function fillInBookmark(element: HTMLElement): void {
  const comic = element.dataset["continue"]!;
  const bookmark = parseBookmark(readStorage(bookmarkKey(comic)));
  if (!bookmark) return;
  const { chapter, page, scrolls, numbers = "", shownTo } = element.dataset;
  if (shownTo !== undefined) {
    element.hidden = shownTo === "newcomers";
    return;
  }
  if (page !== undefined) {
    const latest = { chapter: Number(chapter), page: Number(page) };
    const isCaughtUp = comparePages(bookmark, latest) >= 0;
    element.hidden =
      element.dataset["caughtUp"] === undefined ? !hasNews(bookmark, latest) : !isCaughtUp;
    const count = element.querySelector("[data-new-pages]");
    const known = numbers.split(" ").map(Number);
    if (count) count.textContent = describeNewPages(bookmark.known, latest, known);
    return;
  }
  element.setAttribute("href", bookmarkAddress(comic, bookmark, scrolls !== undefined));
  element.textContent = `Continue: chapter ${bookmark.chapter}, page ${bookmark.page}`;
  // An item of a menu stays hidden for readers who have not begun.
  element.parentElement!.hidden = false;
}
