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

/** Adds the ends of a comic to the pages beside a page, or beside a spread of the pages `from` and `to`. */
export function withEnds(
  { previous, next }: { previous: PageRef | undefined; next: PageRef | undefined },
  { first = { chapter: 1, page: 1 }, latest }: ComicEnds,
  from: PageRef,
  to = from,
): AdjacentPages {
  return {
    ...(comparePages(first, from) < 0 && { first }),
    ...(previous && { previous: toRef(previous) }),
    ...(next && { next: toRef(next) }),
    ...(latest && comparePages(latest, to) > 0 && { latest }),
  };
}

/**
 * Returns where the controls of a page lead. A control that leads nowhere is left out.
 *
 * @param pages in reading order, across chapters; page numbers may have gaps
 */
export function getAdjacentPages(
  pages: readonly PageRef[],
  index: number,
  ends: ComicEnds,
): AdjacentPages {
  const adjacent = { previous: pages[index - 1], next: pages[index + 1] };
  return withEnds(adjacent, ends, pages[index]!);
}

const toRef = ({ chapter, page }: PageRef): PageRef => ({ chapter, page });
