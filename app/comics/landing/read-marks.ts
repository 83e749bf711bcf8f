import type { ReadingPosition } from "~/reading/bookmark";
import { toPosition } from "~/reading/page-ref";
import {
  isRead,
  mergeRanges,
  type PageRange,
  subtractRange,
  wholeChapter,
} from "~/reading/read-pages";

/** The published pages of a chapter, whose numbers may have gaps. */
export interface ChapterPages {
  chapter: number;
  ranges: readonly PageRange[];
}

/** A chapter in the list of the comic page. */
export interface ListedChapter extends ChapterPages {
  count: number;
  /** The day of its last page, in words. */
  date?: string | undefined;
}

/** Lists the pages of a chapter by their numbers. */
export function toChapterPages(chapter: number, numbers: readonly number[]): ChapterPages {
  const positions = numbers.map((page) => toPosition({ chapter, page }));
  return { chapter, ranges: mergeRanges(positions.map((position) => [position, position])) };
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
  if (ranges.every((range) => isRead(read, range))) return "read";
  const isBegun = ranges.some(([from, to]) => read.some(([a, b]) => a <= to && from <= b));
  return isBegun ? "begun" : undefined;
}

/** Counts the pages of the listed chapters that are new to a reader. */
export function countNewPages(
  { known }: ReadingPosition,
  read: readonly PageRange[],
  listed: readonly ChapterPages[],
): number {
  const seen: PageRange[] = [[0, known ? toPosition(known) : 0], ...read];
  const unread = seen.reduce(
    subtractRange,
    listed.flatMap(({ ranges }) => ranges),
  );
  return unread.reduce((sum, [from, to]) => sum + to - from + 1, 0);
}
