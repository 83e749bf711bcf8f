import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findSpreads, type SpreadStart } from "./spreads";

const page = { width: 11, height: 17 };
const wide = { width: 22, height: 17 };
const strip = { width: 8, height: 60 };

/** The pages of each spread, counted from 1. */
function laidOut(shapes: readonly (typeof page)[], start: SpreadStart): number[][] {
  const spreads = [...new Set(findSpreads(shapes, start))];
  return spreads.map(({ first, last }) => (first === last ? [first + 1] : [first + 1, last + 1]));
}

describe("findSpreads", () => {
  it("starts after a cover, or with the first page", () => {
    const five = Array.from({ length: 5 }, () => page);
    expect(laidOut(five, "cover")).toEqual([[1], [2, 3], [4, 5]]);
    expect(laidOut(five, "first")).toEqual([[1, 2], [3, 4], [5]]);
  });

  it("lets double pages and strips stand alone", () => {
    expect(laidOut([page, page, wide, page, page], "cover")).toEqual([[1], [2], [3], [4, 5]]);
    expect(laidOut([page, page, strip, page, page, page], "first")).toEqual([
      [1, 2],
      [3],
      [4, 5],
      [6],
    ]);
  });

  const chapters = [
    fc.array(fc.constantFrom(page, page, page, wide, strip), { maxLength: 60 }),
    fc.constantFrom<SpreadStart>("cover", "first"),
  ] as const;

  it("puts every page into one spread, in order", () => {
    fc.assert(
      fc.property(...chapters, (shapes, start) => {
        const spreads = laidOut(shapes, start);
        expect(spreads.flat()).toEqual(shapes.map((_, index) => index + 1));
        const pairs = spreads.filter(({ length }) => length === 2).flat();
        expect(pairs.every((number) => shapes[number - 1] === page)).toBe(true);
        // No two pages stand alone that could lie side by side.
        const alone = (number: number | undefined) =>
          number === undefined ||
          shapes[number - 1] !== page ||
          (number === 1 && start === "cover");
        spreads.forEach((spread, at) => {
          if (spread.length === 1)
            expect(alone(spread[0]) || alone(spreads[at + 1]?.[0])).toBe(true);
        });
      }),
    );
  });

  it("makes the next spread lead back to this one", () => {
    fc.assert(
      fc.property(...chapters, (shapes, start) => {
        const spreads = findSpreads(shapes, start);
        spreads.forEach((spread, at) => {
          expect(spread.first <= at && at <= spread.last).toBe(true);
          const next = spreads[spread.last + 1];
          if (next) expect(spreads[next.first - 1]).toBe(spread);
        });
      }),
    );
  });
});
