import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PageRef } from "~/reading/page-ref";
import { findShownPages, getAdjacentPages, type AdjacentPages, type ComicPage } from "./page";

const at = (chapter: number, page: number): PageRef => ({ chapter, page });

/** A comic as chapters of page numbers, and the controls of any of its pages. */
function reader(chapters: Record<number, number[]>) {
  const pages = Object.entries(chapters).flatMap(([chapter, numbers]) =>
    numbers.map((page) => at(Number(chapter), page)),
  );
  const ends = { first: pages[0], latest: pages.at(-1) };
  return {
    pages,
    controls: ({ chapter, page }: PageRef): AdjacentPages => {
      const index = pages.findIndex((one) => one.chapter === chapter && one.page === page);
      const adjacent = { previous: pages[index - 1], next: pages[index + 1] };
      return getAdjacentPages(pages[index]!, adjacent, ends);
    },
  };
}

const { controls } = reader({ 1: [1, 2, 3], 2: [1, 4, 5], 3: [2, 3] });

it.each([
  [at(1, 2), { first: at(1, 1), previous: at(1, 1), next: at(1, 3), latest: at(3, 3) }],
  [at(2, 4), { first: at(1, 1), previous: at(2, 1), next: at(2, 5), latest: at(3, 3) }],
  [at(2, 5), { first: at(1, 1), previous: at(2, 4), next: at(3, 2), latest: at(3, 3) }],
  [at(1, 1), { next: at(1, 2), latest: at(3, 3) }],
  [at(3, 3), { first: at(1, 1), previous: at(3, 2) }],
])("leads from %j to %j", (page, expected) => {
  expect(controls(page)).toEqual(expected);
});

it("leads nowhere in a comic of one page", () => {
  expect(reader({ 1: [1] }).controls(at(1, 1))).toEqual({});
});

it("leaves out the ends when they are unknown", () => {
  const adjacent = { previous: at(2, 1), next: at(2, 3) };
  expect(getAdjacentPages(at(2, 2), adjacent, {})).toEqual(adjacent);
});

it("leads to the ends of the comic when no adjacent page is known", () => {
  const ends = { first: at(1, 1), latest: at(3, 8) };
  const adjacent = { previous: undefined, next: undefined };
  expect(getAdjacentPages(at(2, 2), adjacent, ends)).toEqual(ends);
});

describe("any comic", () => {
  const chapter = fc
    .uniqueArray(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 8 })
    .map((pages) => pages.sort((a, b) => a - b));
  const comic = fc
    .array(chapter, { minLength: 1, maxLength: 5 })
    .map((list) => reader(Object.fromEntries(list.map((pages, index) => [index + 1, pages]))));

  it("has first with previous, and latest with next", () => {
    fc.assert(
      fc.property(comic, ({ pages, controls: of }) => {
        for (const [index, page] of pages.entries()) {
          const { first, previous, next, latest } = of(page);
          expect([previous, next]).toEqual([pages[index - 1], pages[index + 1]]);
          expect(first).toEqual(previous && pages[0]);
          expect(latest).toEqual(next && pages.at(-1));
        }
      }),
    );
  });
});

describe("the pages that are shown", () => {
  const page = (number: number) =>
    ({
      ref: at(2, number),
      controls: { previous: at(2, number - 1), next: at(2, number + 1) },
    }) as ComicPage;

  it("are the page alone without a spread", () => {
    const own = page(3);
    expect(findShownPages(own)).toEqual({ pages: [own], controls: own.controls });
  });

  it("are those of its spread in reading order, whichever of them is read", () => {
    const [left, right] = [page(3), page(4)];
    for (const [own, partner] of [
      [left, right],
      [right, left],
    ]) {
      const spread = { partner, previous: at(2, 1) };
      const { pages, controls } = findShownPages({ ...own!, spread });
      expect(pages.map((one) => one.ref.page)).toEqual([3, 4]);
      expect(controls).toEqual({ previous: at(2, 1), next: at(2, 5) });
    }
  });
});
