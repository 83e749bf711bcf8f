import * as to from "~/addresses";
import { useEffect, useState } from "react";
import type { PageRef } from "~/reading/page-ref";
import type { PanelRect } from "./panels.schema";

/** A panel of a page, with its words where the upstream has them. */
export type KnownPanel = PanelRect & { text?: string };

/**
 * Fetches the panels of a page.
 *
 * @param isWanted whether the page's picture has arrived, so that the fetch does not delay it
 * @returns undefined while they are loading; an empty list when they could not be found or loaded
 */
export function usePanels(
  comic: string,
  page: PageRef,
  isWanted: boolean,
): readonly KnownPanel[] | undefined {
  const key = to.page(comic, page);
  const [fetched, setFetched] = useState<{ key: string; panels: readonly KnownPanel[] }>();
  useEffect(() => {
    if (!isWanted) return;
    const leaving = new AbortController();
    void fetch(`${key}/panels.json`, { signal: leaving.signal, priority: "low" })
      .then((response) => (response.ok ? (response.json() as Promise<KnownPanel[]>) : []))
      .then((panels) => setFetched({ key, panels }))
      // An aborted fetch belongs to a page that was left.
      .catch(() => leaving.signal.aborted || setFetched({ key, panels: [] }));
    return () => leaving.abort();
  }, [isWanted, key]);
  return fetched?.key === key ? fetched.panels : undefined;
}
