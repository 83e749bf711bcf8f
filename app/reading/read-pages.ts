import type { Place } from "./place";

/** Pages that follow one another, by position, both ends included. */
export type Stretch = readonly [from: number, to: number];

/** Stretches that a comic's read pages are kept in; beyond it the smallest gaps between them close. */
export const mostStretches = 1_000;

/** Where a page is in a comic, as a number; a page's own is below a million. */
export function positionOf({ chapter, page }: Place): number {
  return chapter * 1e6 + page;
}

/** The place at a position. */
export function placeAt(position: number): Place {
  const page = position % 1e6;
  return { chapter: (position - page) / 1e6, page };
}

/** All pages that a chapter may have. */
export function wholeChapter(chapter: number): Stretch {
  return [positionOf({ chapter, page: 0 }), positionOf({ chapter: chapter + 1, page: 0 }) - 1];
}

/** What is known to lie around a page; `first` is missing on the first of all. */
export type Around = Partial<Record<"first" | "previous" | "next", Place | undefined>>;

/**
 * What is read when a page is: the page, and the numbers up to those beside it, which nothing has. So the
 * pages of a story that is read from the beginning are one stretch, whatever numbers were left out.
 *
 * @param read what was read before: numbers after a page that was not are left to it
 */
export function stretchOf(
  place: Place,
  { first, previous, next }: Around,
  read: readonly Stretch[],
): Stretch {
  const here = positionOf(place);
  const end = positionOf({ chapter: place.chapter + 1, page: 0 });
  const before = previous && positionOf(previous);
  const from = before === undefined ? (first ? here : 0) : before + 1;
  const isJoined = before === undefined || isRead(read, [before, before]);
  return [isJoined ? from : here, next ? Math.min(positionOf(next), end) - 1 : here];
}

/** Stretches of any order as the fewest that hold the same pages, in order. */
export function joined(stretches: readonly Stretch[]): Stretch[] {
  const result: [number, number][] = [];
  for (const [from, to] of [...stretches].sort((a, b) => a[0] - b[0])) {
    const last = result.at(-1);
    if (last && from <= last[1] + 1) last[1] = Math.max(last[1], to);
    else if (from <= to) result.push([from, to]);
  }
  const gaps = result.slice(1).map(([from], at) => from - result[at]![1]);
  const closed = gaps.sort((a, b) => a - b)[gaps.length - mostStretches];
  return closed === undefined ? result : withoutGaps(result, closed);
}

function withoutGaps(stretches: readonly Stretch[], size: number): Stretch[] {
  return joined(
    stretches.map(([from, to], at) => {
      const next = stretches[at + 1]?.[0] ?? Infinity;
      return [from, next - to <= size ? next - 1 : to];
    }),
  );
}

/** Stretches without the pages of another. */
export function without(stretches: readonly Stretch[], [from, to]: Stretch): Stretch[] {
  return stretches.flatMap(([first, last]): Stretch[] =>
    to < first || last < from
      ? [[first, last]]
      : [
          ...(first < from ? [[first, from - 1] as const] : []),
          ...(to < last ? [[to + 1, last] as const] : []),
        ],
  );
}

/** Whether all of a stretch is among those read. */
export function isRead(read: readonly Stretch[], [from, to]: Stretch): boolean {
  return read.some((stretch) => stretch[0] <= from && to <= stretch[1]);
}

/** The key of a comic's read pages in browser storage. */
export function readKey(comic: string): string {
  return `read:${comic}`;
}

/** The read pages in a stored text; what was not written by this site is nothing. */
export function parseRead(text: string | null): Stretch[] | undefined {
  try {
    const stretches = JSON.parse(text ?? "") as Stretch[];
    return joined(
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
export function readBy(text: string | null, stop: Place | undefined): Stretch[] {
  return parseRead(text) ?? (stop ? joined([[0, positionOf(stop) - 1]]) : []);
}
