import { comparePages, type PageRef } from "~/reading/page-ref";

/** The controls of a reader; a missing one is disabled. */
export interface AdjacentPages {
  first?: PageRef;
  previous?: PageRef;
  next?: PageRef;
  latest?: PageRef;
}

/** The first and the newest page of a comic, as far as they are known. */
export interface Ends {
  first?: PageRef | undefined;
  latest?: PageRef | undefined;
}

/** Where first and latest lead from a page; a control that would lead nowhere is left out. */
export function toEnds(
  place: PageRef,
  { first = { chapter: 1, page: 1 }, latest }: Ends,
): Pick<AdjacentPages, "first" | "latest"> {
  return {
    ...(comparePages(first, place) < 0 && { first }),
    ...(latest && comparePages(latest, place) > 0 && { latest }),
  };
}
