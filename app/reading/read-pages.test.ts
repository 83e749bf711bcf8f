import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toPosition } from "~/page-ref";
import {
  isRead,
  mergeRanges,
  type PageRange,
  parseRead,
  readBy,
  subtractRanges,
  toReadRange,
  wholeChapter,
} from "./read-pages";

const at = (chapter: number, page: number) => ({ chapter, page });

/** Ranges near one another, so that they touch and overlap. */
const range = fc
  .tuple(fc.nat(60), fc.nat(12))
  .map(([from, length]): PageRange => [from, from + length]);
const ranges = fc.array(range, { maxLength: 12 });

const hasPage = (some: readonly PageRange[], page: number) => isRead(some, [page, page]);

describe("ranges of pages", () => {
  it("are merged in ascending order without touching one another", () => {
    fc.assert(
      fc.property(ranges, fc.nat(72), (given, page) => {
        const merged = mergeRanges(given);
        expect(hasPage(merged, page)).toBe(hasPage(given, page));
        const next = merged.slice(1);
        next.forEach(([from], at) => expect(from).toBeGreaterThan(merged[at]![1] + 1));
      }),
    );
  });

  it("are subtracted", () => {
    fc.assert(
      fc.property(ranges, ranges, fc.nat(72), (given, removed, page) => {
        const left = subtractRanges(mergeRanges(given), mergeRanges(removed));
        expect(hasPage(left, page)).toBe(hasPage(given, page) && !hasPage(removed, page));
        expect(left.every(([from, to]) => from <= to)).toBe(true);
      }),
    );
  });
});

describe("toReadRange", () => {
  const story = [at(1, 1), at(1, 2), at(2, 3), at(2, 7), at(4, 1)];
  const readInOrder = (...indexes: number[]) =>
    indexes.reduce<PageRange[]>((read, index) => {
      const first = index > 0 ? story[0] : undefined;
      const around = { first, previous: story[index - 1], next: story[index + 1] };
      return mergeRanges([...read, toReadRange(story[index]!, around, read)]);
    }, []);

  it("makes one range of a comic that is read from its first page", () => {
    expect(readInOrder(0, 1, 2, 3, 4)).toEqual([[0, toPosition(at(4, 1))]]);
    expect(isRead(readInOrder(0, 1), wholeChapter(1))).toBe(true);
    expect(isRead(readInOrder(1, 2), wholeChapter(1))).toBe(false);
    expect(readInOrder(0, 1, 3)).toHaveLength(2);
  });

  it("includes no chapter without a read page, and nothing unknown", () => {
    expect(readInOrder(1)).toEqual([[1_000_002, 1_999_999]]);
    expect(readInOrder(2)[0]).toEqual([2_000_003, 2_000_006]);
    expect(toReadRange(at(2, 1), { first: at(1, 1) }, [])).toEqual([2_000_001, 2_000_001]);
  });
});

describe("stored read pages", () => {
  it("are read back", () => {
    fc.assert(
      fc.property(ranges, (given) => {
        const read = mergeRanges(given);
        expect(parseRead(JSON.stringify(read))).toEqual(read);
      }),
    );
  });

  it.each([null, "", "{", "null", "7", "{}", "[null]", "[7]", '["ab"]', '[["1","2"]]'])(
    "are none for %j",
    (text) => expect(parseRead(text) ?? []).toEqual([]),
  );

  it("are whole numbers, whatever is stored", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        for (const ends of parseRead(text) ?? []) {
          expect(ends.every((end) => Number.isInteger(end) && end >= 0)).toBe(true);
        }
      }),
    );
  });

  it("are the pages before the reading position when nothing is stored", () => {
    expect(readBy(null, at(2, 3))).toEqual([[0, 2_000_002]]);
    expect(readBy("[]", at(2, 3))).toEqual([]);
    expect(readBy(null, undefined)).toEqual([]);
    expect(readBy(null, at(0, 0))).toEqual([]);
  });
});
