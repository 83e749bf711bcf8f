import { useEffect } from "react";
import type { PagesAhead } from "./load-page.server";
import type { Place } from "./order";

type Page = PagesAhead["pages"][number]["page"];
type Chapter = PagesAhead["chapters"][number];

/** Milliseconds for which something at hand is shown without asking; the newest page may soon be another. */
const fresh = { most: 10 * 60_000, newest: 60_000 };
/** Entries to have at hand; those that were there first go first. */
const most = 200;

const atHand = new Map<string, { data: unknown; until: number }>();

const keyOf = (comic: string, chapter: number, page?: number) =>
  `${comic}/${chapter}/${page ?? ""}`;

function keep(key: string, data: unknown, time = fresh.most): void {
  atHand.delete(key);
  atHand.set(key, { data, until: Date.now() + time });
  if (atHand.size > most) atHand.delete(atHand.keys().next().value!);
}

function find(key: string): unknown {
  const entry = atHand.get(key);
  return entry && entry.until > Date.now() ? entry.data : undefined;
}

/** A page that can be turned to without asking for it. */
export function pageAtHand(comic: string, { chapter, page }: Place): Page | undefined {
  return find(keyOf(comic, chapter, page)) as Page | undefined;
}

/** A chapter that can be turned to without asking for it. */
export function chapterAtHand(comic: string, chapter: number): Chapter | undefined {
  return find(keyOf(comic, chapter)) as Chapter | undefined;
}

/** Has pages at hand from now on. */
export function keepPages(comic: string, { pages, chapters }: PagesAhead): void {
  for (const chapter of chapters) keep(keyOf(comic, chapter.number), chapter);
  for (const { chapter, page } of pages) {
    const time = page.controls.next ? fresh.most : fresh.newest;
    keep(keyOf(comic, chapter, page.page), page, time);
  }
}

/** Has nothing at hand any more: the story has gone on. */
export function forgetPages(): void {
  atHand.clear();
}

/**
 * Fetches the pages around the one that is read, once the next is not at hand.
 *
 * @param next where the next turn leads; nothing while nothing may be fetched
 */
export function usePagesAhead(comic: string, { chapter, page }: Place, next: Place | undefined) {
  const isWanted = next !== undefined && !pageAtHand(comic, next);
  useEffect(() => {
    if (!isWanted) return;
    const leaving = new AbortController();
    const address = `/comics/${comic}/${chapter}/${page}/ahead.json`;
    window
      .fetch(address, { signal: leaving.signal, priority: "low" })
      .then(async (response) => {
        if (response.ok) keepPages(comic, (await response.json()) as PagesAhead);
      })
      // The turn asks again, and says what is wrong.
      .catch(() => undefined);
    return () => leaving.abort();
  }, [isWanted, comic, chapter, page]);
}
