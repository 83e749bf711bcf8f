import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PageRef } from "~/reading/page-ref";
import { beside, type Surroundings } from "./beside";
import { toEnds, type Ends, type AdjacentPages } from "./order";

const at = (chapter: number, page: number): PageRef => ({ chapter, page });

/** All controls of a page. */
const neighbours = (place: PageRef, around: Surroundings & Ends): AdjacentPages => ({
  ...beside(place, around),
  ...toEnds(place, around),
});

/** A comic as chapters of page numbers, and the controls of any of its pages. */
function reader(chapters: Record<number, number[]>) {
  const numbers = Object.keys(chapters).map(Number);
  const last = Math.max(...numbers);
  return {
    places: numbers.flatMap((chapter) => chapters[chapter]!.map((page) => at(chapter, page))),
    controls: ({ chapter, page }: PageRef): AdjacentPages =>
      neighbours(at(chapter, page), {
        pages: chapters[chapter] ?? [],
        ...(chapters[chapter - 1] && { before: chapters[chapter - 1]! }),
        ...(chapters[chapter + 1] && { after: chapters[chapter + 1]! }),
        first: at(1, chapters[1]![0]!),
        latest: at(last, chapters[last]!.at(-1)!),
      }),
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
    expect(neighbours(at(1, 1), { pages: [1], first: at(1, 1), latest: at(1, 1) })).toEqual({});
  });

  it("first leads to the first page that was not withdrawn", () => {
    const around = { pages: [3, 4], first: at(1, 3), latest: at(1, 4) };
    expect(neighbours(at(1, 4), around).first).toEqual(at(1, 3));
    expect(neighbours(at(1, 3), around)).not.toHaveProperty("first");
  });
});

describe("when something around the page could not be had", () => {
  it("an unknown first page is page 1 of chapter 1", () => {
    expect(neighbours(at(2, 2), { pages: [1, 2, 3] }).first).toEqual(at(1, 1));
  });

  it("no other page is passed off as the latest", () => {
    const around = neighbours(at(2, 2), { pages: [1, 2, 3] });
    expect(around.next).toEqual(at(2, 3));
    expect(around).not.toHaveProperty("latest");
  });

  it("a missing next chapter does not hide the latest page", () => {
    const around = { pages: [1, 2], first: at(1, 1), latest: at(3, 8) };
    expect(neighbours(at(2, 2), around)).toEqual({
      first: at(1, 1),
      previous: at(2, 1),
      latest: at(3, 8),
    });
  });

  it("a missing chapter before does not hide the first page", () => {
    const around = { pages: [1, 2], first: at(1, 1), latest: at(2, 2) };
    expect(neighbours(at(2, 1), around)).toEqual({
      first: at(1, 1),
      next: at(2, 2),
      latest: at(2, 2),
    });
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
      fc.property(comic, ({ places, controls: of }) => {
        const read = [places[0]!];
        for (let next = of(read[0]!).next; next; next = of(next).next) read.push(next);
        expect(read).toEqual(places);
      }),
    );
  });

  it("next then previous returns, and previous then next", () => {
    fc.assert(
      fc.property(comic, ({ places, controls: of }) => {
        for (const place of places) {
          const { next, previous } = of(place);
          if (next) expect(of(next).previous).toEqual(place);
          if (previous) expect(of(previous).next).toEqual(place);
        }
      }),
    );
  });

  it("offers first with previous, and latest with next", () => {
    fc.assert(
      fc.property(comic, ({ places, controls: of }) => {
        for (const place of places) {
          const { first, previous, next, latest } = of(place);
          expect(first).toEqual(previous && places[0]);
          expect(latest).toEqual(next && places.at(-1));
        }
      }),
    );
  });
});
