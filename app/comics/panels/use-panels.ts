import { useEffect, useState } from "react";
import { pageAddress, type PageRef } from "~/reading/page-ref";
import type { Panel } from "../api.server";

/** A panel of a page, with its words where the upstream has them. */
export type KnownPanel = Omit<Panel, "text"> & { text?: string };

/**
 * The panels of the page that is read.
 *
 * @param isWanted whether they may be asked for: the page can be read
 * @returns nothing while they are not known; none where there are none to be had
 */
export function usePanels(
  comic: string,
  place: PageRef,
  isWanted: boolean,
): readonly KnownPanel[] | undefined {
  const key = pageAddress(comic, place);
  const [fetched, setFetched] = useState<{ key: string; panels: readonly KnownPanel[] }>();
  useEffect(() => {
    if (!isWanted) return;
    const leaving = new AbortController();
    void window
      .fetch(`${key}/panels.json`, { signal: leaving.signal, priority: "low" })
      .then((response) => (response.ok ? (response.json() as Promise<KnownPanel[]>) : []))
      .then((panels) => setFetched({ key, panels }))
      // The page is there without them, and those of one that was left are nobody's.
      .catch(() => leaving.signal.aborted || setFetched({ key, panels: [] }));
    return () => leaving.abort();
  }, [isWanted, key]);
  return fetched?.key === key ? fetched.panels : undefined;
}
