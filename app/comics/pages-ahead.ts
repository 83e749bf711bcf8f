import { useEffect, useRef, useState } from "react";
import { comicPicture } from "./comic-picture";
import type { LoadedPage, PrefetchedPages } from "./load-page.server";
import { pageAddress, type PageRef } from "~/reading/page-ref";
import type { PageData } from "./shown-page";

type Page = LoadedPage;
type Chapter = PageData["chapter"];

/** Milliseconds for which something at hand is shown without asking; the newest page may soon be another. */
const fresh = { most: 10 * 60_000, newest: 60_000 };
/** Entries to have at hand; those that were shown longest ago go first. */
const most = 200;

interface Entry {
  data: Page | Chapter;
  until: number;
}

const atHand = new Map<string, Entry>();

const keyOf = (comic: string, { chapter, page }: Partial<PageRef>) =>
  `${comic}/${chapter}/${page ?? ""}`;

function keep(key: string, entry: Entry): void {
  atHand.delete(key);
  atHand.set(key, entry);
  if (atHand.size > most) atHand.delete(atHand.keys().next().value!);
}

/**
 * Has pages at hand from now on.
 *
 * @param inSpreads for whom two pages lie side by side: none without what has to lie beside it
 */
export function storePrefetched(
  comic: string,
  { pages, chapters }: PrefetchedPages,
  inSpreads = false,
): void {
  const now = Date.now();
  for (const chapter of chapters) {
    keep(keyOf(comic, { chapter: chapter.number }), { data: chapter, until: now + fresh.most });
  }
  for (const page of pages) {
    const { chapter, controls, spread } = page;
    const other = spread?.other;
    const isThere = (one: Page) => one.chapter === chapter && one.page === other;
    if (inSpreads && !(spread && (other === undefined || pages.some(isThere)))) continue;
    const { next } = spread ?? controls;
    const until = now + (next ? fresh.most : fresh.newest);
    keep(keyOf(comic, page), { data: page, until });
  }
}

/** The next turns ask for their pages: the story has gone on. */
export function invalidatePrefetched(): void {
  for (const entry of atHand.values()) entry.until = 0;
}

/** Whether a page, or a chapter, can be turned to without asking for it. */
export function isPrefetched(comic: string, place: Partial<PageRef>): boolean {
  const entry = atHand.get(keyOf(comic, place));
  return entry !== undefined && entry.until > Date.now();
}

/**
 * The pictures of a page that can be turned to without asking for it: its own, and where two lie side by side
 * that of the page after it.
 */
export function getPrefetchedPictures(
  comic: string,
  place: PageRef | undefined,
  inSpreads = false,
): string[] {
  if (!place || !isPrefetched(comic, place)) return [];
  const { imageId, spread } = atHand.get(keyOf(comic, place))!.data as Page;
  const other = inSpreads ? spread?.other : undefined;
  const own = comicPicture(comic, place.chapter, imageId);
  return other === undefined
    ? [own]
    : [own, ...getPrefetchedPictures(comic, { chapter: place.chapter, page: other })];
}

/** What the reader shows at a place: as it was loaded, or what was at hand when it was turned to. */
export function resolvePageData(comic: string, place: PageRef, loaded: PageData): PageData {
  const { chapter, page } = loaded;
  const find = <Part extends Page | Chapter | undefined>(
    part: Partial<PageRef>,
    otherwise: Part,
  ) => {
    const key = keyOf(comic, part);
    const entry = atHand.get(key);
    if (!entry) return otherwise;
    keep(key, entry);
    return entry.data as Part;
  };
  const isPage = page.chapter === place.chapter && page.page === place.page;
  const shown = isPage ? page : find(place, page);
  const other = shown.spread?.other;
  return {
    ...loaded,
    chapter: chapter.number === place.chapter ? chapter : find({ chapter: place.chapter }, chapter),
    page: shown,
    partner:
      (isPage ? page.partner : undefined) ??
      (other === undefined ? undefined : find({ chapter: place.chapter, page: other }, undefined)),
  };
}

/**
 * Fetches the pages around the one that is read, once the next is not at hand.
 *
 * @param next where the next turn leads; nothing while nothing may be fetched
 * @param inSpreads for whom two pages lie side by side
 */
export function usePrefetchedPages(
  comic: string,
  { chapter, page }: PageRef,
  next: PageRef | undefined,
  inSpreads: boolean,
) {
  const [, setChanges] = useState(0);
  const isWanted =
    next !== undefined &&
    !(
      isPrefetched(comic, next) &&
      (next.chapter === chapter || isPrefetched(comic, { chapter: next.chapter }))
    );
  useEffect(() => {
    if (!isWanted) return;
    const leaving = new AbortController();
    const address = `${pageAddress(comic, { chapter, page })}/ahead.json${inSpreads ? "?spreads" : ""}`;
    void window
      .fetch(address, { signal: leaving.signal, priority: "low" })
      .then((response) => (response.ok ? (response.json() as Promise<PrefetchedPages>) : undefined))
      // What does not come is asked for by the turn, which says what is wrong.
      .catch(() => undefined)
      .then((ahead) => {
        if (!ahead) return;
        storePrefetched(comic, ahead, inSpreads);
        // A finger can pull them in from now on.
        setChanges((times) => times + 1);
      });
    return () => leaving.abort();
  }, [isWanted, comic, chapter, page, inSpreads]);

  // What was kept for the one way to read knows too little for the other.
  const before = useRef(inSpreads);
  useEffect(() => {
    if (before.current === inSpreads) return;
    before.current = inSpreads;
    invalidatePrefetched();
    setChanges((times) => times + 1);
  }, [inSpreads]);
}
