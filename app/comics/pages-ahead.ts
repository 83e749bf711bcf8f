import { useEffect } from "react";
import { comicPicture } from "./comic-picture";
import type { PagesAhead } from "./load-page.server";
import type { Place } from "~/reading/place";
import type { PageParts } from "./shown-page";

type Page = PageParts["page"];
type Chapter = PageParts["chapter"];

/** Milliseconds for which something at hand is shown without asking; the newest page may soon be another. */
const fresh = { most: 10 * 60_000, newest: 60_000 };
/** Entries to have at hand; those that were shown longest ago go first. */
const most = 200;

interface Entry {
  data: Page | Chapter;
  until: number;
}

const atHand = new Map<string, Entry>();

const keyOf = (comic: string, { chapter, page }: Partial<Place>) =>
  `${comic}/${chapter}/${page ?? ""}`;

function keep(key: string, entry: Entry): void {
  atHand.delete(key);
  atHand.set(key, entry);
  if (atHand.size > most) atHand.delete(atHand.keys().next().value!);
}

/** Has pages at hand from now on. */
export function keepPages(comic: string, { pages, chapters }: PagesAhead): void {
  const now = Date.now();
  for (const chapter of chapters) {
    keep(keyOf(comic, { chapter: chapter.number }), { data: chapter, until: now + fresh.most });
  }
  for (const page of pages) {
    const until = now + (page.controls.next ? fresh.most : fresh.newest);
    keep(keyOf(comic, page), { data: page, until });
  }
}

/** The next turns ask for their pages: the story has gone on. */
export function outdatePages(): void {
  for (const entry of atHand.values()) entry.until = 0;
}

/** Whether a page, or a chapter, can be turned to without asking for it. */
export function isAtHand(comic: string, place: Partial<Place>): boolean {
  const entry = atHand.get(keyOf(comic, place));
  return entry !== undefined && entry.until > Date.now();
}

/** The picture of a page that can be turned to without asking for it. */
export function pictureAtHand(comic: string, place: Place | undefined): string | undefined {
  if (!place || !isAtHand(comic, place)) return undefined;
  const { imageId } = atHand.get(keyOf(comic, place))!.data as Page;
  return comicPicture(comic, place.chapter, imageId);
}

/** What the reader shows at a place: as it was loaded, or what was at hand when it was turned to. */
export function partsAt(comic: string, place: Place, loaded: PageParts): PageParts {
  const { chapter, page } = loaded;
  const find = <Part extends Page | Chapter>(part: Partial<Place>, otherwise: Part): Part => {
    const key = keyOf(comic, part);
    const entry = atHand.get(key);
    if (!entry) return otherwise;
    keep(key, entry);
    return entry.data as Part;
  };
  const isPage = page.chapter === place.chapter && page.page === place.page;
  return {
    ...loaded,
    chapter: chapter.number === place.chapter ? chapter : find({ chapter: place.chapter }, chapter),
    page: isPage ? page : find(place, page),
  };
}

/**
 * Fetches the pages around the one that is read, once the next is not at hand.
 *
 * @param next where the next turn leads; nothing while nothing may be fetched
 */
export function usePagesAhead(comic: string, { chapter, page }: Place, next: Place | undefined) {
  const isWanted =
    next !== undefined &&
    !(
      isAtHand(comic, next) &&
      (next.chapter === chapter || isAtHand(comic, { chapter: next.chapter }))
    );
  useEffect(() => {
    if (!isWanted) return;
    const leaving = new AbortController();
    const address = `/comics/${comic}/${chapter}/${page}/ahead.json`;
    void window
      .fetch(address, { signal: leaving.signal, priority: "low" })
      .then((response) => (response.ok ? (response.json() as Promise<PagesAhead>) : undefined))
      // What does not come is asked for by the turn, which says what is wrong.
      .catch(() => undefined)
      .then((ahead) => ahead && keepPages(comic, ahead));
    return () => leaving.abort();
  }, [isWanted, comic, chapter, page]);
}
