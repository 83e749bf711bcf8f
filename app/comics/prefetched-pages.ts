import type { ShouldRevalidateFunction } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { comparePages, pageAddress, type PageRef } from "~/reading/page-ref";
import { isFragmentChange } from "~/ui/should-revalidate";
import { comicPicture } from "./comic-picture";
import type { PageData } from "./load-page.server";

/** A prefetched page is shown without a request for so long; the newest page may soon be another. */
const PREFETCHED_MS = 10 * 60_000;
const NEWEST_PREFETCHED_MS = 60_000;

interface Entry {
  data: PageData;
  /** After this time, in milliseconds, a turn asks the server again. */
  expires: number;
}

/** By address. There are not many more than the pages that were shown. */
const entries = new Map<string, Entry>();

/** Stores prefetched pages. The list of a saved chapter has no spreads. */
export function storePrefetched(pages: readonly PageData[], inSpreads = false): void {
  for (const data of pages) {
    const { page, spread } = data;
    if (inSpreads && !spread) continue;
    const isNewest = [page, spread?.partner].some((shown) => shown && !shown.controls.next);
    entries.set(pageAddress(data.comic.slug, page), {
      data,
      expires: Date.now() + (isNewest ? NEWEST_PREFETCHED_MS : PREFETCHED_MS),
    });
  }
}

/** Makes the next turns ask the server. Pages that are shown stay, so entries expire instead of going. */
export function invalidatePrefetched(): void {
  for (const entry of entries.values()) entry.expires = 0;
}

function getPrefetched(comic: string, ref: PageRef | undefined): PageData | undefined {
  const entry = ref && entries.get(pageAddress(comic, ref));
  return entry && entry.expires > Date.now() ? entry.data : undefined;
}

/** Whether a page can be shown without a request. */
export function isPrefetched(comic: string, ref: PageRef): boolean {
  return getPrefetched(comic, ref) !== undefined;
}

/** The pictures of a prefetched page: its own, and that of the other page of its spread. */
export function getPrefetchedPictures(
  comic: string,
  ref: PageRef | undefined,
  inSpreads = false,
): string[] {
  const data = getPrefetched(comic, ref);
  const pages = [data?.page, inSpreads ? data?.spread?.partner : undefined];
  return pages.flatMap((page) => (page ? comicPicture(comic, page.chapter, page.imageId) : []));
}

/**
 * Returns the data of the page at an address: the loader's data if it is of that page, else the prefetched data,
 * expired or not. A turn within prefetched pages runs no loader.
 */
export function resolvePageData(params: RouteParams, loaded: PageData): PageData {
  const ref = toPageRef(params);
  if (loaded.page.chapter === ref.chapter && loaded.page.page === ref.page) return loaded;
  return entries.get(pageAddress(params["comic"] ?? "", ref))?.data ?? loaded;
}

type RouteParams = Readonly<Record<string, string | undefined>>;

const toPageRef = (params: RouteParams): PageRef => ({
  chapter: Number(params["chapter"]),
  page: Number(params["page"]),
});

/** A turn to a prefetched page runs no loader, so that the router renders it synchronously. */
export const unlessPrefetched: ShouldRevalidateFunction = (visit) => {
  if (!visit.defaultShouldRevalidate || isFragmentChange(visit)) return false;
  if (visit.currentUrl.href === visit.nextUrl.href) return true;
  return !isPrefetched(visit.nextParams["comic"] ?? "", toPageRef(visit.nextParams));
};

/**
 * Prefetches the pages around the one that is read, when the next one is not prefetched yet. All are
 * invalidated when the loader returns a newer page of the comic, or the reader changes to or from spreads.
 *
 * @param next where the next turn leads; none while nothing may be fetched
 */
export function usePrefetchedPages(
  { comic: { slug, latest }, page }: PageData,
  next: PageRef | undefined,
  inSpreads: boolean,
): void {
  const [, setChanges] = useState(0);
  const address = pageAddress(slug, page);
  const isWanted = next !== undefined && !isPrefetched(slug, next);
  useEffect(() => {
    if (!isWanted) return;
    const leaving = new AbortController();
    void fetch(`${address}/ahead.json${inSpreads ? "?spreads=yes" : ""}`, {
      signal: leaving.signal,
      priority: "low",
    })
      .then((response) => (response.ok ? (response.json() as Promise<PageData[]>) : []))
      .then((fetched) => {
        storePrefetched(fetched, inSpreads);
        // Renders the pictures beside this one, which a finger can drag into view.
        setChanges((count) => count + 1);
      })
      // The turn asks again, and reports errors.
      .catch(() => undefined);
    return () => leaving.abort();
  }, [isWanted, address, inSpreads]);

  const known = useRef({ inSpreads, latest });
  useEffect(() => {
    const before = known.current;
    const isNewer = latest && before.latest && comparePages(latest, before.latest) > 0;
    if (!isNewer && inSpreads === before.inSpreads) return;
    known.current = { inSpreads, latest: isNewer ? latest : before.latest };
    invalidatePrefetched();
    setChanges((count) => count + 1);
  }, [inSpreads, latest]);
}
