import { comparePages, namePage, toPageRef } from "~/page-ref";
import { describeNewPages, type PageRange } from "./read-pages";
import { loadReadingState } from "./reading-store";
import { bookmarkAddress } from "./resume";

/** Readers without a bookmark, on the way, on the newest page, or with new pages to read. */
export type ReaderKind = "newcomer" | "underway" | "caught-up" | "with-news";

/** Fills this browser's bookmark into an element with the attributes of `bookmark-links.tsx`. */
export function fillInBookmark(within: HTMLElement): void {
  const { comic = "", latest, pages } = within.dataset;
  const { bookmark } = loadReadingState(comic);
  if (!bookmark) return;
  const isCaughtUp = latest !== undefined && comparePages(bookmark, toPageRef(Number(latest))) >= 0;
  const news = pages && describeNewPages(bookmark.known, JSON.parse(pages) as PageRange[]);
  const kinds: ReaderKind[] = [isCaughtUp ? "caught-up" : "underway"];
  if (news) kinds.push("with-news");
  const texts: Partial<Record<string, string>> = { place: namePage(bookmark), news };
  const inside = within.querySelectorAll<HTMLElement>("[data-shown-to], [data-bookmark-text]");
  for (const element of [within, ...inside]) {
    const { shownTo, resume, bookmarkText } = element.dataset;
    if (shownTo) element.hidden = !kinds.some((kind) => shownTo.split(" ").includes(kind));
    if (resume !== undefined) element.setAttribute("href", bookmarkAddress(comic, bookmark));
    if (bookmarkText) element.textContent = texts[bookmarkText] ?? "";
  }
}
