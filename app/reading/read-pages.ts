import { type PageRef, toPosition } from "./page-ref";

/** Pages that follow one another, by position, both ends included. */
export type PageRange = readonly [from: number, to: number];

/** Stretches that a comic's read pages are kept in; beyond it the smallest gaps between them close. */
export const MAX_PAGE_RANGES = 1_000;

/** All pages that a chapter may have. */
export function wholeChapter(chapter: number): PageRange {
  return [toPosition({ chapter, page: 0 }), toPosition({ chapter: chapter + 1, page: 0 }) - 1];
}

/** What is known to lie around a page; `first` is missing on the first of all. */
export type Around = Partial<Record<"first" | "previous" | "next", PageRef | undefined>>;

/**
 * What is read when a page is: the page, and the numbers up to those beside it, which nothing has. So the
 * pages of a story that is read from the beginning are one stretch, whatever numbers were left out.
 *
 * @param read what was read before: numbers after a page that was not are left to it
 */
export function toReadRange(
  place: PageRef,
  { first, previous, next }: Around,
  read: readonly PageRange[],
): PageRange {
  const here = toPosition(place);
  const end = toPosition({ chapter: place.chapter + 1, page: 0 });
  const before = previous && toPosition(previous);
  const from = before === undefined ? (first ? here : 0) : before + 1;
  const isJoined = before === undefined || isRead(read, [before, before]);
  return [isJoined ? from : here, next ? Math.min(toPosition(next), end) - 1 : here];
}

/** Stretches of any order as the fewest that hold the same pages, in order. */
export function mergeRanges(stretches: readonly PageRange[]): PageRange[] {
  const result: [number, number][] = [];
  for (const [from, to] of [...stretches].sort((a, b) => a[0] - b[0])) {
    const last = result.at(-1);
    if (last && from <= last[1] + 1) last[1] = Math.max(last[1], to);
    else if (from <= to) result.push([from, to]);
  }
  const gaps = result.slice(1).map(([from], at) => from - result[at]![1]);
  const closed = gaps.sort((a, b) => a - b)[gaps.length - MAX_PAGE_RANGES];
  return closed === undefined ? result : withoutGaps(result, closed);
}

function withoutGaps(stretches: readonly PageRange[], size: number): PageRange[] {
  return mergeRanges(
    stretches.map(([from, to], at) => {
      const next = stretches[at + 1]?.[0] ?? Infinity;
      return [from, next - to <= size ? next - 1 : to];
    }),
  );
}

/** Stretches without the pages of another. */
export function subtractRange(stretches: readonly PageRange[], [from, to]: PageRange): PageRange[] {
  return stretches.flatMap(([first, last]): PageRange[] =>
    to < first || last < from
      ? [[first, last]]
      : [
          ...(first < from ? [[first, from - 1] as const] : []),
          ...(to < last ? [[to + 1, last] as const] : []),
        ],
  );
}

/** Whether all of a stretch is among those read. */
export function isRead(read: readonly PageRange[], [from, to]: PageRange): boolean {
  return read.some((stretch) => stretch[0] <= from && to <= stretch[1]);
}

/** The key of a comic's read pages in browser storage. */
export function readKey(comic: string): string {
  return `read:${comic}`;
}

/** The read pages in a stored text; what was not written by this site is nothing. */
export function parseRead(text: string | null): PageRange[] | undefined {
  try {
    const stretches = JSON.parse(text ?? "") as PageRange[];
    return mergeRanges(
      stretches.filter(
        (ends) =>
          ends.length === 2 && ends.every((end) => Number.isInteger(end) && end >= 0 && end < 1e12),
      ),
    );
  } catch {
    return undefined;
  }
}

/** What is read by a stored text; without one, what lies before the place where the reader stopped. */
export function readBy(text: string | null, stop: PageRef | undefined): PageRange[] {
  return parseRead(text) ?? (stop ? mergeRanges([[0, toPosition(stop) - 1]]) : []);
}
