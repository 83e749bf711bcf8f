import { openChapter } from "~/addresses";
import { namePage, toPageRef, toPosition } from "~/page-ref";
import { describeNewPages, type PageRange } from "./read-pages";
import { isCaughtUp, isNewcomer, type ReadingState } from "./reading-state";
import { loadReadingState, subscribe } from "./reading-store";
import { bookmarkAddress } from "./resume";

/** The kinds of readers; a reader can belong to several kinds. */
export type ReaderKind =
  | "newcomer" // has read fewer than three pages in a row
  | "visitor" // a newcomer who last opened another page than the first
  | "underway" // is neither a newcomer nor caught up
  | "caught-up" // has the bookmark on the newest page, at the end of a row of read pages
  | "with-news" // has new pages to read
  | "saver"; // has saved chapters

/** Fills the bookmark into the document now and after changes. Returns a function to stop. */
export function fillInBookmarks(): () => void {
  const fillIn = () =>
    document.querySelectorAll<HTMLElement>("[data-comic]").forEach(fillInBookmark);
  fillIn();
  return subscribe(fillIn);
}

/** Fills the bookmark of this browser into an element with attributes of `bookmark-links.tsx`. */
export function fillInBookmark(within: HTMLElement): void {
  const { comic = "", pages } = within.dataset;
  const state = loadReadingState(comic);
  const { bookmark } = state;
  const place = bookmark ?? state.opened;
  const news =
    bookmark && pages && describeNewPages(bookmark.known, JSON.parse(pages) as PageRange[]);
  const kinds = findKinds(state, within.dataset);
  if (news && !kinds.includes("newcomer")) kinds.push("with-news");
  for (const picture of within.querySelectorAll<HTMLElement>("[data-picture-of]")) {
    if (!bookmark?.imageId) continue;
    const shown = picture.dataset["pictureOf"]!;
    const next = `/${bookmark.chapter}/${encodeURIComponent(bookmark.imageId)}.`;
    picture.innerHTML = picture.innerHTML.replaceAll(shown, next);
    picture.dataset["pictureOf"] = next;
  }
  const texts: Partial<Record<string, string>> = { place: place && namePage(place), news };
  const inside = within.querySelectorAll<HTMLElement>("[data-shown-to], [data-bookmark-text]");
  for (const element of [within, ...inside]) {
    const { shownTo, resume, bookmarkText } = element.dataset;
    if (shownTo) element.hidden = !kinds.some((kind) => shownTo.split(" ").includes(kind));
    if (place && resume !== undefined) {
      const isChapter = resume === "chapter";
      const address = isChapter ? openChapter(comic, place.chapter) : bookmarkAddress(comic, place);
      element.setAttribute("href", address);
    }
    if (bookmarkText) element.textContent = texts[bookmarkText] ?? "";
  }
}

/** Returns the kinds that a reader belongs to, except `with-news`. */
function findKinds(state: ReadingState, { first, latest }: DOMStringMap): ReaderKind[] {
  const { bookmark, opened } = state;
  const place = bookmark ?? opened;
  const kinds: ReaderKind[] = [];
  // A service worker controls the page while any chapter is saved.
  if (navigator.serviceWorker?.controller) kinds.push("saver");
  if (isNewcomer(state)) {
    kinds.push("newcomer");
    if (place && toPosition(place) !== Number(first)) kinds.push("visitor");
  } else {
    kinds.push(latest && isCaughtUp(state, toPageRef(Number(latest))) ? "caught-up" : "underway");
  }
  return kinds;
}
