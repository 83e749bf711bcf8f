import type { ReadingPosition } from "~/reading/bookmark";
import { type PageRef, toPosition } from "~/reading/page-ref";
import { isRead, type PageRange, subtractRange, wholeChapter } from "~/reading/read-pages";

/** The page numbers of a chapter: first and last of those that follow one another. */
export interface Listed {
  chapter: number;
  runs: readonly (readonly [first: number, last: number])[];
}

/** Ascending numbers as runs of those that follow one another. */
export function runsOf(numbers: readonly number[]): [first: number, last: number][] {
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last && number === last[1] + 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs;
}

/** The pages of a chapter that came out. */
export function pagesOf({ chapter, runs }: Listed): PageRange[] {
  return runs.map(([first, last]) => [
    toPosition({ chapter, page: first }),
    toPosition({ chapter, page: last }),
  ]);
}

/** How much of a chapter was read; of one whose pages are not known, whether all that it may have was. */
export function markOf(
  read: readonly PageRange[],
  chapter: number,
  listed: Listed | undefined,
): "read" | "begun" | undefined {
  const whole = wholeChapter(chapter);
  const pages = listed ? pagesOf(listed) : [whole];
  if (pages.every((page) => isRead(read, page))) return "read";
  const isBegun = pages.some(([from, to]) => read.some(([a, b]) => a <= to && from <= b));
  return isBegun ? "begun" : undefined;
}

/** Pages that came out since a reader stopped, and are unread. */
export interface News {
  /** How many of those listed. */
  pages: number;
  /** Whether chapters that are not listed may have some, too. */
  isMore: boolean;
  /** Whether the newest chapter is listed. */
  isKnown: boolean;
}

/** What is new to a reader in the newest chapters. */
export function newsFor(
  { known }: ReadingPosition,
  read: readonly PageRange[],
  newest: readonly Listed[],
  latest: PageRef,
): News {
  const seen: PageRange[] = [[0, known ? toPosition(known) : 0], ...read];
  const fresh = seen.reduce(subtractRange, newest.flatMap(pagesOf));
  const numbers = newest.map(({ chapter }) => chapter);
  return {
    pages: fresh.reduce((sum, [from, to]) => sum + to - from + 1, 0),
    isMore: !!known && known.chapter < Math.min(...numbers),
    isKnown: numbers.includes(latest.chapter),
  };
}
