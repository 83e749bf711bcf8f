import fc from "fast-check";
import { expect, it } from "vitest";
import { comparePages, type PageRef, parsePageNumber, toPageRef, toPosition } from "./page-ref";

const at = (chapter: number, page: number): PageRef => ({ chapter, page });

it("compares pages by reading order", () => {
  const order = [at(1, 1), at(1, 2), at(1, 10), at(2, 1), at(10, 1)];
  expect([...order].reverse().sort(comparePages)).toEqual(order);
  expect(comparePages(at(2, 3), at(2, 3))).toBe(0);
});

it.each(["0", "1", "12", "999999"])("parses the number %s", (text) => {
  expect(parsePageNumber(text)).toBe(Number(text));
});

it.each([
  ...[undefined, null, "", "-1", "+1", "01", "1e3", "1.5", "0x10", " 1", "1\n", "1000000"],
  ...["１２", "١", "one", "Infinity", "NaN", "..", "%31", "9".repeat(400)],
])("parses no number from %j", (text) => {
  expect(parsePageNumber(text)).toBeUndefined();
});

it("turns pages into positions and back", () => {
  const pageRef = fc.record({ chapter: fc.nat(999_999), page: fc.nat(999_999) });
  fc.assert(fc.property(pageRef, (ref) => void expect(toPageRef(toPosition(ref))).toEqual(ref)));
});
