import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toPageRef, toPosition } from "./page-ref";
import {
  isRead,
  MAX_PAGE_RANGES,
  mergeRanges,
  type PageRange,
  parseRead,
  readBy,
  toReadRange,
  wholeChapter,
} from "./read-pages";

const at = (chapter: number, page: number) => ({ chapter, page });

/** Stretches near one another, so that they touch and overlap. */
const someStretches = fc.array(
  fc.tuple(fc.nat(60), fc.nat(12)).map(([from, length]): PageRange => [from, from + length]),
  { maxLength: 12 },
);

const pagesIn = (stretches: readonly PageRange[]) =>
  new Set(
    stretches.flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, step) => from + step),
    ),
  );

describe("stretches of pages", () => {
  it("joined, hold the same pages, in order, with gaps between them", () => {
    fc.assert(
      fc.property(someStretches, (stretches) => {
        const result = mergeRanges(stretches);
        expect(pagesIn(result)).toEqual(pagesIn(mergeRanges([...stretches].reverse())));
        expect([...pagesIn(result)].sort()).toEqual([...pagesIn(stretches)].sort());
        result
          .slice(1)
          .forEach(([from], before) => expect(from).toBeGreaterThan(result[before]![1] + 1));
      }),
    );
  });

  it("stay few: beyond the bound the smallest gaps close, and nothing that was read is lost", () => {
    const many = Array.from({ length: 3_000 }, (_, step): PageRange => {
      const position = step * 3 + (step > 2_500 ? step * 10 : 0);
      return [position, position];
    });
    const result = mergeRanges(many);
    expect(result.length).toBeLessThanOrEqual(MAX_PAGE_RANGES);
    expect(result.length).toBeGreaterThan(400);
    expect(many.every((page) => isRead(result, page))).toBe(true);
    expect(JSON.stringify(result).length).toBeLessThan(32_000);
  });

  const story = [at(1, 1), at(1, 2), at(2, 3), at(2, 7), at(4, 1)];
  const readInTurn = (...indices: number[]) =>
    indices.reduce<PageRange[]>((read, index) => {
      const around = {
        first: index > 0 ? story[0] : undefined,
        previous: story[index - 1],
        next: story[index + 1],
      };
      return mergeRanges([...read, toReadRange(story[index]!, around, read)]);
    }, []);

  it("of a story read from its beginning are one, whatever its numbers", () => {
    expect(readInTurn(0, 1, 2, 3, 4)).toEqual([[0, toPosition(at(4, 1))]]);
    expect(isRead(readInTurn(0, 1), wholeChapter(1))).toBe(true);
    expect(isRead(readInTurn(1, 2), wholeChapter(1))).toBe(false);
    expect(readInTurn(0, 1, 3)).toHaveLength(2);
  });

  it("reach into no chapter of which nothing was read", () => {
    expect(readInTurn(1)).toEqual([[1_000_002, 1_999_999]]);
    expect(readInTurn(2)[0]).toEqual([2_000_003, 2_000_006]);
  });

  it("reach no further than is known", () => {
    expect(toReadRange(at(2, 1), { first: at(1, 1) }, [])).toEqual([2_000_001, 2_000_001]);
  });

  it("have positions that are places", () => {
    const place = fc.record({ chapter: fc.nat(999_999), page: fc.nat(999_999) });
    fc.assert(
      fc.property(place, (there) => void expect(toPageRef(toPosition(there))).toEqual(there)),
    );
  });
});

describe("what is stored as read", () => {
  it("is read back", () => {
    fc.assert(
      fc.property(someStretches, (stretches) => {
        const read = mergeRanges(stretches);
        expect(parseRead(JSON.stringify(read))).toEqual(read);
      }),
    );
  });

  it.each([
    null,
    "",
    "{",
    "null",
    "7",
    "{}",
    "[null]",
    "[7]",
    '["ab"]',
    "[[null,null]]",
    '[["1","2"]]',
  ])("is nothing when the storage holds %j", (text) => expect(parseRead(text) ?? []).toEqual([]));

  it("never throws, and gives whole stretches alone, whatever the storage holds", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        for (const ends of parseRead(text) ?? []) {
          expect(ends.every((end) => Number.isInteger(end) && end >= 0)).toBe(true);
        }
      }),
    );
  });

  it("without any, is what lies before the place where the reader stopped", () => {
    expect(readBy(null, at(2, 3))).toEqual([[0, 2_000_002]]);
    expect(readBy("[]", at(2, 3))).toEqual([]);
    expect(readBy(null, undefined)).toEqual([]);
    expect(readBy(null, at(0, 0))).toEqual([]);
  });
});
