import { type PageRef, toPosition } from "~/page-ref";

/** Pages that follow one another, as positions, both ends included. */
export type PageRange = readonly [from: number, to: number];

/** Returns the positions of all pages that a chapter may have. */
export function wholeChapter(chapter: number): PageRange {
  return [toPosition({ chapter, page: 0 }), toPosition({ chapter: chapter + 1, page: 0 }) - 1];
}

/** The pages around a page, as far as they are known; `first` is missing on the first page of the comic. */
export type Around = Partial<Record<"first" | "previous" | "next", PageRef | undefined>>;

/**
 * Returns the range that a read page adds: the page, and the unused numbers up to the pages beside it. So a comic
 * that is read from its first page is one range, whatever numbers it leaves out.
 *
 * @param read the pages read before; unused numbers after an unread page stay unread
 */
export function toReadRange(
  page: PageRef,
  { first, previous, next }: Around,
  read: readonly PageRange[],
): PageRange {
  const here = toPosition(page);
  const end = toPosition({ chapter: page.chapter + 1, page: 0 });
  const before = previous && toPosition(previous);
  const from = before === undefined ? (first ? here : 0) : before + 1;
  const isJoined = before === undefined || isRead(read, [before, before]);
  return [isJoined ? from : here, next ? Math.min(toPosition(next), end) - 1 : here];
}

/** Returns the fewest ranges, in ascending order, that contain the same pages. */
export function mergeRanges(ranges: readonly PageRange[]): PageRange[] {
  const result: [number, number][] = [];
  for (const [from, to] of [...ranges].sort((a, b) => a[0] - b[0])) {
    const last = result.at(-1);
    if (last && from <= last[1] + 1) last[1] = Math.max(last[1], to);
    else if (from <= to) result.push([from, to]);
  }
  return result;
}

/** Removes the pages of ranges from other ranges. Both are as `mergeRanges` returns them, so each is walked once. */
export function subtractRanges(
  ranges: readonly PageRange[],
  removed: readonly PageRange[],
): PageRange[] {
  const left: PageRange[] = [];
  let next = 0;
  for (const [first, to] of ranges) {
    let from = first;
    while (next < removed.length && removed[next]![1] < from) next += 1;
    for (; from <= to && next < removed.length && removed[next]![0] <= to; next += 1) {
      const [start, end] = removed[next]!;
      if (from < start) left.push([from, start - 1]);
      from = end + 1;
      // It may contain pages of the next range, too.
      if (end > to) break;
    }
    if (from <= to) left.push([from, to]);
  }
  return left;
}

/** Counts the pages of ranges. */
export function countPages(ranges: readonly PageRange[]): number {
  return ranges.reduce((sum, [from, to]) => sum + to - from + 1, 0);
}

/** Whether all pages of a range are read. */
export function isRead(read: readonly PageRange[], [from, to]: PageRange): boolean {
  return read.some((range) => range[0] <= from && to <= range[1]);
}

/** The key of a comic's read pages in browser storage. */
export function readKey(comic: string): string {
  return `read:${comic}`;
}

/** Parses stored read pages; undefined for text that this site did not write. */
export function parseRead(text: string | null): PageRange[] | undefined {
  try {
    const ranges = JSON.parse(text ?? "") as PageRange[];
    return mergeRanges(
      ranges.filter(
        (ends) =>
          ends.length === 2 && ends.every((end) => Number.isInteger(end) && end >= 0 && end < 1e12),
      ),
    );
  } catch {
    return undefined;
  }
}

/** Returns the stored read pages; without stored ones, all pages before the reading position. */
export function readBy(text: string | null, position: PageRef | undefined): PageRange[] {
  return parseRead(text) ?? (position ? mergeRanges([[0, toPosition(position) - 1]]) : []);
}
