import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toPosition } from "~/reading/page-ref";
import { mergeRanges, type PageRange, subtractRange, wholeChapter } from "~/reading/read-pages";
import { markOf, newsFor, pagesOf, runsOf } from "./read-marks";

const at = (chapter: number, page: number) => ({ chapter, page });
const listed = { chapter: 3, runs: runsOf([1, 2, 4, 5]) };

describe("the pages of a chapter", () => {
  it("are runs of numbers", () => {
    expect(listed.runs).toEqual([
      [1, 2],
      [4, 5],
    ]);
    expect(runsOf([])).toEqual([]);
  });

  it("without some of them are those left", () => {
    const stretch = fc
      .tuple(fc.nat(40), fc.nat(9))
      .map(([from, length]): PageRange => [from, from + length]);
    fc.assert(
      fc.property(fc.array(stretch), stretch, fc.nat(60), (stretches, hole, page) => {
        const isIn = (some: readonly PageRange[]) =>
          some.some(([from, to]) => from <= page && page <= to);
        const left = subtractRange(mergeRanges(stretches), hole);
        expect(isIn(left)).toBe(isIn(stretches) && !isIn([hole]));
        expect(left.every(([from, to]) => from <= to)).toBe(true);
      }),
    );
  });
});

describe("a chapter's mark", () => {
  it("says that all of its pages were read, or some", () => {
    const [one, two] = pagesOf(listed);
    expect(markOf([one!, two!], 3, listed)).toBe("read");
    expect(markOf([one!], 3, listed)).toBe("begun");
    expect(markOf([], 3, listed)).toBeUndefined();
    expect(markOf([wholeChapter(2)], 3, listed)).toBeUndefined();
  });

  it("of a chapter whose pages are not known, by all that it may have", () => {
    expect(markOf([[0, toPosition(at(4, 1))]], 3, undefined)).toBe("read");
    expect(markOf([[0, toPosition(at(3, 9))]], 3, undefined)).toBe("begun");
    expect(markOf([wholeChapter(2)], 3, undefined)).toBeUndefined();
  });
});

it("10,000 pages are counted, and marked, in no time", () => {
  const long = {
    chapter: 3,
    runs: runsOf(Array.from({ length: 10_000 }, (_, index) => index + 1)),
  };
  const read = Array.from({ length: 1_000 }, (_, step): PageRange => {
    const page = toPosition(at(3, step * 10 + 1));
    return [page, page];
  });
  const stop = { ...at(2, 1), known: at(2, 1) };
  expect(newsFor(stop, read, [long], at(3, 10_000))).toMatchObject({ pages: 9_000, isMore: true });
  expect(markOf(read, 3, long)).toBe("begun");
});
