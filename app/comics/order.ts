import { compare, type Place } from "~/reading/place";

/** The controls of a reader; a missing one is disabled. */
export interface Neighbours {
  first?: Place;
  previous?: Place;
  next?: Place;
  latest?: Place;
}

/** What is known of the pages around a page; numbers ascend and may have gaps. */
export interface Surroundings {
  pages: readonly number[];
  /** Pages of the chapter before, where there is one. */
  before?: readonly number[];
  /** Pages of the chapter after, where there is one. */
  after?: readonly number[];
}

/** The first and the newest page of a comic, as far as they are known. */
export interface Ends {
  first?: Place | undefined;
  latest?: Place | undefined;
}

/**
 * Where previous and next lead from a page: gaps in the numbers are skipped, next on a chapter's
 * last page is the first of the next chapter, previous on a first page the last of the chapter before.
 */
export function beside(
  { chapter, page: number }: Place,
  { pages, before, after }: Surroundings,
): Pick<Neighbours, "previous" | "next"> {
  const at = (page: number | undefined, inChapter: number): Place | undefined =>
    page === undefined ? undefined : { chapter: inChapter, page };
  const previous =
    at(
      pages.findLast((page) => page < number),
      chapter,
    ) ?? at(before?.at(-1), chapter - 1);
  const next =
    at(
      pages.find((page) => page > number),
      chapter,
    ) ?? at(after?.[0], chapter + 1);
  return { ...(previous && { previous }), ...(next && { next }) };
}

/** Where first and latest lead from a page; a control that would lead nowhere is left out. */
export function toEnds(
  place: Place,
  { first = { chapter: 1, page: 1 }, latest }: Ends,
): Pick<Neighbours, "first" | "latest"> {
  return {
    ...(compare(first, place) < 0 && { first }),
    ...(latest && compare(latest, place) > 0 && { latest }),
  };
}
