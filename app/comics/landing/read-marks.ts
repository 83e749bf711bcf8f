import type { ReadingPosition } from "~/reading/bookmark";
import { toPosition } from "~/page-ref";
import {
  countPages,
  mergeRanges,
  type PageRange,
  subtractRanges,
  wholeChapter,
} from "~/reading/read-pages";

/** The published pages of a chapter, whose numbers may have gaps. */
export interface ChapterPages {
  chapter: number;
  ranges: readonly PageRange[];
}

/** Ranges of a chapter; one with more gaps counts as whole, because the page names those of all chapters. */
const MAX_RANGES = 50;

/** Lists the pages of a chapter by their numbers. */
export function toChapterPages(chapter: number, numbers: readonly number[]): ChapterPages {
  const positions = numbers.map((page) => toPosition({ chapter, page }));
  const ranges = mergeRanges(positions.map((position) => [position, position]));
  const whole: PageRange[] = [[positions[0]!, positions.at(-1)!]];
  return { chapter, ranges: ranges.length > MAX_RANGES ? whole : ranges };
}

/**
 * Returns how much of a chapter was read.
 *
 * @param ranges the pages of the chapter; all that it may have if they are unknown
 */
export function getChapterMark(
  read: readonly PageRange[],
  chapter: number,
  ranges: readonly PageRange[] = [wholeChapter(chapter)],
): "read" | "begun" | undefined {
  const unread = countPages(subtractRanges(ranges, read));
  if (unread === 0) return "read";
  return unread < countPages(ranges) ? "begun" : undefined;
}

/** Counts the pages of the listed chapters that are new to a reader. */
export function countNewPages(
  { known }: ReadingPosition,
  read: readonly PageRange[],
  listed: readonly ChapterPages[],
): number {
  const seen = mergeRanges([[0, known ? toPosition(known) : 0], ...read]);
  return countPages(subtractRanges(mergeRanges(listed.flatMap(({ ranges }) => ranges)), seen));
}
