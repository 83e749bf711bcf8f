import fc from "fast-check";
import { expect, it } from "vitest";
import { toPageRef } from "~/page-ref";
import {
  addPage,
  describeNewPages,
  hasPage,
  mergeRanges,
  type PageRange,
  parseRanges,
  subtractRanges,
  toRanges,
} from "./read-pages";

const at = (chapter: number, page: number) => ({ chapter, page });

/** Ranges of small numbers, which often touch and overlap. */
const range = fc
  .tuple(fc.nat(60), fc.nat(12))
  .map(([from, length]): PageRange => [from, from + length]);
const ranges = fc.array(range, { maxLength: 12 });

it("merged and subtracted ranges contain the expected comic pages", () => {
  fc.assert(
    fc.property(ranges, ranges, fc.nat(72), (given, removed, position) => {
      const page = toPageRef(position);
      const merged = mergeRanges(given);
      const left = subtractRanges(given, removed);
      expect(hasPage(merged, page)).toBe(hasPage(given, page));
      expect(hasPage(left, page)).toBe(hasPage(given, page) && !hasPage(removed, page));
      for (const some of [merged, left]) {
        some.slice(1).forEach(([from], at) => expect(from).toBeGreaterThan(some[at]![1] + 1));
      }
      expect(parseRanges(JSON.parse(JSON.stringify(given)))).toEqual(given);
    }),
  );
});

it("a comic that is read in order becomes one range in spite of unused numbers", () => {
  const story = [at(1, 1), at(1, 2), at(2, 3), at(2, 7), at(4, 1)];
  const readInOrder = (...indexes: number[]) =>
    indexes.reduce<PageRange[]>(
      (read, at) => addPage(read, story[at]!, [story[at - 1], story[at + 1]]),
      [],
    );
  expect(readInOrder(0, 1, 2, 3, 4)).toEqual([[1_000_001, 4_000_001]]);
  expect(readInOrder(4, 2, 3)).toEqual([[2_000_003, 4_000_001]]);
  expect(readInOrder(0, 2)).toEqual(toRanges([at(1, 1), at(2, 3)]));
});

it.each([null, 7, {}, [null], [7], ["ab"], [["1", "2"]], [[1, 2, 3]], [[-1, 0.5]]])(
  "parseRanges ignores the invalid ranges %j",
  (value) => expect(parseRanges(value)).toEqual([]),
);

it.each([
  [at(3, 8), [1, 7, 8], undefined],
  [at(3, 7), [1, 7, 8], "1 page"],
  [at(3, 5), [5, 100], "1 page"],
  [at(3, 5), [5, 6, 7, 8], "3 pages"],
  [at(2, 7), [1], "1+ pages"],
  [at(2, 7), [1, 3, 8], "3+ pages"],
])(
  "describeNewPages for a reader who knows page %j, and pages %j of chapter 3, returns %j",
  (known, numbers, text) => {
    expect(describeNewPages(known, toRanges(numbers.map((page) => at(3, page))))).toBe(text);
  },
);
