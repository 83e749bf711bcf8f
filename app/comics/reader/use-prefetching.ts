import * as to from "~/addresses";
import type { ShouldRevalidateFunction } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { comparePages, type PageRef } from "~/page-ref";
import { isFragmentChange } from "~/ui/should-revalidate";
import type { ComicPage } from "../page";
import {
  addressOf,
  getPrefetched,
  invalidatePrefetched,
  storePrefetched,
} from "../prefetched-pages";

/** Skips the loader for a prefetched comic page, which the router then renders synchronously. */
export const unlessPrefetched: ShouldRevalidateFunction = (visit) => {
  const { currentUrl, nextUrl } = visit;
  if (!visit.defaultShouldRevalidate || isFragmentChange(visit)) return false;
  if (currentUrl.href === nextUrl.href) return true;
  // After a bookmark has been resumed, the address changes but the page stays.
  if (currentUrl.pathname === nextUrl.pathname && !visit.formMethod) return false;
  return !getPrefetched(nextUrl.pathname);
};

/**
 * Prefetches the pages around the current page if the next page is not prefetched yet. All
 * prefetched pages are invalidated when the loader returns a newer latest page, or when the reader
 * switches to or from spreads.
 *
 * @param next where the next turn leads; undefined while nothing may be prefetched
 */
export function usePrefetching(
  page: ComicPage,
  next: PageRef | undefined,
  inSpreads: boolean,
): void {
  const [, setChanges] = useState(0);
  const { slug, latest } = page.comic;
  const address = addressOf(page);
  const isWanted = next !== undefined && !getPrefetched(to.page(slug, next));
  useEffect(() => {
    if (!isWanted) return;
    const leaving = new AbortController();
    void fetch(`${address}/ahead.json${inSpreads ? "?spreads=yes" : ""}`, {
      signal: leaving.signal,
      priority: "low",
    })
      .then((response) => (response.ok ? (response.json() as Promise<ComicPage[]>) : []))
      .then((fetched) => {
        storePrefetched(fetched, inSpreads);
        // This renders the pictures of the adjacent pages, which a swipe drags into view.
        setChanges((count) => count + 1);
      })
      // The page turn itself requests the page again and reports errors.
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
