import { comparePages, type PageRef } from "~/reading/page-ref";

/** Where the controls of a page lead; a missing one is disabled. */
export interface AdjacentPages {
  first?: PageRef;
  previous?: PageRef;
  next?: PageRef;
  latest?: PageRef;
}

/** The first and the newest page of a comic, as far as they are known. */
export interface ComicEnds {
  first?: PageRef | undefined;
  latest?: PageRef | undefined;
}

/**
 * Returns where the controls of a page lead, or of a spread of the pages `from` and `to`. A control that leads nowhere
 * is left out.
 */
export function getAdjacentPages(
  { previous, next }: { previous: PageRef | undefined; next: PageRef | undefined },
  { first = { chapter: 1, page: 1 }, latest }: ComicEnds,
  from: PageRef,
  to = from,
): AdjacentPages {
  return {
    ...(comparePages(first, from) < 0 && { first: toRef(first) }),
    ...(previous && { previous: toRef(previous) }),
    ...(next && { next: toRef(next) }),
    ...(latest && comparePages(latest, to) > 0 && { latest }),
  };
}

const toRef = ({ chapter, page }: PageRef): PageRef => ({ chapter, page });
