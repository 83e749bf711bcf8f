import { type PageRef, toPosition } from "~/page-ref";

/** Consecutive comic pages as positions, including both ends. */
export type PageRange = readonly [from: number, to: number];

/** Returns the range of all positions that a chapter may have. */
export function wholeChapter(chapter: number): PageRange {
  return [toPosition({ chapter, page: 0 }), toPosition({ chapter: chapter + 1, page: 0 }) - 1];
}

/** Returns the smallest number of ascending ranges that contain the same comic pages. */
export function mergeRanges(ranges: readonly PageRange[]): PageRange[] {
  const result: [number, number][] = [];
  for (const [from, to] of [...ranges].sort((a, b) => a[0] - b[0])) {
    const last = result.at(-1);
    if (last && from <= last[1] + 1) last[1] = Math.max(last[1], to);
    else if (from <= to) result.push([from, to]);
  }
  return result;
}

/** Returns the ranges of comic pages, whose numbers may have gaps. */
export function toRanges(pages: readonly PageRef[]): PageRange[] {
  return mergeRanges(pages.map(toPosition).map((position) => [position, position]));
}

/** Returns the parts of ranges that are not in other ranges. */
export function subtractRanges(
  ranges: readonly PageRange[],
  removed: readonly PageRange[],
): PageRange[] {
  const subtract = (left: PageRange[], [start, end]: PageRange) =>
    left.flatMap(([from, to]): PageRange[] => [
      [from, Math.min(to, start - 1)],
      [Math.max(from, end + 1), to],
    ]);
  return mergeRanges(removed.reduce(subtract, [...ranges]));
}

export function countPages(ranges: readonly PageRange[]): number {
  return ranges.reduce((sum, [from, to]) => sum + to - from + 1, 0);
}

/** Returns whether a comic page is in one of the ranges. */
export function hasPage(ranges: readonly PageRange[], page: PageRef): boolean {
  const position = toPosition(page);
  return ranges.some(([from, to]) => from <= position && position <= to);
}

/** Adds a comic page, and unused numbers beside it, so that a read comic becomes one range. */
export function addPage(
  read: readonly PageRange[],
  page: PageRef,
  beside: readonly (PageRef | undefined)[],
): PageRange[] {
  const joined = beside.flatMap((other) => (other && hasPage(read, other) ? [other] : []));
  const positions = [page, ...joined].map(toPosition);
  return mergeRanges([...read, [Math.min(...positions), Math.max(...positions)]]);
}

/** Reads ranges from a JSON value and ignores invalid ranges. */
export function parseRanges(value: unknown): PageRange[] {
  const isRange = (range: unknown): range is PageRange =>
    Array.isArray(range) && range.length === 2 && range.every(Number.isInteger);
  return Array.isArray(value) ? value.filter(isRange) : [];
}

/** Formats the number of pages after `known`: "2 pages", or "8+ pages" if more may be new. */
export function describeNewPages(known: PageRef, ranges: readonly PageRange[]): string | undefined {
  const next = toPosition(known) + 1;
  const later = ranges.filter(([, to]) => to >= next);
  const count = countPages(later.map(([from, to]) => [Math.max(from, next), to]));
  if (count === 0) return undefined;
  const isWhole = ranges[0]![0] <= wholeChapter(known.chapter)[1];
  return count === 1 && isWhole ? "1 page" : `${count}${isWhole ? "" : "+"} pages`;
}
