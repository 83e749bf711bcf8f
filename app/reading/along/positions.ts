import type { Place } from "../place";
import { positionOf, type Stretch } from "../read-pages";

/** The place at a position. */
export function placeAt(position: number): Place {
  const page = position % positionOf({ chapter: 1, page: 0 });
  return { chapter: (position - page) / positionOf({ chapter: 1, page: 0 }), page };
}

/** All pages that a chapter may have. */
export function wholeChapter(chapter: number): Stretch {
  const next = { chapter: chapter + 1, page: 0 };
  return [positionOf({ chapter, page: 0 }), positionOf(next) - 1];
}
