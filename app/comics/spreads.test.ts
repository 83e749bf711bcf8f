import fc from "fast-check";
import { expect, it } from "vitest";
import { findSpreads } from "./spreads";

const page = { width: 11, height: 17 };
const wide = { width: 22, height: 17 };
const strip = { width: 8, height: 60 };

/** Returns the page numbers of each spread, counted from 1. */
function layOut(shapes: readonly (typeof page)[]): number[][] {
  const numbers = shapes.map((_, index) => index + 1);
  return findSpreads(numbers, (number) => shapes[number - 1]!);
}

it("the first spread starts after the first comic page", () => {
  expect(layOut([page, page, page, page])).toEqual([[1], [2, 3], [4]]);
});

it.each([wide, strip])(
  "a comic page with the aspect ratio %j has no partner in a spread",
  (shape) => {
    expect(layOut([page, page, shape, page, page])).toEqual([[1], [2], [3], [4, 5]]);
  },
);

it("each comic page is in exactly one of as few spreads as possible", () => {
  const chapters = fc.array(fc.constantFrom(page, page, page, wide, strip), { maxLength: 60 });
  fc.assert(
    fc.property(chapters, (shapes) => {
      const spreads = layOut(shapes);
      expect(spreads.flat()).toEqual(shapes.map((_, index) => index + 1));
      const standsAlone = (number: number | undefined) =>
        number === undefined || number === 1 || shapes[number - 1] !== page;
      spreads.forEach(([first, second], at) => {
        const isPair = second !== undefined;
        const next = isPair ? second : spreads[at + 1]?.[0];
        expect(isPair).toBe(!standsAlone(first) && !standsAlone(next));
      });
    }),
  );
});
