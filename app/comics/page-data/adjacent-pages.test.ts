import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PageRef } from "~/reading/page-ref";
import { getAdjacentPages, type AdjacentPages } from "./adjacent-pages";

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
      return getAdjacentPages(pages, index, ends);
    },
  };
}

const { controls } = reader({ 1: [1, 2, 3], 2: [1, 4, 5], 3: [2, 3] });

describe("within a chapter", () => {
  it("leads to the pages beside, the first and the latest", () => {
    expect(controls(at(1, 2))).toEqual({
      first: at(1, 1),
      previous: at(1, 1),
      next: at(1, 3),
      latest: at(3, 3),
    });
  });

  it("skips gaps in the numbers", () => {
    expect(controls(at(2, 1)).next).toEqual(at(2, 4));
    expect(controls(at(2, 4)).previous).toEqual(at(2, 1));
  });
});

describe("across chapters", () => {
  it("next on the last page is the first page of the next chapter", () => {
    expect(controls(at(1, 3)).next).toEqual(at(2, 1));
    expect(controls(at(2, 5)).next).toEqual(at(3, 2));
  });

  it("previous on the first page is the last page of the chapter before", () => {
    expect(controls(at(2, 1)).previous).toEqual(at(1, 3));
    expect(controls(at(3, 2)).previous).toEqual(at(2, 5));
  });
});

describe("at the ends", () => {
  it("the first page has neither first nor previous", () => {
    expect(controls(at(1, 1))).toEqual({ next: at(1, 2), latest: at(3, 3) });
  });

  it("the latest page has neither next nor latest", () => {
    expect(controls(at(3, 3))).toEqual({ first: at(1, 1), previous: at(3, 2) });
  });

  it("a comic of one page has nowhere to turn", () => {
    expect(reader({ 1: [1] }).controls(at(1, 1))).toEqual({});
  });

  it("first leads to the first page that was not withdrawn", () => {
    const { controls } = reader({ 1: [3, 4] });
    expect(controls(at(1, 4)).first).toEqual(at(1, 3));
    expect(controls(at(1, 3))).not.toHaveProperty("first");
  });
});

describe("when an end of the comic is not known", () => {
  const pages = [at(2, 1), at(2, 2), at(2, 3)];

  it("first leads to page 1 of chapter 1, and latest is left out", () => {
    expect(getAdjacentPages(pages, 1, {})).toEqual({
      first: at(1, 1),
      previous: at(2, 1),
      next: at(2, 3),
    });
  });

  it("the ends are offered without a page beside", () => {
    const ends = { first: at(1, 1), latest: at(3, 8) };
    expect(getAdjacentPages([at(2, 2)], 0, ends)).toEqual(ends);
  });
});

describe("any comic", () => {
  const chapter = fc
    .uniqueArray(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 8 })
    .map((pages) => pages.sort((a, b) => a - b));
  const comic = fc
    .array(chapter, { minLength: 1, maxLength: 5 })
    .map((list) => reader(Object.fromEntries(list.map((pages, index) => [index + 1, pages]))));

  it("is read from the first page to the latest by next, each page once", () => {
    fc.assert(
      fc.property(comic, ({ pages, controls: of }) => {
        const read = [pages[0]!];
        for (let next = of(read[0]!).next; next; next = of(next).next) read.push(next);
        expect(read).toEqual(pages);
      }),
    );
  });

  it("next then previous returns, and previous then next", () => {
    fc.assert(
      fc.property(comic, ({ pages, controls: of }) => {
        for (const place of pages) {
          const { next, previous } = of(place);
          if (next) expect(of(next).previous).toEqual(place);
          if (previous) expect(of(previous).next).toEqual(place);
        }
      }),
    );
  });

  it("offers first with previous, and latest with next", () => {
    fc.assert(
      fc.property(comic, ({ pages, controls: of }) => {
        for (const place of pages) {
          const { first, previous, next, latest } = of(place);
          expect(first).toEqual(previous && pages[0]);
          expect(latest).toEqual(next && pages.at(-1));
        }
      }),
    );
  });
});
