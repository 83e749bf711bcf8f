import { compare, type Place } from "~/reading/place";

/** The controls of a reader; a missing one is disabled. */
export interface Neighbours {
  first?: Place;
  previous?: Place;
  next?: Place;
  latest?: Place;
}

/** The first and the newest page of a comic, as far as they are known. */
export interface Ends {
  first?: Place | undefined;
  latest?: Place | undefined;
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
